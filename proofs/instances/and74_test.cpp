// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/And74.v on small instances.
#include <algorithm>

#include "proofs/instances/asking.hpp"

namespace gazetteer::properties {
namespace {

TEST(And74Instances, Slither) {
    on_graphs("And74.augmenting_fails_as_printed", {.size_max = 3});
    on_graphs("And74.augmenting", {.size_max = 3});
    on_graphs("And74.exchange_fails_as_printed", {.size_max = 3});
    on_graphs("And74.exchange_by_end_edge", {.size_max = 3});
    on_graphs("And74.lemma_1", {.size_max = 3});
    on_graphs("And74.not_all_inner_fails_as_printed");
    on_graphs("And74.half_inner_fails_as_printed");
    on_graphs("And74.half_inner");
    compare<Graph>("And74.perfect_matching", graphs({.order_min = 1}), of_graph, {});
}

TEST(And74Instances, CompleteGraphs) {
    on_complete_graphs("And74.complete_even_fails_as_printed", 0);
    on_complete_graphs("And74.complete_even", 1);
    on_complete_graphs("And74.complete_odd", 0);
}

TEST(And74Instances, Grids) {
    on_grids("And74.grid_even", 1);
    on_grids("And74.grid_odd", 1);
    on_grids("And74.grid_even_matching", 1);
}

bool has_vertex(const Graph& g) {
    return g.order() > 0;
}
/// Two vertices, joined to each other and to three more: some later graph has the first perfect
/// vertices.
bool is_hub(const Graph& g) {
    return g.order() == 5 && g.size() == 7 &&
           std::ranges::count_if(g.vertices(), [&](Vertex v) { return g.degree(v) == 4; }) == 2;
}

TEST(And74Instances, TheSequenceOfGraphs) {
    on_graphs("And74.first_perfect_fails_as_printed",
              {.size_max = 5, .only = [](const Graph& g) { return g.order() < 5 || is_hub(g); }});
    on_graphs("And74.mate_of_perfect");
    on_graphs("And74.not_all_inner", {.only = has_vertex});
    on_graphs("And74.logarithm", {.only = has_vertex});
    on_graphs("And74.theorem_1_fails_as_printed");
    on_graphs("And74.theorem_1");
}

TEST(And74Instances, AlternatingPaths) {
    on_graphs("And74.classes", {.only = has_vertex});
    on_graphs("And74.lemma_1_tree");
    on_graphs("And74.lemma_1_path_B", {.size_max = 3});
    on_graphs("And74.lemma_1_crossing", {.size_max = 3});
}

/// In the claims on a path R it has an edge, in the theorems it may be one vertex.
TEST(And74Instances, PlayAlongAMatching) {
    on_graphs("And74.lemma_4_no_edge_of_R", {.size_max = 3, .hypotheses = false});
    on_graphs("And74.section_3_properties", {.size_max = 3});
    on_graphs("And74.lemma_2");
    on_graphs("And74.lemma_3");
    on_graphs("And74.lemma_4", {.size_max = 3, .hypotheses = false});
}

/// In the theorem player 1 has chosen an edge.
TEST(And74Instances, PlayThroughTheSequence) {
    on_graphs("And74.theorem_1_player_1",
              {.size_max = 5, .only = [](const Graph& g) { return g.order() < 5 || is_hub(g); }});
    on_graphs("And74.theorem_1_player_2", {.only = [](const Graph& g) { return g.size() > 0; }});
    on_graphs("And74.theorem_1_verdict", {.size_max = 3});
}

TEST(And74Instances, OddGrids) {
    on_grids("And74.grid_odd_outer", 1, 5);
}

}  // namespace
}  // namespace gazetteer::properties
