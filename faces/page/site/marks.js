// SPDX-License-Identifier: GPL-3.0-or-later
// What the board shows besides the graph: what is left of it, tokens, who wins from where, the
// evidence, and the moves.

const outcomeSays = {
  N: "N, the next player wins",
  P: "P, the previous player wins",
  L: "L, Left wins",
  R: "R, Right wins",
};

/// "N 2", with the Grundy value where there is one.
function badgeOf(root) {
  if (!root.outcome) return null;
  const value = root.grundy === undefined ? "" : ` ${root.grundy}`;
  const says = outcomeSays[root.outcome] + (root.grundy === undefined ? "" : `, Grundy value ${root.grundy}`);
  return { letter: root.outcome, text: root.outcome + value, says };
}

function movesByPlace(position) {
  const result = new Map();
  if (!position || state.mode !== "play" || !isHumansTurn()) return result;
  for (const move of position.moves) {
    // Several edges at a vertex are chosen there.
    let key = move.at.length > 2 ? String(move.at[0]) : move.at.join("-");
    if (move.at.length === 2 && edgeIndex(...move.at) >= 0) key = state.edges[edgeIndex(...move.at)].join("-");
    const before = result.get(key);
    result.set(key, { moves: [...(before?.moves ?? []), move], hint: before?.hint || (play.hinted && move.wins === true) });
  }
  return result;
}

/// Everything that drawBoard needs, from the answers that are there.
function currentView() {
  const { position, roots } = state.shown;
  const playing = state.mode === "play" && position;
  const present = playing ? position.position.present : [...Array(state.order).keys()];
  const both = ([u, w]) => (isDirected() ? [`${u}-${w}`] : [`${u}-${w}`, `${w}-${u}`]);
  const edges = playing ? position.position.edges : state.edges;
  const why = state.why && position?.why && (state.mode === "draw" || play.hinted || isOver()) ? position.why : null;
  const badges = [];
  if (state.mode === "draw" && hasTokens())
    for (const root of roots) if (root.vertex !== null) badges[root.vertex] = badgeOf(root);
  return {
    present: new Set(present),
    edges: new Set(edges.flatMap(both)),
    tokens: playing ? position.position.tokens : state.order > 0 ? state.tokens : [],
    sets: playing ? position.position.sets : [],
    badges,
    markedVertices: new Set(why?.kind === "even kernel" ? why.vertices : []),
    markedEdges: new Set((why?.edges ?? []).flatMap(both)),
    kind: why?.kind ?? "",
    movesAt: movesByPlace(position),
    from: pointer.from,
  };
}
