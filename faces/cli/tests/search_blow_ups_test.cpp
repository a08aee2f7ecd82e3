// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer hunt --search --over, run as a program; and the texts of blow-ups, wherever a graph is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

/// False for corona(K9, K1) alone.
constexpr const char* half_leaves =
    "connected and order = 18 -> clique_number < 9 or max_degree > 9 or "
    "(count u: degree(u) = 1) < 9";

std::vector<std::string> half_leaves_over(const char* over) {
    return {"hunt",    half_leaves, "--search", "--over", over,           "--graphs", "connected",
            "--order", "16..20",    "--tries",  "20000",  "--exhaustive", "4"};
}

TEST(SearchOverStandard, TellsTheConstructionAndReplays) {
    const Ran ran = run_gazetteer(half_leaves_over("blowups"));
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(": order 18, size 45\n  as       corona(K9, K1)\n  where    "));
    EXPECT_THAT(ran.out, HasSubstr(", among blow-ups: corona(K9, K1)\n  replay   "));
    EXPECT_THAT(ran.out, HasSubstr("--graphs 'connected' --order 16..20 --over blowups --tries "));
    EXPECT_THAT(ran.out, HasSubstr("a guided search of blow-ups of at most 7 classes among "
                                   "connected graphs of order 16 to 20, seed 1, 8 islands"));
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, ran.out);
    auto words = half_leaves_over("blowups");
    words.emplace_back("--json");
    const auto json = run_gazetteer(words).json_lines().front();
    EXPECT_EQ(json["found_over"], "blowups");
    EXPECT_EQ(json["blow_ups"]["least"], "corona(K9, K1)");
    EXPECT_EQ(json["blow_ups"]["is_first"], true);
}

TEST(SearchOverStandard, GoesBothWaysUnlessToldOtherwise) {
    const Ran both = run_gazetteer(half_leaves_over("all"));
    EXPECT_THAT(both.out, HasSubstr("  as       corona(K9, K1)\n"));
    EXPECT_THAT(both.out, HasSubstr("--over all"));
    EXPECT_THAT(both.out, HasSubstr("connected graphs of order 16 to 20, by flips and as blow-ups "
                                    "of at most 7 classes, seed 1"));
    const Ran flips = run_gazetteer(half_leaves_over("flips"));
    EXPECT_EQ(flips.exit_code, 3);
    EXPECT_THAT(flips.out, HasSubstr("NONE FOUND"));
    EXPECT_THAT(flips.out, Not(HasSubstr(" as ")));
    const Ran by_flips =
        run_gazetteer({"hunt", "girth < 9", "--search", "--order", "..12", "--exhaustive", "4"});
    EXPECT_EQ(by_flips.exit_code, 1);
}

TEST(SearchOver, NamesTheClosestByItsConstruction) {
    const std::vector<std::string> words{"hunt",     "independence_number >= residue",
                                         "--search", "--over",
                                         "blowups",  "--order",
                                         "..12",     "--tries",
                                         "300"};
    const Ran ran = run_gazetteer(words);
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("  closest  [^ ]+ as [a-zK].*: within 0; "));
    std::vector<std::string> as_json = words;
    as_json.emplace_back("--json");
    EXPECT_FALSE(run_gazetteer(as_json).json_lines().front()["closest"]["as"].empty());
}

TEST(SearchOver, ComplaintsSayWhatWouldBeRight) {
    const auto complains = [](std::vector<std::string> words, const std::string& message) {
        words.insert(words.begin(), {"hunt", "order < 5"});
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 2) << message;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    complains({"--over", "flips"}, "--over goes with --search");
    complains({"--search", "--over", "splits"}, "{all,flips,blowups}");
    complains({"--search", "--over", "blowups", "--graphs", "digraphs"},
              "--over blowups goes among graphs; digraphs are searched by flips");
    complains({"--search", "--over", "blowups", "--trees", "--order", "..90"},
              "--over blowups goes to --order ..64; larger trees are searched by flips");
    complains({"--search", "--over", "blowups", "--graphs", "regular 3", "--order", "5"},
              "no blow-up to begin with among blow-ups of at most 7 classes among regular graphs");
}

TEST(BlowUpTexts, AreGraphsWhereverOneIsRead) {
    const Ran values =
        run_gazetteer({"eval", "order, size, clique_number", "--graph", "corona(K8, K1)"});
    EXPECT_EQ(values.exit_code, 0) << values.err;
    EXPECT_THAT(values.out, HasSubstr("corona(K8, K1)  16     36    8"));
    EXPECT_EQ(run_gazetteer({"solve", "ueg", "--root", "0", "join(K1, empty(3))"}).exit_code, 0);
    EXPECT_EQ(run_gazetteer({"hunt", "isomorphic(\"join(K3,K2)\")", "--graph", "K5"}).exit_code, 0);
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graph", "crona(K8, K1)"}).err,
                HasSubstr(":1:1: 'crona' is not a construction; the nearest is corona\n"));
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graph", "K5000"}).err,
                HasSubstr("there are 12497500 edges; at most 1000000 are made\n"));
}

}  // namespace
}  // namespace gazetteer::cli
