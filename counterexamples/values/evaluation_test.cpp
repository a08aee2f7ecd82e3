// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/values/evaluation.hpp"

#include <gtest/gtest.h>

#include <set>

#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/parse_value.hpp"
#include "work/stop.hpp"

namespace gazetteer::conjectures {
namespace {

/// Graph, vertex and values of each row.
using Listing = std::vector<std::string>;

std::string line_of(const std::string& text, Vertex v, const std::vector<Value>& values) {
    std::string result = text + " " + std::to_string(v);
    for (const Value& value : values)
        result += " " + (value.name   ? *value.name
                         : value.real ? to_string(*value.real)
                                      : to_string(value.integer));
    return result;
}

Evaluation asked(const std::vector<std::string>& terms, const std::string& where = "") {
    Evaluation result;
    for (const std::string& term : terms) result.terms.push_back(*parse_value(term));
    if (!where.empty()) result.where = *parse_expression(where);
    return result;
}

Listing listing(const Evaluation& what, Ground ground, int threads = 2) {
    Listing result;
    const EvaluationReport report =
        evaluate(what, std::move(ground), {.threads = threads}, [&](const GraphRows& rows) {
            for (const ValueRow& row : rows.rows)
                result.push_back(line_of(rows.text, row.v, row.values));
            return true;
        });
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.given_up.count, 0u);
    return result;
}

Ground to_order(int order) {
    return exhaustive_ground({}, 1, order);
}

/// One evaluator after the other, in the order of the ground, by one thread.
Listing naive_listing(const Evaluation& what, Ground ground) {
    Listing result;
    while (const auto level = ground.next())
        for (const Piece& piece : level->pieces)
            piece.each([&](const Graph& g) {
                for (Vertex v = what.about_vertices() ? 0 : -1;
                     v < (what.about_vertices() ? g.order() : 0); ++v) {
                    const auto value = [&](const Expression& e) {
                        Evaluator evaluator{Conjecture(e)};
                        evaluator.load(g);
                        return evaluator.value(v);
                    };
                    if (what.where && value(*what.where) != Integer(1)) continue;
                    std::vector<Value> values;
                    for (const Expression& term : what.terms) values.push_back({value(term)});
                    result.push_back(line_of(to_graph6(g), v, values));
                }
                return true;
            });
    return result;
}

TEST(Evaluation, TellsValuesAndOutcomesByNamesThatAreReadAgain) {
    Evaluation what;
    what.terms = {*parse_answer("value(snort)"), *parse_answer("outcome(snort)")};
    std::set<std::string> names;
    evaluate(what, to_order(4), {.threads = 2}, [&](const GraphRows& rows) {
        const std::vector<Value>& values = rows.rows.front().values;
        names.insert(*values[0].name);
        Evaluator again{Conjecture(*parse_expression(
            "value(snort) = \"" + *values[0].name + "\" and outcome(snort) = " + *values[1].name))};
        again.load(to_graph(*parse_graph(rows.text)));
        EXPECT_EQ(again.value(-1), Integer(1)) << rows.text;
        return true;
    });
    EXPECT_GT(names.size(), 5u);
}

TEST(Evaluation, OrdersNamesByLength) {
    const auto named = [](const std::string& name) {
        return Value{Integer(0), nullptr, std::make_shared<const std::string>(name)};
    };
    EXPECT_LT(named("*"), named("+-1"));
    EXPECT_LT(named("*2"), named("+-1"));
    EXPECT_LT(named("*"), named("1"));
    EXPECT_EQ(named("1") <=> named("1"), std::weak_ordering::equivalent);
}

TEST(Evaluation, IsTheNaiveOneWhateverTheThreads) {
    for (const Evaluation& what :
         {asked({"order", "girth", "connected"}), asked({"size", "P(ueg)"}),
          asked({"diameter"}, "bipartite"), asked({}, "regular and size > 2"),
          asked({"size"}, "N(uvg) and degree(v) = 2"), asked({"degree(v)"}, "order = 4")}) {
        const Listing expected = naive_listing(what, to_order(5));
        EXPECT_GT(expected.size(), 1u);
        for (int threads : {1, 3}) EXPECT_EQ(listing(what, to_order(5), threads), expected);
    }
}

TEST(Evaluation, ARowIsAVertexWhereSomethingSpeaksOfOne) {
    EXPECT_FALSE(asked({"order"}, "connected").about_vertices());
    EXPECT_TRUE(asked({"order", "degree(v)"}).about_vertices());
    EXPECT_TRUE(asked({"order"}, "P(uvg)").about_vertices());
    EXPECT_FALSE(asked({"order"}, "exists u: degree(u) = 2").about_vertices());
}

TEST(Evaluation, GivenGraphsKeepTheirNamesAndPlaces) {
    const Ground ground =
        list_ground("given", {to_graph(path(3)), to_graph(cycle(4)), to_graph(path(2))}, {},
                    {{"path 3"}, {"Cl"}, {"path 2"}});
    EXPECT_EQ(listing(asked({"size"}, "size != 4"), ground),
              (Listing{"path 3 -1 2", "path 2 -1 1"}));
}

TEST(Evaluation, AVisitorEndsIt) {
    int visits = 0;
    const EvaluationReport report =
        evaluate(asked({"order"}), to_order(7), {.threads = 2}, [&](const GraphRows& rows) {
            EXPECT_EQ(rows.rows.size(), 1u);
            return ++visits < 5;
        });
    EXPECT_EQ(visits, 5);
    EXPECT_TRUE(report.complete);
    EXPECT_LT(report.graphs, 1252u);
}

TEST(Evaluation, AStopIsToldAndWhatWasVisitedIsABeginning) {
    const Listing all = listing(asked({"order"}), to_order(7));
    runs::Stop stop;
    Listing some;
    const EvaluationReport report =
        evaluate(asked({"order"}), to_order(7), {.threads = 2, .stop = stop.token()},
                 [&](const GraphRows& rows) {
                     some.push_back(line_of(rows.text, -1, rows.rows.front().values));
                     if (some.size() == 20) stop.request();
                     return true;
                 });
    EXPECT_FALSE(report.complete);
    ASSERT_LT(some.size(), all.size());
    EXPECT_EQ(some, Listing(all.begin(), all.begin() + static_cast<long>(some.size())));
}

TEST(Evaluation, AGraphOutOfReachHasNoRowAndIsNamed) {
    const Ground ground = list_ground("given", {to_graph(path(3)), to_graph(complete(14))});
    Listing names;
    const EvaluationReport report =
        evaluate(asked({"grundy(edge_delete)"}), ground, {.threads = 1, .bytes = 1 << 16},
                 [&](const GraphRows& rows) {
                     names.push_back(rows.text);
                     return true;
                 });
    EXPECT_EQ(names, Listing{to_graph6(to_graph(path(3)))});
    EXPECT_EQ(report.graphs, 2u);
    ASSERT_EQ(report.given_up.count, 1u);
    EXPECT_EQ(report.given_up.least.front().graph, to_graph(complete(14)));
}

}  // namespace
}  // namespace gazetteer::conjectures
