// SPDX-License-Identifier: GPL-3.0-or-later
// The link to what is shown: play.html#graph=Cj&game=undirected_edge_geography&root=0.

const linkMax = 20000;

/// Short names that reports use.
const shortNames = {
  uvg: "undirected_vertex_geography",
  ueg: "undirected_edge_geography",
  dvg: "directed_vertex_geography",
  deg: "directed_edge_geography",
  slither: "two_ended_slither",
  edge_delete: "edge_deletion",
  "edge-delete": "edge_deletion",
  partizan_uvg: "partizan_vertex_geography",
  "partizan-uvg": "partizan_vertex_geography",
  partizan_ueg: "partizan_edge_geography",
  "partizan-ueg": "partizan_edge_geography",
};

function linkText() {
  const parts = new URLSearchParams({ graph: state.graphText });
  if (state.rules === null) parts.set("game", state.game.name);
  else parts.set("rules", state.rules);
  if (hasTokens()) parts.set("root", state.tokens.join(","));
  if (state.first === "right") parts.set("first", "right");
  if (state.play.length > 0) parts.set("play", state.play.map((c) => c.join(".")).join(","));
  parts.set("at", state.places.map((p) => p.map((x) => Math.round(x * 1000)).join(".")).join(","));
  return "#" + parts.toString();
}

const wholeNumbers = (text, between) => text.split(between).map(Number);

/// What a link says; throws an Error with a message for people.
function readLink(hash) {
  if (hash.length > linkMax) throw new Error("the link is too long");
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const game = parts.get("game");
  const result = {
    graph: parts.get("graph"),
    game: game && (Object.hasOwn(shortNames, game) ? shortNames[game] : game),
    rules: parts.get("rules"),
    tokens: parts.get("root") ? wholeNumbers(parts.get("root"), ",") : [],
    first: parts.get("first") === "right" ? "right" : "left",
    play: parts.get("play") ? parts.get("play").split(",").map((c) => wholeNumbers(c, ".")) : [],
    places: parts.get("at") ? parts.get("at").split(",").map((p) => wholeNumbers(p, ".").map((x) => x / 1000)) : [],
  };
  const isNatural = (x) => Number.isInteger(x) && x >= 0;
  if (!result.tokens.every((t) => isNatural(t) && t < orderMax))
    throw new Error("the link names a root that is not a vertex");
  if (!result.play.every((c) => c.length === 3 && c.every(Number.isInteger)))
    throw new Error("the link has a line of play that cannot be read");
  if (!result.places.every((p) => p.length === 2 && p.every((x) => x >= 0 && x <= 1))) result.places = [];
  return result;
}

let writtenHash = "";
function writeLink() {
  writtenHash = linkText();
  try {
    history.replaceState(null, "", writtenHash);
  } catch {
    location.hash = writtenHash; // where the page's address may not be changed
  }
}
