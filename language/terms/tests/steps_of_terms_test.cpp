// SPDX-License-Identifier: GPL-3.0-or-later
// What the searches of terms cost: they hear of a stop, and take few steps on graphs for which
// their bounds were made.
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "graph/families.hpp"
#include "graph/families/blow_up_text.hpp"
#include "graph/families/classical.hpp"
#include "language/terms/blow_ups/blow_up_invariants.hpp"
#include "language/terms/terms_digraph.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/many_steps.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

using WorkOnGraph = std::function<void(const Graph&)>;

TEST(StepsOfTerms, HearOfAStop) {
    const Graph path_of_3 = to_graph(path(3));
    for (const auto& [work, g] : std::vector<std::pair<WorkOnGraph, Graph>>{
             {of::domination_number, path_of_3},
             {of::independent_domination_number, path_of_3},
             {of::paired_domination_number, path_of_3},
             {of::connected_domination_number, path_of_3},
             {of::roman_domination_number, path_of_3},
             {of::longest_path, path_of_3},
             {of::longest_cycle, path_of_3},
             {of::perfect, path_of_3},
             {of::clique_number, path_of_3},
             {of::chromatic_index, to_graph(cycle(4))},
             {of::vertex_connectivity, path_of_3},
             {[&](const Graph& whole) { of::contains(whole, path_of_3); }, path_of_3},
         })
        EXPECT_TRUE(takes_many_steps([work = work, g = g] {
            for (int i = 0; i < 4096; ++i) work(g);
        }));
}

TEST(StepsOfTerms, OfDigraphsAndBlowUpsHearOfAStop) {
    EXPECT_TRUE(takes_many_steps([] {
        for (int i = 0; i < 4096; ++i) digraph_invariants::kernels(Digraph(1));
    }));
    const BlowUp b = *parse_blow_up("K2");
    EXPECT_TRUE(takes_many_steps([&] {
        for (int i = 0; i < 4096; ++i) by_classes::clique_number(b);
    }));
    EXPECT_TRUE(takes_many_steps([&] {
        for (int i = 0; i < 4096; ++i) by_classes::matching_number(b);
    }));
}

/// So many graphs are decided before a thread looks at its stop. A weaker bound takes more steps.
/// The number may grow when a search becomes better.
struct FewSteps {
    const char* what;
    WorkOnGraph work;
    RandomGraphs graphs;
};
void expect_few_steps(const std::vector<FewSteps>& all) {
    for (const FewSteps& one : all)
        EXPECT_FALSE(of_random_graphs_takes_many_steps(one.work, one.graphs)) << one.what;
}

TEST(StepsOfTerms, AreFewOfDominatingSets) {
    expect_few_steps({{"connected", of::connected_domination_number, {1, 72, 14, 0.2}},
                      {"connected, denser", of::connected_domination_number, {1, 78, 14, 0.3}},
                      {"Roman", of::roman_domination_number, {1, 25, 16, 0.15}},
                      {"Roman, denser", of::roman_domination_number, {1, 74, 16, 0.3}}});
}

TEST(StepsOfTerms, AreFewOfPathsCyclesCliquesAndColours) {
    expect_few_steps({{"path", of::longest_path, {1, 28, 12, 0.2}},
                      {"cycle", of::longest_cycle, {1, 70, 12, 0.2}},
                      {"odd holes", of::perfect, {1, 67, 12, 0.3}},
                      {"clique", of::clique_number, {1, 408, 20, 0.5}},
                      {"clique, denser", of::clique_number, {1, 283, 20, 0.8}},
                      {"edges in colours", of::chromatic_index, {1, 280, 10, 0.3}},
                      {"edges, denser", of::chromatic_index, {1, 215, 9, 0.5}}});
}

/// There every colouring fails: what is alike is tried once.
TEST(StepsOfTerms, AreFewWhereColoursDoNotSuffice) {
    const Graph petersen = to_graph(generalized_petersen_graph(5, 2));
    EXPECT_FALSE(takes_many_steps([&] {
        for (int i = 0; i < 136; ++i) of::chromatic_index(petersen);
    }));
}

TEST(StepsOfTerms, AreFewOfPatterns) {
    const auto in = [](const SparseGraph& pattern) {
        return [p = to_graph(pattern)](const Graph& g) { of::contains(g, p); };
    };
    const auto induced_in = [](const SparseGraph& pattern) {
        return [p = to_graph(pattern)](const Graph& g) { of::contains_induced(g, p); };
    };
    expect_few_steps({{"C4", in(cycle(4)), {1, 246, 12, 0.2}},
                      {"C7", in(cycle(7)), {1, 51, 12, 0.2}},
                      {"induced C6", induced_in(cycle(6)), {1, 42, 12, 0.3}},
                      {"induced K2,3", induced_in(complete_bipartite(2, 3)), {1, 54, 12, 0.3}}});
}

/// A pattern with more vertices or more edges than the graph is not looked for.
TEST(StepsOfTerms, OfPatternsThatAreTooLargeAreNone) {
    const Graph sides = to_graph(complete_bipartite(6, 6));
    for (const auto& [g, pattern] : {std::pair{to_graph(complete(12)), to_graph(path(13))},
                                     std::pair{sides.without_edge(0, 6), sides}})
        EXPECT_FALSE(takes_many_steps([g = g, pattern = pattern] {
            for (int i = 0; i < 4096; ++i) EXPECT_EQ(of::contains(g, pattern), Integer(0));
        }));
}

/// No vertex has the degree of the one that is placed first, wherever it stands in the pattern.
TEST(StepsOfTerms, OfPatternsBeginWithTheGreatestDegree) {
    const Graph host = to_graph(cube(4));
    for (const Graph& star :
         {to_graph(complete_bipartite(1, 5)), to_graph(complete_bipartite(5, 1))})
        EXPECT_FALSE(takes_many_steps([&] {
            for (int i = 0; i < 4095; ++i) of::contains(host, star);
        }));
}

/// Each pair of vertices that are not adjacent is asked once.
TEST(StepsOfTerms, OfConnectivityAreThePairs) {
    EXPECT_FALSE(takes_many_steps([] {
        for (int i = 0; i < 4096 / 3; ++i) of::vertex_connectivity(to_graph(path(4)));
    }));
    EXPECT_TRUE(takes_many_steps([] {
        for (int i = 0; i <= 4096 / 3; ++i) of::vertex_connectivity(to_graph(path(4)));
    }));
}

TEST(StepsOfTerms, AreFewOfInducedSubgraphs) {
    expect_few_steps({{"forests", of::induced_forest_number, {1, 364, 14, 0.3}},
                      {"bipartite ones", of::induced_bipartite_number, {1, 99, 14, 0.4}},
                      {"independent sets", of::well_covered, {1, 40, 14, 0.3}},
                      {"trees", of::induced_tree_number, {1, 103, 12, 0.3}},
                      {"paths", of::induced_path_number, {1, 42, 12, 0.3}},
                      {"leaves", of::max_leaves, {1, 132, 12, 0.3}}});
}

}  // namespace
}  // namespace gazetteer::conjectures
