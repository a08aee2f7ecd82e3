// SPDX-License-Identifier: GPL-3.0-or-later
// Where vertices lie: places are pairs of numbers from 0 to 1.

function onCircle(order) {
  return Array.from({ length: order }, (_, v) => {
    const angle = (2 * Math.PI * v) / Math.max(order, 1) - Math.PI / 2;
    return order === 1 ? [0.5, 0.5] : [0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)];
  });
}

/// A grid if the text names one, as "grid 3 4".
function onGrid(text, order) {
  const sides = /^\s*grid\s+(\d+)\s+(\d+)\s*$/.exec(text ?? "");
  if (!sides) return null;
  const [rows, columns] = [Number(sides[1]), Number(sides[2])];
  if (rows * columns !== order) return null;
  const step = 0.84 / Math.max(rows - 1, columns - 1, 1);
  return Array.from({ length: order }, (_, v) => [
    0.5 + ((v % columns) - (columns - 1) / 2) * step,
    0.5 + (Math.floor(v / columns) - (rows - 1) / 2) * step,
  ]);
}

/// Springs along edges, and vertices that push each other away; the same for the same graph.
function bySprings(order, edges) {
  const places = onCircle(order).map(([x, y], v) => [x + 0.003 * Math.sin(7 * v), y]);
  const ideal = 0.75 / Math.sqrt(Math.max(order, 1));
  for (let heat = 0.1; heat > 0.002; heat *= 0.975) {
    const pushes = places.map(([x, y]) => [(0.5 - x) * 0.05, (0.5 - y) * 0.05]);
    const push = (u, w, strength) => {
      const dx = places[u][0] - places[w][0];
      const dy = places[u][1] - places[w][1];
      const distance = Math.max(Math.hypot(dx, dy), 0.001);
      const force = strength(distance) / distance;
      pushes[u][0] += dx * force;
      pushes[u][1] += dy * force;
      pushes[w][0] -= dx * force;
      pushes[w][1] -= dy * force;
    };
    for (let u = 0; u < order; ++u)
      for (let w = 0; w < u; ++w) push(u, w, (d) => (ideal * ideal) / d);
    for (const [u, w] of edges) push(u, w, (d) => (-d * d) / ideal);
    places.forEach((place, v) => {
      const length = Math.max(Math.hypot(...pushes[v]), 0.001);
      place[0] += (pushes[v][0] / length) * Math.min(length, heat);
      place[1] += (pushes[v][1] / length) * Math.min(length, heat);
    });
  }
  return fitted(places);
}

/// The same picture, as large as the board has room for.
function fitted(places) {
  if (places.length < 2) return places.map(() => [0.5, 0.5]);
  const of = (i) => places.map((place) => place[i]);
  const low = [Math.min(...of(0)), Math.min(...of(1))];
  const high = [Math.max(...of(0)), Math.max(...of(1))];
  return places.map((place) =>
    place.map((x, i) => (high[i] - low[i] < 0.01 ? 0.5 : 0.09 + (0.82 * (x - low[i])) / (high[i] - low[i])))
  );
}

/// Every vertex has the same number of neighbours: a circle shows symmetry.
function isRegular(order, edges) {
  const degrees = new Array(order).fill(0);
  for (const end of edges.flat()) ++degrees[end];
  return degrees.every((degree) => degree === degrees[0]);
}

function layoutOf(text, order, edges) {
  const grid = onGrid(text, order);
  if (grid) return grid;
  const dense = edges.length > order * 1.5 && isRegular(order, edges);
  const isCycle = edges.length === order && isRegular(order, edges);
  return order < 3 || dense || isCycle || edges.length === 0 ? onCircle(order) : bySprings(order, edges);
}
