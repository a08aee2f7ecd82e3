// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/constructions/composition_told.hpp"

#include <gtest/gtest.h>

#include "counterexamples/search/constructions/composition_steps.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families/composition_text.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(CompositionTold, IsReadAloud) {
    for (const auto& [text, plain] : std::vector<std::pair<const char*, const char*>>{
             {"join(cycle(24), empty(1))", "cone(cycle(24))"},
             {"complement(complement(corona(K1, cycle(14))))", "cone(cycle(14))"},
             {"substitution(corona(path(4), K6), empty(1))", "corona(path(4), K6)"},
             {"substitution(K1, path(4))", "path(4)"},
             {"cartesian(K1, strong(path(4), K1))", "path(4)"},
             {"cone(corona(union(K1, K1, K1), K3))", "cone(corona(empty(3), K3))"},
             {"cartesian(join(empty(1), empty(3)), K2)",
              "cartesian(complete_multipartite(1, 3), K2)"},
             {"join(K2, join(cycle(5), K3))", "join(cycle(5), K5)"},
             {"cone(cone(cycle(5)))", "join(cycle(5), K2)"},
             {"join(cycle(5), union(K2, K2))", "join(cycle(5), union(K2, K2))"},
             {"union(join(K2, empty(2)), K4)", "union(join(K2, empty(2)), K4)"},
             {"join(corona(K2, K1), K3)", "join(corona(K2, K1), K3)"},
             {"complement(K5)", "empty(5)"},
             {"complement(empty(5))", "K5"},
             {"tensor(path(4), K1)", "tensor(path(4), K1)"},
             {"corona(path(4), K1)", "corona(path(4), K1)"},
             {"join(complete_multipartite(2, 2), K3)", "join(K3, empty(2), empty(2))"},
             {"join(empty(2), empty(2), empty(2), empty(2), empty(2), empty(2), empty(2))",
              "complete_multipartite(2, 2, 2, 2, 2, 2, 2)"},
             {"join(empty(2), empty(2), empty(2), empty(2), empty(2), empty(2), empty(2), "
              "empty(2))",
              "join(empty(2), empty(2), empty(2), empty(2), empty(2), empty(2), empty(2), "
              "empty(2))"},
             {"blowup(K2, K3; 0-1)", "K5"},
             {"cone(amalgam(empty(1), K3))", "cone(amalgam(empty(1), K3))"},
             {"link(join(cycle(5), empty(1)), K3)", "link(join(cycle(5), empty(1)), K3)"}}) {
        const auto read = parse_composition(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(to_string(told_plainly(*read)), plain) << text;
    }
}

/// Compositions within one another, on so many levels.
Composition drawn_composition(properties::Dice& dice, int levels) {
    if (levels == 0 || dice.below(3) == 0) return leaf_of_number(1 + dice.below(3), dice);
    const auto& ways = all_ways_of_composing();
    const Composing by = ways[static_cast<std::size_t>(dice.below(static_cast<int>(ways.size())))];
    const int parts = parts_of(by) < 0 ? 2 + dice.below(2) : parts_of(by);
    Composition result{BlowUp{}, {}, by};
    for (int i = 0; i < parts; ++i) result.parts.push_back(drawn_composition(dice, levels - 1));
    return result;
}

TEST(CompositionTold, IsAnIsomorphicGraphInNoMoreWords) {
    properties::Dice dice(5);
    int told = 0;
    int shorter = 0;
    for (int round = 0; round < 20000; ++round) {
        const Composition c = drawn_composition(dice, 3);
        const auto graph = made_of(c, {24, 276});
        if (!std::holds_alternative<MadeGraph>(graph)) continue;
        const Composition plain = told_plainly(c);
        const auto made = std::get<MadeGraph>(made_of(plain, {24, 276}));
        const auto& known = std::get<MadeGraph>(graph);
        ASSERT_EQ(canonical(Graph(made.order, made.edges)),
                  canonical(Graph(known.order, known.edges)))
            << to_string(c) << " told as " << to_string(plain);
        EXPECT_LE(plain.nodes(), c.nodes()) << to_string(c);
        EXPECT_EQ(told_plainly(plain), plain) << to_string(c) << " told as " << to_string(plain);
        ++told;
        shorter += plain.nodes() < c.nodes() ? 1 : 0;
    }
    EXPECT_GT(told, 8000);
    EXPECT_GT(shorter, 2000);
}

}  // namespace
}  // namespace gazetteer::conjectures
