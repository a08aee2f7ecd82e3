// SPDX-License-Identifier: GPL-3.0-or-later
// What is said for all neighbourhoods S at once is what the evaluator says of each graph.
#include "counterexamples/families/family_evaluator.hpp"

#include <gtest/gtest.h>

#include "counterexamples/families/class_families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/testkit/random_expressions.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer::conjectures {
namespace {

/// At how many instances something is known, and at how many not.
struct Told {
    int known = 0;
    int open = 0;
};

Told compared(const Conjecture& conjecture, const DecidedExtensions& decided,
              FamilyEvaluator& families, Evaluator& evaluator) {
    Told result;
    families.load(decided);
    const SmallGraph& h = decided.graphs->base();
    const bool rooted = conjecture.about_vertices();
    for (Vertex v = rooted ? 0 : -1; v <= (rooted ? h.order() : -1); ++v) {
        const FamilyInstance instance = families.at(v);
        for (std::uint64_t s = 0; s >> h.order() == 0; ++s) {
            const bool vacuous = instance.vacuous.contains(s);
            const bool holds = instance.holds.contains(s);
            const bool fails = instance.fails.contains(s);
            EXPECT_LE(vacuous + holds + fails, 1);
            if (!vacuous && !holds && !fails) {
                ++result.open;
                continue;
            }
            ++result.known;
            evaluator.load(h.with_vertex(VertexSet::from_bits(s)).to_graph());
            EXPECT_EQ(evaluator.at(v), vacuous ? Instance::vacuous
                                       : holds ? Instance::holds
                                               : Instance::fails)
                << h.key() << " " << s << " " << v;
        }
    }
    return result;
}

/// On all graphs H + x of orders 1 to 5.
Told compared(const std::string& text) {
    SCOPED_TRACE(text);
    const Conjecture conjecture(*parse_expression(text));
    FamilyEvaluator families(conjecture);
    Evaluator evaluator(conjecture);
    Told result;
    const auto add = [&](const DecidedExtensions& decided) {
        const Told told = compared(conjecture, decided, families, evaluator);
        result.known += told.known;
        result.open += told.open;
    };
    const bool edge_delete = text.find("edge_delete)") != text.npos;
    for (int order = 1; order <= 5; ++order)
        if (edge_delete)
            for_each_edge_delete_class(order, {.threads = 1}, [&](const auto& decided) {
                add({.graphs = &decided, .edge_delete = &decided});
            });
        else
            for_each_ueg_class_with_moves(order, {.threads = 1}, [&](const auto& decided) {
                add({.graphs = &decided, .ueg = &decided});
            });
    return result;
}

TEST(FamilyEvaluator, WhatIsKnownForAllSetsIsWhatTheEvaluatorSays) {
    for (const char* text : {"P(ueg) <-> in_even_kernel",
                             "bipartite -> N(ueg)",
                             "not triangle_free or in_even_kernel",
                             "forest xor N(unrooted(ueg))",
                             "tree and has_even_kernel -> P(unrooted(ueg))",
                             "regular -> degree = min_degree",
                             "max_degree > min_degree or regular",
                             "size + 1 >= order or not connected",
                             "winning_moves(ueg) < degree or degree = 0",
                             "winning_moves(unrooted(ueg)) = count u: P(ueg, u)",
                             "forall u ~ v: u ~ v",
                             "exists u: forall w ~ u: degree(w) > 1",
                             "exists u: (count w ~ u: degree(w) = 1) > 1",
                             "forall u, w: u ~ w -> degree(u) + degree(w) > 2",
                             "not (size > 3 -> degree > 1)",
                             "exists u ~ v: P(ueg, u) and u != v",
                             "(count u ~ v: N(ueg, u)) < degree",
                             "exists u ~ v: degree(u) < degree",
                             "order != 4 or N(ueg)",
                             "not (exists u: u ~ u)",
                             "forall u ~ v: winning_moves(ueg, u) <= winning_moves(ueg)",
                             "grundy(edge_delete) < 2",
                             "true and v = v",
                             "forall u: in_even_kernel(u) -> P(ueg, u)",
                             "P(ueg) or (exists u: u ~ v and in_even_kernel(u))",
                             "grundy(edge_delete) != 1",
                             "P(edge_delete) <-> size > 3",
                             "N(edge_delete) -> 2 < size"})
        EXPECT_EQ(compared(text).open, 0) << text;
}

TEST(FamilyEvaluator, WhatIsNotKnownIsLeftOpen) {
    for (const char* text : {"planar", "chromatic_number > 2 or twin", "7 / size > 1",
                             "size - 20 < 0", "size < 128", "P(ueg, complement)", "grundy(ueg) = 0",
                             "(count u: planar) >= 0", "size > sqrt(order)", "sqrt(order) < size"})
        EXPECT_EQ(compared(text).known, 0) << text;
    const Told partly = compared("bipartite -> chromatic_number <= 2");
    EXPECT_GT(partly.known, 0);
    EXPECT_GT(partly.open, 0);
}

TEST(FamilyEvaluator, OneTermIsEnoughToKnowSomething) {
    const auto knows = [](const char* text) {
        return FamilyEvaluator(Conjecture(*parse_expression(text))).knows_something();
    };
    EXPECT_TRUE(knows("P(ueg)"));
    EXPECT_TRUE(knows("planar or connected"));
    EXPECT_TRUE(knows("connected or planar"));
    EXPECT_FALSE(knows("planar or chromatic_number > 2"));
}

/// Nothing is known of a game whose stream does not run, nor of moves where it has none.
TEST(FamilyEvaluator, WhatItsStreamDoesNotTellIsLeftOpen) {
    const auto expect_open = [](const char* text, const DecidedExtensions& decided) {
        const Conjecture conjecture(*parse_expression(text));
        FamilyEvaluator families(conjecture);
        Evaluator evaluator(conjecture);
        const Told told = compared(conjecture, decided, families, evaluator);
        EXPECT_EQ(told.known, 0) << text;
        EXPECT_GT(told.open, 0) << text;
    };
    for_each_edge_delete_class(4, {.threads = 1}, [&](const auto& decided) {
        for (const char* text : {"P(ueg)", "N(ueg)", "P(unrooted(ueg))", "winning_moves(ueg) > 0",
                                 "winning_moves(unrooted(ueg)) > 0"})
            expect_open(text, {.graphs = &decided, .edge_delete = &decided});
    });
    for_each_ueg_class(4, {.threads = 1}, [&](const auto& decided) {
        for (const char* text : {"P(edge_delete)", "N(edge_delete)", "grundy(edge_delete) = 0",
                                 "winning_moves(ueg) > 0"})
            expect_open(text, {.graphs = &decided, .ueg = &decided});
    });
}

TEST(FamilyEvaluatorStandard, RandomExpressionsAreAsTheEvaluatorSays) {
    ExpressionDice dice(23);
    int known = 0;
    for (int i = 0; i < 700; ++i) known += compared(dice.boolean(3)).known > 0 ? 1 : 0;
    EXPECT_GT(known, 100);
}

/// Where a difference is negative it is not known, and there alone: at each graph alike, whichever
/// of its vertices is x. So what is known can be counted at one representation and at another.
TEST(FamilyEvaluator, WhatIsKnownDependsOnTheGraphAlone) {
    const Conjecture conjecture(*parse_expression("degree - 1 <= 2 * degree or degree - 1 >= 0"));
    FamilyEvaluator families(conjecture);
    for (int order = 1; order <= 5; ++order)
        for_each_ueg_class(order, {.threads = 1}, [&](const RootedExtensions& decided) {
            families.load({.graphs = &decided, .ueg = &decided});
            const Vertex x = decided.base().order();
            for (Vertex v = 0; v <= x; ++v) {
                const SubsetFamily holds = families.at(v).holds;
                for (std::uint64_t s = 0; s >> x == 0; ++s) {
                    const SmallGraph g = decided.base().with_vertex(VertexSet::from_bits(s));
                    ASSERT_EQ(holds.contains(s), !g.neighbours(v).empty()) << g.key() << " " << v;
                }
            }
        });
}

/// Connected or not, with bounds that leave all, some or no graphs.
std::vector<GraphRestrictions> told_classes() {
    const GraphRestrictions none;
    std::vector<GraphRestrictions> result;
    for (bool connected : {false, true})
        for (int degree_min : {none.degree_min, 1, 2, 5})
            for (int degree_max : {0, 1, 2, 3, none.degree_max})
                for (int size_min : {none.size_min, 1, 4, 7})
                    for (int size_max : {0, 3, 4, 5, none.size_max})
                        result.push_back({.connected = connected,
                                          .degree_min = degree_min,
                                          .degree_max = degree_max,
                                          .size_min = size_min,
                                          .size_max = size_max});
    return result;
}

TEST(ClassFamilies, MembersAreThoseThatBelong) {
    const std::vector<GraphRestrictions> classes = told_classes();
    for (int order = 1; order <= 5; ++order)
        for_each_ueg_class(order, {.threads = 1}, [&](const RootedExtensions& extensions) {
            std::vector<Graph> graphs;
            for (std::uint64_t s = 0; s >> (order - 1) == 0; ++s)
                graphs.push_back(extensions.base().with_vertex(VertexSet::from_bits(s)).to_graph());
            for (const GraphRestrictions& which : classes) {
                const SubsetFamily members = members_of(which, extensions);
                for (std::size_t s = 0; s < graphs.size(); ++s)
                    ASSERT_EQ(members.contains(s), belongs(which, graphs[s]))
                        << to_string(which) << order << " " << s;
            }
        });
}

TEST(ClassFamilies, OtherRestrictionsAreNotTold) {
    for (const GraphRestrictions& which : told_classes()) EXPECT_TRUE(is_told_by_families(which));
    for (bool GraphRestrictions::*one :
         {&GraphRestrictions::biconnected, &GraphRestrictions::bipartite,
          &GraphRestrictions::triangle_free, &GraphRestrictions::square_free,
          &GraphRestrictions::k4_free, &GraphRestrictions::chordal, &GraphRestrictions::split,
          &GraphRestrictions::perfect, &GraphRestrictions::claw_free, &GraphRestrictions::trees,
          &GraphRestrictions::regular}) {
        GraphRestrictions which;
        which.*one = true;
        EXPECT_FALSE(is_told_by_families(which)) << to_string(which);
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
