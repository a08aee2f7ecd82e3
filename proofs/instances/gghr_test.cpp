// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/GGHR.v on small instances.
#include "proofs/instances/asking.hpp"

namespace gazetteer::properties {
namespace {

TEST(GGHRInstances, EdgeDelete) {
    on_covered_graphs("GGHR.theorem_5");
    on_covered_graphs("GGHR.theorem_5_reply");
    on_covered_graphs("GGHR.theorem_5_opening",
                      {.only = [](const Graph& g) { return g.size() <= 4; }});
}

TEST(GGHRInstances, Cubes) {
    on_cubes("GGHR.hypercubes", 1, 2);
    on_cubes("GGHR.hypercubes_fail_as_printed", 1, 2);
}

void on_paths(const std::string& theorem) {
    compare<Ints<1>>(theorem, paths_of_order(2), of_numbers<1>, {.size_max = 7});
}

TEST(GGHRInstances, Paths) {
    on_paths("GGHR.paths_below_90");
    on_paths("GGHR.recurrence");
    on_paths("GGHR.guy_smith");
    on_paths("GGHR.grundy_function");
}

TEST(GGHRInstances, EvenCycles) {
    const auto even = [](const Ints<1>& n) { return n[0] % 2 == 0; };
    const auto half = [](const Ints<1>& n) { return ' ' + std::to_string(n[0] / 2); };
    compare<Ints<1>>("GGHR.even_cycles", integers("cycles", "n", 3), half,
                     {.size_max = 6, .only = even});
}

/// The smallest have four vertices, the next take long by the definitions.
TEST(GGHRInstances, Examples) {
    compare<Ints<1>>("GGHR.complete_bipartite_even", integers("integers", "t", 1), of_numbers<1>,
                     {.size_max = 1});
    compare<Ints<1>>("GGHR.complete_without_perfect_matching", integers("integers", "n", 2),
                     of_numbers<1>, {.size_max = 2});
    compare<Ints<2>>("GGHR.even_by_even_grid", all_numbers<2>({"n", "m"}, {1, 1}), of_numbers<2>,
                     {.size_max = 1});
    compare<Ints<2>>("GGHR.even_by_odd_fails_as_printed", all_numbers<2>({"n", "m"}, {1, 0}),
                     of_numbers<2>, {.size_max = 1});
}

}  // namespace
}  // namespace gazetteer::properties
