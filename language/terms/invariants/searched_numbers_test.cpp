// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for invariants: each is its definition on all small graphs, and takes the steps that its
// bounds leave.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/terms.hpp"
#include "language/naive/naive_basics.hpp"
#include "language/naive/naive_terms.hpp"
#include "language/terms/invariants/colouring.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/joined_cliques.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

namespace of = invariants;

/// Those whose definition can be tried on hundreds of graphs in a moment.
TEST(SearchedNumbers, AreTheirDefinitionsToOrder6) {
    const std::vector<std::string> names{"metric_dimension",
                                         "geodetic_number",
                                         "odd_girth",
                                         "decycling_number",
                                         "induced_forest_number",
                                         "induced_tree_number",
                                         "induced_path_number",
                                         "induced_bipartite_number",
                                         "path_cover_number",
                                         "max_leaves",
                                         "bandwidth",
                                         "chromatic_number",
                                         "mode_degree",
                                         "second_smallest_degree",
                                         "havel_hakimi_steps",
                                         "residue",
                                         "annihilation_number",
                                         "first_zagreb",
                                         "well_covered",
                                         "well_totally_dominated"};
    std::vector<Graph> graphs;
    for_each_graph({.order_max = 6}, [&](const Graph& g) {
        graphs.push_back(g);
        return true;
    });
    for (const std::string& name : names) {
        const Term& searched = term(find_term(name));
        const naive::OfGraph& defined = naive::graph_terms().at(name);
        for (const Graph& g : graphs) {
            const Integer found = searched.of_graph(g);
            EXPECT_EQ(found.is_undefined()  ? naive::nothing
                      : found.is_infinite() ? naive::far
                                            : found.value(),
                      defined(g))
                << name << " " << to_graph6(g);
        }
    }
}

/// Lists of two colours do if the core of each component is a vertex, an even cycle, or two
/// vertices joined by paths of lengths 2, 2 and an even one [Erdos, Rubin and Taylor 1979].
bool two_colours_do(const Graph& g) {
    VertexSet core = g.vertices();
    for (VertexSet before; before != core && core.size() > 1;) {
        before = core;
        for (Vertex v : before)
            if (core.size() > 1 && (g.neighbours(v) & core).size() <= 1) core.erase(v);
    }
    const Graph h = g.induced(core);
    if (!naive::bipartite(h)) return false;
    if (h.size() <= h.order()) return true;
    std::vector<Vertex> ends;
    for (Vertex v : h.vertices())
        if (h.degree(v) > 2) ends.push_back(v);
    return h.size() == h.order() + 1 && ends.size() == 2 &&
           (h.neighbours(ends[0]) & h.neighbours(ends[1])).size() >= 2;
}

/// Connected graphs to order 7: where three colours are needed at all, lists need no more [Noel,
/// Reed and Wu, A proof of a conjecture of Ohba, 2015], and three do for all that are bipartite.
TEST(SearchedNumbers, ChoiceNumbersOfOrder7FollowFromTheorems) {
    for_each_graph({.order_min = 2, .order_max = 7, .connected = true}, [](const Graph& g) {
        const std::int64_t colours = of::chromatic_number(g).value();
        const std::int64_t wanted = colours > 2 ? colours : two_colours_do(g) ? 2 : 3;
        EXPECT_EQ(of::choice_number(g), Integer(wanted)) << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

/// The number that lists need in so much memory, or what is missing.
std::string choice_number_within(std::size_t bytes, const Graph& g) {
    const runs::WorkLimits limits({}, bytes);
    try {
        return to_string(of::choice_number(g));
    } catch (const runs::MemoryExceeded& e) {
        return e.what() + (" " + std::to_string(e.bytes()));
    }
}

/// Three sets of 8 bytes, and three parts of 64.
TEST(SearchedNumbers, ForChoiceNumbersKeepToTheMemory) {
    const Graph g = to_graph(complete_bipartite(2, 4));
    EXPECT_EQ(choice_number_within(23, g), "the sets that lists colour 24.000000");
    EXPECT_EQ(choice_number_within(24, g), "the sets that can choose 64.000000");
    EXPECT_EQ(choice_number_within(191, g), "the sets that can choose 192.000000");
    EXPECT_EQ(choice_number_within(192, g), "3");
}

/// Two cops have 25 places, of two words each.
TEST(SearchedNumbers, OfCopsKeepToTheMemory) {
    const auto cops_within = [](std::size_t bytes) {
        const runs::WorkLimits limits({}, bytes);
        return of::cop_number(to_graph(cycle(5)));
    };
    EXPECT_EQ(cops_within(400), Integer(2));
    EXPECT_THROW(cops_within(399), runs::MemoryExceeded);
}

/// Random ones; a star at the end of a path; and some whose parts are alike.
std::vector<Graph> graphs_to_search() {
    std::vector<Graph> result;
    properties::Dice dice(31);
    for (double density : {0.15, 0.25, 0.25, 0.3, 0.3, 0.35, 0.45, 0.6})
        result.push_back(properties::random_graph(dice, 11, density));
    Graph broom(14);
    for (Vertex v = 1; v < 14; ++v) broom.add_edge(v < 8 ? 0 : v - 1, v);
    result.push_back(broom);
    result.push_back(to_graph(generalized_petersen_graph(5, 2)));
    result.push_back(to_graph(complete_bipartite(3, 4)));
    result.push_back(to_graph(cube(3)));
    return result;
}

/// A bound that holds less than it can, or a step without a look at the stop, changes the number.
/// Whoever changes a search writes down the new one.
TEST(SearchedNumbers, TakeAsManyStepsAsTheirBoundsLeave) {
    const std::vector<std::pair<const char*, int>> searches{
        {"metric_dimension", 229},      {"geodetic_number", 156},
        {"induced_forest_number", 98},  {"induced_tree_number", 307},
        {"induced_path_number", 870},   {"induced_bipartite_number", 167},
        {"cop_number", 5860},           {"choice_number", 21631},
        {"path_cover_number", 2442},    {"bandwidth", 424},
        {"chromatic_number", 192},      {"double_roman_domination_number", 283},
        {"well_totally_dominated", 183}};
    const std::vector<Graph> graphs = graphs_to_search();
    for (const auto& [name, wanted] : searches) {
        const Term& searched = term(find_term(name));
        int steps = 0;
        for (const Graph& g : graphs) steps += steps_of([&] { searched.of_graph(g); });
        EXPECT_EQ(steps, wanted) << name;
    }
}

/// The vertex between two K_{3,3} chooses after all others. What is left falls apart, and no list
/// is searched that has a part of both.
TEST(SearchedNumbers, ListsForWhatFallsApartAreThoseOfItsParts) {
    const Graph part = to_graph(complete_bipartite(3, 3));
    Graph g = disjoint_union(disjoint_union(part, part), Graph(1));
    g.add_edge(12, 0);
    g.add_edge(12, 6);
    Integer lists;
    EXPECT_EQ(steps_of([&] { lists = of::choice_number(g); }), 190);
    EXPECT_EQ(lists, Integer(3));
}

/// A path goes through two triangles that are joined to one vertex. With two edges at each vertex
/// they have as many as one path, so that the set of that vertex says what is not enough.
TEST(SearchedNumbers, PathsCoverTrianglesAroundAVertex) {
    int steps = 0;
    for (int triangles = 0; triangles <= 4; ++triangles) {
        Graph g(3 * triangles + 1);
        for (Vertex v = 1; v < g.order(); v += 3)
            for (const Edge& e : {Edge{0, v}, {v, v + 1}, {v, v + 2}, {v + 1, v + 2}})
                g.add_edge(e.u, e.v);
        Integer paths;
        steps += steps_of([&] { paths = of::path_cover_number(g); });
        EXPECT_EQ(paths, Integer(std::max(1, triangles - 1))) << triangles;
    }
    EXPECT_EQ(steps, 595);
}

/// What failed is not tried again, a set that cuts is looked for after a while, and a cycle begins
/// there. Each changes the number of steps of paths, or of cycles.
TEST(SearchedNumbers, PathsAndCyclesTakeAsManyStepsAsTheirBoundsLeave) {
    properties::Dice dice(34);
    std::vector<Graph> graphs;
    for (int i = 0; i < 12; ++i) graphs.push_back(properties::random_graph(dice, 22, 0.13));
    for (int k = 2; k <= 4; ++k) graphs.push_back(joined_cliques(k, 6, 3));
    std::array<int, 2> steps{};
    for (const Graph& g : graphs) {
        steps[0] += steps_of([&] { of::longest_path(g); });
        steps[1] += steps_of([&] { of::longest_cycle(g); });
    }
    EXPECT_EQ(steps, (std::array{3949, 1928}));
}

/// All vertices of k are next to all those of some cliques, which leaves so many paths less as k
/// has vertices. So has a clique with three leaves at each vertex. Most steps are those of the
/// matching.
TEST(SearchedNumbers, PathsCoverWhatASetScatters) {
    int steps = 0;
    for (int k = 1; k <= 5; ++k)
        for (int order = 1; order <= 4; ++order) {
            Integer paths;
            steps += steps_of([&] { paths = of::path_cover_number(joined_cliques(k, 7, order)); });
            EXPECT_EQ(paths, Integer(7 - k)) << k << " " << order;
        }
    Graph leaves(24);
    for (Vertex v = 0; v < 24; ++v)
        for (Vertex w = v + 1; w < 24; ++w)
            if (w < 6 || (v < 6 && w % 6 == v)) leaves.add_edge(v, w);
    Integer paths;
    steps += steps_of([&] { paths = of::path_cover_number(leaves); });
    EXPECT_EQ(paths, Integer(12));
    EXPECT_EQ(steps, 16348);
}

/// Graphs without triangles that need a colour more, and random ones.
TEST(SearchedNumbers, ForColoursTakeTheVertexThatIsMostRestricted) {
    std::vector<int> steps;
    for (int more : {2, 3})
        steps.push_back(
            steps_of([&] { of::can_colour(to_graph(mycielski_graph(more)), more + 1); }));
    properties::Dice dice(32);
    for (int i = 0; i < 4; ++i) {
        const Graph g = properties::random_graph(dice, 28, 0.5);
        const auto colours = static_cast<int>(of::chromatic_number(g).value());
        for (int some : {colours - 1, colours})
            steps.push_back(steps_of([&] { of::can_colour(g, some); }));
    }
    // Turns of 10, 40, 160 and 640 steps, and what it takes to leave them; and 843.
    steps.push_back(steps_of([] { of::can_colour(to_graph(mycielski_graph(3)), 4, 10); }));
    EXPECT_EQ(steps, (std::vector{27, 843, 17, 103, 21, 29, 16, 29, 12, 40, 1713}));
}

}  // namespace
}  // namespace gazetteer::conjectures
