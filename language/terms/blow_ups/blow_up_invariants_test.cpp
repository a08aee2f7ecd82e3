// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants by classes are the terms of the graph: on all blow-ups of few classes, as they are
// given and as they are recognised in their graphs.
#include "language/terms/blow_ups/blow_up_invariants.hpp"

#include <gtest/gtest.h>

#include "graph/families/as_blow_up.hpp"
#include "graph/families/blow_up_text.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/testkit/many_steps.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::conjectures {
namespace {

struct ByClasses {
    const char* name;
    std::int64_t (*by_classes)(const BlowUp& b);
    Integer (*of_graph)(const Graph& g);
};
const ByClasses all_by_classes[] = {
    {"independence_number", by_classes::independence_number, invariants::independence_number},
    {"clique_number", by_classes::clique_number, invariants::clique_number},
    {"induced_forest_number", by_classes::induced_forest_number, invariants::induced_forest_number},
    {"induced_bipartite_number", by_classes::induced_bipartite_number,
     invariants::induced_bipartite_number},
    {"induced_tree_number", by_classes::induced_tree_number, invariants::induced_tree_number},
    {"domination_number", by_classes::domination_number, invariants::domination_number},
    {"matching_number", by_classes::matching_number, invariants::matching_number}};

bool are_terms_of(const BlowUp& b) {
    const Graph g = b.small_graph();
    for (const ByClasses& one : all_by_classes)
        EXPECT_EQ(Integer(one.by_classes(b)), one.of_graph(g)) << one.name << " " << to_string(b);
    Vertex first = 0;
    for (Vertex i : b.quotient.vertices()) {
        EXPECT_EQ(Integer(by_classes::local_independence(b, i)),
                  invariants::local_independence(g, first))
            << to_string(b) << " " << i;
        first += b.classes[static_cast<std::size_t>(i)].order();
    }
    return !testing::Test::HasFailure();
}

/// Every large term that is a number of the graph, of a vertex or of two vertices.
bool are_large_terms_of(const Graph& g) {
    const SparseGraph sparse(g);
    for (const Term& t : terms()) {
        const LargeFunctions* const large = large_functions(t.name);
        if (large == nullptr) continue;
        if (large->of_graph != nullptr) {
            EXPECT_EQ(large->of_graph(sparse), t.of_graph(g)) << t.name << " " << to_graph6(g);
        }
        for (Vertex v : g.vertices()) {
            const auto at = static_cast<std::size_t>(v);
            if (large->of_vertices != nullptr) {
                EXPECT_EQ(large->of_vertices(sparse)[at], t.of_vertex(g, v))
                    << t.name << " " << to_graph6(g) << " " << v;
            }
            if (large->of_pairs != nullptr && is_connected(g)) {
                EXPECT_EQ(large->of_pairs(sparse)[at], t.of_pair(g, 0, v))
                    << t.name << " " << to_graph6(g) << " " << v;
            }
        }
    }
    return !testing::Test::HasFailure();
}

TEST(BlowUpInvariants, AreTheTermsOfTheGraphWithoutVertices) {
    EXPECT_TRUE(are_terms_of(BlowUp{{}, Graph(0)}));
}
TEST(BlowUpInvariants, AreTheTermsOfAllOfTwoClassesToOrder10) {
    for_each_blow_up(2, 1, 10, are_terms_of);
}
TEST(BlowUpInvariantsStandard, AreTheTermsOfAllOfThreeClassesToOrder9) {
    for_each_blow_up(3, 1, 9, are_terms_of);
}
TEST(BlowUpInvariantsLong, AreTheTermsOfAllOfThreeClassesToOrder14) {
    for_each_blow_up(3, 10, 14, are_terms_of);
}
TEST(BlowUpInvariantsLong, AreTheTermsOfAllOfFourClassesToOrder9) {
    for_each_blow_up(4, 4, 9, are_terms_of);
}
TEST(BlowUpInvariants, OfLargeGraphsAreThoseOfSmallOnes) {
    for_each_blow_up(2, 1, 7, [](const BlowUp& b) { return are_large_terms_of(b.small_graph()); });
}
TEST(BlowUpInvariantsStandard, OfLargeGraphsAreThoseOfSmallOnes) {
    for_each_blow_up(3, 1, 7, [](const BlowUp& b) { return are_large_terms_of(b.small_graph()); });
}

BlowUp drawn_blow_up(properties::Dice& dice, int classes, int size_max) {
    BlowUp result{{}, properties::random_graph(dice, classes, 0.5)};
    for (int i = 0; i < classes; ++i)
        result.classes.push_back({static_cast<ClassKind>(dice.below(3)), 1 + dice.below(size_max)});
    return result;
}

TEST(BlowUpInvariants, AreTheTermsOfSomeOfMoreClasses) {
    properties::Dice dice(47);
    for (int i = 0; i < 60; ++i) are_terms_of(drawn_blow_up(dice, 4 + i % 4, 3));
}

/// So many are decided before a thread looks at its stop. A weaker bound takes more steps.
TEST(BlowUpInvariants, TakeFewSteps) {
    const std::vector<std::pair<std::int64_t (*)(const BlowUp&), int>> counts{
        {by_classes::independence_number, 148},
        {by_classes::clique_number, 80},
        {by_classes::induced_forest_number, 20},
        {by_classes::induced_bipartite_number, 24},
        {by_classes::induced_tree_number, 11}};
    for (const auto& [invariant, count] : counts)
        EXPECT_FALSE(takes_many_steps([&, invariant = invariant, count = count] {
            properties::Dice dice(53);
            for (int i = 0; i < count; ++i) invariant(drawn_blow_up(dice, 8, 3));
        })) << count;
}

std::int64_t of_text(std::int64_t (*invariant)(const BlowUp&), const char* text) {
    return invariant(*parse_blow_up(text));
}

/// Where the values are known without a computer.
TEST(BlowUpInvariants, AreKnownOfLargeOnes) {
    EXPECT_EQ(of_text(by_classes::independence_number, "corona(K500, K1)"), 500);
    EXPECT_EQ(of_text(by_classes::induced_forest_number, "corona(K500, K1)"), 502);
    EXPECT_EQ(of_text(by_classes::induced_tree_number, "corona(K500, K1)"), 4);
    EXPECT_EQ(of_text(by_classes::domination_number, "corona(K500, K1)"), 500);
    EXPECT_EQ(of_text(by_classes::clique_number, "complete_multipartite(300, 300, 400)"), 3);
    EXPECT_EQ(of_text(by_classes::matching_number, "complete_multipartite(100, 900)"), 100);
    EXPECT_EQ(of_text(by_classes::matching_number, "join(K100, empty(900))"), 100);
    EXPECT_EQ(of_text(by_classes::induced_bipartite_number, "join(K10, empty(990))"), 991);
    EXPECT_EQ(of_text(by_classes::domination_number, "union(empty(700), K300)"), 701);
    std::string many = "union(K1";
    for (int i = 0; i < by_classes::blow_up_classes_max; ++i) many += ", K2";
    for (auto invariant : {by_classes::matching_number, by_classes::independence_number})
        EXPECT_THROW(of_text(invariant, (many + ")").c_str()), ContractViolation);
}

/// Twenty coronas side by side, of two vertices with a leaf each.
TEST(BlowUpInvariants, AreKnownOfAsManyClassesAsThereMayBe) {
    std::string most = "union(corona(K2, K1)";
    for (int i = 1; i < by_classes::blow_up_classes_max; ++i) most += ", corona(K2, K1)";
    most += ")";
    EXPECT_EQ(of_text(by_classes::domination_number, most.c_str()), 40);
    EXPECT_EQ(of_text(by_classes::independence_number, most.c_str()), 40);
}

}  // namespace
}  // namespace gazetteer::conjectures
