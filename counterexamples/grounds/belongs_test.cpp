// SPDX-License-Identifier: GPL-3.0-or-later
// Which graphs belong to a class, said in two ways.
#include <gtest/gtest.h>

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/grounds/ground.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

/// Each condition is true of g.
bool meets(const std::vector<std::string>& conditions, const Graph& g) {
    return std::ranges::all_of(conditions, [&](const std::string& condition) {
        Evaluator evaluator{Conjecture(*parse_expression(condition))};
        evaluator.load(g);
        return evaluator.value(-1) == Integer(1);
    });
}

TEST(BelongsStandard, TheConditionsOfAClassSayWhatBelongs) {
    for (const char* text :
         {"", "connected", "biconnected", "bipartite", "triangle-free", "square-free", "K4-free",
          "chordal", "split", "perfect", "claw-free", "vertex-transitive", "trees", "regular",
          "regular 2", "connected degree 2..3", "edges 3..6"}) {
        const GraphRestrictions which = *parse_restrictions(text);
        const std::vector<std::string> conditions = conditions_of(which);
        EXPECT_EQ(conditions.empty(), which == GraphRestrictions()) << text;
        for_each_graph({.order_min = 1, .order_max = 5}, [&](const Graph& g) {
            EXPECT_EQ(meets(conditions, g), belongs(which, g)) << text << ": " << to_graph6(g);
            return !testing::Test::HasFailure();
        });
    }
}

/// Also where the classes are told by blocks.
TEST(Belongs, AsALargeGraphIsTheSame) {
    for (const char* text :
         {"", "connected", "biconnected", "bipartite", "triangle-free", "square-free", "K4-free",
          "chordal", "perfect", "trees", "regular", "regular 2", "connected degree 2..3",
          "chordal bipartite", "biconnected K4-free", "edges 3..6"}) {
        const GraphRestrictions which = *parse_restrictions(text);
        for_each_graph({.order_min = 1, .order_max = 6}, [&](const Graph& g) {
            EXPECT_EQ(belongs_as_large(which, g), belongs(which, g)) << text << to_graph6(g);
            return !testing::Test::HasFailure();
        });
    }
    EXPECT_THROW(belongs_as_large(*parse_restrictions("split"), path(70)), InputError);
    EXPECT_THROW(belongs_as_large(*parse_restrictions("claw-free"), path(70)), InputError);
    EXPECT_THROW(belongs_as_large(*parse_restrictions("vertex-transitive"), cycle(70)), InputError);
    EXPECT_TRUE(belongs_as_large(*parse_restrictions("chordal"), path(70)));
    EXPECT_TRUE(belongs_as_large(*parse_restrictions("K4-free"), cycle(64)));
    EXPECT_FALSE(belongs_as_large(*parse_restrictions("K4-free"), cycle(70)))
        << "its block is too large to be looked at";
    EXPECT_EQ(is_known_to_belong(*parse_restrictions("K4-free"), cycle(70)), std::nullopt);
    EXPECT_EQ(is_known_to_belong(*parse_restrictions("split"), path(70)), std::nullopt);
    EXPECT_EQ(is_known_to_belong(*parse_restrictions("K4-free edges ..69"), cycle(70)), false);
    std::vector<Edge> edges = cycle(70).edges();
    for (const Edge& e : complete(4).edges()) edges.push_back({e.u + 70, e.v + 70});
    const SparseGraph with_clique(74, edges);
    EXPECT_EQ(is_known_to_belong(*parse_restrictions("K4-free"), with_clique), false);
}

/// A block of more than 64 vertices is looked at where the class asks for its subgraphs alone.
TEST(Belongs, OfALargeGraphIsSaidWhereNumbersAndPartsSayIt) {
    const auto is_one = [](const char* text, const SparseGraph& g) {
        return is_known_to_belong(*parse_restrictions(text), g);
    };
    for (const char* text : {"", "connected", "biconnected", "bipartite", "regular 2",
                             "biconnected bipartite", "regular", "degree 2..2", "edges 70"})
        EXPECT_EQ(is_one(text, cycle(70)), true) << text;
    for (const char* text : {"trees", "regular 3", "degree 3..", "degree ..1", "edges 71.."})
        EXPECT_EQ(is_one(text, cycle(70)), false) << text;
    EXPECT_EQ(is_one("", complete(70)), true) << "more edges than a graph of order 64 has";
    EXPECT_EQ(is_one("degree ..62", complete(70)), false);
    EXPECT_EQ(is_one("edges ..2015", complete(70)), false);
    // Cubic with a bridge: no block of it is regular.
    const SparseGraph bridged(10, {{0, 1},
                                   {0, 2},
                                   {0, 3},
                                   {1, 2},
                                   {1, 4},
                                   {2, 4},
                                   {3, 4},
                                   {3, 5},
                                   {5, 6},
                                   {5, 7},
                                   {6, 8},
                                   {6, 9},
                                   {7, 8},
                                   {7, 9},
                                   {8, 9}});
    EXPECT_EQ(is_one("regular", bridged), true);
}

}  // namespace
}  // namespace gazetteer::conjectures
