// SPDX-License-Identifier: GPL-3.0-or-later
// Which grounds go on for ever, and what is known of all their members.
#include "counterexamples/forall/open_family.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "graph/families/graph_text.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {
namespace {

using properties::ForAllRun;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> family_texts(const char* ground) {
    std::vector<std::string> result;
    for (const OpenFamily& family : open_families(ground)) result.push_back(family.text());
    return result;
}

TEST(OpenFamily, IsAChainWithoutAnUpperEnd) {
    EXPECT_THAT(family_texts("path 2.."), ElementsAre("path n, n >= 2"));
    EXPECT_THAT(family_texts("prism 1.., order ..30"), ElementsAre("prism n, n >= 3"));
    EXPECT_THAT(family_texts("cycle"), ElementsAre("cycle n, n >= 3"));
    EXPECT_THAT(family_texts("grid 2..3 4.."), ElementsAre("grid 2 n, n >= 4", "grid 3 n, n >= 4"));
    EXPECT_THAT(family_texts("caterpillar 2 .."), IsEmpty());
    EXPECT_THAT(family_texts("chain \"path 2\" joins 0-0 5.."),
                ElementsAre("chain \"path 2\" joins 0-0 n, n >= 5"));
    for (const char* with_end :
         {"path 2..9", "path 7", "grid 2.. 2..", "grid 2 3..4", "cube", "connected, order ..7",
          "complete 1..", "wheel 3..", "chain \"path 2\" joins 0-0 1..5", ""})
        EXPECT_THAT(family_texts(with_end), IsEmpty()) << with_end;
}

TEST(OpenFamily, KnowsItsMembers) {
    const OpenFamily prism = open_families("prism 4..").at(0);
    EXPECT_EQ(units_of(prism, any_graph_of(*parse_graph_text("prism 5"))), 5);
    EXPECT_EQ(units_of(prism, any_graph_of(*parse_graph_text("prism 3"))), std::nullopt);
    EXPECT_EQ(units_of(prism, any_graph_of(*parse_graph_text("moebius 5"))), std::nullopt);
    EXPECT_EQ(units_of(prism, any_graph_of(*parse_graph_text("path 9"))), std::nullopt);
    EXPECT_EQ(member_of(prism, 40), any_graph_of(*parse_graph_text(member_text(prism, 40))));
    const OpenFamily path = open_families("path 1..").at(0);
    EXPECT_EQ(units_of(path, any_graph_of(*parse_graph_text("Bg"))), 3) << "in another order";
    EXPECT_EQ(units_of(path, any_graph_of(*parse_graph_text("path 65"))), 65);
}

ForAllAnswer decided(const char* text, const char* ground) {
    return decide_for_all(Conjecture(*parse_expression(text)), open_families(ground).at(0));
}

TEST(OpenFamily, IsDecidedForAllMembersOrNotForAReason) {
    EXPECT_EQ(decided("size = order", "cycle 3..").run.kind, ForAllRun::Kind::proved);
    EXPECT_EQ(decided("size < 3 * order - 100", "prism 34..").run.kind, ForAllRun::Kind::proved);
    EXPECT_EQ(decided("size < 3 * order - 100", "prism 33..").least, 33);
    const ForAllAnswer least = decided("order < 100", "ladder 3..");
    EXPECT_EQ(least.run.kind, ForAllRun::Kind::refuted);
    EXPECT_EQ(least.least, 50);
    EXPECT_EQ(least.run.least, "ladder 50");
    EXPECT_EQ(decided("order != 6", "ladder 4..").run.kind, ForAllRun::Kind::proved);
    const ForAllRun words = decided("girth > 2", "cycle 3..").run;
    EXPECT_EQ(words.kind, ForAllRun::Kind::by_bound);
    EXPECT_EQ(words.reason, "'girth' with 0 arguments is not decided for all n");
    EXPECT_EQ(decided("degree <= 2", "path 3..").run.kind, ForAllRun::Kind::proved);
    EXPECT_EQ(decided("degree = 2 or order < 5", "path 1..").least, 5);
    EXPECT_THAT(decided("size(path(order - 2)) > 0", "path 2..").run.reason,
                HasSubstr("no value for n = 2"));
}

/// Whether it holds at each vertex of each member to order 14, by search and the plain terms.
int least_by_search(const Conjecture& conjecture, const OpenFamily& family) {
    Evaluator evaluator(conjecture);
    for (int n = family.from; order(family.chain, n) <= 14; ++n) {
        const AnyGraph g = member_of(family, n);
        evaluator.load(g);
        for (Vertex v = 0; v < g.order(); ++v)
            if (evaluator.at(v) == Instance::fails) return n;
    }
    return 0;
}

TEST(OpenFamilyStandard, VerticesOfSomeUnitsStandForAll) {
    for (const char* ground : {"path", "ladder", "comb 2..", "grid 3 1..",
                               "chain \"path 2\" joins 1-0 left \"K3\" joins 0-0 1..", "cycle",
                               "sun", "prism", "moebius", "chain \"path 3\" joins 0-0,2-1 ring 3..",
                               "chain \"path 3\" joins 0-0,2-2 ring twist 2,1,0 3.."})
        for (const char* text :
             {"P(uvg)", "N(uvg)", "in_even_kernel", "saturated", "P(uvg) -> order mod 2 = 1",
              "in_even_kernel -> order mod 4 = 0", "saturated or matching_number * 2 < order"}) {
            const Conjecture conjecture(*parse_expression(text));
            const OpenFamily family = open_families(ground).at(0);
            const ForAllAnswer all = decide_for_all(conjecture, family);
            ASSERT_NE(all.run.kind, ForAllRun::Kind::by_bound) << all.run.reason;
            const int seen = least_by_search(conjecture, family);
            const bool within = all.least > 0 && order(family.chain, all.least) <= 14;
            EXPECT_EQ(seen, within ? all.least : 0) << text << " on " << ground;
        }
    // The twist exchanges vertices that the joins tell apart.
    EXPECT_THAT(decided("P(uvg)", "chain \"path 3\" joins 0-0,1-2 ring twist 2,1,0 3..").run.reason,
                HasSubstr("not alike"));
}

}  // namespace
}  // namespace gazetteer::conjectures
