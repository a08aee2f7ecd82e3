// SPDX-License-Identifier: GPL-3.0-or-later
// Periodic functions of a term, and tables from elsewhere.
#include "counterexamples/propose/periods.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "counterexamples/propose/data_table.hpp"
#include "counterexamples/propose/propose.hpp"
#include "graph/errors.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

ValueTable sequence_table(std::int64_t first, const std::string& truth) {
    ValueTable result;
    result.target = {"T", Type::boolean, {}};
    result.terms = {{"X", Type::integer, {}}};
    for (std::size_t i = 0; i < truth.size(); ++i) {
        result.target.values.emplace_back(truth[i] == '1' ? 1 : 0);
        result.terms[0].values.emplace_back(first + static_cast<std::int64_t>(i));
        result.weights.push_back(1);
    }
    return result;
}

/// The definition, for every beginning and period.
std::optional<std::pair<std::size_t, std::size_t>> by_definition(const std::string& truth) {
    std::optional<std::pair<std::size_t, std::size_t>> best;
    for (std::size_t sum = 1; sum < 2 * truth.size() && !best; ++sum)
        for (std::size_t period = 1; period <= sum && !best; ++period) {
            const std::size_t from = sum - period;
            bool holds = from + 2 * period <= truth.size();
            for (std::size_t i = from; holds && i + period < truth.size(); ++i)
                holds = truth[i] == truth[i + period];
            if (holds) best = {from, period};
        }
    return best;
}

TEST(Periods, AreThoseOfTheDefinition) {
    properties::Dice dice(3);
    std::size_t found = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string truth;
        const int period = dice.between(1, 5);
        const int before = dice.between(0, 4);
        for (int i = dice.between(1, 16); i > 0; --i)
            truth += std::ssize(truth) >= before + period
                         ? truth[truth.size() - static_cast<std::size_t>(period)]
                         : (dice.chance(0.5) ? '1' : '0');
        const std::int64_t first = dice.between(-3, 5);
        const auto result = periodicity_of(sequence_table(first, truth), 0);
        const auto expected = by_definition(truth);
        ASSERT_EQ(result.has_value(), expected.has_value()) << truth;
        if (!result) continue;
        ++found;
        EXPECT_EQ(result->from, first + static_cast<std::int64_t>(expected->first)) << truth;
        EXPECT_EQ(result->period, static_cast<std::int64_t>(expected->second)) << truth;
        // What it says is the sequence.
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const std::int64_t value = first + static_cast<std::int64_t>(i);
            const std::int64_t residue =
                ((value % result->period) + result->period) % result->period;
            const bool said =
                std::ranges::count(result->before, value) > 0 ||
                (value >= result->from && std::ranges::count(result->residues, residue) > 0);
            EXPECT_EQ(said, truth[i] == '1') << truth;
        }
    }
    EXPECT_GT(found, 1000u);
}

TEST(Periods, WhatIsNotAFunctionHasNone) {
    ValueTable table = sequence_table(1, "0101010101");
    EXPECT_TRUE(periodicity_of(table, 0));
    EXPECT_FALSE(periodicity_of(table, 0, 0));
    table.terms[0].values[4] = Integer(4);
    EXPECT_FALSE(periodicity_of(table, 0)) << "5 is missing, and 4 has two values";
    table.terms[0].values[4] = Integer::infinity();
    EXPECT_FALSE(periodicity_of(table, 0));
    EXPECT_FALSE(periodicity_of(sequence_table(0, ""), 0));
}

TEST(Periods, PathsOfTheEdgeDeleteGame) {
    // GGHR Theorem 4, from the values that the recurrence gives.
    const std::vector<int> values = edge_delete_path_grundy_values(120);
    std::ostringstream lines;
    for (std::size_t n = 2; n <= 120; ++n)
        lines << "{\"order\": " << n
              << ", \"P(edge_delete)\": " << (values[n] == 0 ? "true" : "false") << "}\n";
    std::istringstream in(lines.str());
    const auto report = propose(data_table(in, "paths", "P(edge_delete)", {"order"}));
    ASSERT_EQ(report.proposals.size(), 1u);
    EXPECT_EQ(to_string(report.proposals[0].expression),
              "P(edge_delete) <-> order = 2 or order = 3 or order = 7 or order = 11 or order = 17 "
              "or order = 23 or order = 27 or order = 31 or order = 37 or order >= 38 and (order "
              "mod 34 = 7 or order mod 34 = 11 or order mod 34 = 23 or order mod 34 = 27 or order "
              "mod 34 = 31)");
}

TEST(DataTable, HasTheValuesOfItsLines) {
    std::istringstream in(
        "{\"a\": [1], \"order\": 3, \"bipartite\": true}\n\n"
        "{\"order\": \"infinity\", \"bipartite\": null}\n"
        "{\"bipartite\": true, \"order\": 3}\n");
    const ValueTable table = data_table(in, "data", "bipartite", {"order"});
    EXPECT_EQ(table.instances, 3u);
    EXPECT_EQ(table.searched, "instances of data");
    ASSERT_EQ(table.weights.size(), 2u);
    EXPECT_EQ(table.weights[0] + table.weights[1], 3u);
    EXPECT_TRUE(table.target.values[0].is_undefined());
    EXPECT_TRUE(table.terms[0].values[0].is_infinite());
    EXPECT_EQ(table.terms[0].values[1], Integer(3));
}

TEST(DataTable, FaultsAreNamed) {
    const auto fault = [](const std::string& text) -> std::string {
        std::istringstream in(text);
        try {
            data_table(in, "data", "bipartite", {"order"});
        } catch (const InputError& error) {
            return error.what();
        }
        return "none";
    };
    EXPECT_EQ(fault(""), "data: no instance; one a line is expected");
    EXPECT_EQ(fault("\n[1]\n"), "data:2: expected an object of JSON");
    EXPECT_EQ(fault("{\"order\": 1"), "data:1: expected an object of JSON");
    EXPECT_EQ(fault("{\"order\": 1}"), "data:1: no value of \"bipartite\"");
    EXPECT_EQ(fault("{\"order\": 1, \"bipartite\": 1}"),
              "data:1: the value of \"bipartite\" is 1; true, false or null is expected");
    for (const char* number : {"1.5", "true", "\"x\"", "18446744073709551615",
                               "9223372036854775807", "-9223372036854775808"})
        EXPECT_THAT(fault(std::string("{\"bipartite\": true, \"order\": ") + number + "}"),
                    HasSubstr("a number of 64 bits, \"infinity\" or null is expected"))
            << number;
    std::istringstream in("{}");
    EXPECT_THROW(data_table(in, "data", "bipartit", {}), InputError);
}

}  // namespace
}  // namespace gazetteer::conjectures
