// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data on the command line: gazetteer games, and --games of the other verbs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

/// A file of games that is there while it lives.
class FileOfGames {
  public:
    explicit FileOfGames(const std::string& text)
        : name_(testing::TempDir() + "/" +
                testing::UnitTest::GetInstance()->current_test_info()->name() + ".game") {
        std::ofstream(name_) << text;
    }
    ~FileOfGames() { std::remove(name_.c_str()); }
    FileOfGames(const FileOfGames&) = delete;
    FileOfGames& operator=(const FileOfGames&) = delete;
    const std::string& name() const { return name_; }

  private:
    std::string name_;
};

TEST(GamesVerb, ListsBuiltInAndShippedGames) {
    bool has_built_in = false;
    bool has_shipped = false;
    for (const auto& line : run_gazetteer({"games", "--json"}).json_lines()) {
        has_built_in = has_built_in || (line.at("name") == "ueg" && line.at("as_data") == false);
        if (line.at("name") != "node_kayles") continue;
        has_shipped = line.at("as_data") == true && line.at("sum_of_components") == true;
    }
    EXPECT_TRUE(has_built_in);
    EXPECT_TRUE(has_shipped);
    EXPECT_THAT(run_gazetteer({"games"}).out, HasSubstr("node_kayles "));
}

/// A move of several edges has its vertex, then the other ends.
TEST(SolveVerbOfData, AMoveOfSeveralEdgesNamesThem) {
    const std::string star = "complete_bipartite 1 3";
    const auto json = run_gazetteer({"solve", "graph_nim", star, "--json"}).json_lines();
    EXPECT_EQ(json.at(0).at("grundy"), 3);
    EXPECT_EQ(json.at(0).at("winning_moves").dump(), "[[0,1,2,3]]");
    EXPECT_THAT(run_gazetteer({"solve", "graph_nim", star}).out, HasSubstr("  0-1,2,3  "));
    const auto path = run_gazetteer({"solve", "graph_nim", "path 3", "--json"}).json_lines();
    EXPECT_EQ(path.at(0).at("winning_moves").dump(), "[[1,0,2]]");
    const Ran play = run_gazetteer({"play", "graph_nim", star});
    EXPECT_THAT(play.out, HasSubstr("1  first   0-1,2,3  P"));
    const Ran large = run_gazetteer({"solve", "graph_nim", "complete_bipartite 1 11"});
    EXPECT_EQ(large.exit_code, 2);
    EXPECT_THAT(large.err, HasSubstr("a set of edges is chosen from at most 10; at the vertex 0 11 "
                                     "fit, in the position "));
}

/// As a play names them; an edge of a graph has no direction.
TEST(SolveVerbOfData, ArcsAreToldFromEdges) {
    const FileOfGames file(
        "game cut on digraphs move u -> w: erase(u, w)\n"
        "game snap on graphs move u ~ w: erase(u, w)\n"
        "game part on digraphs left move u -> w: erase(u, w) "
        "right move u -> w: erase(u, w)\n");
    const auto table = [&](const char* game, const char* graph) {
        return run_gazetteer({"solve", game, "--games", file.name(), graph}).out;
    };
    EXPECT_THAT(table("cut", "&BP_"), HasSubstr("0>1 1>2 2>0 "));
    EXPECT_THAT(table("cut", "a->b b->c c->a"), HasSubstr("a>b b>c c>a "));
    EXPECT_THAT(table("part", "&BP_"), HasSubstr("Left 0>1 1>2 2>0; Right 0>1 1>2 2>0"));
    EXPECT_THAT(table("snap", "0-1 1-2 2-0"), HasSubstr("0-1 0-2 1-2 "));
}

TEST(GamesVerb, ChecksTheGamesOfAFile) {
    const FileOfGames file("game mine move u: delete(u, N(u))\n");
    const Ran ran = run_gazetteer({"games", "--check", file.name()});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("holds: Grundy values of two boards add by nim-sum"));
    EXPECT_THAT(ran.out, HasSubstr("all 53 graphs of order <= 5"));
    const auto json = run_gazetteer({"games", "--check", file.name(), "--json"}).json_lines();
    EXPECT_EQ(json.at(0).at("passes"), true);
    EXPECT_EQ(json.at(0).at("checks").size(), 5u);
}

TEST(GamesVerb, TakesTheGamesOfAPaperWhereTheyStand) {
    const std::string paper =
        "paper A26 \"A title\"\n  by Somebody\n\ndefine small = order <= 3\n\n# A game.\n"
        "game mine\n  move u:\n    ";
    const std::string claim = "\n\nclaim one \"All is well.\"\n  holds order >= 0\n";
    const FileOfGames file(paper + "delete(u, N(u))" + claim);
    EXPECT_EQ(run_gazetteer({"games", "--check", file.name()}).exit_code, 0);
    EXPECT_THAT(run_gazetteer({"solve", "mine", "--games", file.name(), "path 2"}).out,
                HasSubstr("path 2      -  N             1  0"));

    const FileOfGames faulty(paper + "delete(w)" + claim);
    EXPECT_THAT(run_gazetteer({"games", "--check", faulty.name()}).err,
                HasSubstr(faulty.name() + ":9:12: unknown vertex or set 'w'"));
    const FileOfGames none("paper A26 \"A title\"\n" + claim);
    EXPECT_EQ(run_gazetteer({"games", "--check", none.name()}).err,
              "gazetteer: --games " + none.name() + ": the paper has no game of its own\n");
}

TEST(GamesVerb, AFaultInPlayFailsTheCheck) {
    const FileOfGames file("game mine token v move u ~ v: delete(v)\n");
    const Ran ran = run_gazetteer({"games", "--check", file.name()});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("FAILS: "));
    EXPECT_THAT(ran.out, HasSubstr("mine, line 1: move u ~ v: delete(v): the token v"));
    EXPECT_THAT(ran.out, HasSubstr("in the position 0 1: 0-1, v = 0"));
}

TEST(GamesVerb, PlayThatComesBackIsShown) {
    const FileOfGames file("game mine token v move u ~ v: v := u\n");
    const Ran ran = run_gazetteer({"games", "--check", file.name()});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("in the position 0 1: 0-1, v = 0 play may go 1-0, 0-1"));
}

TEST(GamesVerb, AFaultOfAFileHasItsPlace) {
    const FileOfGames file("game mine\n  move u: delete(x)\n");
    const Ran ran = run_gazetteer({"games", "--check", file.name()});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr(file.name() + ":2:18: unknown vertex or set 'x'"));
    const Ran twice = run_gazetteer({"solve", "mine", "--games", file.name(), "--json", "path 2"});
    EXPECT_EQ(twice.exit_code, 2);
    EXPECT_THAT(twice.err, HasSubstr(":2:18: "));
}

TEST(GamesVerb, ItsExampleRuns) {
    expect_example_runs("games");
}

TEST(SolveScript, AnswersAsForBuiltInGames) {
    for (const char* root : {"0", "1"}) {
        const auto built_in =
            run_gazetteer({"solve", "ueg", "--root", root, "--by", "oracle", "--json", "path 4"})
                .json_lines();
        const auto data = run_gazetteer({"solve", "undirected_edge_geography", "--root", root,
                                         "--json", "path 4"})
                              .json_lines();
        ASSERT_EQ(data.size(), 1u);
        for (const char* key : {"graph", "root", "outcome", "winning_moves"})
            EXPECT_EQ(data[0].at(key), built_in.at(0).at(key)) << key;
    }
}

TEST(SolveScript, NodeKaylesOfPathsIsTheOctalGame) {
    // Dawson's Kayles on the path of order n: Grundy values from n = 0 [GGHR; OEIS A002187].
    const std::vector<int> values{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3};
    for (std::size_t n = 1; n < values.size(); ++n) {
        const auto lines =
            run_gazetteer({"solve", "node_kayles", "--json", "path " + std::to_string(n)})
                .json_lines();
        EXPECT_EQ(lines.at(0).at("grundy"), values[n]) << n;
    }
}

TEST(SolveScript, GoesBeyond64VerticesWithoutConditions) {
    const auto answer = [](const Words& question) {
        return run_gazetteer(Words{"solve"} + question + Words{"--json"}).json_lines().at(0);
    };
    // From the vertex 3 of a path of 200, an odd way leads to one end.
    const auto rooted = answer({"undirected_edge_geography", "--root", "3", "path 200"});
    EXPECT_EQ(rooted.at("outcome"), "N");
    EXPECT_EQ(rooted.at("winning_moves"), std::vector<int>{2});
    EXPECT_EQ(answer({"undirected_vertex_geography", "--unrooted", "cycle 100"}).at("outcome"),
              "P");
    const auto partizan = answer({"partizan_edge_geography", "--root", "0,69", "path 70"});
    EXPECT_EQ(partizan.at("no_value"), "more than 64 vertices");
    expect_one_complaint(
        run_gazetteer({"solve", "undirected_edge_geography", "complete 92"}), exit_usage,
        "<argument 1>:1: undirected_edge_geography is played on at most 4096 edges; this board has "
        "4186");
}

TEST(SolveScript, PartizanPositionsHaveValues) {
    const auto answer = [](const std::string& game, const std::string& board) {
        return run_gazetteer({"solve", game, "--json", board}).json_lines().at(0);
    };
    EXPECT_EQ(answer("snort", "path 2").at("value"), "+-1");
    EXPECT_EQ(answer("col", "path 1").at("value"), "*");
    EXPECT_EQ(answer("vertex_or_edge_removal", "path 5").at("value"), "1/2");
    EXPECT_FALSE(answer("snort", "path 2").contains("no_value"));
    EXPECT_FALSE(answer("misere_partizan_kayles", "path 2").contains("value"));
    EXPECT_FALSE(answer("node_kayles", "path 2").contains("value"));
    const auto large = answer("snort", "path 12");
    EXPECT_EQ(large.at("value"), nullptr);
    EXPECT_EQ(large.at("outcome"), "N");
    EXPECT_EQ(large.at("no_value"), "more than 20000 positions");
}

TEST(SolveScript, TheTableHasValuesThatAreNotLong) {
    EXPECT_THAT(run_gazetteer({"solve", "snort", "path 2"}).out, HasSubstr("   +-1  Left 0 1;"));
    EXPECT_THAT(run_gazetteer({"solve", "snort", "path 8"}).out, HasSubstr("  long  Left "));
    EXPECT_THAT(run_gazetteer({"solve", "snort", "path 12"}).out, HasSubstr("  large  Left "));
}

/// Bad usage, and what its one line says.
void expect_refused(const Ran& ran, const std::string& part) {
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr(part));
}

TEST(SolveScript, RefusesWhatDoesNotFit) {
    expect_refused(run_gazetteer({"solve", "node_kayle", "path 3"}),
                   "the nearest known one is node_kayles");
    expect_refused(run_gazetteer({"solve", "node_kayles", "--root", "0", "path 3"}),
                   "node_kayles has no token, so no root");
    expect_refused(run_gazetteer({"solve", "directed_edge_geography", "path 3"}), "digraph");
    expect_refused(run_gazetteer({"solve", "two_ended_slither", "path 65"}),
                   "two_ended_slither is played on at most 64 vertices; this board has 65");
    expect_refused(run_gazetteer({"solve", "node_kayles", "--by", "theorem", "path 3"}),
                   "no theorem here decides node_kayles");
}

TEST(HuntScript, AsksAboutShippedGames) {
    const Ran ran =
        run_gazetteer({"hunt", "outcome(snort) = N -> order mod 2 = 1", "--graphs", "path 1..6"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("where    outcome(snort) = N, order = 2"));
    EXPECT_EQ(run_gazetteer({"hunt", "P(node_kayles)", "--graphs", "cocktail_party ..4"}).exit_code,
              0);
}

TEST(HuntScript, AsksAboutTheGamesOfAFile) {
    const FileOfGames file("game mine move u: delete(u)\n");
    const Words hunt{"hunt", "N(mine)", "--games", file.name()};
    const Ran ran = run_gazetteer(hunt);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr("order 2, size 0"));
    EXPECT_THAT(ran.out,
                HasSubstr("replay   gazetteer hunt 'N(mine)' --games " + file.name() + " --graph"));
    // The shards hold the games: merge finds none by itself.
    expect_merged_is_single(hunt, 2);
    const Ran proposed = run_gazetteer({"conjecture", "N(mine)", "--using", "order,eulerian",
                                        "--order", "..4", "--games", file.name()});
    EXPECT_EQ(proposed.exit_code, 0) << proposed.err;
}

TEST(HuntScript, RefusesWhatDoesNotFit) {
    expect_refused(run_gazetteer({"hunt", "N(mine)"}), "unknown name 'mine'");
    expect_refused(run_gazetteer({"hunt", "N(node_kayle)"}),
                   "the nearest known one is node_kayles");
    const FileOfGames wrong("game node_kayles move u: delete(u)\n");
    expect_refused(run_gazetteer({"hunt", "N(ueg)", "--games", wrong.name()}),
                   "is known already; choose another name");
    expect_refused(run_gazetteer({"hunt", "N(ueg)", "--games", "no such file"}),
                   "--games no such file: cannot be read");
}

TEST(HuntScript, AFaultInPlayEndsTheHunt) {
    const FileOfGames file("game mine token t move u ~ t: delete(t)\n");
    expect_refused(run_gazetteer({"hunt", "P(mine)", "--games", file.name()}), "mine, line 1");
}

}  // namespace
}  // namespace gazetteer::cli
