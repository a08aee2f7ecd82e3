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

Words half_leaves_over(const char* over) {
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
    EXPECT_EQ(json["constructions"]["least"], "corona(K9, K1)");
    EXPECT_EQ(json["constructions"]["is_first"], true);
}

TEST(SearchOverStandard, GoesBothWaysUnlessToldOtherwise) {
    const Ran both = run_gazetteer(half_leaves_over("all"));
    EXPECT_THAT(both.out, HasSubstr("  as       corona(K9, K1)\n"));
    EXPECT_THAT(both.out, HasSubstr("--over all"));
    EXPECT_THAT(both.out, HasSubstr("connected graphs of order 16 to 20, by flips, as blow-ups, as "
                                    "compositions and as Cayley graphs, seed 1"));
    const Ran flips = run_gazetteer(half_leaves_over("flips"));
    EXPECT_EQ(flips.exit_code, 3);
    EXPECT_THAT(flips.out, HasSubstr("NONE FOUND"));
    EXPECT_THAT(flips.out, Not(HasSubstr(" as ")));
    const Ran by_flips =
        run_gazetteer({"hunt", "girth < 9", "--search", "--order", "..12", "--exhaustive", "4"});
    EXPECT_EQ(by_flips.exit_code, 1);
}

TEST(SearchOverStandard, TellsTheFamilyOfWhatItFound) {
    const Words words{"hunt",      "size <= 2 * order or min_degree > 1",
                      "--search",  "--over",
                      "blowups",   "--order",
                      "12..20",    "--graphs",
                      "connected", "--tries",
                      "20000",     "--exhaustive",
                      "4",         "--threads",
                      "2"};
    const Ran ran = run_gazetteer(words);
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out,
                ::testing::ContainsRegex(
                    "  family   [^ ]*m.* refutes for every m from [0-9]+ to 40, and for no "
                    "smaller\n"));
    auto as_json = words;
    as_json.emplace_back("--json");
    const auto families = run_gazetteer(as_json).json_lines().front()["families"];
    ASSERT_FALSE(families.empty());
    EXPECT_EQ(families.front()["judged"], nlohmann::json({1, 40}));
    EXPECT_EQ(families.front()["refutes"].front().back(), 40);
    auto further = words;
    further.insert(further.end(), {"--family", "44"});
    const Ran told = run_gazetteer(further);
    EXPECT_THAT(told.out, HasSubstr(" to 44, and for no smaller\n"));
    EXPECT_THAT(told.out, HasSubstr(" --family 44\n"));
}

TEST(SearchOverStandard, FindsACirculantAndAComposition) {
    const auto found_over = [](const char* over) {
        return run_gazetteer({"hunt", "order < 13 or not triangle_free or independence_number > 4",
                              "--search", "--over", over, "--order", "13", "--tries", "100000",
                              "--exhaustive", "4"});
    };
    const Ran circulant = found_over("circulants");
    EXPECT_EQ(circulant.exit_code, 1) << circulant.err;
    EXPECT_THAT(circulant.out,
                ::testing::ContainsRegex("  as       circulant.13, [0-9], [0-9].\n"));
    EXPECT_THAT(circulant.out, HasSubstr(", among Cayley graphs: circulant(13, "));
    EXPECT_THAT(circulant.out, HasSubstr(" --over circulants "));
    const auto begin = circulant.out.find("gazetteer hunt");
    const Ran again =
        run_shell(circulant.out.substr(begin, circulant.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, circulant.out);
    const Ran composed = run_gazetteer(
        {"hunt", "clique_number > 2 or independence_number > 2 or order < 5", "--search", "--over",
         "compositions", "--order", "..9", "--exhaustive", "4", "--json"});
    const auto json = composed.json_lines().front();
    EXPECT_EQ(json["found_over"], "compositions");
    EXPECT_EQ(json["constructions"]["least"], "cycle(5)");
}

/// Its replay says the space.
TEST(SearchOverLong, FindsALargeGraphThatIsLinked) {
    const Ran linked = run_gazetteer(
        {"hunt", "order < 66 or max_degree > 4 or 9 * matching_number > 4 * order", "--search",
         "--over", "links", "--graphs", "connected", "--order", "4..90", "--tries", "5000"});
    EXPECT_EQ(linked.exit_code, 1) << linked.err;
    EXPECT_THAT(linked.out, HasSubstr(" linked compositions of at most 15 parts among connected"));
    EXPECT_THAT(linked.out, ::testing::ContainsRegex(", among linked compositions: link"));
    EXPECT_THAT(linked.out, HasSubstr(" --over links "));
    EXPECT_THAT(linked.out,
                HasSubstr("  family   corona(path(m), empty(2)) refutes for every m from "
                          "22 to 40, and for no smaller\n"));
    const auto begin = linked.out.find("gazetteer hunt");
    const Ran again = run_shell(linked.out.substr(begin, linked.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, linked.out);
}

/// A graph of 1,000 vertices has values, and one of too many classes is told to have none.
TEST(LargeBlowUps, AreAskedByTheirClasses) {
    const Ran values =
        run_gazetteer({"eval",
                       "order, residue, independence_number, clique_number, induced_forest_number, "
                       "induced_bipartite_number, domination_number, matching_number, radius, "
                       "(sum u: local_independence(u))",
                       "--graph", "blowup(corona(K300, K1), empty(398), K2; 0-2 1-2)"});
    EXPECT_EQ(values.exit_code, 0) << values.err;
    EXPECT_THAT(values.out, ::testing::ContainsRegex("  1000 +[0-9]+ +698 +302 +"));
    const Ran many = run_gazetteer({"eval", "independence_number", "--graph", "cycle 90"});
    EXPECT_EQ(many.exit_code, 3);
    EXPECT_THAT(many.err, HasSubstr("more than 20 classes of like vertices"));
}

TEST(SearchOver, NamesTheClosestByItsConstruction) {
    const Words words{"hunt",     "independence_number >= residue",
                      "--search", "--over",
                      "blowups",  "--order",
                      "..12",     "--tries",
                      "300"};
    const Ran ran = run_gazetteer(words);
    EXPECT_EQ(ran.exit_code, 3);
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("  closest  [^ ]+ as [a-zK].*: within 0; "));
    Words as_json = words;
    as_json.emplace_back("--json");
    EXPECT_FALSE(run_gazetteer(as_json).json_lines().front()["closest"]["as"].empty());
}

TEST(SearchOver, ComplaintsSayWhatWouldBeRight) {
    const auto complains = [](Words words, const std::string& message) {
        words.insert(words.begin(), {"hunt", "order < 5"});
        const Ran ran = run_gazetteer(words);
        EXPECT_EQ(ran.exit_code, 2) << message;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    complains({"--over", "flips"}, "--over goes with --search");
    complains({"--family", "9"}, "--family goes with --search");
    complains({"--search", "--family", "501"}, "--family");
    complains({"--search", "--over", "blowup"}, "the nearest known one is blowups");
    complains({"--search", "--over", "splits"},
              "{all,flips,blowups,compositions,links,circulants,cayley}");
    complains({"--search", "--over", "blowups", "--graphs", "digraphs"},
              "--over blowups goes among graphs; digraphs are searched by flips");
    complains({"--search", "--over", "flips", "--order", "..90"},
              "at most 64 (of trees, of graphs without --over, and --over blowups or links, 1000), "
              "not '..90'");
    complains({"--search", "--graphs", "regular 3", "--order", "..90"},
              "no blow-up and no linked composition to begin with among regular graphs");
    complains({"--search", "--over", "links", "--graphs", "split", "--order", "70..90"},
              "split, claw-free and vertex-transitive graphs have order at most 64 here");
    complains({"--search", "--over", "blowups", "--order", "..1001"}, "at most 1000, not");
    complains({"--search", "--order", "..1001"}, "at most 1000, not");
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
    EXPECT_THAT(
        run_gazetteer({"hunt", "planar", "--graph", "crona(K8, K1)"}).err,
        HasSubstr(":1:1: 'crona' is not a construction; the nearest known one is corona\n"));
    EXPECT_THAT(run_gazetteer({"hunt", "planar", "--graph", "K5000"}).err,
                HasSubstr("there are 12497500 edges; at most 1000000 are made\n"));
}

}  // namespace
}  // namespace gazetteer::cli
