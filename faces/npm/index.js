// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer for pages and for Node: the program's verbs as functions.
import { runCommand } from "./host.js";
import { Memory } from "./wasi.js";

const compiled = new Map();

async function compile(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  return WebAssembly.compileStreaming(fetch(url));
}

/// The module of a name in this package, compiled once.
export function moduleNamed(name) {
  if (!compiled.has(name)) compiled.set(name, compile(name));
  return compiled.get(name);
}

/// Uses a module that is compiled already, of this package's gazetteer.wasm.
export function use(module) {
  compiled.set("gazetteer.wasm", Promise.resolve(module));
}

/// The program says no: its message, and its exit code.
export class GazetteerError extends Error {
  constructor(message, code) {
    super(message);
    this.name = "GazetteerError";
    this.code = code;
  }
}

async function runIn(name, words, { input, files, onProgress, shouldStop } = {}) {
  const module = await moduleNamed(name);
  const system = new Memory({ input, files });
  let said = "";
  const code = runCommand(module, {
    words,
    system,
    look: () => (shouldStop?.() ? 1 : 0),
    show: (line) => onProgress?.(line),
    complain: (text) => (said = text),
  });
  const written = Object.fromEntries([...system.files].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));
  return { code, stdout: system.out.text(), stderr: system.err.text() + said, files: written };
}

/// Runs a command line, as the program does.
export const run = (words, options) => runIn("gazetteer.wasm", ["gazetteer", ...words], options);

/// Judges certificates by the checker, a module of its own.
export async function check(certificates) {
  const { code, stdout, stderr } = await runIn("check.wasm", ["gazetteer-check", "certificates"], {
    files: { certificates },
  });
  return { valid: code === 0, code, stdout, stderr };
}

/// Options as words: {timeLimit: 2} is --time-limit 2.
function wordsOf(options, names) {
  const result = [];
  for (const [key, value] of Object.entries(options)) {
    if (!names.includes(key)) throw new TypeError(`no option ${key}: there are ${names.join(", ")}`);
    if (value === undefined || value === false) continue;
    result.push("--" + key.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()));
    if (value !== true) result.push(String(value));
  }
  return result;
}

const runOptions = ["onProgress", "shouldStop"];

function parted(options) {
  const ofRun = {};
  const ofVerb = {};
  for (const [key, value] of Object.entries(options)) (runOptions.includes(key) ? ofRun : ofVerb)[key] = value;
  return [ofRun, ofVerb];
}

/// With games in the text of a .game file as the option `games`.
async function linesOf(words, input, { games, ...options }, accepted) {
  const files = games === undefined ? {} : { "games.game": games };
  const more = games === undefined ? [] : ["--games", "games.game"];
  const result = await run([...words, ...more], { input, files, ...options });
  if (!accepted.includes(result.code))
    throw new GazetteerError(result.stderr.trim().replace(/^gazetteer: /, ""), result.code);
  return result.stdout.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

const textOf = (graphs) => (Array.isArray(graphs) ? graphs.join("\n") : graphs) + "\n";

/// A verb with its subject (a game or terms) on each graph; `names` are its options.
const onEach = (verb, names) => async (subject, graphs, options = {}) => {
  const [ofRun, { games, ...ofVerb }] = parted(options);
  return linesOf([verb, subject, "--json", ...wordsOf(ofVerb, names)], textOf(graphs), { games, ...ofRun }, [0, 3]);
};

/// Who wins, from each start, on each graph.
export const solve = onEach("solve", ["root", "unrooted", "by", "engine", "timeLimit", "memory"]);

/// A whole play on each graph.
export const play = onEach("play", ["root", "first", "timeLimit", "memory"]);

/// The values of expressions, with commas between, on each graph.
export const evaluate = onEach("eval", ["where", "countBy", "max", "min", "by", "timeLimit", "memory"]);

/// A claim on all members of a family, or the law of a number.
export async function prove(claim, family, options = {}) {
  const [ofRun, ofVerb] = parted(options);
  const words = ["prove", claim, "--family", family, "--json", ...wordsOf(ofVerb, ["first", "timeLimit", "memory"])];
  return (await linesOf(words, "", ofRun, [0, 1, 3]))[0];
}

/// How often each outcome occurs over all graphs of the orders: one row an order.
export async function census(game, order, options = {}) {
  const [ofRun, { games, ...ofVerb }] = parted(options);
  const names = ["connected", "bySize", "labelled", "engine", "timeLimit", "memory"];
  const words = ["census", game, "--order", String(order), "--json", ...wordsOf(ofVerb, names)];
  return linesOf(words, "", { games, ...ofRun }, [0, 3]);
}

/// A least counterexample to a conjecture on a class or on given graphs, or that there is none.
export async function hunt(conjecture, options = {}) {
  const [ofRun, { games, among, graphs, ...ofVerb }] = parted(options);
  const names = [
    "order", "list", "near", "strict", "by", "timeLimit", "memory", "search", "trees", "seed", "tries", "repair", "sharpen",
  ];
  const ground = [...(among === undefined ? [] : ["--graphs", among]), ...(graphs === undefined ? [] : ["--input", "-"])];
  const words = ["hunt", conjecture, "--json", ...ground, ...wordsOf(ofVerb, names)];
  return (await linesOf(words, graphs === undefined ? "" : textOf(graphs), { games, ...ofRun }, [0, 1, 3]))[0];
}
