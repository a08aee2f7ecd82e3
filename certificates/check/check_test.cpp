// SPDX-License-Identifier: GPL-3.0-or-later
// The checker on texts written by hand: the smallest certificates of each kind, near misses with
// the place of their faults, and hostile ones.
#include "certificates/check/check.hpp"

#include <gtest/gtest.h>

#include <new>
#include <sstream>

#include "certificates/check/testkit/texts.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check {
namespace {

// In graph6: ? has no vertex, @ is K_1, A_ is K_2, BW the path 0 - 2 - 1, Bw the triangle, Cr the
// square 0 - 1 - 3 - 2 - 0.

TEST(Check, TheSmallestKernels) {
    EXPECT_EQ(
        judged(text(kernel("@", "containing any\nverdict exists\n"), "even-kernel\nkernel 0\n")),
        "VALID");
    EXPECT_EQ(
        judged(text(kernel("Cr", "containing 3\nverdict exists\n"), "even-kernel\nkernel 0 3\n")),
        "VALID");
    EXPECT_EQ(judged(text(kernel("?", "containing any\nverdict none\n"), "parity\nempty\n")),
              "VALID");
    EXPECT_EQ(judged(text(kernel("A_", "containing 1\nverdict none\n"), "parity\nparity 0\n")),
              "VALID");
    EXPECT_EQ(judged(text(kernel("A_", "containing any\nverdict none\n"),
                          "parity\nbranch 0 1\nparity 1\nbranch 1 1\nparity 0\nempty\n")),
              "VALID");
    EXPECT_EQ(judged(text(kernel("Bw", "containing 0\nverdict none\n"),
                          "parity\nbranch 1 1\nedge 0-1\nparity 2\n")),
              "VALID");
}

TEST(Check, ASpaceTooManyIsRefused) {
    const auto kernels = [](const std::string& line) {
        return judged(
            text(kernel("Cr", "containing any\nverdict exists\n"), "even-kernel\n" + line + "\n"));
    };
    EXPECT_EQ(kernels("kernel 0 3"), "VALID");
    EXPECT_EQ(kernels("kernel 0 3 "), "8:11: MALFORMED: a space too many");
    EXPECT_EQ(kernels("kernel 0  3"), "8:10: MALFORMED: a space too many");
    EXPECT_EQ(kernels("kernel  0 3"), "8:8: MALFORMED: a space too many");
    EXPECT_EQ(
        judged(text(outcome("ueg", "A_", "root 0\nverdict N\n"), "strategy\n0 N 1:1 \n1 P\n")),
        "9:8: MALFORMED: a space too many");
}

TEST(Check, KernelsThatMissByOne) {
    const std::string any = "containing any\nverdict exists\n";
    EXPECT_EQ(judged(text(kernel("?", any), "even-kernel\nkernel\n")),
              "8:1: INVALID: the set is not an even kernel");
    EXPECT_EQ(judged(text(kernel("Cr", any), "even-kernel\nkernel 0\n")),
              "8:1: INVALID: the set is not an even kernel");
    EXPECT_EQ(judged(text(kernel("Cr", any), "even-kernel\nkernel 0 1\n")),
              "8:1: INVALID: the set is not an even kernel");
    EXPECT_EQ(judged(text(kernel("Cr", any), "even-kernel\nkernel 3 0\n")),
              "8:10: MALFORMED: the order must ascend");
    EXPECT_EQ(judged(text(kernel("Cr", any), "even-kernel\nkernel 0 0\n")),
              "8:10: MALFORMED: the order must ascend");
    EXPECT_EQ(judged(text(kernel("Cr", any), "even-kernel\nkernel 0 4\n")),
              "8:10: MALFORMED: a number 0..3 belongs here");
    EXPECT_EQ(
        judged(text(kernel("Cr", "containing 1\nverdict exists\n"), "even-kernel\nkernel 0 3\n")),
        "8:1: INVALID: the set lacks a vertex");
    EXPECT_EQ(
        judged(text(kernel("Cr", "containing any\nverdict none\n"), "even-kernel\nkernel 0 3\n")),
        "7:10: MALFORMED: no evidence of this kind for this claim");
}

TEST(Check, RefutationsThatMissByOne) {
    const std::string any = "containing any\nverdict none\n";
    const auto refuting = [&](const std::string& graph, const std::string& tree) {
        return judged(text(kernel(graph, any), "parity\n" + tree));
    };
    EXPECT_EQ(refuting("@", "empty\n"), "8:1: INVALID: S may have a vertex");
    EXPECT_EQ(refuting("@", "branch 0 0\nempty\nempty\n"), "10:1: INVALID: S may have a vertex");
    EXPECT_EQ(refuting("A_", "branch 0 1\nparity 1\nbranch 0 1\nempty\nempty\n"),
              "10:1: INVALID: the vertex has its value already");
    EXPECT_EQ(refuting("A_", "parity 0\n"), "8:1: INVALID: a vertex of the sum has no value");
    EXPECT_EQ(refuting("A_", "branch 1 0\nparity 0\nempty\n"),
              "9:1: INVALID: the equations do not sum to 0 = 1");
    EXPECT_EQ(refuting("A_", "branch 0 1\nbranch 1 0\nedge 0-1\nempty\nempty\n"),
              "10:1: INVALID: no edge with both ends in S");
    EXPECT_EQ(refuting("A?", "branch 0 1\nbranch 1 1\nedge 0-1\nempty\nempty\n"),
              "10:1: INVALID: no edge with both ends in S");
    EXPECT_EQ(refuting("A_", "branch 0 1\nparity 1\n"),
              "10:1: MALFORMED: 'branch', 'parity', 'edge' or 'empty' belongs here");
    EXPECT_EQ(refuting("A_", "branch 0 2\n"), "8:10: MALFORMED: a number 0..1 belongs here");
    EXPECT_EQ(refuting("?", "empty\nempty\n"), "9:1: MALFORMED: 'end' belongs here");
}

TEST(Check, TheValueOfABranchIsForgottenBehindIt) {
    // The star: 1, 2, 3 around 0. Under x_1 = 1 both cases of x_2 were refuted as if for good.
    EXPECT_EQ(judged(text(kernel("Cs", "containing 0\nverdict none\n"),
                          "parity\nbranch 1 1\nedge 0-1\nparity 1\n")),
              "VALID");
    EXPECT_EQ(judged(text(kernel("Bw", "containing any\nverdict none\n"),
                          "parity\nbranch 0 1\nbranch 1 1\nedge 0-1\nparity 2\nedge 0-1\n")),
              "12:1: INVALID: no edge with both ends in S");
}

TEST(Check, UndirectedEdgeGeographyByKernels) {
    EXPECT_EQ(judged(text(outcome("ueg", "@", "root 0\nverdict P\n"), "even-kernel\nkernel 0\n")),
              "VALID");
    EXPECT_EQ(judged(text(outcome("ueg", "A_", "root 0\nverdict N\n"),
                          "even-kernel\nmove 1\nkernel 1\n")),
              "VALID");
    EXPECT_EQ(judged(text(outcome("ueg", "A?", "root 0\nverdict N\n"),
                          "even-kernel\nmove 1\nkernel 1\n")),
              "9:1: INVALID: the move is along no edge");
    EXPECT_EQ(judged(text(outcome("ueg", "A_", "root 0\nverdict N\n"),
                          "even-kernel\nmove 0\nkernel 0\n")),
              "9:1: INVALID: the move is along no edge");
    EXPECT_EQ(judged(text(outcome("unrooted ueg", "@", "verdict N\n"),
                          "even-kernel\nmove 0\nkernel 0\n")),
              "VALID");
    EXPECT_EQ(judged(text(outcome("unrooted ueg", "?", "verdict P\n"), "even-kernel\n")), "VALID");
    EXPECT_EQ(judged(text(outcome("unrooted ueg", "A_", "verdict P\n"),
                          "even-kernel\nmove 1\nkernel 1\nmove 0\nkernel 0\n")),
              "VALID");
    EXPECT_EQ(judged(text(outcome("uvg", "@", "root 0\nverdict P\n"), "even-kernel\nkernel 0\n")),
              "8:10: MALFORMED: no evidence of this kind for this claim");
}

TEST(Check, UndirectedVertexGeographyByMatchings) {
    const std::string middle = outcome("uvg", "BW", "root 2\nverdict N\n");
    EXPECT_EQ(judged(text(middle, "matching\nmatching 0-2\nbarrier 2\n")), "VALID");
    EXPECT_EQ(judged(text(middle, "matching\nmatching 0-2\nbarrier\n")),
              "10:1: INVALID: the barrier lacks the root");
    EXPECT_EQ(judged(text(middle, "matching\nmatching\nbarrier 2\n")),
              "10:1: INVALID: matching and barrier do not agree");
    EXPECT_EQ(judged(text(middle, "matching\nmatching 0-2 1-2\nbarrier 2\n")),
              "10:1: INVALID: matching and barrier do not agree");
    const std::string end = outcome("uvg", "BW", "root 1\nverdict P\n");
    EXPECT_EQ(judged(text(end, "matching\nmatching 0-2\nbarrier 2\n")), "VALID");
    EXPECT_EQ(judged(text(end, "matching\nmatching 1-2\nbarrier 2\n")),
              "10:1: INVALID: the matching saturates the vertex");
    EXPECT_EQ(judged(text(end, "matching\nmatching 2-1\nbarrier 2\n")),
              "9:10: MALFORMED: an edge is written u-v with u < v");
    EXPECT_EQ(
        judged(text(outcome("unrooted uvg", "?", "verdict P\n"), "matching\nmatching\nbarrier\n")),
        "VALID");
    EXPECT_EQ(judged(text(outcome("unrooted uvg", "BW", "verdict P\n"),
                          "matching\nmatching 0-2\nbarrier 2\n")),
              "9:1: INVALID: no perfect matching");
}

TEST(Check, SlitherByLevels) {
    const auto levels = [](const std::string& graph, const std::string& rest) {
        return judged(text(outcome("slither", graph, rest.substr(0, 10)),
                           "levels\nlevels " + rest.substr(10)));
    };
    EXPECT_EQ(levels("?", "verdict P\n0\n"), "VALID") << "no vertex";
    EXPECT_EQ(levels("A?", "verdict P\n0\n"), "VALID") << "no edge";
    EXPECT_EQ(levels("A?", "verdict P\n1\nmatching\nbarrier\n"), "VALID");
    EXPECT_EQ(levels("A_", "verdict N\n1\nmatching 0-1\nbarrier\nmove 0-1\n"), "VALID");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\npath 2 0 1\npath 2 1 0\n"),
              "VALID");
    EXPECT_EQ(levels("BW", "verdict P\n1\nmatching 0-2\nbarrier 2\npath 1 2 0\n"), "VALID")
        << "the middle is the one inner vertex, and alone";

    EXPECT_EQ(levels("?", "verdict N\n0\n"), "8:1: INVALID: the levels end too early");
    EXPECT_EQ(levels("A_", "verdict P\n0\n"), "8:1: INVALID: the levels end too early");
    EXPECT_EQ(levels("A_", "verdict N\n1\nmatching\nbarrier\nmove 0-1\n"),
              "10:1: INVALID: matching and barrier do not agree");
    EXPECT_EQ(levels("A_", "verdict N\n1\nmatching 0-1\nbarrier 0\nmove 0-1\n"),
              "11:1: INVALID: an end is not perfect")
        << "the barrier is one, but hides that 0 is perfect";
    EXPECT_EQ(levels("BW", "verdict N\n1\nmatching 0-2\nbarrier 2\nmove 0-2\n"),
              "11:1: INVALID: an end is not perfect");
    // Either end of the edge may be the inner vertex, of the path 1 - 0 - 2 and of 0 - 2 - 1.
    EXPECT_EQ(levels("Bo", "verdict N\n1\nmatching 0-1\nbarrier\nmove 0-1\n"),
              "11:1: INVALID: an end is not perfect");
    EXPECT_EQ(levels("BW", "verdict N\n1\nmatching 0-2\nbarrier\nmove 0-2\n"),
              "11:1: INVALID: an end is not perfect");
    EXPECT_EQ(levels("BW", "verdict N\n1\nmatching 0-2\nbarrier 2\nmove 1-2\n"),
              "11:1: INVALID: the matching lacks the edge");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\npath 2 0 1\n"),
              "11:1: INVALID: no path leads to a vertex that is left");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\n"),
              "10:1: INVALID: no path leads to a vertex that is left");
    EXPECT_EQ(levels("BW", "verdict P\n1\nmatching 0-2\nbarrier 2\npath 1 2 0\npath 1 2 0\n"),
              "12:1: INVALID: the path leads to no vertex that is left");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\npath 0\n"),
              "11:1: INVALID: no path from a vertex missed");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\npath 2\n"),
              "11:1: INVALID: the path leads to no vertex that is left");
    EXPECT_EQ(levels("Bw", "verdict P\n1\nmatching 0-1\nbarrier\npath\n"),
              "11:1: INVALID: no path from a vertex missed");
    EXPECT_EQ(levels("Bw", "verdict P\n33\n"), "8:8: MALFORMED: a number 0..31 belongs here");
}

TEST(Check, WhatCannotBeReadIsNoCrash) {
    // A stream buffer that fails as that of a folder does.
    struct Failing : std::streambuf {
        int_type underflow() override { throw std::ios_base::failure("Is a directory"); }
    } buffer;
    std::istream in(&buffer);
    std::ostringstream out;
    EXPECT_EQ(check_all(in, "folder", out), 2);
    EXPECT_EQ(out.str(), "folder:1:1: MALFORMED: the input cannot be read\n");
}

TEST(Check, MemoryThatIsNotThereProvesNothing) {
    struct Greedy : std::streambuf {
        int_type underflow() override { throw std::bad_alloc(); }
    } buffer;
    std::istream in(&buffer);
    in.exceptions(std::ios_base::badbit);
    std::ostringstream out;
    EXPECT_EQ(check_all(in, "file", out), 1);
    EXPECT_EQ(out.str(), "file:1:1: INVALID: there is not enough memory to check this\n");
}

TEST(Check, EdgeDeleteByMirrors) {
    const auto mirror = [](const std::string& graph, const std::string& rest) {
        return judged(
            text(outcome("edge-delete", graph, rest.substr(0, 10)), "mirror\n" + rest.substr(10)));
    };
    EXPECT_EQ(mirror("?", "verdict P\nimage\n"), "VALID");
    EXPECT_EQ(mirror("Cr", "verdict P\nimage 3 2 1 0\n"), "VALID");
    EXPECT_EQ(mirror("Cr", "verdict P\nimage 1 0 3 2\n"),
              "8:1: INVALID: the map is not a mirror automorphism");
    EXPECT_EQ(mirror("Cr", "verdict P\nimage 3 1 2 0\n"),
              "8:1: INVALID: the map is not a mirror automorphism");
    EXPECT_EQ(mirror("A?", "verdict P\nimage 1 0\n"), "7:1: INVALID: an isolated vertex");
    EXPECT_EQ(mirror("A_", "verdict N\nmove 0-1\nimage 1 0\n"),
              "8:1: INVALID: the move is not legal");
}

TEST(Check, StrategiesLineByLine) {
    const std::string k2 = outcome("ueg", "A_", "root 0\nverdict N\n");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:1\n1 P\n")), "VALID");
    EXPECT_EQ(judged(text(k2, "strategy\n0 P 1:1\n1 P\n")),
              "9:1: INVALID: the position is to have the other outcome");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:1\n1 N\n")),
              "10:1: INVALID: the position is to have the other outcome");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 0:1\n1 P\n")), "9:1: INVALID: the move is not legal");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N\n")), "9:1: INVALID: the move is not legal");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:0\n")),
              "9:1: INVALID: a position comes before one that leads to it");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:2\n1 P\n2 P\n")),
              "10:1: INVALID: no move leads to this position");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:1\n2 P\n")),
              "10:1: MALFORMED: the positions are numbered 0, 1, ...");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:1\n1 P 0:2\n")), "10:5: MALFORMED: a word too many");
    EXPECT_EQ(judged(text(k2, "strategy\n0 N 1:1\n1 P\n2 P\n")),
              "11:1: MALFORMED: 'end' belongs here");
    const std::string ends = outcome("ueg", "BW", "root 2\nverdict P\n");
    EXPECT_EQ(judged(text(ends, "strategy\n0 P 0:1\n")),
              "9:1: INVALID: a move is missing or out of order");
    EXPECT_EQ(judged(text(outcome("unrooted uvg", "A_", "verdict P\n"), "strategy\n0 P 0:1 1:1\n")),
              "8:1: INVALID: the move leads to another position");
    EXPECT_EQ(judged(text(outcome("edge-delete", "@", "verdict P\n"), "strategy\n0 P\n")),
              "7:1: INVALID: the game does not start on this graph from these roots");
    EXPECT_EQ(judged(text(outcome("partizan-uvg", "A_", "left 0\nright 0\nmover left\nverdict P\n"),
                          "strategy\n0 P\n")),
              "10:1: INVALID: the game does not start on this graph from these roots");
}

TEST(Check, GrundyValuesLineByLine) {
    // Edge-delete on the path 0 - 1 - 2 - 3: the middle edge alone may go.
    const std::string head = "claim grundy\ngame edge-delete\ngraph Ch\nverdict ";
    const auto grundy = [&](const std::string& rest) {
        return judged(text(head + rest.substr(0, 2), "values\n" + rest.substr(2)));
    };
    EXPECT_EQ(grundy("1\n0 1 1-2:1=0\n1 0\n"), "VALID");
    EXPECT_EQ(grundy("0\n0 1 1-2:1=0\n1 0\n"),
              "8:1: INVALID: the position is to have another value");
    EXPECT_EQ(grundy("2\n0 2 1-2:1=0\n1 0\n"),
              "8:1: INVALID: the value is not the least that no option has");
    EXPECT_EQ(grundy("0\n0 0 1-2:1=1\n1 0\n"),
              "9:1: INVALID: the position is to have another value");
    EXPECT_EQ(grundy("0\n0 0 1-2:1=1\n1 1\n"),
              "9:1: INVALID: the value is not the least that no option has");
    EXPECT_EQ(grundy("0\n0 0\n"), "8:1: INVALID: a move is missing or out of order");
    EXPECT_EQ(grundy("1\n0 1 1-2:1\n1 0\n"), "8:5: MALFORMED: '=' and a value belong here");
    EXPECT_EQ(grundy("1\n0 1 1-2:1=0 1-2:2=0\n1 0\n2 0\n"), "8:13: MALFORMED: a word too many");
    EXPECT_EQ(grundy("1\n0 1 1-2:0=0\n"),
              "8:1: INVALID: a position comes before one that leads to it");
    EXPECT_EQ(judged(text(head + "01\n", "values\n")),
              "6:9: MALFORMED: a number 0..1099511627776 belongs here");
    EXPECT_EQ(judged(text("claim grundy\ngame partizan-uvg\ngraph A_\nleft 0\nright 1\nmover "
                          "left\nverdict 0\n",
                          "values\n")),
              "8:7: MALFORMED: a partizan game has no Grundy values");
}

TEST(Check, WinningMovesByGrundyValues) {
    // UEG from the middle of 0 - 2 - 1, and from an end.
    const auto from = [&](const std::string& root, const std::string& moves,
                          const std::string& values) {
        return judged(text("claim winning-moves\ngame ueg\ngraph BW\nroot " + root + "\nverdict" +
                               (moves.empty() ? "" : " " + moves) + "\n",
                           "values\n" + values));
    };
    EXPECT_EQ(from("2", "0 1", "0 1 0:1=0 1:2=0\n1 0\n2 0\n"), "VALID");
    EXPECT_EQ(from("2", "0", "0 1 0:1=0 1:2=0\n1 0\n2 0\n"), "9:1: INVALID: other moves win");
    EXPECT_EQ(from("2", "1 0", "0 1 0:1=0 1:2=0\n1 0\n2 0\n"), "9:1: INVALID: other moves win");
    EXPECT_EQ(from("2", "none", "0 1 0:1=0 1:2=0\n1 0\n2 0\n"), "9:1: INVALID: other moves win");
    EXPECT_EQ(from("2", "0", "0 1 0:1=0\n1 0\n"),
              "9:1: INVALID: a move is missing or out of order");
    EXPECT_EQ(from("0", "none", "0 0 2:1=1\n1 1 1:2=0\n2 0\n"), "VALID");
    EXPECT_EQ(from("0", "2", "0 0 2:1=1\n1 1 1:2=0\n2 0\n"), "9:1: INVALID: other moves win");
    EXPECT_EQ(from("0", "", "0 0 2:1=1\n1 1 1:2=0\n2 0\n"),
              "7:8: MALFORMED: moves or 'none' belong here");
}

TEST(Check, GrundyValuesOfRulesThatTheCertificateCarries) {
    const auto kayles = [](const std::string& rules, const std::string& rest) {
        return judged(text("claim grundy\n" + rules + "graph A_\nverdict " + rest.substr(0, 2),
                           "values\n" + rest.substr(2)));
    };
    const std::string rules = "rules 2\ngame kayles\nmove u: delete(u)\n";
    EXPECT_EQ(kayles(rules, "0\n0 0 0:1=1 1:2=1\n1 1 1:3=0\n2 1 0:3=0\n3 0\n"), "VALID");
    EXPECT_EQ(kayles(rules, "0\n0 0 0:1=1 1:2=1\n1 1 1:3=0\n2 1 0:4=0\n3 0\n4 0\n"), "VALID");
    EXPECT_EQ(kayles(rules, "1\n0 1 0:1=0 1:2=0\n1 0\n2 0\n"),
              "11:1: INVALID: a move is missing or out of order");
    EXPECT_EQ(kayles("rules 3\ngame kayles\nmisere\nmove u: delete(u)\n", "0\n"),
              "8:7: MALFORMED: a misere game has no Grundy values");
}

TEST(Check, TheHead) {
    EXPECT_EQ(judged(""), "1:1: MALFORMED: 'gazetteer-certificate' belongs here");
    EXPECT_EQ(judged("gazetteer-certificate 1\n"),
              "1:23: MALFORMED: the format has another version than 2");
    EXPECT_EQ(judged("gazetteer-certificate 3\n"),
              "1:23: MALFORMED: the format has another version than 2");
    EXPECT_EQ(judged("gazetteer-certificate 2\r\n"),
              "1:24: MALFORMED: byte 13 is not printable ASCII");
    EXPECT_EQ(judged("gazetteer-certificate  2\n"),
              "1:23: MALFORMED: the format has another version than 2");
    EXPECT_EQ(judged("gazetteer-certificate 2\nprogram\n"),
              "2:8: MALFORMED: a name and version belong here");
    const std::string start = "gazetteer-certificate 2\nprogram x\n";
    EXPECT_EQ(judged(start + "claim victory\n"), "3:7: MALFORMED: no claim of this name");
    EXPECT_EQ(judged(start + "claim outcome\ngame chess\n"),
              "4:6: MALFORMED: no game of this name");
    EXPECT_EQ(judged(start + "claim outcome\ngame ueg\ngraph A`\n"),
              "5:8: MALFORMED: the padding bits of graph6 of order 2 are not 0");
    EXPECT_EQ(judged(start + "claim outcome\ngame ueg\ngraph :An\n"),
              "5:7: MALFORMED: the graph is spelled otherwise");
    EXPECT_EQ(judged(start + "claim outcome\ngame ueg\ngraph A_\nroot 2\n"),
              "6:6: MALFORMED: a number 0..1 belongs here");
    EXPECT_EQ(judged(start + "claim outcome\ngame ueg\ngraph A_\nroot 1\nverdict L\n"),
              "7:9: MALFORMED: 'N' or 'P' belongs here");
    EXPECT_EQ(judged(start + "claim outcome\ngame ueg\ngraph A_\nroot 01\n"),
              "6:6: MALFORMED: a number 0..1 belongs here");
}

TEST(Check, SeveralInOneFile) {
    const std::string one =
        text(kernel("@", "containing any\nverdict exists\n"), "even-kernel\nkernel 0\n");
    const auto judgements = [](const std::string& file) {
        std::istringstream in(file);
        std::ostringstream out;
        const int status = check_all(in, "file", out);
        return std::to_string(status) + "\n" + out.str();
    };
    const std::string proved =
        ": VALID: claim even-kernel, graph @, containing any, verdict exists (by even-kernel)\n";
    const std::string both = "file:9:1" + proved + "file:18:1" + proved;
    EXPECT_EQ(judgements(one + one + "total 2\n"), "0\n" + both);
    EXPECT_EQ(judgements(one + one),
              "2\n" + both + "file:18:4: MALFORMED: the file was cut here: 'total' is missing\n");
    EXPECT_EQ(judgements(one + one + "total 2"),
              "2\n" + both + "file:19:8: MALFORMED: the input ends within a certificate\n");
    for (const char* other : {"1", "3", "02", "-2"})
        EXPECT_EQ(
            judgements(one + one + "total " + other + "\n"),
            "2\n" + both + "file:19:7: MALFORMED: the file has another number of certificates\n");
    EXPECT_EQ(
        judgements(one + one + "x\n"),
        "2\n" + both + "file:19:1: MALFORMED: 'gazetteer-certificate' or 'total' belongs here\n");
    EXPECT_EQ(judgements(one + one + "total 2\n" + one),
              "2\n" + both + "file:19:7: MALFORMED: the file goes on behind its total\n");
    EXPECT_EQ(judgements("total 0\n"),
              "2\nfile:1:1: MALFORMED: 'gazetteer-certificate' belongs here\n");
}

TEST(Check, ANameOfAFileForgesNoLine) {
    std::istringstream in("total 0\n");
    std::ostringstream out;
    check_all(in, "a\n\x7f\x1f\x10\\ \xc3\xa9", out);
    EXPECT_EQ(out.str(),
              "a\\x0a\\x7f\\x1f\\x10\\x5c \xc3\xa9:1:1: MALFORMED: 'gazetteer-certificate' belongs "
              "here\n");
}

TEST(Check, TheStatementProvedIsPrinted) {
    std::istringstream in(text(outcome("ueg", "@", "root 0\nverdict P\n"), "strategy\n0 P\n"));
    Reader reader(in);
    EXPECT_EQ(check_certificate(reader).text,
              "claim outcome, game ueg, graph @, root 0, verdict P (by strategy)");
    // A long line is cut behind 72 characters.
    const auto printed = [](const std::string& graph) {
        std::istringstream kernels(
            text(kernel(graph, "containing 0\nverdict exists\n"), "even-kernel\nkernel 0\n"));
        Reader of_kernels(kernels);
        return check_certificate(of_kernels).text;
    };
    int lengths = 0;
    for (int edges = 1; edges < 99; ++edges) {
        std::vector<Edge> pairs;
        for (Vertex v = 1; v <= edges; ++v) pairs.push_back({v, v + 1});
        const std::string graph = to_sparse6(SparseGraph(101, pairs));
        if (graph.size() < 71 || graph.size() > 74) continue;
        ++lengths;
        const std::string shown = graph.size() <= 72 ? graph : graph.substr(0, 72) + "...";
        EXPECT_EQ(printed(graph), "claim even-kernel, graph " + shown +
                                      ", containing 0, verdict exists (by even-kernel)");
    }
    EXPECT_GE(lengths, 3);
}

}  // namespace
}  // namespace gazetteer::check
