// SPDX-License-Identifier: GPL-3.0-or-later
// The extension for VS Code: it starts `gazetteer lsp` and hands on what it says.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection.js");

const languages = ["gazetteer-game", "gazetteer-paper", "gazetteer-conjectures"];
let connection;
let diagnostics;
let disposed = false;

const isOurs = (document) => languages.includes(document.languageId);
const name = (document) => ({ uri: document.uri.toString() });
const at = (document, position) => ({
  textDocument: name(document),
  position: { line: position.line, character: position.character },
});
const range = (of) =>
  new vscode.Range(of.start.line, of.start.character, of.end.line, of.end.character);

function show(params) {
  const kinds = { 1: "showErrorMessage", 2: "showWarningMessage" };
  vscode.window[kinds[params.type] || "showInformationMessage"](params.message);
}

function publish(params) {
  const all = params.diagnostics.map((one) => {
    // The protocol counts from 1, VS Code from 0.
    const result = new vscode.Diagnostic(range(one.range), one.message, one.severity - 1);
    result.source = one.source;
    return result;
  });
  diagnostics.set(vscode.Uri.parse(params.uri), all);
}

function hear(method, params) {
  if (method === "textDocument/publishDiagnostics") publish(params);
  if (method === "window/showMessage") show(params);
  if (method === "window/logMessage") console.log(params.message);
}

function open(document) {
  if (!isOurs(document)) return;
  const { languageId, version } = document;
  connection.notify("textDocument/didOpen", {
    textDocument: { uri: name(document).uri, languageId, version, text: document.getText() },
  });
}

function change(event) {
  if (!isOurs(event.document) || event.contentChanges.length === 0) return;
  // VS Code has the last change of a text first, so that none moves another.
  const contentChanges = event.contentChanges.map((one) => ({
    range: {
      start: { line: one.range.start.line, character: one.range.start.character },
      end: { line: one.range.end.line, character: one.range.end.character },
    },
    text: one.text,
  }));
  const textDocument = { uri: name(event.document).uri, version: event.document.version };
  connection.notify("textDocument/didChange", { textDocument, contentChanges });
}

function close(document) {
  if (isOurs(document)) connection.notify("textDocument/didClose", { textDocument: name(document) });
}

async function start() {
  const settings = vscode.workspace.getConfiguration("gazetteer");
  const program = settings.get("path");
  const args = ["lsp", "--time-limit", String(settings.get("timeLimit"))];
  if (settings.get("threads") > 0) args.push("--threads", String(settings.get("threads")));
  const mine = new Connection(program, args, hear, (why) => {
    diagnostics.clear();
    if (disposed || mine !== connection) return;
    vscode.window.showErrorMessage(
      `${program} lsp: ${why}. The setting gazetteer.path names the program; ` +
        "the command 'Gazetteer: Start the server again' starts it."
    );
  });
  connection = mine;
  try {
    await mine.request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  } catch (error) {
    return; // That it has ended was shown.
  }
  mine.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(open);
}

async function restart() {
  const old = connection;
  connection = undefined;
  await old.stop();
  await start();
}

async function check(uri, what) {
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: `Gazetteer checks ${what}`,
    cancellable: true,
  };
  const params = { command: "gazetteer.check", arguments: [uri, what] };
  return vscode.window.withProgress(options, async (_, token) => {
    try {
      return await connection.request("workspace/executeCommand", params, token);
    } catch (error) {
      return vscode.window.showWarningMessage(`${what}: ${error.message}`);
    }
  });
}

async function completions(document, position, token) {
  const place = at(document, position);
  const items = await connection.request("textDocument/completion", place, token);
  return items.map((item) => {
    // The protocol counts from 1, VS Code from 0.
    const result = new vscode.CompletionItem(item.label, item.kind - 1);
    result.detail = item.detail;
    result.documentation = item.documentation;
    result.range = range(item.textEdit.range);
    result.insertText = item.textEdit.newText;
    return result;
  });
}

async function hover(document, position, token) {
  const found = await connection.request("textDocument/hover", at(document, position), token);
  if (!found) return null;
  return new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
}

async function definition(document, position, token) {
  const place = at(document, position);
  const found = await connection.request("textDocument/definition", place, token);
  return found && new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
}

async function lenses(document, token) {
  const params = { textDocument: name(document) };
  const all = await connection.request("textDocument/codeLens", params, token);
  return all.map((lens) => new vscode.CodeLens(range(lens.range), lens.command));
}

async function symbols(document, token) {
  const params = { textDocument: name(document) };
  const all = await connection.request("textDocument/documentSymbol", params, token);
  return all.map(
    (one) =>
      new vscode.DocumentSymbol(
        one.name, one.detail, one.kind - 1, range(one.range), range(one.selectionRange)
      )
  );
}

async function activate(context) {
  disposed = false;
  diagnostics = vscode.languages.createDiagnosticCollection("gazetteer");
  const selector = languages.map((language) => ({ language }));
  const { workspace, commands } = vscode;
  context.subscriptions.push(
    diagnostics,
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(change),
    workspace.onDidCloseTextDocument(close),
    commands.registerCommand("gazetteer.restart", restart),
    commands.registerCommand("gazetteer.check", check),
    vscode.languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: completions,
    }),
    vscode.languages.registerHoverProvider(selector, { provideHover: hover }),
    vscode.languages.registerDefinitionProvider(selector, { provideDefinition: definition }),
    vscode.languages.registerCodeLensProvider(selector, { provideCodeLenses: lenses }),
    vscode.languages.registerDocumentSymbolProvider(selector, { provideDocumentSymbols: symbols })
  );
  await start();
}

function deactivate() {
  disposed = true;
  return connection && connection.stop();
}

module.exports = { activate, deactivate };
