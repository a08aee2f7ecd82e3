// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/evaluate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gazetteer::Graph;
using gazetteer::Row;
using gazetteer::Value;
using testing::IsEmpty;

TEST(LibraryEvaluate, ValuesHaveTheirKinds) {
    const std::vector<Row> rows = gazetteer::evaluate(
        {"order", "tree", "girth", "spectral_radius", "order div 0"}, {Graph::from_text("path 2")});
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].graph, "A_");
    EXPECT_FALSE(rows[0].vertex);
    const std::vector<Value>& values = rows[0].values;
    EXPECT_EQ(values[0].kind, Value::Kind::integer);
    EXPECT_EQ(values[0].integer, 2);
    EXPECT_EQ(values[1].kind, Value::Kind::boolean);
    EXPECT_EQ(values[1].text, "true");
    EXPECT_EQ(values[2].kind, Value::Kind::infinite);
    EXPECT_EQ(values[3].kind, Value::Kind::real);
    EXPECT_DOUBLE_EQ(values[3].real, 1);
    EXPECT_EQ(values[4].kind, Value::Kind::undefined);
    EXPECT_EQ(values[4].text, "undefined");
}

TEST(LibraryEvaluate, WhatIsExactIsReadAgainAsTheSameNumber) {
    const std::vector<std::pair<std::string, std::string>> numbers{
        {"sqrt(order + 1)", "sqrt(5)"},
        {"(1 - sqrt(size)) / 2", "1/2 - 1/2 * sqrt(3)"},
        {"ln(order) / (1 + sqrt(size))", "ln(4) / (1 + sqrt(3))"},
        {"exp(0 - sqrt(2 + sqrt(2)))", "exp((-1) * sqrt(2 + sqrt(2)))"},
        {"size / order", "3/4"},
        {"spectral_radius", "1/2 + 1/2 * sqrt(5)"},
        {"girth", ""}};
    for (const auto& [term, exact] : numbers) {
        const Value value = gazetteer::evaluate({term}, "graph path 4").at(0).values.at(0);
        EXPECT_EQ(value.exact, exact) << term;
        if (exact.empty()) continue;
        const Value again = gazetteer::evaluate({exact}, "graph path 4").at(0).values.at(0);
        EXPECT_EQ(again.exact, exact);
        EXPECT_EQ(again.text, value.text);
    }
}

TEST(LibraryEvaluate, EigenvaluesAreRootsOfTheirPolynomial) {
    const auto exact = [](const char* term, const char* graph) {
        return gazetteer::evaluate({term}, graph).at(0).values.at(0).exact;
    };
    EXPECT_EQ(exact("spectral_radius", "graph path 6"), "CRootOf(x^3 - x^2 - 2 * x + 1, 2)");
    EXPECT_EQ(exact("eigenvalue(2)", "graph path 7"), "sqrt(2)");
}

TEST(LibraryEvaluate, TermsOfAVertexHaveARowEach) {
    const std::vector<Row> rows =
        gazetteer::evaluate({"degree(v)"}, "graph path 3", {.where = "degree(v) > 1"});
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0].vertex, 1);
    EXPECT_EQ(rows[0].values[0].integer, 2);
}

TEST(LibraryEvaluate, RowsComeInOrderAndEndWhereTheVisitorEnds) {
    int graphs = 0;
    gazetteer::for_each_row({"order"}, "order ..5", [&](const std::vector<Row>& rows) {
        EXPECT_EQ(rows.size(), 1u);
        return ++graphs < 3;
    });
    EXPECT_EQ(graphs, 3);
    EXPECT_EQ(gazetteer::evaluate({"size"}, "connected, order ..5").size(), 1u + 1 + 2 + 6 + 21);
}

TEST(LibraryEvaluate, FaultsAndLimits) {
    EXPECT_THROW(gazetteer::evaluate({}, "order ..3"), gazetteer::InputError);
    EXPECT_THROW(gazetteer::evaluate({"ordre"}, "order ..3"), gazetteer::InputError);
    EXPECT_THROW(gazetteer::evaluate({"order"}, "order ..3", {.where = "size"}),
                 gazetteer::InputError);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(
        gazetteer::evaluate({"order"}, "order ..9", {.limits = {.stop = stop.get_token()}}),
        gazetteer::Stopped);
}

TEST(LibraryEvaluate, ARowNamesThePlaceInTheListThatWasGiven) {
    const Graph path = Graph::from_text("path 2");
    const std::vector<Row> rows =
        gazetteer::evaluate({"order"}, {path, Graph(), path}, {.where = "order > 1"});
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].given, 0u);
    EXPECT_EQ(rows[1].given, 2u);
    EXPECT_FALSE(gazetteer::evaluate({"order"}, "order ..1").at(0).given);
}

}  // namespace
