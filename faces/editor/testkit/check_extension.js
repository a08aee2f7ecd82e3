// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the extension in node, with a stand-in for VS Code and the real server.
//   node check_extension.js FOLDER PROGRAM
// Exit code 1, and what is not as it should be, where something is not.
"use strict";

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

const [folder, program] = process.argv.slice(2);
const read = (name) => fs.readFileSync(path.join(folder, name), "utf8");
const manifest = JSON.parse(read("package.json"));

// What the manifest names is there, and is what it is said to be.
function checkManifest() {
  const { languages, grammars, configuration } = manifest.contributes;
  for (const file of [manifest.main, ...languages.map((one) => one.configuration)])
    assert(fs.existsSync(path.join(folder, file)), file);
  assert.deepStrictEqual(grammars.map((one) => one.language), languages.map((one) => one.id));
  for (const grammar of grammars) {
    const content = JSON.parse(read(grammar.path));
    assert.strictEqual(content.scopeName, grammar.scopeName);
    checkPatterns(content, content);
  }
  assert(Object.keys(configuration.properties).every((one) => one.startsWith("gazetteer.")));
  assert.strictEqual(manifest.dependencies, undefined);
}

// Each rule that is included exists, and each expression can be read.
function checkPatterns(rule, grammar) {
  if (Array.isArray(rule)) return rule.forEach((one) => checkPatterns(one, grammar));
  if (rule === null || typeof rule !== "object") return;
  if (rule.include) assert(grammar.repository[rule.include.slice(1)], rule.include);
  for (const key of ["match", "begin", "end"]) if (rule[key]) new RegExp(rule[key], "u");
  Object.values(rule).forEach((one) => checkPatterns(one, grammar));
}

// The stand-in.
class Plain {
  constructor(...of) {
    this.of = of;
  }
}
class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}
const heard = {};
const providers = {};
const commands = {};
const shown = [];
const published = [];
const subscribe = (event) => (listener) => {
  heard[event] = listener;
  return {};
};
const settings = { path: program, timeLimit: 60, threads: 1 };
const cancelled = { after: Infinity };
const token = () => ({
  onCancellationRequested: (listener) => cancelled.after < 1e6 && setTimeout(listener, cancelled.after),
});
const document = {
  languageId: "gazetteer-conjectures",
  version: 1,
  uri: new Uri("untitled:a"),
  text: "a | holds | trees, order ..5 | bipartit\n",
  getText: () => document.text,
};
const vscode = {
  Range: Plain, Hover: Plain, MarkdownString: Plain, Location: Plain, CodeLens: Plain,
  DocumentSymbol: Plain, Diagnostic: Plain, CompletionItem: Plain, Uri,
  ProgressLocation: { Notification: 15 },
  window: {
    showErrorMessage: (text) => shown.push(["error", text]),
    showWarningMessage: (text) => shown.push(["warning", text]),
    showInformationMessage: (text) => shown.push(["information", text]),
    withProgress: (options, work) => work({}, token()),
  },
  workspace: {
    textDocuments: [document],
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidOpenTextDocument: subscribe("open"),
    onDidChangeTextDocument: subscribe("change"),
    onDidCloseTextDocument: subscribe("close"),
  },
  commands: {
    registerCommand: (name, run) => {
      commands[name] = run;
      return {};
    },
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, all) => published.push([uri.text, all]),
      clear: () => published.push(["cleared"]),
    }),
  },
};
for (const what of ["CompletionItem", "Hover", "Definition", "CodeLens", "DocumentSymbol"])
  vscode.languages[`register${what}Provider`] = (selector, provider) => {
    assert.strictEqual(selector.length, 3);
    providers[what] = provider;
    return {};
  };
const load = Module._load;
Module._load = (name, ...more) => (name === "vscode" ? vscode : load(name, ...more));

// Resolves when the list has more than so many.
async function beyond(list, size) {
  while (list.length <= size) await new Promise((resolve) => setTimeout(resolve, 5));
  return list[list.length - 1];
}

async function checkRunning() {
  const extension = require(path.resolve(folder, manifest.main));
  await extension.activate({ subscriptions: [] });
  const [, faults] = await beyond(published, 0);
  assert.strictEqual(faults.length, 1);
  assert.match(faults[0].of[1], /unknown name 'bipartit'/);
  assert.deepStrictEqual(faults[0].of[0].of, [0, 31, 0, 39]);
  assert.strictEqual(faults[0].of[2], 0);

  const change = { range: { start: { line: 0, character: 39 }, end: { line: 0, character: 39 } } };
  document.version = 2;
  heard.change({ document, contentChanges: [{ ...change, text: "e" }] });
  assert.deepStrictEqual((await beyond(published, 1))[1], []);

  const place = { line: 0, character: 35 };
  const items = await providers.CompletionItem.provideCompletionItems(document, place);
  assert(items.some((item) => item.of[0] === "bipartite" && item.insertText === "bipartite"));
  const hover = await providers.Hover.provideHover(document, place);
  assert.match(hover.of[0].of[0], /bipartite\(graph\): boolean/);
  assert.strictEqual(await providers.Definition.provideDefinition(document, place), null);
  const [symbol] = await providers.DocumentSymbol.provideDocumentSymbols(document);
  assert.strictEqual(symbol.of[0], "a");
  const [lens] = await providers.CodeLens.provideCodeLenses(document);
  assert.strictEqual(lens.of[1].title, "check this conjecture");

  const verdict = await commands[lens.of[1].command](...lens.of[1].arguments);
  assert.strictEqual(verdict.verdict, "HOLDS");
  assert.match(verdict.says, /trees of order <= 5: 8 graphs/);
  assert.deepStrictEqual(shown.pop(), ["information", `a: HOLDS: ${verdict.says}`]);

  const all = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
  const text = "long | holds | order ..14 | (count S: tree(induced(S))) >= 0\n";
  heard.change({ document, contentChanges: [{ range: all, text }] });
  cancelled.after = 50;
  await commands["gazetteer.check"]("untitled:a", "long");
  assert.deepStrictEqual(shown.pop(), ["warning", "long: the check was cancelled"]);

  await commands["gazetteer.restart"]();
  heard.close(document);
  await extension.deactivate();
  settings.path = "/no/such/program";
  await extension.activate({ subscriptions: [] });
  assert.match((await beyond(shown, 0))[1], /no such program|ENOENT/);
  await extension.deactivate();
}

process.on("unhandledRejection", (error) => {
  console.error(error);
  process.exit(1);
});
checkManifest();
checkRunning();
