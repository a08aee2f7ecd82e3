// SPDX-License-Identifier: GPL-3.0-or-later
// What --certificate writes is judged by the real gazetteer-check.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "faces/cli/tests/certificates.hpp"
#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "language/rules/game_library.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

/// Solves, and returns how many of the certificates gazetteer-check finds valid; all must be.
std::ptrdiff_t certified(Words arguments, const std::string& input = "") {
    const TemporaryFile file;
    arguments.insert(arguments.begin(), "solve");
    arguments.insert(arguments.end(), {"--json", "--certificate", file.name()});
    const Ran run = run_gazetteer(arguments, input);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    const Ran checked = run_check(file);
    EXPECT_EQ(checked.exit_code, 0) << checked.out;
    return std::ranges::count(checked.out, '\n');
}

std::string all_graphs(int order_max, int degree_min = 0) {
    std::string text;
    for_each_graph({.order_max = order_max, .degree_min = degree_min}, [&](const Graph& g) {
        text += to_graph6(g) + '\n';
        return true;
    });
    return text;
}

TEST(CertifyStandard, EveryPositionOfEveryGameOnSmallGraphs) {
    // 19 graphs of order <= 4 with 1 + 2 x 2 + 4 x 3 + 11 x 4 roots; 11 without isolated vertices.
    EXPECT_EQ(certified({"uvg"}, all_graphs(4)), 61);
    EXPECT_EQ(certified({"ueg"}, all_graphs(4)), 61);
    EXPECT_EQ(certified({"uvg", "--by", "oracle"}, all_graphs(4)), 61);
    EXPECT_EQ(certified({"uvg", "--unrooted"}, all_graphs(4)), 19);
    EXPECT_EQ(certified({"ueg", "--unrooted"}, all_graphs(4)), 19);
    EXPECT_EQ(certified({"slither"}, all_graphs(4)), 19);
    EXPECT_EQ(certified({"edge-delete"}, all_graphs(4, 1)), 11);
    EXPECT_EQ(certified({"dvg"}, "&B\\_\n&BP_\n"), 6);
    EXPECT_EQ(certified({"deg", "--unrooted"}, "&B\\_\n&BP_\n"), 2);
    EXPECT_EQ(certified({"partizan-uvg"}, "Cr\n"), 24);
    EXPECT_EQ(certified({"partizan-ueg", "--root", "0,0"}, "Cr\n"), 2);
}

TEST(CertifyStandard, EveryShippedGameOnSmallBoards) {
    const conjectures::GameLibrary library = conjectures::GameLibrary::shipped();
    for (const script::Rules& rules : library.games()) {
        // 8 graphs of order <= 3 with 1 + 2 x 2 + 4 x 3 roots, 1 + 2 x 4 + 4 x 9 pairs.
        const int starts = rules.token_count() == 0 ? 8 : rules.token_count() == 1 ? 17 : 45;
        if (rules.directed)
            EXPECT_EQ(certified({rules.name}, "&B\\_\n&BP_\n"), rules.token_count() == 0 ? 2 : 6)
                << rules.name;
        else
            EXPECT_EQ(certified({rules.name}, all_graphs(3)),
                      starts * (rules.is_partizan() ? 2 : 1))
                << rules.name;
    }
    EXPECT_EQ(certified({"undirected_edge_geography", "--unrooted"}, all_graphs(4)), 19);
    EXPECT_EQ(certified({"trail_trap", "Cr"}), 2);
}

TEST(Certify, AGameOfOnesOwn) {
    const TemporaryFile games;
    std::ofstream(games.name()) << "# Taken from both ends\ngame mine move u where degree(u)<2:"
                                   " delete(u)\n";
    EXPECT_EQ(certified({"mine", "--games", games.name(), "path 6"}), 1);
    const TemporaryFile file;
    run_gazetteer(
        {"solve", "mine", "--games", games.name(), "--certificate", file.name(), "path 3"});
    EXPECT_EQ(run_check(file).out, file.name() +
                                       ":15:1: VALID: claim outcome, game mine, move u where "
                                       "degree(u) < 2: delete(u), graph Bg, verdict N (by "
                                       "strategy)\n");
}

TEST(Certify, TheCertificateThatTheDocumentShows) {
    const TemporaryFile file;
    run_gazetteer({"solve", "node_kayles", "--certificate", file.name(), "path 5"});
    EXPECT_NE(
        contents(source_path("docs/CERTIFICATES.md")).find("\n```\n" + file.content() + "```\n"),
        std::string::npos)
        << file.content();
    EXPECT_EQ(run_check(file).exit_code, 0);
}

TEST(Certify, AWordThatTheCheckerDoesNotKnow) {
    const TemporaryFile games;
    std::ofstream(games.name()) << "game mine move u where planar(delete(u)): delete(u)\n";
    const TemporaryFile file;
    const Ran solve = run_gazetteer(
        {"solve", "mine", "--games", games.name(), "--certificate", file.name(), "path 3"});
    EXPECT_EQ(solve.exit_code, exit_usage);
    EXPECT_NE(solve.err.find("no certificate of mine: 'planar' is no word that gazetteer-check "
                             "knows in a condition"),
              std::string::npos)
        << solve.err;
    EXPECT_EQ(solve.out, "");
    const Ran hunt = run_gazetteer({"hunt", "P(mine)", "--games", games.name(), "--certificate",
                                    file.name(), "--order", "..3"});
    EXPECT_EQ(hunt.exit_code, exit_usage);
    EXPECT_NE(hunt.err.find("'planar' is no word"), std::string::npos) << hunt.err;
}

TEST(Certify, CounterexamplesThatRestOnGamesAsData) {
    const TemporaryFile file;
    const auto hunted = [&](const std::string& conjecture) {
        EXPECT_EQ(
            run_gazetteer({"hunt", conjecture, "--certificate", file.name(), "--order", "..5"})
                .exit_code,
            exit_refuted);
        const Ran checked = run_check(file);
        EXPECT_EQ(checked.exit_code, 0) << checked.out;
        return checked.out;
    };
    // An outcome, those of the two players, and the refutation.
    const std::string both = hunted("P(node_kayles) -> outcome(snort) = P");
    EXPECT_EQ(std::ranges::count(both, '\n'), 4);
    EXPECT_NE(both.find("VALID: claim refutes, game node_kayles, move u: delete(u, N(u)), game "
                        "snort, set L, R, "),
              std::string::npos)
        << both;
    const std::string rooted = hunted("P(undirected_edge_geography) <-> N(misere_graph_chomp)");
    EXPECT_NE(rooted.find("tokens 0, verdict"), std::string::npos) << rooted;
    EXPECT_NE(rooted.find("misere, move u: delete(u)"), std::string::npos) << rooted;
    EXPECT_NE(hunted("P(unrooted(undirected_vertex_geography))").find("tokens free, verdict N"),
              std::string::npos);
}

TEST(Certify, KernelsFoundAndRefuted) {
    const TemporaryFile file;
    const auto kernel = [&](Words arguments, const std::string& input = "") {
        arguments.insert(arguments.begin(), "kernel");
        arguments.insert(arguments.end(), {"--certificate", file.name()});
        EXPECT_EQ(run_gazetteer(arguments, input).exit_code, exit_ok);
        const Ran checked = run_check(file);
        EXPECT_EQ(checked.exit_code, 0) << checked.out;
        return checked.out.substr(checked.out.find(": VALID"));
    };
    EXPECT_EQ(kernel({"Cr"}),
              ": VALID: claim even-kernel, graph Cr, containing any, verdict exists "
              "(by even-kernel)\n");
    EXPECT_EQ(kernel({"C~", "--containing", "1"}),
              ": VALID: claim even-kernel, graph C~, containing 1, verdict none (by parity)\n");
    const std::string all = kernel({}, all_graphs(5));
    EXPECT_EQ(std::ranges::count(all, '\n'), 53);
    EXPECT_NE(all.find("verdict exists"), std::string::npos);
    EXPECT_NE(all.find("verdict none"), std::string::npos);
    kernel({"--all"}, all_graphs(4));
}

TEST(Certify, LargeGraphsByTheorems) {
    const std::string grid = to_sparse6(Grid{30, 40}.graph());
    EXPECT_EQ(certified({"ueg", "--root", "7", grid}), 1);
    EXPECT_EQ(certified({"uvg", "--root", "7", grid}), 1);
    EXPECT_EQ(certified({"edge-delete", to_sparse6(path(5000))}), 1);
    EXPECT_EQ(certified({"slither", to_sparse6(path(101))}), 1);
    EXPECT_EQ(certified({"slither", to_sparse6(Grid{11, 11}.graph())}), 1);
    EXPECT_EQ(certified({"ueg", "--unrooted", to_sparse6(path(100))}), 1);
    EXPECT_EQ(certified({"ueg", "--unrooted", to_sparse6(path(101))}), 1);
}

TEST(CertifyStandard, ClaimsWithTheOutcomesBehindThem) {
    const TemporaryFile file;
    const Ran run =
        run_gazetteer({"verify", "FSU93 T3.1", "--budget", "5s", "--certificate", file.name()});
    EXPECT_NE(run.out.find("  certified  counterexample\n"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("    200/200\n"), std::string::npos) << run.out;
    const Ran checked = run_check(file);
    EXPECT_EQ(checked.exit_code, 0) << checked.out;
    EXPECT_EQ(std::ranges::count(checked.out, '\n'), 200);
    const Ran without = run_gazetteer({"verify", "FSU93 T3.1", "--budget", "5s"});
    EXPECT_EQ(without.out.find("certified"), std::string::npos);
}

TEST(Certify, WhatCannotBeWrittenIsAnError) {
    const Ran nowhere = run_gazetteer({"solve", "uvg", "A_", "--certificate", "/nowhere/at/all"});
    EXPECT_EQ(nowhere.exit_code, exit_environment);
    EXPECT_NE(nowhere.err.find("/nowhere/at/all: No such file"), std::string::npos) << nowhere.err;
    const TemporaryFile file;
    const Ran large = run_gazetteer(
        {"solve", "ueg", "--unrooted", to_sparse6(path(1030)), "--certificate", file.name()});
    EXPECT_EQ(large.exit_code, exit_usage);
    EXPECT_NE(large.err.find("order 1030: a strategy is written up to order 64"), std::string::npos)
        << large.err;
}

TEST(Certify, AFileThatWasCutIsRefused) {
    const TemporaryFile file;
    run_gazetteer({"solve", "ueg", "--root", "0", "Cr", "C~", "--certificate", file.name()});
    EXPECT_EQ(run_check(file).exit_code, 0);
    const std::string text = file.content();
    EXPECT_TRUE(text.ends_with("end\ntotal 2\n"));
    for (std::size_t length = 0; length < text.size(); ++length) {
        std::ofstream(file.name()) << text.substr(0, length);
        ASSERT_EQ(run_check(file).exit_code, 2) << length;
    }
}

TEST(Certify, ACertificateForAnotherGraphIsRefused) {
    const TemporaryFile file;
    run_gazetteer({"solve", "ueg", "--root", "0", "Cr", "--certificate", file.name()});
    std::string text = file.content();
    text.replace(text.find("graph Cr"), 8, "graph C~");
    std::ofstream(file.name()) << text;
    const Ran checked = run_check(file);
    EXPECT_EQ(checked.exit_code, 1) << checked.out;
    EXPECT_NE(checked.out.find(": INVALID: "), std::string::npos);
}

}  // namespace
}  // namespace gazetteer::cli
