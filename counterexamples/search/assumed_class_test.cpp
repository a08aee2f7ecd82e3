// SPDX-License-Identifier: GPL-3.0-or-later
// Which graphs a conjecture speaks of by its hypotheses.
#include "counterexamples/search/assumed_class.hpp"

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

struct Assumed {
    const char* text;
    const char* small;
    const char* large;
};
const std::vector<Assumed>& examples() {
    static const std::vector<Assumed> result{
        {"order > 1", "graphs", "graphs"},
        {"connected -> size > 1", "connected graphs", "connected graphs"},
        {"connected and bipartite -> (regular -> size > 1)", "connected bipartite regular graphs",
         "connected bipartite regular graphs"},
        {"connected or bipartite -> size > 1", "graphs", "graphs"},
        {"not connected -> size > 1", "graphs", "graphs"},
        {"size > 1 -> connected", "graphs with edges 2..", "graphs with edges 2.."},
        {"biconnected and connected -> size > 1", "biconnected graphs", "biconnected graphs"},
        {"tree and chordal and bipartite and max_degree <= 3 -> size > 1", "trees with degrees ..3",
         "trees with degrees ..3"},
        {"triangle_free and perfect and claw_free and connected -> size > 1",
         "connected triangle-free perfect claw-free graphs", "connected graphs"},
        {"not contains(K4) and not contains(C4) -> size > 1", "square-free K4-free graphs",
         "graphs"},
        {"chordal -> size > 1", "chordal graphs", "graphs"},
        {"vertex_transitive -> size > 1", "vertex-transitive graphs", "graphs"},
        {"chordal and chordal(complement) -> size > 1", "chordal split graphs", "graphs"},
        {"chordal(complement) -> size > 1", "graphs", "graphs"},
        {"min_degree > 2 -> size > 1", "graphs with degrees 3..", "graphs with degrees 3.."},
        {"2 <= min_degree and max_degree < 4 -> size > 1", "graphs with degrees 2..3",
         "graphs with degrees 2..3"},
        {"4 > max_degree and 2 < min_degree and 5 >= size -> size > 1",
         "graphs with degrees 3 with edges ..5", "graphs with degrees 3 with edges ..5"},
        {"min_degree = 2 and max_degree = 3 -> size > 1", "graphs with degrees 2..3",
         "graphs with degrees 2..3"},
        {"size = 7 -> connected", "graphs with edges 7", "graphs with edges 7"},
        {"min_degree <= 2 and max_degree >= 3 -> size > 1", "graphs", "graphs"},
        {"min_degree != 2 and min_degree >= order - 1 -> size > 1", "graphs", "graphs"},
        {"degree = 3 and order = 6 -> size > 1", "graphs", "graphs"},
    };
    return result;
}

TEST(AssumedClass, IsWhatTheHypothesesSay) {
    for (const auto& [text, small, large] : examples()) {
        const Conjecture conjecture(*parse_expression(text));
        EXPECT_EQ(to_string(assumed_class({}, conjecture)), small) << text;
        EXPECT_EQ(to_string(assumed_large_class({}, conjecture)), large) << text;
    }
}

TEST(AssumedClass, KeepsWhatWasAskedFor) {
    const auto of = [](const char* graphs, const char* text) {
        return to_string(
            assumed_class(*parse_restrictions(graphs), Conjecture(*parse_expression(text))));
    };
    EXPECT_EQ(of("connected degree 2..5", "bipartite and max_degree <= 4 -> size > 1"),
              "connected bipartite graphs with degrees 2..4");
    EXPECT_EQ(of("degree 3..4", "min_degree >= 2 and max_degree <= 7 -> size > 1"),
              "graphs with degrees 3..4");
    EXPECT_EQ(of("connected chordal", "tree -> size > 1"), "trees");
    EXPECT_EQ(of("trees", "connected and perfect -> size > 1"), "trees");
    EXPECT_EQ(of("connected", "biconnected -> size > 1"), "biconnected graphs");
}

/// No graph goes on which the hypotheses hold.
TEST(AssumedClass, HasEachGraphOfWhichTheConjectureSpeaks) {
    for (const auto& example : examples()) {
        const Conjecture conjecture(*parse_expression(example.text));
        const GraphRestrictions small = assumed_class({}, conjecture);
        const GraphRestrictions large = assumed_large_class({}, conjecture);
        Evaluator evaluator(conjecture);
        for_each_graph({.order_min = 1, .order_max = 6}, [&](const Graph& g) {
            evaluator.load(g);
            bool is_met = false;
            for (Vertex v = -1; v < g.order(); ++v)
                if ((v >= 0) == conjecture.about_vertices())
                    is_met = is_met || evaluator.at(v) != Instance::vacuous;
            EXPECT_TRUE(!is_met || belongs(small, g)) << example.text << ": " << to_graph6(g);
            EXPECT_TRUE(!belongs(small, g) || belongs(large, g)) << example.text;
            return !testing::Test::HasFailure();
        });
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
