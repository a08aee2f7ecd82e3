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
