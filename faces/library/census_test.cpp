// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/census.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "gazetteer/hunt.hpp"
#include "gazetteer/solve.hpp"

namespace {

using gazetteer::Census;
using gazetteer::Game;
using testing::HasSubstr;

TEST(LibraryCensus, CountsWhatSolvingEachGraphCounts) {
    const Game kayles = Game::named("node_kayles");
    const Census census = gazetteer::census(kayles, {.order_max = 4});
    ASSERT_GE(census.columns.size(), 3u);
    EXPECT_EQ(census.columns[0], "graphs");
    std::vector<std::uint64_t> expected(census.columns.size(), 0);
    gazetteer::for_each_graph("order 4", [&](const gazetteer::AnyGraph& g) {
        const auto answer = gazetteer::solve(kayles, g);
        for (std::size_t i = 0; i < census.columns.size(); ++i)
            expected[i] += census.columns[i] == "graphs" ||
                           census.columns[i] == to_string(answer.outcome) ||
                           census.columns[i] == "grundy " + std::to_string(answer.grundy.value());
        return true;
    });
    EXPECT_EQ(census.total(4), expected);
    EXPECT_EQ(expected[0], 11u);
}

TEST(LibraryCensus, ItsColumnsHaveNamesOfTheirOwn) {
    for (const std::string game : {"node_kayles", "ueg", "dvg", "col"}) {
        const std::vector<std::string> columns =
            gazetteer::census(Game::named(game), {.order_max = 3}).columns;
        EXPECT_EQ(std::set<std::string>(columns.begin(), columns.end()).size(), columns.size())
            << game;
    }
}

TEST(LibraryCensus, CountsBuiltInGamesAndRefusesOrdersOutOfReach) {
    const Census census =
        gazetteer::census(Game::named("ueg"), {.order_min = 5, .order_max = 5, .connected = true});
    EXPECT_EQ(census.total(5).at(0), 21u);
    EXPECT_EQ(census.total(4).at(0), 0u);
    const auto refusal = [](const gazetteer::CensusOptions& options) -> std::string {
        try {
            (void)gazetteer::census(Game::named("ueg"), options);
        } catch (const gazetteer::InputError& e) {
            return e.what();
        }
        return "";
    };
    EXPECT_EQ(refusal({.order_max = 33}), "order: an order from 0 to 32, not 33");
    EXPECT_EQ(refusal({.order_min = 5, .order_max = 3}), "order: no order is from 5 to 3");
    EXPECT_THAT(refusal({.engine = "no_engine"}), testing::StartsWith("'no_engine' is not an"));
}

TEST(LibraryCensus, AStopEndsIt) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(gazetteer::census(Game::named("ueg"),
                                   {.order_max = 9, .limits = {.stop = stop.get_token()}}),
                 gazetteer::Stopped);
}

}  // namespace
