// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/Kun24.v on small instances.
#include "proofs/instances/asking.hpp"

namespace gazetteer::properties {
namespace {

TEST(Kun24Instances, TheGeographyGame) {
    on_rooted_graphs("Kun24.lemma_1");
    on_rooted_graphs("Kun24.lemma_1_neighbours");
    on_rooted_graphs("Kun24.lemma_1_converse");
    on_rooted_graphs("Kun24.lemma_1_path", {.size_max = 3, .hypotheses = false});
    on_rooted_graphs("Kun24.figure_1_1");
    on_rooted_graphs("Kun24.figure_1_2", {.size_max = 3});
    on_rooted_graphs("Kun24.size_test", {.size_max = 3});
    on_rooted_graphs("Kun24.corollary_2");
    on_rooted_graphs("Kun24.case_1");
    on_rooted_graphs("Kun24.case_2", {.size_max = 3});
    on_graphs("Kun24.unrooted_fails_as_printed",
              {.size_max = 3, .hypotheses = false, .conclusion = false});
    on_graphs("Kun24.unrooted");
}

/// The claims ask of all lines of one player, the theorems of each turn on one.
TEST(Kun24Instances, TheAlgorithm) {
    on_rooted_graphs("Kun24.algorithm", {.hypotheses = false});
    on_rooted_graphs("Kun24.algorithm_sign", {.hypotheses = false});
    on_rooted_graphs("Kun24.algorithm_optimal", {.hypotheses = false});
}

TEST(Kun24Instances, Tours) {
    compare<Graph>("Kun24.vertex_version", graphs({.order_min = 3}), of_graph, {});
}

}  // namespace
}  // namespace gazetteer::properties
