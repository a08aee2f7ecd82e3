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

/// Two rows if the text names a complete bipartite graph, "complete_bipartite 2 3".
function onTwoRows(text, order) {
  const sides = /^\s*complete_bipartite\s+(\d+)\s+(\d+)\s*$/.exec(text ?? "");
  if (!sides || Number(sides[1]) + Number(sides[2]) !== order) return null;
  const row = (v, size, y) => [size === 1 ? 0.5 : 0.1 + (0.8 * v) / (size - 1), y];
  const above = Number(sides[1]);
  return Array.from({ length: order }, (_, v) => (v < above ? row(v, above, 0.2) : row(v - above, order - above, 0.8)));
}

/// The rim and, nearer to the middle, the spokes' other ends, if the text names a graph of two such rounds.
function onTwoCircles(text, order) {
  const named = /^\s*(generalized_petersen|prism|sun)\s+(\d+)/.exec(text ?? "");
  const half = order / 2;
  if (!named || Number(named[2]) !== half) return null;
  // Prisms and suns count the spokes, generalized Petersen graphs the rounds.
  const bySpokes = named[1] !== "generalized_petersen";
  const isInner = (v) => (bySpokes ? (v % 2 === 1) === (named[1] === "prism") : v >= half);
  return Array.from({ length: order }, (_, v) => {
    const angle = (2 * Math.PI * (bySpokes ? Math.floor(v / 2) : v % half)) / half - Math.PI / 2;
    const radius = isInner(v) ? 0.21 : 0.42;
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
  });
}

/// Springs along edges, and vertices that push each other away, from these places on.
function bySprings(places, edges) {
  const order = places.length;
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
  return places;
}

/// How many pairs of edges cross, and how many vertices lie on an edge that is not theirs.
function crossings(places, edges) {
  const side = ([ax, ay], [bx, by], [cx, cy]) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  const cross = ([a, b], [c, d]) =>
    side(places[a], places[b], places[c]) !== side(places[a], places[b], places[d]) &&
    side(places[c], places[d], places[a]) !== side(places[c], places[d], places[b]);
  const lies = (v, [a, b]) => {
    const [[ax, ay], [bx, by], [x, y]] = [places[a], places[b], places[v]];
    const long = Math.max((bx - ax) ** 2 + (by - ay) ** 2, 1e-9);
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) < 0.04;
  };
  let count = 0;
  edges.forEach((edge, i) => {
    for (const other of edges.slice(0, i)) if (!edge.some((v) => other.includes(v)) && cross(edge, other)) ++count;
    places.forEach((_, v) => (count += !edge.includes(v) && lies(v, edge)));
  });
  return count;
}

/// Of springs from several orders around a circle the picture with the fewest crossings; the same for the
/// same graph. A large graph has one.
function withFewCrossings(order, edges) {
  const circle = onCircle(order).map(([x, y], v) => [x + 0.003 * Math.sin(7 * v), y]);
  const starts = edges.length > 120 ? 1 : Math.max(1, Math.min(16, Math.floor(4000 / (order * order))));
  let best = null;
  for (let start = 0; start < starts && best?.count !== 0; ++start) {
    const weight = (v) => (start === 0 ? v : Math.sin((v + 1) * (37 * start + 11)));
    const shuffled = circle.map((_, v) => v).sort((u, v) => weight(u) - weight(v));
    const first = [];
    shuffled.forEach((v, i) => (first[v] = [...circle[i]]));
    const places = bySprings(first, edges);
    const count = crossings(places, edges);
    if (!best || count < best.count) best = { places, count };
  }
  return fitted(turned(best.places));
}

/// With its longest extent from left to right, where it has one; the first vertex not on the right.
function turned(places) {
  const middle = [0, 1].map((i) => places.reduce((sum, place) => sum + place[i], 0) / places.length);
  const from = places.map(([x, y]) => [x - middle[0], y - middle[1]]);
  const sum = (of) => from.reduce((total, place) => total + of(place), 0);
  const [mixed, straight] = [2 * sum(([x, y]) => x * y), sum(([x, y]) => x * x - y * y)];
  const isRound = Math.hypot(mixed, straight) < 0.03 * sum(([x, y]) => x * x + y * y);
  const angle = isRound ? 0 : Math.atan2(mixed, straight) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const along = from.map(([x, y]) => [c * x + s * y, c * y - s * x]);
  return along[0][0] > 0.001 ? along.map(([x, y]) => [-x, -y]) : along;
}

/// The same picture, as large as the board has room for; no side is stretched to more than twice its share.
function fitted(places) {
  const low = [0, 1].map((i) => Math.min(...places.map((place) => place[i])));
  const high = [0, 1].map((i) => Math.max(...places.map((place) => place[i])));
  const longest = Math.max(high[0] - low[0], high[1] - low[1], 0.001);
  return places.map((place) =>
    place.map((x, i) => 0.5 + (0.82 * (x - (low[i] + high[i]) / 2)) / Math.max(high[i] - low[i], longest / 2))
  );
}

/// Every vertex has the same number of neighbours: a circle shows symmetry.
function isRegular(order, edges) {
  const degrees = new Array(order).fill(0);
  for (const end of edges.flat()) ++degrees[end];
  return degrees.every((degree) => degree === degrees[0]);
}

function layoutOf(text, order, edges) {
  const named = onGrid(text, order) ?? onTwoRows(text, order) ?? onTwoCircles(text, order);
  if (named) return named;
  const dense = edges.length > order * 1.5 && isRegular(order, edges);
  const isCycle = edges.length === order && isRegular(order, edges);
  return order < 3 || dense || isCycle || edges.length === 0 ? onCircle(order) : withFewCrossings(order, edges);
}
