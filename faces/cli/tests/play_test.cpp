// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer play: plays of the built-in games with one token, and of games given as data.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/rules/game_library.hpp"

namespace gazetteer::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;

nlohmann::json played(Words arguments) {
    arguments.insert(arguments.begin(), "play");
    arguments.emplace_back("--json");
    const Ran ran = run_gazetteer(arguments);
    EXPECT_EQ(ran.exit_code, exit_ok) << ran.err;
    return ran.json_lines().at(0);
}

TEST(Play, OfAGameGivenAsData) {
    EXPECT_EQ(run_gazetteer({"play", "node_kayles", "path 5"}).out,
              "node_kayles on path 5: the first player wins; decided by search\n"
              "      player  move     outcome  winning moves  left\n"
              "   0                   N        2              0 1 2 3 4: 0-1 1-2 2-3 3-4\n"
              "   1  first   2        P        -              0 4\n"
              "   2  second  0        N        4              4\n"
              "   3  first   4        P        -              nothing\n");
    EXPECT_EQ(played({"kayles", "path 1"})["positions"][1]["rule"], "move u: delete(u)");
}

TEST(Play, OfABuiltInGame) {
    const auto line = played({"ueg", "--root", "1", "path 4"});
    EXPECT_EQ(line["winner"], "first");
    ASSERT_EQ(line["positions"].size(), 2u);
    EXPECT_EQ(line["positions"][0]["outcome"], "N");
    EXPECT_EQ(line["positions"][1],
              nlohmann::json::parse(R"({"player": "first", "move": 0, "outcome": "P",
                  "winning_moves": [], "decided_by": "FSU93 Theorem 3.1",
                  "vertices": [0, 1, 2, 3], "edges": [[1, 2], [2, 3]],
                  "tokens": {"token": 0}, "sets": {}})"));
}

TEST(Play, TokensAndSetsAreShown) {
    EXPECT_THAT(
        run_gazetteer({"play", "partizan-ueg", "path 3", "--root", "0,2"}).out,
        AllOf(HasSubstr("Left begins: Right wins"), HasSubstr("rules of partizan_edge_geography"),
              HasSubstr("0 1 2: 1-2, l = 1, r = 2\n")));
    const auto slither = played({"slither", "path 3"})["positions"][1];
    EXPECT_EQ(slither["move"], nlohmann::json::parse("[0, 1]"));
    EXPECT_EQ(slither["sets"], nlohmann::json::parse(R"({"path": [0, 1], "ends": [0, 1]})"));
}

TEST(Play, PartizanAndMisere) {
    // Snort on one edge: whoever begins leaves the other no move, and moves again.
    EXPECT_EQ(played({"snort", "path 2"})["winner"], "Left");
    EXPECT_EQ(played({"snort", "path 2", "--first", "right"})["winner"], "Right");
    EXPECT_EQ(played({"snort", "path 1"})["positions"][0]["outcome"], "N");
    // A token on the one vertex: L is Left's alone.
    EXPECT_EQ(played({"partizan_kayles", "path 1"})["positions"][0]["outcome"], "L");
    EXPECT_EQ(played({"node_kayles", "path 1"})["winner"], "first");
    const auto misere = played({"misere_node_kayles", "path 1"});
    EXPECT_EQ(misere["winner"], "second");
    EXPECT_EQ(misere["positions"][1]["outcome"], "N");
    EXPECT_EQ(misere["positions"][1]["vertices"], nlohmann::json::array());
}

/// The positions of a play without the names of tokens and what decided.
nlohmann::json course(const nlohmann::json& line) {
    nlohmann::json result = line["positions"];
    for (auto& position : result)
        for (const char* member : {"tokens", "decided_by", "rule"}) position.erase(member);
    return result;
}

TEST(PlayStandard, BuiltInGamesAndTheSameAsDataArePlayedAlike) {
    for_each_graph({.order_min = 1, .order_max = 4}, [&](const Graph& g) {
        for (const auto& [built_in, data] : {std::pair{"ueg", "undirected_edge_geography"},
                                             {"uvg", "undirected_vertex_geography"}})
            EXPECT_EQ(course(played({built_in, "--root", "0", to_graph6(g)})),
                      course(played({data, "--root", "0", to_graph6(g)})))
                << to_graph6(g);
        return true;
    });
    for (const auto& [built_in, data] :
         {std::pair{"deg", "directed_edge_geography"}, {"dvg", "directed_vertex_geography"}})
        EXPECT_EQ(course(played({built_in, "--root", "1", "&BP_"})),
                  course(played({data, "--root", "1", "&BP_"})));
}

TEST(PlayLong, WhoWinsIsWhoSolveSays) {
    const conjectures::GameLibrary library = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : library.games()) {
        const std::string graph = rules.directed ? "&BP_" : "Cr";
        Words arguments{rules.name, graph};
        if (rules.token_count() > 0)
            arguments.insert(arguments.end(), {"--root", rules.token_count() == 1 ? "0" : "0,2"});
        const auto line = played(arguments);
        arguments.insert(arguments.begin(), "solve");
        arguments.emplace_back("--json");
        const std::string outcome = run_gazetteer(arguments).json_lines().at(0)["outcome"];
        const bool first_wins = outcome == "N" || outcome == "L";
        EXPECT_EQ(line["winner"] == "first" || line["winner"] == "Left", first_wins) << rules.name;
        EXPECT_EQ(line["positions"][0]["outcome"], outcome) << rules.name;
        // One player moves after the other, and the winner makes the last move, but in misere play.
        const bool odd = line["positions"].size() % 2 == 0;
        EXPECT_EQ(odd, first_wins != rules.misere) << rules.name;
    }
}

TEST(Play, WhatIsRefused) {
    const auto refusal = [](Words arguments) {
        arguments.insert(arguments.begin(), "play");
        const Ran ran = run_gazetteer(arguments);
        EXPECT_EQ(ran.exit_code, exit_usage);
        return ran.err;
    };
    EXPECT_THAT(refusal({"ueg", "path 3"}), HasSubstr("ueg is played from a vertex: --root V"));
    EXPECT_THAT(refusal({"snort", "path 3", "--root", "0"}), HasSubstr("has no token"));
    EXPECT_THAT(refusal({"edge-labelling", "path 3"}), HasSubstr("is not played here"));
    EXPECT_THAT(refusal({"nod_kayles", "path 3"}),
                HasSubstr("the nearest known one is node_kayles"));
    EXPECT_THAT(refusal({"directed_edge_geography", "--root", "0", "Bw"}), HasSubstr("digraph"));
    EXPECT_THAT(refusal({"ueg", "--root", "0", "&BP_"}), HasSubstr("graph"));
    EXPECT_THAT(refusal({"node_kayles", "--first", "left", "path 3"}), HasSubstr("is impartial"));
    EXPECT_THAT(refusal({"node_kayles", "grid 8 8", "--memory", "1"}), HasSubstr("(--memory)"));
    EXPECT_THAT(refusal({"node_kayles", "--root", "1", "path 3"}), HasSubstr("has no token"));
    EXPECT_THAT(refusal({"feedback", "--root", "3", "path 3"}), HasSubstr("there is no vertex 3"));
    EXPECT_THAT(refusal({"feedback", "--root", "0,1", "path 3"}), HasSubstr("v of feedback"));
    EXPECT_THAT(refusal({"node_kayles", "path 65"}), HasSubstr("at most 64 vertices"));
}

TEST(Play, TheTimeLimitIsToldByTheExitCode) {
    for (const char* game : {"node_kayles", "edge-delete"}) {
        const Ran ran = run_gazetteer({"play", game, "grid 8 8", "--time-limit", "0.05"});
        expect_one_complaint(ran, exit_inconclusive,
                             "<argument 1>:1: stopped by the time limit: no play");
    }
    expect_one_complaint(
        run_gazetteer({"play", "ueg", "--root", "0", "complete 9", "--time-limit", "0"}),
        exit_inconclusive, "<argument 1>:1: stopped by the time limit: no play");
}

TEST(Play, AGameOfAFile) {
    const std::string file = ::testing::TempDir() + "play.game";
    std::ofstream(file) << "game mine\n  token t\n  move u ~ t: erase_typo(u)\n";
    const Ran typo = run_gazetteer({"play", "mine", "--games", file, "--root", "0", "path 2"});
    EXPECT_EQ(typo.exit_code, exit_usage);
    EXPECT_THAT(typo.err, HasSubstr("play.game:3:"));
    // The token stands on a vertex that goes.
    std::ofstream(file) << "game mine\n  token t\n  move u ~ t: delete(u, t)\n";
    const Ran fault = run_gazetteer({"play", "mine", "--games", file, "--root", "0", "path 2"});
    EXPECT_EQ(fault.exit_code, exit_usage);
    EXPECT_THAT(fault.err, HasSubstr("0 1: 0-1, t = 0"));
    std::ofstream(file) << "game mine\n  token t\n  move u ~ t: erase(u); t := u\n";
    EXPECT_EQ(played({"mine", "--games", file, "--root", "1", "path 3"})["winner"], "first");
}

TEST(PlayStandard, TheExampleOfItsHelpRuns) {
    expect_example_runs("play");
}

}  // namespace
}  // namespace gazetteer::cli
