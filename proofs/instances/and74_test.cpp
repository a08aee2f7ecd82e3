// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/And74.v on small instances.
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

}  // namespace
}  // namespace gazetteer::properties
