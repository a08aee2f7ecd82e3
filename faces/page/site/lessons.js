// SPDX-License-Identifier: GPL-3.0-or-later
// Twelve positions that teach, and pictures of constructions.

const uvg = "undirected_vertex_geography";
const ueg = "undirected_edge_geography";

/// What each says is checked: its outcome is what the engine finds.
const lessons = [
  { title: "A perfect matching", game: uvg, graph: "path 4", root: 0, outcome: "N",
    says: "Every maximum matching covers the token's vertex: go along the matching, and the other always leaves you a mate." },
  { title: "An outer vertex", game: uvg, graph: "path 3", root: 0, outcome: "P",
    says: "A maximum matching leaves the token's vertex out. Now the second player has the mates." },
  { title: "Petersen's graph", game: uvg, graph: "generalized_petersen 5 2", root: 0, outcome: "N",
    says: "It has a perfect matching, so the first player wins from every vertex." },
  { title: "An even kernel", game: ueg, graph: "cycle 4", root: 0, outcome: "P",
    says: "Two opposite vertices: each other vertex sees both of them, so that the second player comes back each time." },
  { title: "The paw", game: ueg, graph: "Cj", root: 0, outcome: "P",
    says: "The smallest lost vertex that lies in no even kernel." },
  { title: "Two twins", game: ueg, graph: "complete_bipartite 2 3", root: 0, outcome: "P",
    says: "Two vertices with the same neighbours are an even kernel by themselves." },
  { title: "A complete graph", game: ueg, graph: "complete 5", root: 0, outcome: "N",
    says: "Every first move wins: without its edge the two ends are twins." },
  { title: "A grid that is lost", game: ueg, graph: "grid 2 5", root: 0, outcome: "P",
    says: "From the corner of an m by n grid the first player loses when m + 1 and n + 1 have a common divisor, here 3." },
  { title: "A grid that is won", game: ueg, graph: "grid 2 3", root: 0, outcome: "N",
    says: "3 and 4 have no common divisor: one move into the even kernel wins." },
  { title: "Symmetry wins", game: "node_kayles", graph: "path 5", outcome: "N",
    says: "Take the middle vertex. Two equal paths are left: answer each move in the other one." },
  { title: "Symmetry loses", game: "node_kayles", graph: "cycle 6", outcome: "P",
    says: "Whatever is taken, the opposite vertex is still there for the other player." },
  { title: "Chomp on a triangle", game: "graph_chomp", graph: "complete 3", outcome: "P",
    says: "Take an edge or a vertex: the other player can always finish a symmetric rest." },
];

const constructions = [
  ["corona(K4, K1)", "Corona"], ["join(cycle(5), K2)", "Join"], ["line(complete(4))", "Line graph"], ["complement(cycle(6))", "Complement"],
  ["cartesian(path(3), cycle(4))", "Cartesian product"], ["mycielski 3", "Mycielski"], ["generalized_petersen 7 2", "Generalized Petersen"],
  ["paley 13", "Paley"], ["kneser 5 2", "Kneser"], ["moebius 5", "Möbius ladder"], ["sun 5", "Sun"], ["caterpillar 4 2", "Caterpillar"],
];

/// Fills a gallery when its box is opened for the first time.
function galleryOnce(box, place, cards) {
  byId(box).addEventListener("toggle", async () => {
    if (byId(place).dataset.filled) return;
    byId(place).dataset.filled = "begun";
    const made = [];
    for (const card of cards) made.push(await pictured(...card));
    byId(place).replaceChildren(...made);
    byId(place).dataset.filled = "yes";
  });
}

function fillGalleries() {
  galleryOnce("lessons-box", "lessons", lessons.map(({ title, graph, ...more }) => [graph, title, more]));
  galleryOnce("constructions-box", "constructions", constructions.map(([text, title]) => [text, title, { says: text }]));
}
