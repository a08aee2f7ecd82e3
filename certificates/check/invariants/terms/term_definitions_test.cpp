// SPDX-License-Identifier: GPL-3.0-or-later
// Terms against other terms of which their definitions are made, and where tables end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "certificates/check/invariants/terms/forests.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

std::int64_t number_of(const char* term, const Graph& g) {
    Steps steps;
    return find_term(term)->value(g, -1, steps).integer();
}

/// In every induced subgraph the chromatic number is the clique number.
TEST(TermDefinitions, PerfectGraphsAreThoseOfTheDefinition) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        bool perfect = true;
        for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
            const Graph part = g.induced(VertexSet::from_bits(bits));
            perfect =
                perfect && number_of("chromatic_number", part) == number_of("clique_number", part);
        }
        EXPECT_EQ(number_of("perfect", g) == 1, perfect) << to_graph6(g);
        return !testing::Test::HasFailure();
    });
}

/// [OEIS A005470]
TEST(TermDefinitions, PlanarGraphsAreAsManyAsIsPublished) {
    std::array<int, 8> planar{};
    for_each_graph({.order_max = 7}, [&](const Graph& g) {
        planar[static_cast<std::size_t>(g.order())] += number_of("planar", g) == 1 ? 1 : 0;
        return true;
    });
    EXPECT_THAT(planar, testing::ElementsAre(1, 1, 2, 4, 11, 33, 142, 822));
}

TEST(TermDefinitions, TreesHaveAnEdgeLessThanVertices) {
    const Graph k4 = to_graph(complete(4));
    EXPECT_TRUE(has_more_edges_than_trees(k4, k4.vertices(), 1));
    EXPECT_FALSE(has_more_edges_than_trees(k4, k4.vertices(), 2)) << "six edges, as two trees have";
    EXPECT_FALSE(has_more_edges_than_trees(k4, {0, 1}, 1));
    EXPECT_FALSE(has_more_edges_than_trees(k4, {0}, 0));
}

/// Two vertices with four common neighbours cannot choose from {0, 1} and {2, 3}; a leaf can last.
TEST(TermDefinitions, ALeafChoosesLast) {
    const Graph g(7, {{0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {5, 6}});
    EXPECT_EQ(number_of("chromatic_number", g), 2);
    EXPECT_EQ(number_of("choice_number", g), 3);
    Steps steps;
    find_term("choice_number")->value(g, -1, steps);
    EXPECT_EQ(steps.taken(), 156761);
}

/// Why the term is not told of a graph, at once.
std::string reason(const char* term, const Graph& g) {
    struct Enough {};
    Steps steps([] { throw Enough{}; });
    try {
        find_term(term)->value(g, -1, steps);
    } catch (const Unproved& unproved) {
        return unproved.reason;
    } catch (const Enough&) {
        return "begun";
    }
    return "told";
}

TEST(TermDefinitions, WhatIsUndefinedIsNamed) {
    for (const char* term : {"average_distance", "proximity", "remoteness"}) {
        const std::string undefined = std::string(term) + " is undefined here";
        EXPECT_EQ(reason(term, Graph(0)), undefined);
        EXPECT_EQ(reason(term, Graph(1)), undefined);
        EXPECT_EQ(reason(term, Graph(2)), "told");
    }
    EXPECT_EQ(reason("mode_degree", Graph(0)), "mode_degree is undefined here");
    EXPECT_EQ(reason("max_leaves", Graph(2)), "max_leaves is undefined here");
}

TEST(TermDefinitions, TablesEndAtOrder24) {
    EXPECT_EQ(reason("choice_number", to_graph(complete_bipartite(2, 23))), "begun");
    EXPECT_EQ(reason("choice_number", to_graph(complete_bipartite(2, 24))),
              "lists are gone through up to 24 colours");
    for (const char* term : {"perfect", "treewidth"}) {
        EXPECT_EQ(reason(term, to_graph(complete(24))), "begun") << term;
        EXPECT_EQ(reason(term, to_graph(complete(25))),
                  "a table of all sets is made up to order 24")
            << term;
    }
}

}  // namespace
}  // namespace gazetteer::check::invariants
