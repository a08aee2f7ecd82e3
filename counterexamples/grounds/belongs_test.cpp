// SPDX-License-Identifier: GPL-3.0-or-later
// Which graphs belong to a class, said in two ways.
#include <gtest/gtest.h>

#include "counterexamples/grounds/ground.hpp"
#include "graph/enumeration/nauty_stream.hpp"
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

}  // namespace
}  // namespace gazetteer::conjectures
