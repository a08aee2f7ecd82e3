// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of the checker, each met exactly and passed by one; hostile texts end soon and
// cheaply.
#include <gtest/gtest.h>

#include "certificates/check/positions.hpp"
#include "certificates/check/testkit/texts.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer::check {
namespace {

std::string edgeless(int order) {
    return to_sparse6(SparseGraph(order, {}));
}

TEST(CheckLimits, NumbersBeyondAllBounds) {
    const std::string huge(5000, '9');
    EXPECT_EQ(judged(text(outcome("ueg", "A_", "root " + huge + "\n"), "")).substr(0, 4), "6:6:");
    EXPECT_EQ(judged(text(outcome("edge-delete", "BW", "verdict P\n"),
                          "paths\npreperiod 1023\nperiod 1023\nvalues 0 0 1 " + huge + "\n")),
              "10:14: MALFORMED: a number 0..4095 belongs here");
    EXPECT_EQ(
        judged(text(outcome("ueg", "A_", "root 0\nverdict N\n"), "strategy\n0 N 1:" + huge + "\n")),
        "9:5: MALFORMED: a number 0..1099511627776 belongs here");
}

TEST(CheckLimits, OfAnOrderWithoutTheText) {
    const std::string any = "containing any\nverdict none\n";
    EXPECT_EQ(judged(text(kernel(edgeless(4097), any), "parity\nempty\n")),
              "4:9: MALFORMED: order 4097 is above 4096, the largest read here");
    EXPECT_EQ(judged(text(kernel(":~~??O???", any), "parity\nempty\n")).substr(0, 5), "4:10:")
        << "order 2^22";
    EXPECT_EQ(judged(text(kernel(edgeless(4096), any), "parity\nempty\n")),
              "8:1: INVALID: S may have a vertex");
    EXPECT_EQ(judged(text(kernel(to_sparse6(path(4097)), any), "parity\nempty\n")),
              "7:1: INVALID: refutations are checked up to order 4096");
}

TEST(CheckLimits, OfAnInverseAndOfAStrategy) {
    const auto inverse = [](int order) {
        std::string moves = "even-kernel\n";
        for (int root = 0; root < order; ++root) moves += "move 0\nkernel 0\n";
        return judged(text(outcome("unrooted ueg", edgeless(order), "verdict P\n"), moves));
    };
    EXPECT_EQ(inverse(1024), "8:1: INVALID: the move is along no edge");
    EXPECT_EQ(inverse(1025), "7:1: INVALID: an inverse is checked up to order 1024");
    const auto strategy = [](const std::string& graph) {
        return judged(text(outcome("ueg", graph, "root 0\nverdict P\n"), "strategy\n0 P\n"));
    };
    EXPECT_EQ(strategy(to_graph6(SparseGraph(64, {}))), "VALID");
    EXPECT_EQ(strategy(edgeless(65)), "8:1: INVALID: strategies are checked up to order 64");
    const auto labelling = [](int order) {
        return judged(text(outcome("edge-labelling", to_graph6(path(order)), "verdict P\n"),
                           "strategy\n0 N\n"));
    };
    EXPECT_EQ(labelling(17), "8:1: INVALID: the position is to have the other outcome");
    EXPECT_EQ(labelling(18), "7:1: INVALID: strategies of labellings are checked up to size 16");
}

TEST(CheckLimits, OfALine) {
    const auto judgement = [](std::size_t line_max) {
        std::istringstream in(text(outcome("ueg", "@", "root 0\nverdict P\n"), "strategy\n0 P\n"));
        Reader reader(in, {.line_max = line_max});
        return check_certificate(reader);
    };
    // The first two lines are the longest.
    EXPECT_EQ(judgement(23).judgement, Judgement::valid);
    EXPECT_EQ(judgement(22).text, "the line is too long");
    EXPECT_EQ(judgement(22).column, 23u);
    EXPECT_EQ(ReaderLimits{}.line_max, std::size_t{1} << 28);
}

TEST(CheckLimits, OfThePositionsNamed) {
    // The triangle from 0: two positions at a time have been named and not read.
    const auto judgement = [](std::size_t open_bytes) {
        std::istringstream in(text(outcome("uvg", "Bw", "root 0\nverdict P\n"),
                                   "strategy\n0 P 1:1 2:2\n1 N 2:3\n2 N 1:4\n3 P\n4 P\n"));
        Reader reader(in, {.open_bytes = open_bytes});
        return check_certificate(reader);
    };
    // A position has 64 rows of 8 bytes, whatever its order.
    EXPECT_EQ(judgement(2 * (64 * 8 + 300)).judgement, Judgement::valid);
    EXPECT_EQ(judgement(2 * 64 * 8).text,
              "the positions named and not yet listed take more memory than is allowed");
    EXPECT_EQ(judgement(100).judgement, Judgement::invalid);
    EXPECT_EQ(ReaderLimits{}.open_bytes, std::size_t{1} << 29);
}

TEST(CheckLimits, OfThePositionsNamedIsMetExactly) {
    // K_2 from 0: one position has been named and not read.
    using Named = Node<UndirectedEdgeGeography::Position, bool>;
    const auto judgement = [](std::size_t open_bytes) {
        std::istringstream in(
            text(outcome("ueg", "A_", "root 0\nverdict N\n"), "strategy\n0 N 1:1\n1 P\n"));
        Reader reader(in, {.open_bytes = open_bytes});
        return check_certificate(reader).judgement;
    };
    EXPECT_EQ(judgement(sizeof(Named) + bytes_beside), Judgement::valid);
    EXPECT_EQ(judgement(sizeof(Named) + bytes_beside - 1), Judgement::invalid);
}

TEST(CheckLimits, ADeepRefutationTakesNoRecursion) {
    std::string tree;
    for (int v = 0; v < 4000; ++v) tree += "branch " + std::to_string(v) + " 1\n";
    EXPECT_EQ(judged(text(kernel(":~?}_", "containing any\nverdict none\n"), "parity\n" + tree)),
              "4008:1: MALFORMED: 'branch', 'parity', 'edge' or 'empty' belongs here");
}

}  // namespace
}  // namespace gazetteer::check
