// SPDX-License-Identifier: GPL-3.0-or-later
// The board: the graph as a picture, every vertex and edge of which can be reached by keyboard.

const svgName = "http://www.w3.org/2000/svg";
const radius = 17; // of a vertex, in pixels

function element(name, attributes = {}, ...children) {
  const result = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) result.setAttribute(key, value);
  result.append(...children);
  return result;
}

const board = {
  svg: document.getElementById("board"),
  /// Where a vertex is on the screen: its badge has room beside it.
  at(v) {
    const { width, height } = board.size();
    return [18 + state.places[v][0] * (width - 52), 22 + state.places[v][1] * (height - 44)];
  },
  size() {
    const { width, height } = board.svg.getBoundingClientRect();
    return { width: width || 600, height: height || 500 };
  },
  /// The place of a pointer.
  place(event) {
    const box = board.svg.getBoundingClientRect();
    const inside = (x) => Math.min(Math.max(x, 0.02), 0.98);
    return [inside((event.clientX - box.left - 18) / (box.width - 52)), inside((event.clientY - box.top - 22) / (box.height - 44))];
  },
  vertexAt(event) {
    const box = board.svg.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    let best = -1;
    let distance = 26;
    for (let v = 0; v < state.order; ++v) {
      const [vx, vy] = board.at(v);
      const d = Math.hypot(x - vx, y - vy);
      if (d < distance) [best, distance] = [v, d];
    }
    return best;
  },
};

/// The picture of an edge or arc; an arc that has an opposite one is bent.
function edgeShape([u, w], attributes) {
  const [x1, y1] = board.at(u);
  const [x2, y2] = board.at(w);
  if (!isDirected()) return element("line", { x1, y1, x2, y2, ...attributes });
  const length = Math.max(Math.hypot(x2 - x1, y2 - y1), 1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = edgeIndex(w, u) >= 0 ? 14 : 0;
  const [mx, my] = [(x1 + x2) / 2 - dy * bend, (y1 + y2) / 2 + dx * bend];
  const [ex, ey] = [x2 - dx * (radius + 5), y2 - dy * (radius + 5)];
  const path = `M${x1} ${y1} Q${mx} ${my} ${ex - dy * bend * 0.3} ${ey + dx * bend * 0.3}`;
  return element("path", { d: path, fill: "none", "marker-end": "url(#arrow)", ...attributes });
}

function drawEdges(view) {
  const result = element("g", {});
  state.edges.forEach((edge) => {
    const key = edge.join("-");
    const gone = !view.edges.has(key);
    const marked = view.markedEdges.has(key) || (!isDirected() && view.markedEdges.has([edge[1], edge[0]].join("-")));
    const move = view.movesAt.get(key);
    const names = ["edge", gone ? "gone" : "", marked ? "marked" : "", move ? "legal" : "", move?.hint ? "good" : ""];
    result.append(edgeShape(edge, { class: names.join(" ").trim() }));
    if (!move) return;
    const label = `edge ${placeText(edge)}${move.hint ? ", a winning move" : ""}`;
    result.append(
      edgeShape(edge, { class: "touch", tabindex: 0, role: "button", "aria-label": label, "data-edge": key, "marker-end": null })
    );
  });
  return result;
}

/// What a screen reader says of a vertex.
function vertexLabel(v, view) {
  const neighbours = state.edges.filter((e) => e.includes(v)).map(([a, b]) => (a === v ? b : a));
  const parts = [`vertex ${v}`];
  if (!view.present.has(v)) parts.push("gone");
  if (view.badges[v]) parts.push(view.badges[v].says);
  view.tokens.forEach((t, i) => t === v && parts.push(`token ${state.game.tokens[i]}`));
  view.sets.forEach((set, i) => set.includes(v) && parts.push(`in ${state.game.sets[i]}`));
  if (view.markedVertices.has(v)) parts.push(`in the ${view.kind}`);
  if (view.movesAt.get(String(v))) parts.push(view.movesAt.get(String(v)).hint ? "a winning move" : "a legal move");
  parts.push(neighbours.length ? `joined to ${[...new Set(neighbours)].join(", ")}` : "joined to none");
  return parts.join(", ");
}

function drawVertex(v, view) {
  const [x, y] = board.at(v);
  const move = view.movesAt.get(String(v));
  const badge = view.badges[v];
  const names = ["vertex", view.present.has(v) ? "" : "gone", badge ? `is-${badge.letter}` : "",
    move ? "legal" : "", move?.hint ? "good" : "", view.from === v ? "from" : ""];
  const result = element("g", {
    class: names.join(" ").trim(), transform: `translate(${x} ${y})`, tabindex: 0, role: "button",
    "aria-label": vertexLabel(v, view), "data-vertex": v,
  });
  result.append(element("circle", { r: 25, class: "touch" }));
  if (view.markedVertices.has(v)) result.append(element("circle", { r: radius + 9, class: "halo" }));
  view.tokens.forEach((t, i) => t === v && result.append(element("circle", { r: radius + 4 + 3 * i, class: `token token-${i}` })));
  result.append(element("circle", { r: radius, class: "disc" }));
  result.append(element("text", { class: "number", dy: "0.35em" }, String(v)));
  if (badge) result.append(drawBadge(badge.text));
  const inSets = state.game ? state.game.sets.filter((_, i) => view.sets[i]?.includes(v)).join(" ") : "";
  if (inSets) result.append(element("text", { class: "sets", y: radius + 17 }, inSets));
  return result;
}

function drawBadge(text) {
  const width = 9 + 7.5 * text.length;
  return element("g", { class: "badge", transform: `translate(${radius - 3} ${-radius})` },
    element("rect", { x: -3, y: -9, width, height: 18, rx: 9 }),
    element("text", { x: width / 2 - 3, dy: "0.35em" }, text));
}

/// Draws everything anew; what had the focus keeps it.
function drawBoard() {
  const focused = document.activeElement?.dataset ?? {};
  const { width, height } = board.size();
  board.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const view = currentView();
  const arrow = element("defs", {}, element("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 8, refY: 5,
    markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, element("path", { d: "M0 0L10 5L0 10z", class: "arrow" })));
  const vertices = Array.from({ length: state.order }, (_, v) => drawVertex(v, view));
  board.svg.replaceChildren(arrow, drawEdges(view), element("g", { id: "rubber" }), ...vertices);
  document.getElementById("empty").hidden = state.order > 0;
  if (focused.vertex !== undefined) focusVertex(Number(focused.vertex));
  else if (focused.edge !== undefined) board.svg.querySelector(`[data-edge="${focused.edge}"]`)?.focus();
}

function focusVertex(v) {
  const found = board.svg.querySelector(`[data-vertex="${Math.min(v, state.order - 1)}"]`);
  (found ?? board.svg).focus({ preventScroll: true });
}
