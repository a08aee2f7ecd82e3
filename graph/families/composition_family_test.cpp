// SPDX-License-Identifier: GPL-3.0-or-later
// Families of expressions have the members that their texts say.
#include "graph/families/composition_family.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families/blow_up_text.hpp"
#include "graph/families/composition_text.hpp"
#include "work/regex.hpp"

namespace gazetteer {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> texts_of(const std::vector<CompositionFamily>& families) {
    std::vector<std::string> result;
    for (const CompositionFamily& family : families) result.push_back(to_string(family));
    return result;
}
std::vector<std::string> of_blow_up(const char* text) {
    return texts_of(families_of({*parse_blow_up(text)}));
}
std::vector<std::string> of_expression(const char* text) {
    return texts_of(families_of(*parse_composition(text)));
}

TEST(CompositionFamilies, AreEachClassOfABlowUpAndThoseOfOneSize) {
    EXPECT_THAT(of_blow_up("corona(K8, K1)"), ElementsAre("corona(Km, K1)"));
    EXPECT_THAT(of_blow_up("K1"), ElementsAre("Km", "empty(m)"));
    EXPECT_THAT(of_blow_up("corona(K1, K1)"), ElementsAre("corona(Km, K1)"));
    EXPECT_THAT(
        of_blow_up("join(K1, empty(7))"),
        ElementsAre("join(Km, empty(7))", "complete_multipartite(m, 7)", "join(K1, empty(m))"));
    EXPECT_THAT(of_blow_up("complete_multipartite(2, 3, 3)"),
                ElementsAre("complete_multipartite(m, 3, 3)", "complete_multipartite(2, m, 3)",
                            "complete_multipartite(2, 3, m)", "complete_multipartite(2, m, m)"));
    EXPECT_THAT(of_blow_up("blowup(K4, empty(4), corona(K2, K1); 0-1 1-2)"),
                ElementsAre("blowup(Km, empty(4), corona(K2, K1); 0-1 1-2)",
                            "blowup(K4, empty(m), corona(K2, K1); 0-1 1-2)",
                            "blowup(K4, empty(4), corona(Km, K1); 0-1 1-2)",
                            "blowup(Km, empty(m), corona(K2, K1); 0-1 1-2)"));
}

TEST(CompositionFamilies, AreEachNumberOfAnExpressionAndThoseThatAreEqual) {
    EXPECT_THAT(of_expression("corona(K8, K1)"),
                ElementsAre("corona(Km, K1)", "corona(K8, Km)", "corona(K8, empty(m))"));
    EXPECT_THAT(
        of_expression("join(cycle(5), cone(empty(5)), K2)"),
        ElementsAre("join(cycle(m), cone(empty(5)), K2)", "join(cycle(5), cone(empty(m)), K2)",
                    "join(cycle(5), cone(empty(5)), Km)", "join(cycle(m), cone(empty(m)), K2)"));
    EXPECT_THAT(of_expression("link(K3, beads(path(9), corona(K3, empty(9))))"),
                ElementsAre("link(Km, beads(path(9), corona(K3, empty(9))))",
                            "link(K3, beads(path(m), corona(K3, empty(9))))",
                            "link(K3, beads(path(9), corona(Km, empty(9))))",
                            "link(K3, beads(path(9), corona(K3, empty(m))))",
                            "link(Km, beads(path(9), corona(Km, empty(9))))",
                            "link(K3, beads(path(m), corona(K3, empty(m))))"));
    EXPECT_THAT(of_expression("line(grid(3, 3))"),
                ElementsAre("line(grid(m, 3))", "line(grid(3, m))", "line(grid(m, m))"));
    EXPECT_THAT(of_expression("cayley(D5; r1 s0)"), IsEmpty());
    EXPECT_THAT(of_expression("union(cayley(D5; r1 s0), path(1), K2)"),
                ElementsAre("union(cayley(D5; r1 s0), path(m), K2)",
                            "union(cayley(D5; r1 s0), path(1), Km)"))
        << "a path is no clique";
}

void expect_same_graph(const Composition& a, const Composition& b, const std::string& name) {
    const auto first = std::get<MadeGraph>(made_of(a));
    const auto second = std::get<MadeGraph>(made_of(b));
    EXPECT_EQ(SparseGraph(first.order, first.edges), SparseGraph(second.order, second.edges))
        << name;
}

/// The text with m replaced is that of the member; the expression itself is one.
void expect_members_named(const Composition& c) {
    for (const CompositionFamily& family : families_of(c)) {
        const std::string name = to_string(family);
        expect_same_graph(family.at(family.m()).value(), c, name);
        static const Regex clique("Km\\b");
        static const Regex m("\\bm\\b");
        const std::string wanted = m.replaced(clique.replaced(name, "K9"), "9");
        const auto read = parse_composition(wanted);
        ASSERT_TRUE(read) << wanted;
        expect_same_graph(*read, family.at(9).value(), wanted);
    }
}

TEST(CompositionFamiliesStandard, HaveTheMembersThatTheyName) {
    for (const char* text : {"corona(K8, K1)", "join(union(K3, K3), empty(7))", "cartesian(K2, K3)",
                             "link(corona(K1, empty(3)), beads(path(3), link(K3, K1)), K2)",
                             "substitution(cycle(5), cayley(Z3xZ2; (0,1)))", "line(grid(2, 3))",
                             "blowup(K4, empty(4), corona(K2, K1); 0-1 1-2)"})
        expect_members_named(*parse_composition(text));
    for_each_blow_up(3, 1, 6, [](const BlowUp& b) {
        expect_members_named({b});
        return !testing::Test::HasFailure();
    });
}

TEST(CompositionFamilies, HaveNoMemberWhereThereIsNoGraph) {
    const CompositionFamily cycles = families_of(*parse_composition("cone(cycle(5))")).front();
    EXPECT_EQ(to_string(cycles), "cone(cycle(m))");
    EXPECT_FALSE(cycles.at(2));
    EXPECT_TRUE(cycles.at(3));
    const CompositionFamily jumps = families_of(*parse_composition("circulant(9, 2)")).front();
    EXPECT_EQ(to_string(jumps), "circulant(m, 2)");
    EXPECT_FALSE(jumps.at(3)) << "a jump of more than half of the way round";
    EXPECT_TRUE(jumps.at(4));
    EXPECT_THROW(cycles.at(0), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
