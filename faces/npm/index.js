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

/// A value in a message.
const shown = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value));

function text(value, what) {
  if (typeof value !== "string") throw new TypeError(`${what} is a text, not ${shown(value)}`);
  return value;
}

function texts(values, what) {
  if (!Array.isArray(values)) throw new TypeError(`${what} are an array of texts, not ${shown(values)}`);
  for (const value of values) text(value, `each of ${what}`);
  return values;
}

/// What the program says, with the names that its options and its input have in these functions.
const inJavaScript = (message) =>
  message
    .trim()
    .replace(/^gazetteer: /, "")
    .replace(/; see gazetteer [a-z]+ --help$/, "")
    .replaceAll("<stdin>", "<graphs>")
    .replaceAll("--graphs", "among")
    .replace(/(^|[ (])--([a-z]+(?:-[a-z]+)*)/g, (_, before, name) => before + camel(name));

const camel = (name) => name.replace(/-[a-z]/g, (part) => part[1].toUpperCase());

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
export const run = async (words, options) =>
  runIn("gazetteer.wasm", ["gazetteer", ...texts(words, "the words of a command")], options);

/// Judges certificates by the checker, a module of its own.
export async function check(certificates) {
  const { code, stdout, stderr } = await runIn("check.wasm", ["gazetteer-check", "certificates"], {
    files: { certificates: text(certificates, "what is checked") },
  });
  return { valid: code === 0, code, stdout, stderr };
}

/// Options as words: {timeLimit: 2} is --time-limit 2.
function wordsOf(options, names) {
  const result = [];
  for (const [key, value] of Object.entries(options)) {
    if (!names.includes(key)) throw new TypeError(`no option ${key}: there are ${names.join(", ")}`);
    if (value === undefined || value === false) continue;
    if (!["string", "number", "boolean"].includes(typeof value))
      throw new TypeError(`${key} is a text, a number or true, not ${shown(value)}`);
    result.push("--" + key.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()));
    if (value !== true) result.push(String(value));
  }
  return result;
}

const runOptions = ["onProgress", "shouldStop"];

function parted(options) {
  if (options === null || typeof options !== "object")
    throw new TypeError(`options are an object, not ${shown(options)}`);
  const ofRun = {};
  const ofVerb = {};
  for (const [key, value] of Object.entries(options)) (runOptions.includes(key) ? ofRun : ofVerb)[key] = value;
  return [ofRun, ofVerb];
}

/// With games in the text of a .game file as the option `games`.
async function linesOf(words, input, { games, ...options }, accepted) {
  const files = games === undefined ? {} : { "games.game": text(games, "games") };
  const more = games === undefined ? [] : ["--games", "games.game"];
  const result = await run([...words, ...more], { input, files, ...options });
  if (!accepted.includes(result.code))
    throw new GazetteerError(inJavaScript(result.stderr), result.code);
  return result.stdout.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

const textOf = (graphs) =>
  (typeof graphs === "string" ? graphs : texts(graphs, "graphs that are not one text").join("\n")) + "\n";

/// A verb with its subject (a game or terms) on each graph; `names` are its options.
const onEach = (verb, names) => async (subject, graphs, options = {}) => {
  const [ofRun, { games, ...ofVerb }] = parted(options);
  text(subject, verb === "eval" ? "a list of terms" : "a game");
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
  text(claim, "a claim");
  text(family, "a family");
  const words = ["prove", claim, "--family", family, "--json", ...wordsOf(ofVerb, ["first", "timeLimit", "memory"])];
  return (await linesOf(words, "", ofRun, [0, 1, 3]))[0];
}

/// How often each outcome occurs over all graphs of the orders: one row an order.
export async function census(game, order, options = {}) {
  const [ofRun, { games, ...ofVerb }] = parted(options);
  const names = ["connected", "bySize", "labelled", "engine", "timeLimit", "memory"];
  text(game, "a game");
  if (!Number.isInteger(order)) text(order, "an order that is no integer");
  const words = ["census", game, "--order", String(order), "--json", ...wordsOf(ofVerb, names)];
  return linesOf(words, "", { games, ...ofRun }, [0, 3]);
}

/// A least counterexample to a conjecture on a class or on given graphs, or that there is none.
export async function hunt(conjecture, options = {}) {
  const [ofRun, { games, among, graphs, ...ofVerb }] = parted(options);
  const names = [
    "order", "list", "near", "strict", "by", "timeLimit", "memory", "search", "trees", "seed", "tries", "repair", "sharpen",
  ];
  const ground = [...(among === undefined ? [] : ["--graphs", text(among, "among")]), ...(graphs === undefined ? [] : ["--input", "-"])];
  text(conjecture, "a conjecture");
  const words = ["hunt", conjecture, "--json", ...ground, ...wordsOf(ofVerb, names)];
  return (await linesOf(words, graphs === undefined ? "" : textOf(graphs), { games, ...ofRun }, [0, 1, 3]))[0];
}
