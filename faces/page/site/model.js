// SPDX-License-Identifier: GPL-3.0-or-later
// The state of the page: a graph and where it is drawn, a game, where its tokens start, and the
// line of play.

const state = {
  order: 0,
  edges: [],
  places: [],
  graphText: "",
  game: null, // as the engine describes it
  rules: null, // the text of rules of one's own
  tokens: [],
  vary: 0,
  mode: "draw",
  first: "left",
  play: [],
  human: "first",
  shown: { roots: [], position: null, partial: false },
  hints: true,
  why: true,
};

const orderMax = 64;
const undoMax = 200;
const past = [];

function snapshot() {
  return JSON.stringify([state.order, state.edges, state.places, state.tokens]);
}
/// Call before a change of the graph.
function remember() {
  past.push(snapshot());
  if (past.length > undoMax) past.shift();
}
function undoDrawing() {
  if (past.length === 0) return false;
  [state.order, state.edges, state.places, state.tokens] = JSON.parse(past.pop());
  return true;
}

const isDirected = () => state.game?.directed ?? false;
const hasTokens = () => (state.game?.tokens.length ?? 0) > 0;

function edgeIndex(u, w) {
  return state.edges.findIndex(([a, b]) => (a === u && b === w) || (!isDirected() && a === w && b === u));
}

function addVertex(place) {
  if (state.order >= orderMax) return -1;
  remember();
  state.places.push(place);
  return state.order++;
}

function toggleEdge(u, w) {
  if (u === w) return;
  remember();
  const at = edgeIndex(u, w);
  if (at >= 0) state.edges.splice(at, 1);
  else state.edges.push(isDirected() || u < w ? [u, w] : [w, u]);
}

function removeVertex(v) {
  remember();
  const renamed = (w) => (w > v ? w - 1 : w);
  state.edges = state.edges.filter((e) => !e.includes(v)).map((e) => e.map(renamed));
  state.places.splice(v, 1);
  --state.order;
  state.tokens = state.tokens.map((t) => (t === v ? 0 : renamed(t)));
}

function setGraph({ order, edges }, text, places) {
  remember();
  state.order = order;
  state.edges = edges;
  state.places = places?.length === order ? places : layoutOf(text, order, edges);
  state.tokens = state.tokens.map((t) => (t < order ? t : 0));
}

function setGame(game, rules) {
  state.game = game;
  state.rules = rules;
  state.vary = 0;
  const taken = game.tokens.map((_, i) => (game.tokens.length > 1 ? Math.min(i, Math.max(state.order - 1, 0)) : state.tokens[0] ?? 0));
  state.tokens = taken.map((t) => (t < state.order ? t : 0));
}

/// A request about the game and the graph.
function asking(op, more) {
  const game = state.rules === null ? { game: state.game.name } : { rules: state.rules };
  return { op, ...game, graph: state.graphText, tokens: state.tokens, first: state.first, ...more };
}

/// "3", "0–1", "0→1": where a move is made.
function placeText(at) {
  return at.length === 1 ? `${at[0]}` : at[0] + (isDirected() ? "→" : "–") + at.slice(1).join(",");
}
