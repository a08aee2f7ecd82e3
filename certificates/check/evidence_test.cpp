// SPDX-License-Identifier: GPL-3.0-or-later
// Which kind of evidence speaks of which claim, and certificates of false statements that a checker
// with one line less would accept.
#include <gtest/gtest.h>

#include <sstream>

#include "certificates/check/statement.hpp"
#include "certificates/check/testkit/path_table.hpp"
#include "certificates/check/testkit/texts.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::check {
namespace {

const std::vector<std::string> kinds{"strategy", "even-kernel", "parity", "matching", "levels",
                                     "mirror",   "paths",       "values", "theorem"};

/// The kinds that are read with this statement: of another the checker says so.
std::vector<std::string> kinds_for(const std::string& statement) {
    std::vector<std::string> result;
    for (const std::string& kind : kinds)
        if (judged(text(statement, kind + "\n")).find("no evidence of this kind") ==
            std::string::npos)
            result.push_back(kind);
    return result;
}

using Kinds = std::vector<std::string>;

TEST(Evidence, IsHeldAgainstTheKindOfClaim) {
    EXPECT_EQ(kinds_for(kernel("A_", "containing any\nverdict exists\n")), Kinds{"even-kernel"});
    EXPECT_EQ(kinds_for(kernel("A_", "containing any\nverdict none\n")), Kinds{"parity"});
    EXPECT_EQ(kinds_for("claim edge-delete-paths\nverdict period 34\n"), Kinds{"paths"});
    const std::map<std::string, Kinds> theorems{
        {"uvg", {"matching"}},    {"unrooted uvg", {"matching"}},
        {"ueg", {"even-kernel"}}, {"unrooted ueg", {"even-kernel"}},
        {"slither", {"levels"}},  {"edge-delete", {"mirror", "paths"}}};
    int games = 0;
    GamesAndForms::for_each([&]<class R>() {
        std::string roots;
        if (token_count<R> == 1) roots = "root 0\n";
        if (token_count<R> == 2) roots = "left 0\nright 1\nmover left\n";
        Kinds wanted{"strategy"};
        if (const auto known = theorems.find(R::name); known != theorems.end())
            wanted.insert(wanted.end(), known->second.begin(), known->second.end());
        for (const char* verdict : {"verdict N\n", "verdict P\n"})
            EXPECT_EQ(kinds_for(outcome(R::name, is_directed<R> ? "&AO" : "A_", roots + verdict)),
                      wanted)
                << R::name;
        if constexpr (!PartizanRuleset<R>) {
            const std::string board = is_directed<R> ? "&AO" : "A_";
            for (const std::string claim : {"grundy", "winning-moves"})
                EXPECT_EQ(kinds_for("claim " + claim + "\ngame " + R::name + "\ngraph " + board +
                                    "\n" + roots + "verdict 0\n"),
                          Kinds{"values"})
                    << R::name;
        }
        ++games;
    });
    EXPECT_GE(games, 13);
}

TEST(Evidence, APartizanGameHasNoGrundyValues) {
    for (const std::string claim : {"grundy", "winning-moves"})
        for (const std::string game : {"partizan-uvg", "partizan-ueg"})
            for (const std::string& kind : kinds)
                EXPECT_EQ(judged(text("claim " + claim + "\ngame " + game +
                                          "\ngraph A_\nleft 0\nright 1\nmover left\n",
                                      kind + "\n")),
                          "8:7: MALFORMED: a partizan game has no Grundy values");
}

TEST(Evidence, AVerdictIsReadByItsClaimsGrammar) {
    const auto paths = [](const std::string& verdict) {
        return judged(
            text("claim edge-delete-paths\nverdict " + verdict + "\n", "parity\nempty\n"));
    };
    EXPECT_EQ(paths("none"), "4:9: MALFORMED: 'period' and a number belong here");
    EXPECT_EQ(paths("period 034"), "4:9: MALFORMED: a number 0..1023 belongs here");
    EXPECT_EQ(paths("period 1024"), "4:9: MALFORMED: a number 0..1023 belongs here");
    EXPECT_EQ(paths("period 34"), "5:10: MALFORMED: no evidence of this kind for this claim");
    EXPECT_EQ(judged(text(kernel("A_", "containing any\nverdict N\n"), "")),
              "6:9: MALFORMED: 'exists' or 'none' belongs here");
}

TEST(Evidence, AValueForgottenIsNoValue) {
    // The path 0 - 2 - 1 has the even kernel {0, 1}. In the case x_0 = 0 there is none, by a branch
    // on 2 that ends with x_2 = 1; in the case x_0 = 1 this value is gone.
    EXPECT_EQ(
        judged(text(kernel("BW", "containing any\nverdict exists\n"), "even-kernel\nkernel 0 1\n")),
        "VALID");
    EXPECT_EQ(judged(text(kernel("BW", "containing any\nverdict none\n"),
                          "parity\nbranch 0 0\nbranch 2 0\nbranch 1 0\nempty\nparity 2\nparity 0\n"
                          "edge 0-2\n")),
              "14:1: INVALID: no edge with both ends in S");
    // Nor is 1 without a value any longer one that is 0.
    EXPECT_EQ(judged(text(kernel("BW", "containing any\nverdict none\n"),
                          "parity\nbranch 0 0\nbranch 2 0\nbranch 1 0\nempty\nparity 2\nparity 0\n"
                          "parity 2\n")),
              "14:1: INVALID: a vertex of the sum has no value");
}

TEST(Evidence, OnesAreCountedModulo2) {
    // The star with the leaves 1..4. In S or not, its leaves sum to x_0 = 0 and to 0.
    const auto star = [](const std::string& leaves) {
        return judged(text(kernel("Ds_", "containing 1\nverdict none\n"),
                           "parity\n" + leaves + "parity 0\n"));
    };
    const std::string ones = "branch 2 1\nbranch 3 1\n";
    EXPECT_EQ(star(ones + "branch 4 0\n"),
              "12:1: MALFORMED: 'branch', 'parity', 'edge' or 'empty' belongs here");
    EXPECT_EQ(star(ones + "branch 4 1\nparity 0\nparity 0\nparity 0\n"),
              "11:1: INVALID: the equations do not sum to 0 = 1");
}

TEST(Evidence, WhatOccursTwiceCancels) {
    // The path 0 - 1 - 2 - 3: x_0 + x_2 = 0 and x_2 = 0.
    EXPECT_EQ(judged(text(kernel("Ch", "containing 0\nverdict none\n"), "parity\nparity 1 3\n")),
              "VALID");
}

/// Every line of the evidence with a word more is refused.
TEST(Evidence, AWordTooManyIsRefused) {
    const std::string any = "containing any\nverdict ";
    const std::vector<std::pair<std::string, std::string>> valid{
        {kernel("A_", any + "none\n"),
         "parity\nbranch 0 1\nparity 1\nbranch 1 1\nparity 0\nempty\n"},
        {kernel("Bw", "containing 0\nverdict none\n"), "parity\nbranch 1 1\nedge 0-1\nparity 2\n"},
        {kernel("BW", any + "exists\n"), "even-kernel\nkernel 0 1\n"},
        {outcome("ueg", "A_", "root 0\nverdict N\n"), "even-kernel\nmove 1\nkernel 1\n"},
        {outcome("ueg", "A_", "root 0\nverdict N\n"), "strategy\n0 N 1:1\n1 P\n"},
        {outcome("uvg", "BW", "root 2\nverdict N\n"), "matching\nmatching 0-2\nbarrier 2\n"},
        {outcome("unrooted uvg", "BW", "verdict N\n"),
         "matching\nmove 1\nmatching 0-2\nbarrier 2\n"},
        {outcome("slither", "A_", "verdict N\n"),
         "levels\nlevels 1\nmatching 0-1\nbarrier\nmove 0-1\n"},
        {outcome("slither", "BW", "verdict P\n"),
         "levels\nlevels 1\nmatching 0-2\nbarrier 2\npath 1 2 0\n"},
        {outcome("edge-delete", "A_", "verdict P\n"), path_table(53, 34)},
        {"claim grundy\ngame ueg\ngraph A_\nroot 0\nverdict 1\n", "values\n0 1 1:1=0\n1 0\n"},
        {"claim winning-moves\ngame ueg\ngraph A_\nroot 0\nverdict 1\n",
         "values\n0 1 1:1=0\n1 0\n"},
        {outcome("edge-delete", "C]", "verdict P\n"), "mirror\nimage 1 0 3 2\n"},
        {outcome("edge-delete", "Cv", "verdict N\n"), "mirror\nmove 0-3\nimage 3 2 1 0\n"}};
    for (const auto& [statement, evidence] : valid) {
        const std::string whole = text(statement, evidence);
        EXPECT_EQ(judged(whole), "VALID") << whole;
        const std::size_t first = whole.find("evidence ");
        for (std::size_t end = whole.find('\n', first); end != std::string::npos;
             end = whole.find('\n', end + 1)) {
            std::string more = whole;
            more.insert(end, " 0");
            EXPECT_NE(judged(more), "VALID") << more;
        }
    }
}

TEST(Evidence, APositionHasOneOutcome) {
    // The paw, 3 at the triangle 0, 1, 2: from 0 the first player wins at 1, by UVG's rules. The
    // moves 2, 3 and 1, 2, 3 both leave the token on 3 and no edge: the false strategy says of that
    // position that it is P, as an option of an N-position, and N, as one of a P-position.
    EXPECT_EQ(judged(text(outcome("uvg", "Cx", "root 0\nverdict N\n"),
                          "matching\nmatching 0-1 2-3\nbarrier 0\n")),
              "VALID");
    EXPECT_EQ(judged(text(outcome("uvg", "Cx", "root 0\nverdict P\n"),
                          "strategy\n0 P 1:2 2:1\n1 N 3:4\n2 N 2:3\n3 P 3:4\n4 P\n")),
              "12:1: INVALID: the move leads to another position");
}

TEST(Evidence, APositionMayBeReachedTwice) {
    // Two paths of order 4: the two middle edges in either order.
    const std::string graph =
        to_graph6(SparseGraph(8, {{0, 1}, {1, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}}));
    EXPECT_EQ(judged(text(outcome("edge-delete", graph, "verdict P\n"),
                          "strategy\n0 P 1-2:1 5-6:2\n1 N 5-6:3\n2 N 1-2:3\n3 P\n")),
              "VALID");
}

TEST(Evidence, WhoMovesNextIsRead) {
    // Left, on 0, may move to 2; Right, on the isolated vertex 1, may not move.
    const auto partizan = [](const std::string& mover, const std::string& strategy) {
        return judged(text(outcome("partizan-uvg", "BO", "left 0\nright 1\nmover " + mover),
                           "strategy\n" + strategy));
    };
    EXPECT_EQ(partizan("left\nverdict N\n", "0 N 2:1\n1 P\n"), "VALID");
    EXPECT_EQ(partizan("right\nverdict P\n", "0 P\n"), "VALID");
    EXPECT_EQ(partizan("left\nverdict P\n", "0 P\n"),
              "11:1: INVALID: a move is missing or out of order");
    EXPECT_EQ(partizan("right\nverdict N\n", "0 N 2:1\n1 P\n"),
              "11:1: INVALID: the move is not legal");
}

TEST(Evidence, MirrorsOfWhatIsLeft) {
    const auto mirror = [](const std::string& graph, const std::string& rest) {
        return judged(text(outcome("edge-delete", graph, "verdict N\n"), "mirror\n" + rest));
    };
    // The path 1 - 0 - 2 - 3: its middle edge joins vertices of degree 2.
    EXPECT_EQ(mirror("Cp", "move 0-2\nimage 2 3 0 1\n"), "VALID");
    const std::string illegal = "8:1: INVALID: the move is not legal";
    EXPECT_EQ(mirror("Cr", "move 0-3\nimage 3 2 1 0\n"), illegal) << "no edge";
    EXPECT_EQ(mirror("BW", "move 0-2\nimage 0 2 1\n"), illegal) << "it isolates 0";
    EXPECT_EQ(mirror("Bo", "move 0-1\nimage 0 2 1\n"), illegal) << "it isolates 1";
    EXPECT_EQ(judged(text(outcome("edge-delete", "BG", "verdict P\n"), "mirror\nimage 0 2 1\n")),
              "7:1: INVALID: an isolated vertex");
}

TEST(Evidence, EdgesAreWrittenOnceAndAscend) {
    const auto matching = [](const std::string& line) {
        return judged(text(outcome("unrooted uvg", "C`", "verdict P\n"),
                           "matching\nmatching " + line + "\nbarrier\n"));
    };
    EXPECT_EQ(matching("0-1 2-3"), "VALID");
    EXPECT_EQ(matching("2-3 0-1"), "8:14: MALFORMED: the order must ascend");
    EXPECT_EQ(matching("0-0 2-3"), "8:10: MALFORMED: an edge is written u-v with u < v");
}

}  // namespace
}  // namespace gazetteer::check
