// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts whose games are answered from tables and batches, beside hunts that search graph by graph:
// everything in the answer is the same, and a table with one wrong row is noticed.
#include "language/terms/order_answers.hpp"

#include <gtest/gtest.h>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/testkit/same_hunts.hpp"
#include "counterexamples/values/evaluation.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"
#include "language/expressions/parse_value.hpp"
#include "language/testkit/random_expressions.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

using When = OrderAnswers::When;
constexpr std::size_t whole_memory = runs::WorkLimits::all_memory;

std::shared_ptr<OrderAnswers> answers(When when, std::size_t bytes = whole_memory) {
    return std::make_shared<OrderAnswers>(bytes, when);
}

struct HuntOf {
    const char* text;
    GraphRestrictions which = {};
    int order_min = 0;
    int order_max = 6;
};

HuntReport hunted_by(const HuntOf& of, HuntOptions options) {
    options.near = 4;
    return hunt(Conjecture(*parse_expression(of.text)),
                exhaustive_ground(of.which, of.order_min, of.order_max), options);
}

void expect_same_both_ways(const HuntOf& of) {
    SCOPED_TRACE(of.text);
    const HuntReport searched = hunted_by(of, {.threads = 1, .answers = answers(When::never)});
    for (int threads : {1, 3})
        expect_same_hunts(hunted_by(of, {.threads = threads, .answers = answers(When::at_once)}),
                          searched);
    expect_same_hunts(hunted_by(of, {.threads = 2}), searched);
}

const std::vector<HuntOf> hunts_about_games{
    {"in_even_kernel -> P(ueg)"},
    {"P(ueg) -> in_even_kernel"},
    {"bipartite -> (P(ueg) <-> in_even_kernel)"},
    {"P(ueg) or N(ueg)"},
    {"winning_moves(ueg) <= 2"},
    {"winning_moves(ueg) > 0 <-> N(ueg)"},
    {"winning_moves(ueg) <= degree", {.connected = true}},
    {"N(unrooted(ueg)) or has_even_kernel"},
    {"winning_moves(unrooted(ueg)) <= independence_number"},
    {"P(ueg, complement) -> degree <= 4"},
    {"forall u ~ v: P(ueg, delete_edge(u, v), u) -> N(ueg, v)"},
    {"exists u: P(ueg, delete(u), v) or degree(u) > 2"},
    {"order(line_graph) <= 8 -> P(unrooted(ueg), line_graph) or size > 1"},
    {"P(uvg) <-> not saturated"},
    {"P(uvg) <-> inner_vertex"},
    {"P(uvg) -> twin or degree < 4"},
    {"forall u: P(uvg, u) -> P(ueg, u)", {.trees = true}, 1, 8},
    {"P(unrooted(uvg)) <-> 2 * matching_number = order"},
    {"winning_moves(unrooted(uvg)) != 3"},
    {"winning_moves(uvg) <= degree"},
    {"P(uvg, complement) <-> P(uvg)"},
    {"P(slither) <-> 2 * matching_number = order"},
    {"N(slither) or P(unrooted(uvg))", {.connected = true}},
    {"P(slither, complement) or P(slither)"},
    {"regular -> (P(uvg) <-> P(ueg))", {.regular = true}, 1, 7},
    {"grundy(ueg) = 0 <-> P(ueg)", {}, 0, 5},
    {"P(edge_delete) or size > 1"},
    {"grundy(edge_delete) <= 2"},
    {"grundy(edge_delete) = 0 <-> P(edge_delete)"},
    {"winning_moves(edge_delete) > 0 <-> N(edge_delete)"},
    {"winning_moves(edge_delete) <= independence_number", {.connected = true}},
    {"P(edge_delete, complement) -> P(edge_delete)"},
    {"forall u ~ v: grundy(edge_delete, delete_edge(u, v)) != grundy(edge_delete)"},
};

TEST(OrderAnswersStandard, HuntsAreTheSameAsBySearchToOrderFour) {
    for (HuntOf of : hunts_about_games) {
        of.order_max = std::min(of.order_max, 4);
        expect_same_both_ways(of);
    }
}

TEST(OrderAnswersLong, HuntsAreTheSameAsBySearchToOrderSeven) {
    for (HuntOf of : hunts_about_games) {
        of.order_min = std::max(of.order_min, of.order_max >= 6 ? 6 : 5);
        of.order_max = std::max(of.order_max, of.order_max >= 6 ? 7 : 5);
        expect_same_both_ways(of);
    }
}

/// Any expression at all, with operators, quantifiers and every game.
TEST(OrderAnswersLong, RandomExpressionsAreTheSameAsBySearch) {
    ExpressionDice dice(11);
    int about_these_games = 0;
    for (int i = 0; i < 600; ++i) {
        const std::string text = dice.boolean(3);
        if (text.find("ueg") == text.npos && text.find("uvg") == text.npos &&
            text.find("slither") == text.npos && text.find("edge_delete") == text.npos)
            continue;
        ++about_these_games;
        expect_same_both_ways({text.c_str(), {}, 0, 4});
    }
    EXPECT_GT(about_these_games, 40);
}

/// The right table, but for one root of one graph of order 5.
std::shared_ptr<OrderAnswers> with_one_wrong_root(int order_of_fault) {
    auto maker = OrderAnswers::ueg_by_rules();
    maker.make = [order_of_fault, right = maker.make](int order, const auto& go_on) {
        auto table = right(order, go_on);
        if (order == order_of_fault)
            table->P_roots = [P_roots = table->P_roots](const SmallGraph& g) {
                VertexSet result = P_roots(g);
                if (g.size() == 0) result.erase(0);
                return result;
            };
        return table;
    };
    return std::make_shared<OrderAnswers>(whole_memory, When::at_once, std::move(maker));
}

TEST(OrderAnswers, AWrongRowIsNoticed) {
    const HuntOf of{"size = 0 -> P(ueg)", {}, 0, 5};
    const HuntReport right = hunted_by(of, {.answers = answers(When::never)});
    const HuntReport wrong = hunted_by(of, {.answers = with_one_wrong_root(5)});
    EXPECT_EQ(right.verdict, HuntVerdict::holds);
    EXPECT_EQ(wrong.verdict, HuntVerdict::refuted);
    EXPECT_EQ(wrong.failures, 1u) << "the other roots are in one orbit, asked by its first";
    EXPECT_EQ(hunted_by(of, {.answers = with_one_wrong_root(6)}).verdict, HuntVerdict::holds);
}

/// The right values, but for the cycle of order 5, whose value is 0.
std::shared_ptr<OrderAnswers> with_a_wrong_cycle() {
    auto maker = OrderAnswers::edge_delete_by_rules();
    maker.make = [right = maker.make](int order, const auto& go_on) {
        auto table = right(order, go_on);
        table->grundy_value = [value = table->grundy_value](const SmallGraph& g) {
            return canonical(g.to_graph()) == canonical(to_graph(cycle(5))) ? 1 : value(g);
        };
        return table;
    };
    return std::make_shared<OrderAnswers>(whole_memory, When::at_once, OrderAnswers::ueg_by_rules(),
                                          std::move(maker));
}

TEST(OrderAnswers, AWrongValueIsNoticed) {
    const HuntOf of{"size = 5 and regular -> grundy(edge_delete) = 0", {}, 0, 5};
    EXPECT_EQ(hunted_by(of, {.answers = answers(When::never)}).verdict, HuntVerdict::holds);
    EXPECT_EQ(hunted_by(of, {.answers = with_a_wrong_cycle()}).verdict, HuntVerdict::refuted);
}

TEST(OrderAnswers, WithoutRoomForATableSearchAnswers) {
    const HuntOf of{"P(ueg) -> in_even_kernel", {}, 0, 5};
    const auto none = answers(When::at_once, 100);
    EXPECT_EQ(none->ueg().table(5), nullptr);
    EXPECT_EQ(none->ueg().table_needed(5), nullptr);
    expect_same_hunts(hunted_by(of, {.answers = none}),
                      hunted_by(of, {.answers = answers(When::never)}));
}

TEST(OrderAnswers, TablesComeWhereTheyPayOrAreNeeded) {
    OrderAnswers where_it_pays(whole_memory);
    EXPECT_NE(where_it_pays.ueg().table(7), nullptr);
    EXPECT_EQ(where_it_pays.ueg().table(8), nullptr) << "the first question";
    EXPECT_NE(where_it_pays.ueg().table_needed(8), nullptr);
    EXPECT_NE(where_it_pays.ueg().table(8), nullptr);
    for (int order : {9, 10}) {
        EXPECT_EQ(where_it_pays.ueg().table(order), nullptr);
        EXPECT_EQ(where_it_pays.edge_delete().table(order), nullptr);
    }
    for (int order : {0, 11, 64}) EXPECT_EQ(where_it_pays.ueg().table_needed(order), nullptr);
    EXPECT_EQ(OrderAnswers(whole_memory, When::never).ueg().table_needed(5), nullptr);
}

TEST(OrderAnswers, WhatIsNeededIsMadeAtTheFirstQuestion) {
    OrderAnswers where_it_pays(whole_memory);
    const AnswersInUse in_use(where_it_pays);
    const Graph k8 = to_graph(complete(8));
    EXPECT_FALSE(AnswersInUse::ueg_P_roots(k8, false));
    EXPECT_FALSE(AnswersInUse::ueg_winning_moves(k8, 0, false));
    EXPECT_FALSE(AnswersInUse::edge_delete_value(k8, false));
    EXPECT_TRUE(AnswersInUse::ueg_P_roots(k8, true));
    EXPECT_TRUE(AnswersInUse::edge_delete_value(k8, true));
}

TEST(OrderAnswers, ThoseInUseBeforeAreInUseAgain) {
    const Graph triangle = to_graph(complete(3));
    EXPECT_FALSE(AnswersInUse::edge_delete_value(triangle, true));
    OrderAnswers at_once(whole_memory, When::at_once);
    OrderAnswers none(whole_memory, When::never);
    const AnswersInUse outer(at_once);
    {
        const AnswersInUse inner(none);
        EXPECT_FALSE(AnswersInUse::edge_delete_value(triangle, true));
    }
    EXPECT_EQ(AnswersInUse::edge_delete_value(triangle, true), 1);
}

TEST(OrderAnswers, WithoutTablesInUseSearchDecides) {
    const Graph triangle = to_graph(complete(3));
    EXPECT_FALSE(AnswersInUse::ueg_P_roots(triangle, true));
    EXPECT_FALSE(AnswersInUse::ueg_winning_moves(triangle, 0, true));
    EXPECT_FALSE(AnswersInUse::edge_delete_value(triangle, true));
    EXPECT_FALSE(AnswersInUse::edge_delete_winning_moves(triangle, true));
}

/// From an end of a path of three the first move is lost, from the middle both win.
TEST(OrderAnswers, EachAnswerIsThatOfItsGraph) {
    OrderAnswers at_once(whole_memory, When::at_once);
    const AnswersInUse in_use(at_once);
    const Graph path_of_3 = to_graph(path(3));
    const Graph edge = to_graph(path(2));
    for (int again = 0; again < 2; ++again) {
        EXPECT_EQ(AnswersInUse::ueg_P_roots(path_of_3, false), (VertexSet{0, 2}));
        EXPECT_EQ(AnswersInUse::ueg_P_roots(path_of_3, false), (VertexSet{0, 2}));
        EXPECT_EQ(AnswersInUse::ueg_P_roots(edge, false), VertexSet{});
        EXPECT_FALSE(AnswersInUse::ueg_P_roots(Graph{}, false)) << "of no vertex there is no table";
    }
    EXPECT_EQ(AnswersInUse::ueg_winning_moves(path_of_3, 0, false), 0u);
    EXPECT_EQ(AnswersInUse::ueg_winning_moves(path_of_3, 1, false), 2u);
    EXPECT_EQ(AnswersInUse::edge_delete_value(to_graph(complete(3)), false), 1);
    EXPECT_EQ(AnswersInUse::edge_delete_winning_moves(to_graph(complete(3)), false), 3u);
}

/// Values that no table has show who answers.
TEST(OrderAnswers, WhatIsKnownOfAGraphIsAnsweredOfItAlone) {
    OrderAnswers at_once(whole_memory, When::at_once);
    AnswersInUse in_use(at_once);
    const Graph triangle = to_graph(complete(3));
    const Graph path_of_3 = to_graph(path(3));
    AnswersInUse::Known known{.ueg_P_roots = VertexSet{1}, .edge_delete_value = 7};
    known.ueg_winning_moves.emplace()[2] = 9;
    in_use.know(triangle, known);
    EXPECT_EQ(AnswersInUse::ueg_P_roots(triangle, false), VertexSet{1});
    EXPECT_EQ(AnswersInUse::ueg_winning_moves(triangle, 2, false), 9u);
    EXPECT_EQ(AnswersInUse::edge_delete_value(triangle, false), 7);
    EXPECT_EQ(AnswersInUse::ueg_P_roots(path_of_3, false), (VertexSet{0, 2}));
    EXPECT_EQ(AnswersInUse::edge_delete_value(path_of_3, false), 0);
}

/// Search has no room for a single position: the table, which has, answers instead.
TEST(OrderAnswers, AGraphIsNotGivenUpWhereTheTableFits) {
    const runs::WorkLimits limits({}, 16);
    const auto on_k6 = [](std::shared_ptr<OrderAnswers> by) {
        return hunt(Conjecture(*parse_expression("P(ueg) or N(ueg)")),
                    list_ground("", {to_graph(complete(8))}), {.bytes = 100'000, .answers = by});
    };
    EXPECT_EQ(on_k6(answers(When::never)).given_up.count, 1u);
    EXPECT_EQ(on_k6(answers(When::where_it_pays)).verdict, HuntVerdict::holds);
}

TEST(OrderAnswers, AStopEndsTheMakingOfATable) {
    runs::Stop stop;
    stop.request();
    const runs::WorkLimits limits(stop.token());
    OrderAnswers at_once(whole_memory, When::at_once);
    EXPECT_THROW(at_once.ueg().table(6), runs::Stopped);
    EXPECT_THROW(at_once.edge_delete().table(6), runs::Stopped);
}

TEST(OrderAnswers, ValuesAreTheSameAsBySearch) {
    const auto rows = [](When when) {
        std::string text;
        Evaluation what;
        for (const char* term : {"P(ueg)", "winning_moves(ueg)", "P(uvg)", "P(slither)",
                                 "grundy(edge_delete)", "winning_moves(edge_delete)"})
            what.terms.push_back(*parse_value(term));
        const auto visit = [&](const GraphRows& graph) {
            text += graph.text;
            for (const ValueRow& row : graph.rows)
                for (const Value& value : row.values) text += to_string(value.integer) + " ";
            return true;
        };
        EXPECT_TRUE(evaluate(what, exhaustive_ground({}, 0, 6),
                             {.threads = 2, .answers = answers(when)}, visit)
                        .complete);
        return text;
    };
    EXPECT_EQ(rows(When::at_once), rows(When::never));
}

}  // namespace
}  // namespace gazetteer::conjectures
