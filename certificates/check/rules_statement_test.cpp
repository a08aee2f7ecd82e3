// SPDX-License-Identifier: GPL-3.0-or-later
// What certificates state of games given as data: the rules, the tokens, and where these stand.
#include <gtest/gtest.h>

#include <sstream>

#include "certificates/check/positions.hpp"
#include "certificates/check/testkit/texts.hpp"

namespace gazetteer::check {
namespace {

// In graph6: BW is the path 0 - 2 - 1.

/// Undirected vertex geography.
const std::string geography =
    "claim outcome\nrules 3\ngame geography\ntoken v\nmove v ~ u: delete(v), v := u\n";
/// Undirected edge geography, with a second token that stays.
const std::string two_tokens =
    "claim outcome\nrules 3\ngame watched\ntoken v, w\nmove v ~ u: erase(v, u), v := u\n";

std::string proved(const std::string& certificate) {
    std::istringstream in(certificate);
    Reader reader(in);
    return check_certificate(reader).text;
}

TEST(RulesStatement, TheRulesAndTheTokensArePrinted) {
    EXPECT_EQ(
        proved(text(geography + "graph BW\ntokens 2\nverdict N\n", "strategy\n0 N 0:1\n1 P\n")),
        "claim outcome, game geography, token v, move v ~ u: delete(v), v := u, graph BW, "
        "tokens 2, verdict N (by strategy)");
    EXPECT_EQ(
        proved(text(geography + "graph @\ntokens free\nverdict N\n", "strategy\n0 N 0:1\n1 P\n")),
        "claim outcome, game geography, token v, move v ~ u: delete(v), v := u, graph @, "
        "tokens free, verdict N (by strategy)");
}

TEST(RulesStatement, TheTokenStandsWhereItIsSaid) {
    const auto from = [](const std::string& tokens, const std::string& rest) {
        return judged(
            text(geography + "graph BW\ntokens " + tokens + "\nverdict " + rest.substr(0, 2),
                 "strategy\n" + rest.substr(2)));
    };
    EXPECT_EQ(from("2", "N\n0 N 1:1\n1 P\n"), "VALID");
    EXPECT_EQ(from("2", "P\n0 P 0:1 1:2\n1 N\n2 N\n"), "13:1: INVALID: the move is not legal");
    EXPECT_EQ(from("0", "P\n0 P 2:1\n1 N 1:2\n2 P\n"), "VALID");
    EXPECT_EQ(from("0", "N\n0 N 1:1\n1 P\n"), "12:1: INVALID: the move is not legal");
    EXPECT_EQ(from("3", "N\n"), "9:8: MALFORMED: a number 0..2 belongs here");
    EXPECT_EQ(from("2 2", "N\n"), "9:10: MALFORMED: a word too many");
    EXPECT_EQ(from("free free", "N\n"), "9:13: MALFORMED: a word too many");
}

TEST(RulesStatement, EachOfTwoTokensIsNamed) {
    const auto from = [](const std::string& tokens) {
        return judged(text(two_tokens + "graph BW\ntokens " + tokens + "\nverdict N\n",
                           "strategy\n0 N 0:1\n1 P\n"));
    };
    EXPECT_EQ(from("2 1"), "VALID");
    EXPECT_EQ(from("0"), "9:9: MALFORMED: a number 0..2 belongs here");
    EXPECT_EQ(from("free"), "9:8: MALFORMED: a number 0..2 belongs here");
    EXPECT_EQ(from("0 1 1"), "9:12: MALFORMED: a word too many");
}

TEST(RulesStatement, TheLeastMissingValueIsFoundInAnyOrder) {
    EXPECT_EQ(least_missing({}), 0);
    EXPECT_EQ(least_missing({1, 0}), 2);
    EXPECT_EQ(least_missing({2, 1, 0, 0}), 3);
    EXPECT_EQ(least_missing({3, 1, 0}), 2);
    EXPECT_EQ(least_missing({1, 1}), 0);
}

}  // namespace
}  // namespace gazetteer::check
