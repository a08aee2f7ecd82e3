// SPDX-License-Identifier: GPL-3.0-or-later
// Known repairs, and that everything told is true: each statement is hunted again, and what it
// excludes is counted by evaluation of its hypothesis on every graph.
#include "counterexamples/repair/repair.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/repair/repair_table.hpp"
#include "counterexamples/testkit/judges.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/errors.hpp"
#include "graph/families.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

RepairReport repaired(const std::string& text, const char* ground, RepairOptions options = {}) {
    const Judge judge = judge_on(ground);
    return repair(conjecture_in(text, judge.ground().about), judge, options);
}
std::vector<std::string> texts(const RepairReport& report) {
    std::vector<std::string> result;
    for (const AddedHypothesis& added : report.hypotheses) {
        result.push_back(added.literals.front());
        if (added.literals.size() == 2) result.back() += " and " + added.literals.back();
    }
    return result;
}
std::string text_of_found(const std::optional<Found>& found) {
    return found ? text_of(found->graph) : "none";
}

const AddedHypothesis& told_of(const RepairReport& report, const std::string& literals) {
    const auto all = texts(report);
    const auto place = std::ranges::find(all, literals);
    if (place == all.end()) throw std::runtime_error("no repair by " + literals);
    return report.hypotheses[static_cast<std::size_t>(place - all.begin())];
}

TEST(RepairStandard, HalfOfABipartiteGraphIsIndependent) {
    const RepairReport report = repaired("independence_number >= order / 2", "order ..5");
    const AddedHypothesis& added = told_of(report, "bipartite");
    EXPECT_EQ(text_in(added.statement), "bipartite -> independence_number >= order / 2");
    // OEIS A033995: 1, 2, 3, 7, 13 of 52 graphs are bipartite.
    EXPECT_EQ(added.graphs_left, 26u);
    EXPECT_EQ(added.graphs_excluded, 26u);
    EXPECT_EQ(text_of_found(added.least_excluded), "Bw");
    EXPECT_EQ(text_of_found(added.least_excluded_held), "CJ") << "a triangle and a vertex";
}

TEST(RepairStandard, CompleteGraphsAndOddCyclesAreWhatBrooksExcludes) {
    const RepairReport report =
        repaired("connected -> chromatic_number <= max_degree", "order ..6");
    EXPECT_EQ(report.graphs_met, 143u);
    EXPECT_EQ(report.graphs_failing, 7u) << "K_1 to K_6, and C_5";
    EXPECT_EQ(texts(report).front(), "diameter >= 2 and odd_girth != order");
    const AddedHypothesis& first = report.hypotheses.front();
    EXPECT_EQ(first.graphs_excluded, 7u);
    EXPECT_EQ(first.graphs_excluded_held, 0u);
    EXPECT_FALSE(first.least_excluded_held);
    EXPECT_EQ(text_of_found(first.least_excluded), "@");
    ASSERT_TRUE(report.bound);
    EXPECT_EQ(text_in(report.bound->statement), "connected -> chromatic_number <= max_degree + 1");
    EXPECT_EQ(report.bound->graphs_equal, 7u);
}

/// The hypothesis on each graph of the ground on which the statement's own are met.
void expect_true(const RepairReport& report, const Conjecture& refuted, const Judge& judge) {
    const std::vector<std::string> own = hypothesis_texts(refuted);
    for (const AddedHypothesis& added : report.hypotheses) {
        const std::string text = to_string(added.statement.expression());
        const HuntReport again = judge.report(conjecture_in(text, refuted.expression().about()));
        EXPECT_EQ(again.verdict, HuntVerdict::holds) << text;
        EXPECT_THAT(again.graphs_met, Gt(0u)) << text;
        EXPECT_EQ(again.graphs_met, added.graphs_left) << text;
        const Conjecture all = stated(refuted, own, "(" + conclusion_text(refuted) + ") or true");
        EXPECT_EQ(judge.report(all).instances_met - again.instances_met, added.instances_excluded)
            << text;
        const std::string& last = added.literals.back();
        const Conjecture is_left =
            stated(refuted, own, "(" + added.literals.front() + ") and (" + last + ")");
        if (is_left.about_vertices() == refuted.about_vertices()) {
            EXPECT_EQ(judge.report(is_left).counterexamples.front(), added.least_excluded) << text;
        }
        for (const std::string& literal : added.literals) {
            if (added.literals.size() < 2) break;
            std::vector<std::string> one = own;
            one.push_back(literal);
            EXPECT_EQ(judge.report(stated(refuted, one, conclusion_text(refuted))).verdict,
                      HuntVerdict::refuted)
                << text << ": one suffices";
        }
    }
    for (std::size_t i = 1; i < report.hypotheses.size(); ++i)
        EXPECT_LE(report.hypotheses[i - 1].instances_excluded,
                  report.hypotheses[i].instances_excluded);
}

TEST(RepairLong, WhatIsToldIsTrue) {
    for (const char* text :
         {"chromatic_number <= max_degree", "connected -> hamiltonian", "P(ueg) <-> in_even_kernel",
          "degree <= 2 or cut_vertex", "planar", "size > order -> triangles > 0",
          "domination_number <= order / 2", "eulerian -> bipartite"}) {
        const Judge judge = judge_on("order ..5");
        const Conjecture conjecture = conjecture_in(text);
        const RepairReport report = repair(conjecture, judge, {});
        EXPECT_THAT(report.hypotheses, Not(IsEmpty())) << text;
        EXPECT_TRUE(report.complete);
        expect_true(report, conjecture, judge);
    }
}

TEST(RepairStandard, OfVerticesAHypothesisMayBeAboutTheVertex) {
    const RepairReport at_least = repaired("connected -> degree > 1", "order ..5");
    EXPECT_THAT(texts(at_least), Contains("cut_vertex"));
    // 2 + 6 + 21 graphs of order 3 to 5 are connected, and 1 + 3 + 10 of them biconnected.
    EXPECT_EQ(told_of(at_least, "cut_vertex").graphs_left, 15u);
    EXPECT_EQ(at_least.graphs_failing,
              judge_on("order ..5")
                  .report(conjecture_in("connected and (exists u: degree(u) <= 1) -> true"))
                  .graphs_met);
    const RepairReport report = repaired("P(ueg) <-> in_even_kernel", "order ..5");
    EXPECT_THAT(texts(report), Contains("triangle_free"));
    ASSERT_EQ(report.one_sided.size(), 1u);
    EXPECT_EQ(to_string(report.one_sided.front().expression()), "in_even_kernel -> P(ueg)");
    EXPECT_FALSE(report.bound);
}

TEST(RepairStandard, TheConclusionIsNoHypothesis) {
    EXPECT_THAT(texts(repaired("bipartite", "order ..5")), Not(Contains("bipartite")));
    EXPECT_THAT(texts(repaired("max_degree <= 2", "order ..5")),
                Not(Contains(HasSubstr("max_degree"))));
    EXPECT_THAT(texts(repaired("P(ueg) <-> in_even_kernel", "order ..4")),
                Not(Contains("in_even_kernel")));
    EXPECT_THAT(texts(repaired("independence_number >= order / 2", "order ..5")),
                Not(Contains(HasSubstr("independence_number"))));
}

TEST(Repair, TermsMayBeChosen) {
    const RepairReport report = repaired("independence_number >= order / 2", "order ..5",
                                         {.terms = {"triangles + 1", "forest"}});
    EXPECT_THAT(texts(report), ElementsAre("forest"));
    EXPECT_THROW(repaired("planar", "order ..5", {.terms = {"energy"}}), InputError);
    EXPECT_THROW(repaired("planar", "order ..5", {.terms = {"nowhere"}}), InputError);
}

TEST(Repair, ARepairLeavesSomething) {
    // It fails wherever it says something.
    const RepairReport report = repaired("order > 2 and tree -> girth = 4", "order ..5");
    EXPECT_EQ(report.graphs_failing, report.graphs_met);
    EXPECT_THAT(report.hypotheses, IsEmpty());
    EXPECT_GT(report.literals, 0u);
}

TEST(Repair, DigraphsHaveTheirOwnTerms) {
    const RepairReport report = repaired("kernels > 0", "digraphs, order ..4");
    EXPECT_EQ(text_of_found(told_of(report, "acyclic").least_excluded), "&AW");
    EXPECT_EQ(text_of_found(told_of(report, "has_kernel").least_excluded), "&BP_")
        << "which says the same, and hides no other";
}

TEST(RepairStandard, ConstantsAreTight) {
    const RepairReport report = repaired("connected -> diameter <= 2", "order ..5");
    EXPECT_EQ(to_string(report.bound->statement.expression()), "connected -> diameter <= 4");
    EXPECT_EQ(report.bound->graphs_equal, 1u);
    EXPECT_EQ(report.bound->least.front().graph, AnyGraph(canonical(to_graph(path(5)))));
    const RepairReport half = repaired("independence_number >= order / 2", "order ..5");
    EXPECT_EQ(to_string(half.bound->statement.expression()),
              "independence_number >= order / 2 - 3 / 2");
    EXPECT_FALSE(repaired("girth <= 3", "order ..5").bound) << "the girth of a forest is infinite";
    EXPECT_FALSE(repaired("tree -> spectral_radius <= 1", "order ..3").bound) << "a root of 2";
}

TEST(RepairStandard, FactorsAreTight) {
    // O. Ore, Theory of Graphs, 1962: half of the order without isolated vertices.
    const RepairReport report =
        repaired("connected and order > 1 -> domination_number <= order / 3", "order ..5");
    ASSERT_TRUE(report.factor);
    EXPECT_EQ(text_in(report.factor->statement),
              "connected and order > 1 -> domination_number <= order / 2");
    EXPECT_EQ(report.factor->graphs_equal, 3u) << "the edge, the path and the cycle of order 4";
    EXPECT_EQ(text_of_found(report.factor->least.front()), "A_");
    EXPECT_FALSE(repaired("connected -> diameter <= 2", "order ..4").factor) << "a constant";
    EXPECT_FALSE(repaired("order <= size", "order ..4").factor) << "no factor of 0 is 1";
    EXPECT_FALSE(repaired("size >= order", "order ..4").factor) << "0 says nothing of the order";
}

TEST(Repair, OfAnEqualityOneSideMayHold) {
    const RepairReport report = repaired("vertex_connectivity = min_degree", "order ..5");
    ASSERT_EQ(report.one_sided.size(), 1u);
    EXPECT_EQ(to_string(report.one_sided.front().expression()),
              "vertex_connectivity <= min_degree");
}

/// Everything told, as one text.
std::string told(const RepairReport& report) {
    std::string result;
    for (const AddedHypothesis& added : report.hypotheses)
        result += to_string(added.statement.expression()) + " " +
                  std::to_string(added.instances_excluded) + " " +
                  text_of_found(added.least_excluded) + " " +
                  text_of_found(added.least_excluded_held) + "\n";
    return result + std::to_string(report.found_pairs);
}

TEST(RepairStandard, ThreadsMakeNoDifference) {
    const Conjecture conjecture = conjecture_in("connected -> degree <= 2 or cut_vertex");
    const std::string one = told(repair(conjecture, judge_on("order ..5", {.threads = 1}), {}));
    EXPECT_THAT(one, HasSubstr("connected and "));
    EXPECT_EQ(told(repair(conjecture, judge_on("order ..5", {.threads = 2}), {})), one);
    EXPECT_EQ(told(repair(conjecture, judge_on("order ..5", {.threads = 5}), {})), one);
}

TEST(Repair, ItKeepsToItsMemory) {
    const RepairReport report = repair(conjecture_in("planar"),
                                       judge_on("order ..5", {.threads = 1, .bytes = 100'000}), {});
    EXPECT_THAT(report.why_not, HasSubstr("do not fit into --memory"));
    EXPECT_THAT(report.hypotheses, IsEmpty());
}

TEST(Repair, AStopEndsIt) {
    runs::Stop stop;
    stop.request();
    const RepairReport report = repair(
        conjecture_in("planar"), judge_on("order ..5", {.threads = 2, .stop = stop.token()}), {});
    EXPECT_EQ(report.why_not, "stopped");
    EXPECT_FALSE(report.complete);
}

TEST(Repair, ATermOutOfReachIsLeftOut) {
    // A quantifier over sets that is gone through takes graphs of order at most 24.
    const Judge judge(
        [] {
            return list_ground("two graphs", {to_graph(complete(26)), to_graph(path(26))});
        },
        {});
    const RepairReport report =
        repair(conjecture_in("size < 100"), judge,
               {.terms = {"exists S: (count u: u in S and degree(u) = 7) = 5", "regular"}});
    EXPECT_EQ(report.out_of_reach.size(), 1u);
    EXPECT_THAT(texts(report), ElementsAre("not regular"));
    EXPECT_EQ(report.hypotheses.front().graphs_excluded, 1u);
}

TEST(Repair, TheHuntHasTheLastWord) {
    // The table is made of two graphs, and what it suggests fails on a third.
    const auto passes = std::make_shared<int>(0);
    const Judge judge(
        [passes] {
            std::vector<Graph> graphs{to_graph(complete(26)), to_graph(path(26))};
            if (++*passes > 1) graphs.push_back(graphs.front().without_edge(0, 1));
            return list_ground("graphs", graphs);
        },
        {});
    // What had no room keeps the counts of the two from being compared.
    const RepairReport report =
        repair(conjecture_in("size < 100"), judge,
               {.terms = {"exists S: (count u: u in S and degree(u) = 7) = 5", "regular"}});
    EXPECT_EQ(report.found_single, 1u);
    EXPECT_THAT(report.hypotheses, IsEmpty());
}

TEST(RepairTable, RowsAreTheInstancesThatAreMet) {
    const Judge judge = judge_on("order ..4");
    const Conjecture conjecture = conjecture_in("connected and order > 2 -> degree > 1");
    const RepairTable table = repair_table(conjecture, {"tree", "degree"}, judge);
    EXPECT_EQ(table.graphs.size(), 8u) << "2 of order 3 and 6 of order 4";
    EXPECT_EQ(table.graph_count, 18u);
    std::uint64_t failing = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        EXPECT_EQ(table.rows[i].fails, less(table.terms[1].values[i], 2)) << i;
        failing += table.rows[i].fails ? 1 : 0;
    }
    const HuntReport all = judge.report(conjecture_in("connected and order > 2 -> degree > 0"));
    EXPECT_EQ(table.rows.size(), all.instances_met);
    EXPECT_EQ(failing,
              judge.report(conjecture_in("connected and order > 2 and degree <= 1 -> true"))
                  .instances_met);
}

}  // namespace
}  // namespace gazetteer::conjectures
