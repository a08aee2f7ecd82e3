// SPDX-License-Identifier: GPL-3.0-or-later
// The functions of the package, as installed, against the program: node check_answers.mjs PROGRAM.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { GazetteerError, census, check, evaluate, hunt, play, prove, run, solve } from "gazetteer";

const program = process.argv[2];
const told = (words, input = "") =>
  spawnSync(program, words, { input, encoding: "utf8" }).stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
const graphs = ["@", "A_", "Bw", "CF", "Dhc", "path 6", "0-1 1-2 2-0 2-3"];

for (const game of ["uvg", "ueg", "node_kayles"])
  assert.deepEqual(await solve(game, graphs), told(["solve", game, "--json"], graphs.join("\n")));
assert.deepEqual(await solve("uvg", "path 4", { root: 0 }), told(["solve", "uvg", "--root", "0", "path 4", "--json"]));
assert.deepEqual(await evaluate("order, girth", graphs), told(["eval", "order, girth", "--json"], graphs.join("\n")));
assert.deepEqual(await play("node_kayles", "path 5"), told(["play", "node_kayles", "path 5", "--json"]));
assert.deepEqual([await hunt("size <= 4", { order: "..5", among: "connected" })],
  told(["hunt", "size <= 4", "--order", "..5", "--graphs", "connected", "--json"]));
assert.deepEqual([await hunt("connected", { graphs })], told(["hunt", "connected", "--input", "-", "--json"], graphs.join("\n")));

assert.deepEqual([await prove("grundy(kayles)", "path n", { first: 5 })],
  told(["prove", "grundy(kayles)", "--family", "path n", "--first", "5", "--json"]));
assert.equal((await prove("order < 100", "ladder n")).least, 50);
assert.deepEqual(await census("uvg", "..5", { labelled: true }),
  told(["census", "uvg", "--order", "..5", "--labelled", "--json"]));
// What was hit first is the same tree in another canonical form.
const found = await hunt("diameter <= 4", { search: true, trees: true, order: "..30", seed: 7 });
const [known] = told(["hunt", "diameter <= 4", "--search", "--trees", "--order", "..30", "--seed", "7", "--json"]);
assert.deepEqual({ ...found, hit: "" }, { ...known, hit: "" });

// A game of one's own, and its faults.
const own = "game my_kayles\n  move u: delete(u, N(u))\n";
const [one] = await solve("my_kayles", "path 3", { games: own });
assert.equal(one.outcome, told(["solve", "node_kayles", "path 3", "--json"])[0].outcome);
await assert.rejects(solve("uvg", "no graph at all"), (error) => error instanceof GazetteerError && error.code === 2);
await assert.rejects(solve("my_kayles", "path 3", { games: own.replace("game", "gaem") }), GazetteerError);
await assert.rejects(solve("uvg", "path 3", { roots: 1 }), TypeError);

// What is no text is a TypeError, and a refusal speaks of the options of these functions.
for (const [call, says] of [
  [() => solve(), "a game is a text, not undefined"],
  [() => solve("uvg", 5), "graphs that are not one text are an array of texts, not 5"],
  [() => solve("uvg", ["A_", null]), "each of graphs that are not one text is a text, not null"],
  [() => solve("uvg", "A_", null), "options are an object, not null"],
  [() => solve("uvg", "A_", { root: [0] }), "root is a text, a number or true, not 0"],
  [() => solve("uvg", "A_", { games: 3 }), "games is a text, not 3"],
  [() => evaluate(3, "A_"), "a list of terms is a text, not 3"],
  [() => hunt(null), "a conjecture is a text, not null"],
  [() => census("uvg", {}), "an order that is no integer is a text, not [object Object]"],
  [() => prove("planar"), "a family is a text, not undefined"],
  [() => check(7), "what is checked is a text, not 7"],
  [() => run("solve"), 'the words of a command are an array of texts, not "solve"'],
])
  await assert.rejects(call(), { name: "TypeError", message: says });
for (const [call, says] of [
  [() => hunt("order = 3", { order: "5..3" }), "order takes ..8, 3..8 or 8, not '5..3'"],
  [() => hunt("order = 3", { among: "conected" }), /^among:1:1: unknown class of graphs 'conected'/],
  [() => solve("uvg", "A_", { root: 9 }), "<graphs>:1: there is no vertex 9: the order is 2"],
  [() => play("uvg", "A_"), "uvg is played from a vertex: root V"],
  [() => solve("uvg", "A_", { timeLimit: "x" }), /^timeLimit: Value x not in range [^;]*$/],
  [() => census("uvg", 99), "order: an order from 0 to 32, not 99"],
])
  await assert.rejects(call(), { name: "GazetteerError", code: 2, message: says });

// Certificates that are written to a file of memory, and a forged one.
const { code, files } = await run(["solve", "uvg", "path 4", "--certificate", "c.txt"]);
assert.equal(code, 0);
assert.equal((await check(files["c.txt"])).valid, true);
assert.equal((await check(files["c.txt"].replace(/\bN\b/, "P"))).valid, false);

// Long work tells how far it is, and stops.
let looks = 0;
const stopped = await hunt("chromatic_number <= max_degree + 1", { order: "..8", shouldStop: () => ++looks > 2000 });
assert.equal(stopped.verdict, "INCONCLUSIVE");
const lines = [];
await hunt("chromatic_number <= max_degree + 1", { order: "..7", onProgress: (line) => lines.push(line) });
for (const line of lines) assert.match(line, /^(order \d+: )?\d+ (of \d+ )?graphs/);
await assert.rejects(hunt("order >= 0", { order: 9 }), (error) => error.code === 4 && /end at order 8/.test(error.message));
console.log("the functions answer as the program");
