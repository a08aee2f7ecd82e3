// SPDX-License-Identifier: GPL-3.0-or-later
// The board by keyboard. Arrows go to the vertex in their direction; N makes a vertex, E begins and
// ends an edge, Delete takes a vertex away, Enter puts the token here or makes the move.

const keys = { edgeFrom: -1 };

/// The nearest vertex in the direction, what lies ahead counting more than what lies aside.
function vertexTowards(v, [dx, dy]) {
  const [x, y] = board.at(v);
  let best = v;
  let cost = Infinity;
  for (let w = 0; w < state.order; ++w) {
    const [wx, wy] = board.at(w);
    const ahead = (wx - x) * dx + (wy - y) * dy;
    const aside = Math.abs((wx - x) * dy - (wy - y) * dx);
    if (w !== v && ahead > 1 && ahead + 2 * aside < cost) [best, cost] = [w, ahead + 2 * aside];
  }
  return best;
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/// A free place near the middle, on a spiral.
function freePlace() {
  for (let i = 0; i < 400; ++i) {
    const place = [0.5 + 0.022 * Math.sqrt(i) * Math.cos(i * 2.4), 0.5 + 0.022 * Math.sqrt(i) * Math.sin(i * 2.4)];
    if (state.places.every((p) => Math.hypot(p[0] - place[0], p[1] - place[1]) > 0.13)) return place;
  }
  return [Math.random(), Math.random()];
}

function edgeKey(v) {
  if (keys.edgeFrom < 0) {
    keys.edgeFrom = v;
    say(`edge from ${v}: go to the other end and press E`);
    return;
  }
  const from = keys.edgeFrom;
  keys.edgeFrom = -1;
  if (from === v) return say("no edge");
  toggleEdge(from, v);
  say(edgeIndex(from, v) >= 0 ? `edge ${placeText([from, v])}` : `no edge ${placeText([from, v])}`);
  graphChanged();
}

function drawingKey(key, v) {
  if (key === "n" || key === "N") return drawNewVertex(freePlace()), true;
  if (v < 0) return false;
  if (key === "e" || key === "E") return edgeKey(v), true;
  if (key === "Delete" || key === "Backspace") {
    removeVertex(v);
    say(`vertex ${v} taken away`);
    return graphChanged(), true;
  }
  if (key === "Enter" || key === " ") return chooseVertex(v), true;
  return false;
}

board.svg.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const data = event.target.dataset;
  const v = data.vertex === undefined ? -1 : Number(data.vertex);
  let done = false;
  if (directions[event.key]) {
    if (v >= 0) focusVertex(vertexTowards(v, directions[event.key]));
    else if (state.order > 0) focusVertex(0);
    done = true;
  } else if (event.key === "Escape") {
    keys.edgeFrom = -1;
  } else if (state.mode === "play" && (event.key === "Enter" || event.key === " ")) {
    playAt(event.target, v);
    done = true;
  } else if (state.mode === "draw") {
    done = drawingKey(event.key, v);
  }
  if (done) event.preventDefault();
});

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== "z" || event.target.closest?.("textarea, input")) return;
  event.preventDefault();
  if (state.mode === "play") takeBack();
  else if (undoDrawing()) graphChanged();
});
