// SPDX-License-Identifier: GPL-3.0-or-later
// The play-throughs and the signature are those that are committed; oracle_record rewrites them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "oracle/rules/games.hpp"
#include "oracle/testkit/playthrough.hpp"
#include "oracle/testkit/signature.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer {
namespace {

std::string contents(const std::filesystem::path& file) {
    std::ostringstream result;
    result << std::ifstream(source_path(file)).rdbuf();
    return result.str();
}

TEST(Playthroughs, AreThoseCommitted) {
    const auto all = playthroughs();
    EXPECT_EQ(all.size(), GamesAndForms::size);
    for (const auto& [game, lines] : all) {
        std::string file = game + ".txt";
        std::ranges::replace(file, ' ', '-');
        EXPECT_EQ(lines, contents(std::filesystem::path("oracle/testkit/playthroughs") / file))
            << game;
    }
}

TEST(Playthroughs, BeginWithTheSmallestBoard) {
    EXPECT_THAT(
        playthroughs()["slither"],
        testing::StartsWith("0:, path {}\n  P, Grundy value 0, moves none, winning none\n"));
}

TEST(SignatureStandard, IsTheOneCommitted) {
    EXPECT_EQ(signature(), contents("tools/bench/signature.txt"));
}

}  // namespace
}  // namespace gazetteer
