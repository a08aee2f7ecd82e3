// SPDX-License-Identifier: GPL-3.0-or-later
// Papers that are files, as a referee runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string good_paper = R"(paper You26 "On stars"
claim T1 "Whoever begins wins on every star."
  place  Theorem 1
  holds  N(node_kayles)
  on     complete_bipartite 1 1..6
claim T2 "Whoever begins wins on every tree."
  place  Theorem 2
  holds  N(node_kayles)
  on     trees, order ..5
  refuted by path 4
  repaired by T1
)";

class Papers : public testing::Test {
  protected:
    std::string paper(const std::string& text) {
        const std::string path = folder_.path("paper.txt");
        std::ofstream(path) << text;
        return path;
    }
    TemporaryFolder folder_;
};

TEST_F(Papers, HaveARowAClaim) {
    const Ran ran = run_gazetteer({"verify", paper(good_paper)});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("You26 T1  asserts      holds "));
    EXPECT_THAT(ran.out, HasSubstr("You26 T2  asserts      refuted "));
    EXPECT_THAT(ran.err, HasSubstr("2 claims: 1 hold, 1 refuted as registered"));
}

TEST_F(Papers, AreSelectedFromByPatterns) {
    const Ran ran = run_gazetteer({"verify", paper(good_paper), "t2", "--json", "-"});
    const nlohmann::json rows = nlohmann::json::parse(ran.out);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0]["id"], "You26 T2");
    EXPECT_EQ(run_gazetteer({"verify", paper(good_paper), "T9"}).exit_code, 2);
}

TEST_F(Papers, ThatAreWrongEndWithOne) {
    const Ran ran = run_gazetteer({"verify", paper("paper A \"x\"\nclaim T \"s\"\n place p\n holds "
                                                   "max_degree <= 2\n on order ..4\n")});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("A T: fails, first at C"));
    EXPECT_THAT(ran.err, HasSubstr("\n1 claim: 0 hold, "));
}

TEST_F(Papers, TellAllFaultsAndRunNothing) {
    const std::string path =
        paper("paper A \"x\"\nclaim T \"s\"\n place p\n holds degre = 1\n on order ..99\n");
    const Ran ran = run_gazetteer({"verify", path});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr(path + ":4:8: unknown name 'degre'"));
    EXPECT_THAT(ran.err, HasSubstr(path + ":5:5: orders of all graphs go to 32"));
    EXPECT_EQ(run_gazetteer({"verify", folder_.path("none.txt")}).exit_code, 2);
}

TEST_F(Papers, TellWhereAFaultOfARunStands) {
    const std::string path = paper(
        "paper A \"x\"\nclaim T \"s\"\n place p\n holds max_degree <= 2\n on order ..4\n"
        " refuted by path 3\n");
    const Ran ran = run_gazetteer({"verify", path});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("A T: " + path + ":6:2: no longer refuted by BW; say "));
}

TEST_F(Papers, TheirPagesHaveTheTitleAndWhereThePaperIsFound) {
    const std::string page = folder_.path("page.html");
    const std::string claim = "claim T \"s\"\n place p\n holds tree\n on trees, order ..3\n";
    const std::string one = paper(
        "paper A \"On <stars>\"\n  by A. N. Author\n  journal J. Games 1\n"
        "  doi 10.1000/1\n" +
        claim);
    EXPECT_EQ(run_gazetteer({"verify", one, "--html", page}).exit_code, 0);
    EXPECT_THAT(
        contents(page),
        AllOf(HasSubstr("<title>On &lt;stars&gt;</title>"), HasSubstr("<h1>On &lt;stars&gt;</h1>"),
              HasSubstr("A. N. Author; J. Games 1; doi <a href=\"https://doi.org/10.1000/1")));
    const std::string other = folder_.path("other.txt");
    std::ofstream(other) << "paper B \"Another\"\n" + claim;
    EXPECT_EQ(run_gazetteer({"verify", one, other, "--html", page}).exit_code, 0);
    EXPECT_THAT(contents(page),
                AllOf(HasSubstr("<h1>2 claims, checked</h1>"), HasSubstr("<li>“Another” </li>")));
}

TEST_F(Papers, TellWhichWordsDoNotMatter) {
    const Ran ran = run_gazetteer(
        {"verify", paper("paper A \"x\"\nclaim T \"s\"\n place p\n holds "
                         "connected and bipartite -> size <= order + 1\n on order ..4\n")});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.err, HasSubstr("A T holds too, over graphs of order <= 4: without connected"));
    EXPECT_THAT(ran.err, Not(HasSubstr("without bipartite")));
}

TEST_F(Papers, AreTheSameFromShards) {
    expect_merged_is_single({"verify", paper(good_paper)}, 2);
}

TEST_F(Papers, AreNotReadByTheProgramOfTheRegister) {
    const Ran ran = run_shell("gazetteer-verify verify " + paper(good_paper));
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_THAT(ran.err, HasSubstr("papers are read by gazetteer"));
}

TEST_F(Papers, AClaimThatIsGivenUpLeavesTheOthers) {
    const std::string path = paper(
        "paper A \"x\"\nclaim T \"s\"\n place p\n status open\n"
        " holds (count S: true) > 0\n on path 24..25\n"
        "claim U \"s\"\n place p\n status open\n holds tree\n on path 3\n");
    const Ran ran = run_gazetteer({"verify", path, "--junit", folder_.path("j.xml")});
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, HasSubstr("A T    asks         inconclusive   24 of 25"));
    EXPECT_THAT(ran.out, HasSubstr("A U    asks         holds "));
    EXPECT_THAT(ran.err, HasSubstr("A T: inconclusive: "));
    EXPECT_THAT(ran.err, HasSubstr("no counterexample; the graph X"));
    EXPECT_THAT(contents(folder_.path("j.xml")), HasSubstr("the graph X"));
    expect_merged_is_single({"verify", path}, 2);
    const Ran on_it = run_gazetteer({"verify", path, "A T", "--instance", "path 25"});
    EXPECT_EQ(on_it.exit_code, 3);
    EXPECT_THAT(on_it.out, HasSubstr("A T  path 25  inconclusive: the graph X"));
}

TEST_F(Papers, TellWhatWasDrawnAndWithWhichSeed) {
    const std::string path = paper(
        "paper A \"x\"\nclaim T \"s\"\n place p\n status open\n"
        " holds connected\n on path 3\n on random tree(9) count 5 seed 4\n");
    const Ran ran = run_gazetteer({"verify", path, "--json", "-", "--seed", "3"});
    const nlohmann::json row = nlohmann::json::parse(ran.out)[0];
    EXPECT_EQ(row["exhaustive"]["instances"], 1);
    EXPECT_EQ(row["random"]["tests"], 5);
    EXPECT_EQ(row["random"]["bound"], 9);
    EXPECT_EQ(row["random"]["seed"], 3);
    EXPECT_THAT(row["domain"].get<std::string>(), HasSubstr("random graphs tree(9), seed 4"));
}

TEST_F(Papers, HaveAPageWithTheWordsThatMatter) {
    const std::string path = paper(
        "paper A \"x\"\nclaim T \"s\"\n place p\n holds "
        "connected and bipartite -> size <= order + 1\n on order ..4\n"
        "claim U \"s\"\n place p\n holds tree\n on order ..2\n"
        " refuted by A?\n repaired by T\n");
    const Ran ran = run_gazetteer({"verify", path, "--html", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                HasSubstr("<summary>What matters</summary><ul><li>without bipartite: fails at C~"));
    EXPECT_THAT(ran.out,
                HasSubstr("<summary>What does not, so far</summary><ul><li>without connected"));
    EXPECT_THAT(ran.out, HasSubstr("<code class=\"statement\">connected and bipartite -&gt; size "
                                   "&lt;= order + 1</code>"));
    EXPECT_THAT(ran.out, HasSubstr(path + " 'A U' --instance 'A?'"));
    const Ran json = run_gazetteer({"verify", path, "--json", "-"});
    EXPECT_EQ(nlohmann::json::parse(json.out)[1]["statement"], "tree");
}

TEST_F(Papers, HaveAPageWithAllInstancesOfEquality) {
    const std::string path = paper(
        "paper A \"x\"\nclaim T \"s\"\n place p\n holds size <= order * (order - 1) div 2\n"
        " on order 1..4\n");
    const Ran ran = run_gazetteer({"verify", path, "--html", "-"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                HasSubstr("<summary>Where equality holds</summary><ul><li>size &lt; order "));
    EXPECT_THAT(ran.out, HasSubstr(": fails at 4 instances: @, A_, Bw, C~</li>"));
    const Ran json = run_gazetteer({"verify", path, "--json", "-"});
    EXPECT_THAT(json.out, HasSubstr("\"equal\": ["));
    expect_merged_is_single({"verify", path, "--json", "-"}, 2);
}

TEST_F(Papers, TellAsNewsWhatIsAskedAndFails) {
    for (const char* const status : {"open", "conjectured"}) {
        const std::string path =
            paper("paper A \"x\"\nclaim T \"s\"\n place p\n status " + std::string(status) +
                  "\n holds max_degree <= 2\n on order ..4\n");
        const Ran ran = run_gazetteer({"verify", path, "--html", folder_.path("page.html")});
        EXPECT_EQ(ran.exit_code, 1);
        EXPECT_THAT(ran.out, HasSubstr("  fails (news)  "));
        EXPECT_THAT(ran.err, HasSubstr("A T: news: the source "));
        EXPECT_THAT(ran.err, HasSubstr(", and it fails, first at C"));
        const std::string page = contents(folder_.path("page.html"));
        EXPECT_THAT(page, HasSubstr("<h2>News: what the source asks or conjectures fails</h2>"));
        EXPECT_THAT(page, Not(HasSubstr("Not as registered")));
        EXPECT_TRUE(
            nlohmann::json::parse(run_gazetteer({"verify", path, "--json", "-"}).out)[0]["news"]);
    }
    const Ran asserted =
        run_gazetteer({"verify",
                       paper("paper A \"x\"\nclaim T \"s\"\n place p\n holds max_degree <= 2\n"
                             " on order ..4\n"),
                       "--html", folder_.path("page.html")});
    EXPECT_THAT(asserted.out + asserted.err, Not(HasSubstr("news")));
    EXPECT_THAT(contents(folder_.path("page.html")), HasSubstr("<h2>Not as registered</h2>"));
}

TEST_F(Papers, AreListedByClaims) {
    const Ran ran = run_gazetteer({"claims", paper(good_paper), "T2"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("You26 T2  [Theorem 2, refuted]"));
    EXPECT_THAT(ran.out, HasSubstr("    holds: "));
    EXPECT_THAT(ran.out, HasSubstr("refuted by: CR; repaired by: You26 T1"));
    EXPECT_THAT(ran.out, Not(HasSubstr("You26 T1  [")));
    EXPECT_EQ(run_gazetteer({"claims", paper(good_paper), "--markdown"}).exit_code, 2);
    EXPECT_EQ(run_shell("gazetteer-verify claims " + paper(good_paper)).exit_code, 2);
}

TEST_F(Papers, WhatIsStillToSayIsListed) {
    const std::string path = paper(good_paper);
    const Ran ran = run_gazetteer({"paper", "--check", path});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.out, HasSubstr(path + ":1: You26: by: nobody is named"));
    EXPECT_THAT(ran.out, HasSubstr(path + ":2: You26 T1: misses: "));
    // Where nothing is said, it is asserted.
    EXPECT_THAT(ran.out, Not(HasSubstr("status")));
    EXPECT_THAT(ran.out, Not(HasSubstr("T2: misses")));
    const auto rows = run_gazetteer({"paper", "--check", path, "--json"}).json_lines();
    EXPECT_EQ(rows.at(0).at("word"), "by");
    const Ran whole = run_gazetteer(
        {"paper", "--check",
         paper("paper A \"x\"\n by a\n doi 10/1\nclaim T \"s\"\n place p\n reads as it stands\n"
               " holds tree\n on path 3\n misses no: not tree\n")});
    EXPECT_EQ(whole.exit_code, 0);
    EXPECT_EQ(whole.out, "");
    EXPECT_EQ(run_gazetteer({"paper", "--check", folder_.path("none.txt")}).exit_code, 2);
    EXPECT_EQ(run_gazetteer({"paper"}).exit_code, 2);
    EXPECT_EQ(run_gazetteer({"paper", "new"}).exit_code, 2);
}

TEST_F(Papers, ANewOneRunsAsItIs) {
    const std::string games = folder_.path("mine.game");
    std::ofstream(games) << R"(game mine
  move u: delete(u)
game walk
  on digraphs
  token t
  move t -> u: delete(t), t := u
game pair
  token s, t
  left move u ~ s where u != t: erase(s), s := u
  right move u ~ t where u != s: erase(t), t := u
)";
    const Ran begun = run_gazetteer({"paper", "new", games});
    EXPECT_EQ(begun.exit_code, 0) << begun.err;
    EXPECT_THAT(begun.out, HasSubstr("claim mine paths"));
    const std::string path = paper(begun.out);
    const Ran ran = run_gazetteer({"verify", path});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("5 claims: "));
    EXPECT_THAT(run_gazetteer({"paper", "--check", path}).out, HasSubstr("mine paths: place: "));
}

TEST_F(Papers, WhatFailsIsReplayedAsItIsTold) {
    const Ran ran = run_gazetteer({"verify", paper("paper K \"a\"\nclaim all \"b\"\n  place p\n"
                                                   "  holds degree < 2\n  on order ..4\n")});
    EXPECT_EQ(ran.exit_code, 1);
    const auto begin = ran.err.find("gazetteer verify");
    ASSERT_NE(begin, std::string::npos);
    const Ran again = run_shell(ran.err.substr(begin, ran.err.find('\n', begin) - begin));
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_THAT(again.out, HasSubstr("fails: at vertex"));
}

}  // namespace
}  // namespace gazetteer::cli
