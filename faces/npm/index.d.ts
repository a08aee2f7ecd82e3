// SPDX-License-Identifier: GPL-3.0-or-later
// The types of gazetteer for JavaScript. The verbs, their options and their answers are those of the
// program (its manual page); answers are its JSON.

/** A graph: graph6, sparse6, digraph6, a family's member, as "grid 3 3", or edges, as "0-1 1-2". */
export type GraphText = string;

/** The program says no: bad input (2), or what is not in this package (4). */
export class GazetteerError extends Error {
  readonly code: number;
}

export interface RunOptions {
  /** Gets a line on how far long work is, five times a second. */
  onProgress?: (line: string) => void;
  /** Asked while work goes on; true ends it, and the answer is what is known so far. */
  shouldStop?: () => boolean;
}

export interface VerbOptions extends RunOptions {
  /** The text of a .game file, whose games can be named. */
  games?: string;
  /** Seconds, for each position, play or hunt. */
  timeLimit?: number;
  /** MiB for memos and tables. */
  memory?: number;
  /** Who decides: theorems, search, or a theorem where one applies. */
  by?: "auto" | "oracle" | "theorem";
}

export interface SolveOptions extends VerbOptions {
  /** The vertex of each token, with commas between; every one if not given. */
  root?: string | number;
  /** The first player chooses the vertex. */
  unrooted?: boolean;
  engine?: "auto" | "memo" | "subsets" | "cycle-space" | "proof-search";
}

export interface Answer {
  graph: GraphText;
  game: string;
  root?: number | number[] | null;
  /** N: who moves wins; P: the other; L, R: Left, Right, whoever moves; null: not decided. */
  outcome: "N" | "P" | "L" | "R" | null;
  grundy?: number;
  winning_moves?: unknown[];
  decided_by?: string;
  witness?: unknown;
  stopped_by?: string;
}

export interface PlayOptions extends Omit<VerbOptions, "by"> {
  root?: string | number;
  /** Who begins in a partizan game. */
  first?: "left" | "right";
}

export interface Play {
  graph: GraphText;
  game: string;
  first: string;
  winner: string;
  positions: Array<Record<string, unknown>>;
}

export interface EvaluateOptions extends VerbOptions {
  where?: string;
  countBy?: string;
  max?: string;
  min?: string;
}

export interface HuntOptions extends VerbOptions {
  /** The orders, as "..7", "3..6" or 5; at most 8 here, of trees 12, of digraphs 5. */
  order?: string | number;
  /** A class of graphs, as "connected bipartite" or "digraphs". */
  among?: string;
  /** Given graphs, instead of a class. */
  graphs?: GraphText | GraphText[];
  list?: number;
  near?: number;
  strict?: boolean;
  /** Search beyond the orders that are gone through, guided by how far a graph is from failing. */
  search?: boolean;
  trees?: boolean;
  seed?: number;
  tries?: number;
  /** Of a refuted conjecture, tell hypotheses with which it holds. */
  repair?: boolean;
  /** Of one that holds, tell what can be sharper. */
  sharpen?: boolean;
}

export interface HuntReport {
  conjecture: string;
  verdict: "HOLDS" | "REFUTED" | "INCONCLUSIVE" | "NONE FOUND";
  searched: string;
  graphs: number;
  failures: number;
  counterexamples: Array<{ graph: GraphText; root?: number }>;
  [more: string]: unknown;
}

export interface ProveOptions extends RunOptions {
  /** How many values to list. */
  first?: number;
  timeLimit?: number;
  memory?: number;
}

export interface Proof {
  claim: string;
  family: string;
  verdict: "PROVED" | "REFUTED" | "SEQUENCE" | "INCONCLUSIVE";
  /** The least n of a member on which the claim fails. */
  least?: number;
  /** Why nothing is decided. */
  reason?: string;
  /** The law: the values from `first` on, which repeat from `repeats_from` with `period` and `slope`. */
  first?: number;
  repeats_from?: number;
  period?: number;
  slope?: number;
  values?: number[];
  terms?: number[];
  exceptions?: Array<[number, number]>;
}

export interface CensusOptions extends Omit<VerbOptions, "by"> {
  connected?: boolean;
  bySize?: boolean;
  labelled?: boolean;
  engine?: string;
}

export interface RunResult {
  /** The program's exit code. */
  code: number;
  stdout: string;
  stderr: string;
  /** What was written to files, and the files given. */
  files: Record<string, string>;
}

/** Who wins, from each start, on each graph. */
export function solve(game: string, graphs: GraphText | GraphText[], options?: SolveOptions): Promise<Answer[]>;
/** A whole play on each graph. */
export function play(game: string, graphs: GraphText | GraphText[], options?: PlayOptions): Promise<Play[]>;
/** The values of expressions, with commas between, on each graph. */
export function evaluate(terms: string, graphs: GraphText | GraphText[], options?: EvaluateOptions): Promise<Array<Record<string, unknown>>>;
/** A least counterexample to a conjecture, or that there is none to the bound. */
export function hunt(conjecture: string, options?: HuntOptions): Promise<HuntReport>;
/** A claim about all members of a family, as "prism n", or the law of a number. */
export function prove(claim: string, family: string, options?: ProveOptions): Promise<Proof>;
/** How often each outcome occurs over all graphs of an order, "5" or "..6": one row an order. */
export function census(game: string, order: string | number, options?: CensusOptions): Promise<Array<Record<string, unknown>>>;
/** Judges certificates, by a checker that shares nothing with what wrote them but the rules. */
export function check(certificates: string): Promise<{ valid: boolean; code: number; stdout: string; stderr: string }>;
/** Runs a command line, as the program does; `files` has texts by name. */
export function run(words: string[], options?: RunOptions & { input?: string; files?: Record<string, string> }): Promise<RunResult>;
/** Uses a module that is compiled already: gazetteer.wasm of this package. */
export function use(module: WebAssembly.Module): void;
