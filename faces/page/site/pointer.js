// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing by mouse, pen or finger: a click on an empty place makes a vertex, a drag from vertex to
// vertex makes or takes away an edge, a drag to an empty place moves the vertex.

const pointer = { from: -1, start: null, dragged: false, id: null };
const dragMin = 6; // pixels

board.svg.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  pointer.id = event.pointerId;
  pointer.start = [event.clientX, event.clientY];
  pointer.dragged = false;
  pointer.from = state.mode === "draw" ? board.vertexAt(event) : -1;
});

board.svg.addEventListener("pointermove", (event) => {
  if (pointer.start === null || event.pointerId !== pointer.id || pointer.from < 0) return;
  const moved = Math.hypot(event.clientX - pointer.start[0], event.clientY - pointer.start[1]);
  if (moved < dragMin && !pointer.dragged) return;
  pointer.dragged = true;
  board.svg.setPointerCapture(pointer.id);
  const box = board.svg.getBoundingClientRect();
  const [x1, y1] = board.at(pointer.from);
  const over = board.vertexAt(event);
  const [x2, y2] = over >= 0 ? board.at(over) : [event.clientX - box.left, event.clientY - box.top];
  const line = element("line", { x1, y1, x2, y2, class: over >= 0 && over !== pointer.from ? "rubber ready" : "rubber" });
  document.getElementById("rubber")?.replaceChildren(line);
});

board.svg.addEventListener("pointerup", (event) => {
  if (pointer.start === null || event.pointerId !== pointer.id) return;
  const { from, dragged } = pointer;
  pointer.start = null;
  pointer.from = -1;
  const to = board.vertexAt(event);
  if (state.mode === "play") return playAt(event.target, to);
  if (dragged && from >= 0) dragTo(from, to, event);
  else if (to >= 0) chooseVertex(to);
  else drawNewVertex(board.place(event));
});

board.svg.addEventListener("pointercancel", () => {
  pointer.start = null;
  pointer.from = -1;
  drawBoard();
});

function dragTo(from, to, event) {
  if (to >= 0 && to !== from) {
    toggleEdge(from, to);
    say(edgeIndex(from, to) >= 0 ? `edge ${placeText([from, to])}` : `no edge ${placeText([from, to])}`);
    return graphChanged();
  }
  if (to === from) return drawBoard();
  remember();
  state.places[from] = board.place(event);
  drawBoard();
  writeLink();
}

function drawNewVertex(place) {
  const v = addVertex(place);
  if (v < 0) return complain("graph", "the page takes graphs of 64 vertices at most");
  graphChanged();
  focusVertex(v);
  say(`vertex ${v}`);
}

/// The token comes here; without tokens the vertex is chosen alone.
function chooseVertex(v) {
  focusVertex(v);
  if (!hasTokens() || state.mode !== "draw") return;
  state.tokens[state.vary] = v;
  startChanged();
}
