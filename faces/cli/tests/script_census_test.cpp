// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer census for games given as data: all that it does for the built-in ones, and shards that
// know their game by its rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

/// A file of that text in the folder.
std::string games_file(const TemporaryFolder& folder, const std::string& name,
                       const std::string& text) {
    std::ofstream(folder.path(name)) << text;
    return folder.path(name);
}

TEST(CensusScript, CountsLikeTheBuiltInGame) {
    const Words options{"--order", "0..5", "--json", "--by-size"};
    for (const auto& [name, data_name] : {std::pair("uvg", "undirected_vertex_geography"),
                                          std::pair("ueg", "undirected_edge_geography")}) {
        auto built_in = run_gazetteer(Words{"census", name} + options).json_lines();
        const auto data = run_gazetteer(Words{"census", data_name} + options).json_lines();
        ASSERT_EQ(data.size(), 6u);
        for (auto& line : built_in) line["game"] = data_name;
        EXPECT_EQ(data, built_in);
    }
}

TEST(CensusScript, DigraphGamesAreCountedOverDigraphs) {
    auto built_in = run_gazetteer({"census", "dvg", "--order", "0..3", "--json"}).json_lines();
    const auto data =
        run_gazetteer({"census", "directed_vertex_geography", "--order", "0..3", "--json"})
            .json_lines();
    for (auto& line : built_in) line["game"] = "directed_vertex_geography";
    EXPECT_EQ(data, built_in);
}

void expect_merged_is_single_of(const std::string& game) {
    expect_merged_is_single({"census", game, "--order", "0..5", "--json"}, 3);
    expect_merged_is_single({"census", game, "--order", "4", "--by-size", "--connected"}, 2);
    expect_merged_is_single({"census", game, "--order", "4", "--labelled", "--json"}, 2);
}

/// A game of each other kind: misere, with a token, of two players with tokens of their own.
TEST(CensusScriptLong, MergedPrintWhatOneRunPrints) {
    for (const char* game :
         {"misere_node_kayles", "undirected_vertex_geography", "partizan_edge_geography"})
        expect_merged_is_single_of(game);
}

/// Impartial, partizan, on digraphs, checked.
TEST(CensusScriptStandard, MergedPrintWhatOneRunPrints) {
    for (const char* game : {"node_kayles", "snort"}) expect_merged_is_single_of(game);
    expect_merged_is_single(
        {"census", "directed_edge_geography", "--order", "0..3", "--json", "--by-size"}, 3);
    expect_merged_is_single({"census", "grim", "--order", "0..4", "--check", "search"}, 2);
}

/// The shards hold the rules: merge needs no file, and takes no shard of another game of the name.
TEST(CensusScript, ShardsKnowTheirGameByItsRules) {
    const TemporaryFolder folder;
    const std::string one = games_file(folder, "one", "game mine\n  move u: delete(u, N(u))\n");
    const std::string other = games_file(folder, "other", "game mine\n  move u: delete(u)\n");
    const std::string respaced =
        games_file(folder, "respaced", "# The same.\ngame mine move  u:\n\tdelete(u, N(u))\n");
    const Words census{"census", "mine", "--order", "4", "--json"};
    const auto shard = [&](const std::string& games, const std::string& part) {
        const std::string file = games + "-" + part.substr(0, 1);
        const Ran ran =
            run_gazetteer(census + Words{"--games", games, "--shard", part, "--out", file});
        EXPECT_EQ(ran.exit_code, exit_ok) << ran.err;
        return file;
    };
    const std::string first = shard(one, "0/2");
    const Ran single = run_gazetteer(census + Words{"--games", one});
    EXPECT_EQ(run_gazetteer({"merge", first, shard(one, "1/2")}).out, single.out);
    const Ran refused = run_gazetteer({"merge", first, shard(other, "1/2")});
    EXPECT_EQ(refused.exit_code, exit_usage);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr(" are not of one run: "));
    EXPECT_THAT(refused.err, HasSubstr("move u: delete(u)\","));
    // A shard of the other game is not gone on with either.
    const Ran resumed = run_gazetteer(
        census + Words{"--games", other, "--shard", "0/2", "--out", first, "--resume"});
    EXPECT_EQ(resumed.exit_code, exit_usage);
    EXPECT_THAT(resumed.err, HasSubstr("another"));
    // How the rules are spaced makes no other game.
    EXPECT_EQ(run_gazetteer({"merge", first, shard(respaced, "1/2")}).out, single.out);
}

TEST(CensusScript, StatusTellsTheRules) {
    const TemporaryFolder folder;
    const Words files = run_shards({"census", "node_kayles", "--order", "4"}, 1, folder);
    const auto status = run_gazetteer({"status", "--json", files[0]}).json_lines();
    const std::string rules = status.at(0).at("command").at("rules");
    EXPECT_TRUE(rules.starts_with("game node_kayles\n  source [Sch78]")) << rules;
    EXPECT_TRUE(rules.ends_with("\n  move u: delete(u, N(u))")) << rules;
}

/// Shards by GNU parallel read the file of the games, whatever it is called.
TEST(CensusScriptStandard, GamesTravelWithSubmit) {
    const TemporaryFolder folder;
    const std::string name = "mine'{} $(touch harm) `x` ;#.game";
    games_file(folder, name, "game mine\n  move u: delete(u, N(u))\n");
    games_file(folder, "run.sh",
               "cd " + folder.path() + "\ngames=$(echo mine*)\n" +
                   "exec gazetteer submit --engine parallel --shards 3 --dir shards -- census mine "
                   "--order 0..5 --json --games \"$games\"\n");
    const Ran merged = run_shell("sh " + folder.path("run.sh"));
    const Ran single = run_gazetteer(
        {"census", "mine", "--order", "0..5", "--json", "--games", folder.path(name)});
    EXPECT_EQ(merged.exit_code, exit_ok) << merged.err;
    EXPECT_EQ(merged.out, single.out);
    EXPECT_FALSE(fs::exists(folder.path("harm")));
    EXPECT_FALSE(fs::exists(folder.path("shards/harm")));
}

TEST(CensusScript, BFilesAndPlots) {
    const TemporaryFolder folder;
    const Ran ran =
        run_gazetteer({"census", "node_kayles", "--order", "0..4", "--labelled", "--json", "--plot",
                       folder.path("plot.svg"), "--oeis", folder.path("b")});
    EXPECT_EQ(ran.exit_code, exit_ok) << ran.err;
    // Order 3: no edge N, an edge P (3 labellings), a path N (3), the triangle N.
    EXPECT_EQ(ran.json_lines().at(3).at("probability"),
              nlohmann::json::parse(
                  R"({"event":"the first player wins","labelled_graphs_by_size":["1","0","3","1"],)"
                  R"("coefficients_of_powers_of_p":["1","-3","6","-3"]})"));
    EXPECT_GT(fs::file_size(folder.path("plot.svg")), 1000u);
    EXPECT_THAT(contents(folder.path("b/b-node_kayles-P.txt")), HasSubstr("\n#   move u: delete"));
}

/// No time at all, so that no clock decides how far it comes.
TEST(CensusScript, OverTheTimeLimitItStopsAndGoesOn) {
    const TemporaryFolder folder;
    for (const char* game : {"node_kayles", "uvg"}) {
        const Words census{"census", game, "--order", "0..5", "--json"};
        const Ran stopped = run_gazetteer(census + Words{"--time-limit", "0"});
        EXPECT_EQ(stopped.exit_code, exit_inconclusive);
        EXPECT_EQ(stopped.out, "");
        EXPECT_EQ(stopped.err, "interrupted after 0 graphs; no order is complete\n");
        const Words in_file = census + Words{"--resume", "--out", folder.path(game)};
        EXPECT_EQ(run_gazetteer(in_file + Words{"--time-limit", "0"}).exit_code, exit_inconclusive);
        EXPECT_EQ(run_gazetteer(in_file).exit_code, exit_ok);
        EXPECT_EQ(run_gazetteer({"merge", folder.path(game)}).out, run_gazetteer(census).out);
    }
}

TEST(CensusScript, RefusesWhatItHasNot) {
    expect_one_complaint(run_gazetteer({"census", "node_kayles", "--order", "33"}), exit_usage,
                         "--order: an order from 0 to 32, not 33");
    expect_one_complaint(
        run_gazetteer({"census", "snort", "--order", "3", "--engine", "theorems"}), exit_usage,
        "'theorems' is not an engine here; the engines are classes subsets search");
    const Ran plot =
        run_gazetteer({"census", "snort", "--order", "3", "--labelled", "--plot", "/dev/null"});
    EXPECT_EQ(plot.exit_code, exit_usage);
    EXPECT_THAT(plot.err, HasSubstr("--plot: no probability"));
    const Ran misspelt = run_gazetteer({"census", "node_kayle", "--order", "3"});
    EXPECT_EQ(misspelt.exit_code, exit_usage);
    EXPECT_THAT(misspelt.err, HasSubstr("the nearest known one is node_kayles"));
}

}  // namespace
}  // namespace gazetteer::cli
