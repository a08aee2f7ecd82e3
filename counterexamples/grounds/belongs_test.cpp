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
          "chordal", "split", "perfect", "claw-free", "trees", "regular", "regular 2",
          "connected degree 2..3", "edges 3..6"}) {
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

}  // namespace
}  // namespace gazetteer::conjectures
