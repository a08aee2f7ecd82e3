// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures about digraphs, from every ground, by the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/shards.hpp"
#include "work/testkit/temporary_folder.hpp"

namespace gazetteer::cli {
namespace {

using testing::HasSubstr;

TEST(HuntDigraphs, HoldsOnAllAndOnClasses) {
    const Ran all = run_gazetteer(
        {"hunt", "acyclic -> (P(deg) <-> in_kernel)", "--graphs", "digraphs", "--order", "..4"});
    EXPECT_EQ(all.exit_code, 0) << all.err;
    EXPECT_EQ(all.out,
              "HOLDS  acyclic -> (P(deg) <-> in_kernel)\n"
              "  on       digraphs of order <= 4: 238 digraphs\n"
              "  met by   40 digraphs, 122 vertices up to automorphisms\n");
    const Ran some = run_gazetteer({"hunt", "order > 2 -> size >= order", "--graphs",
                                    "strongly_connected oriented", "--order", "3..4"});
    EXPECT_EQ(some.exit_code, 0) << some.err;
    EXPECT_THAT(some.out,
                HasSubstr("on       strongly connected oriented digraphs of order 3 to 4: "));
    const Ran tournaments = run_gazetteer(
        {"hunt", "exists u: forall w: distance(u, w) <= 2", "--graphs", "tournaments order 1..6"});
    EXPECT_EQ(tournaments.exit_code, 0) << tournaments.out;
    EXPECT_THAT(tournaments.out, HasSubstr("tournaments of order <= 6: 76 digraphs"));
}

TEST(HuntDigraphs, ALeastCounterexampleIsReplayedAndCertified) {
    const TemporaryFolder folder;
    const std::string file = folder.path() + "/deg.cert";
    const Ran ran = run_gazetteer({"hunt", "P(dvg) <-> P(deg)", "--graphs", "digraphs", "--order",
                                   "..4", "--list", "1", "--certificate", file});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("REFUTED  P(dvg) <-> P(deg)\n  by       &"));
    EXPECT_THAT(ran.out, HasSubstr("a least one: of order "));
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_THAT(again.out, HasSubstr("the least of the given graphs"));
    const Ran checked = run_shell("gazetteer-check " + file);
    EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
    EXPECT_THAT(checked.out, HasSubstr("game dvg"));
    EXPECT_THAT(checked.out, HasSubstr("game deg"));
}

TEST(HuntDigraphs, ASearchFindsWhatIsBeyondExhaustion) {
    const TemporaryFolder folder;
    const std::string file = folder.path() + "/search.cert";
    const Ran ran = run_gazetteer({"hunt", "grundy(dvg) <= 7", "--search", "--graphs", "acyclic",
                                   "--order", "..12", "--certificate", file});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  on       a guided search of acyclic digraphs of order 1 to "
                                   "12, seed 1, 8 islands: "));
    EXPECT_THAT(ran.out, HasSubstr(", size 36\n  where    grundy(dvg) = 8\n"));
    EXPECT_THAT(ran.out, HasSubstr("--search --graphs 'acyclic' --order 1..12 --tries 1000000"));
    const auto begin = ran.out.find("gazetteer hunt");
    const Ran again = run_shell(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    EXPECT_EQ(again.out, ran.out);
    const Ran checked = run_shell("gazetteer-check " + file);
    EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
    const Ran one = run_gazetteer({"hunt", "grundy(dvg) <= 7", "--search", "--graphs", "acyclic",
                                   "--order", "..12", "--threads", "1"});
    EXPECT_EQ(one.out, ran.out);
}

TEST(HuntDigraphs, ASearchThatFindsNoneDoesNotSayThatItHolds) {
    const Ran none = run_gazetteer(
        {"hunt", "P(deg) <-> in_kernel", "--search", "--graphs", "acyclic", "--tries", "2000"});
    EXPECT_EQ(none.exit_code, 3) << none.err;
    EXPECT_THAT(none.out, HasSubstr("NONE FOUND  P(deg) <-> in_kernel\n  on       a guided search "
                                    "of acyclic digraphs of order 1 to 10, seed 1, 8 islands: "
                                    "2,000 digraphs\n  closest  &"));
}

TEST(HuntDigraphs, GamesGivenAsDataAreAskedAbout) {
    const TemporaryFolder folder;
    const std::string games = folder.path() + "/arcs.game";
    run_shell(
        "printf 'game arc_kayles_of_digraphs\n  on digraphs\n  move u -> w: delete(u, w)\n' > " +
        games);
    const Ran same = run_gazetteer({"hunt", "P(deg) <-> P(directed_edge_geography)", "--graphs",
                                    "digraphs", "--order", "..4"});
    EXPECT_EQ(same.exit_code, 0) << same.out << same.err;
    const std::string file = folder.path() + "/data.cert";
    const Ran ran =
        run_gazetteer({"hunt", "P(arc_kayles_of_digraphs) <-> size = 0", "--games", games,
                       "--graphs", "oriented", "--list", "1", "--certificate", file});
    EXPECT_EQ(ran.exit_code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(": order 4, size "));
    const Ran checked = run_shell("gazetteer-check " + file);
    EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
    const Ran rows =
        run_gazetteer({"eval", "grundy(directed_vertex_geography)", "--graph", "&BP_"});
    EXPECT_EQ(rows.exit_code, 0) << rows.err;
    const Ran proposed = run_gazetteer({"conjecture", "P(directed_vertex_geography)", "--using",
                                        "P(dvg)", "--graphs", "digraphs", "--order", "..3"});
    EXPECT_THAT(proposed.out, HasSubstr("P(directed_vertex_geography) <-> P(dvg)")) << proposed.err;
}

TEST(HuntDigraphs, GivenOnesComeFromLinesFilesAndDraws) {
    const Ran given = run_gazetteer({"hunt", "has_kernel", "--graph", "&BP_"});
    EXPECT_EQ(given.exit_code, 1);
    EXPECT_THAT(given.out, HasSubstr("on       the digraph given: 1 digraph\n"));
    const Ran input = run_shell("printf '&AW\\n&BP_\\n' | gazetteer hunt 'size = order' --input -");
    EXPECT_EQ(input.exit_code, 0) << input.err;
    EXPECT_THAT(input.out, HasSubstr("digraphs of <stdin>: 2 digraphs"));
    const Ran drawn = run_gazetteer(
        {"hunt", "has_kernel", "--random", "digraph(7, 0.3)", "--count", "200", "--seed", "3"});
    EXPECT_EQ(drawn.exit_code, 1) << drawn.err;
    EXPECT_THAT(drawn.out, HasSubstr("by       &BP_: order 3, size 3\n"));
    const Ran tournament =
        run_gazetteer({"hunt", "tournament", "--random", "tournament(9)", "--count", "50"});
    EXPECT_EQ(tournament.exit_code, 0) << tournament.err;
    EXPECT_THAT(tournament.out, HasSubstr("50 random digraphs tournament(9), seed 1"));
}

TEST(HuntDigraphs, EvalAndConjectureTakeThem) {
    const Ran rows = run_gazetteer({"eval", "outdegree, P(dvg)", "--graph", "&BP_"});
    EXPECT_EQ(rows.exit_code, 0) << rows.err;
    EXPECT_EQ(rows.out,
              "graph  v  outdegree  P(dvg)\n"
              "&BP_   0  1          true\n"
              "&BP_   1  1          true\n"
              "&BP_   2  1          true\n");
    const Ran counted =
        run_gazetteer({"eval", "--count-by", "kernels", "--graphs", "digraphs", "--order", "3"});
    EXPECT_EQ(counted.exit_code, 0) << counted.err;
    EXPECT_THAT(counted.out, HasSubstr("kernels  graphs\n"));
    const Ran passed = run_shell("printf '&AW\\n&BP_\\n' | gazetteer eval --where has_kernel");
    EXPECT_EQ(passed.out, "&AW\n");
    const Ran proposed = run_gazetteer({"conjecture", "P(deg)", "--using", "in_kernel,acyclic",
                                        "--graphs", "digraphs", "--order", "..3"});
    EXPECT_EQ(proposed.exit_code, 0) << proposed.err;
    EXPECT_THAT(proposed.out, HasSubstr("acyclic -> (P(deg) <-> in_kernel)\n"));
}

TEST(HuntDigraphs, ShardsComeToTheWholeHunt) {
    expect_merged_is_single({"hunt", "kernels <= 2", "--graphs", "digraphs", "--order", "..3"}, 2);
}

TEST(HuntDigraphs, WhatDoesNotGoTogetherIsRefused) {
    const auto refused = [](const Words& arguments, const char* message) {
        const Ran ran = run_gazetteer(arguments);
        EXPECT_EQ(ran.exit_code, 2) << ran.out;
        EXPECT_THAT(ran.err, HasSubstr(message));
    };
    refused({"hunt", "planar", "--graphs", "digraphs"},
            "'planar' is a term of graphs, not of digraphs: write planar(underlying)");
    refused({"hunt", "has_kernel", "--graphs", "trees"}, "write has_even_kernel");
    refused({"hunt", "acyclic", "--graphs", "digraphs chordal"},
            "'chordal' is not a word of digraphs");
    refused({"hunt", "acyclic", "--graphs", "digraphs", "--search", "--order", "..65"},
            "--order takes ..40, 3..40 or 40 with --search, at most 64");
    refused({"hunt", "acyclic", "--graphs", "acyclic strongly_connected", "--search", "--order",
             "2..9"},
            "no digraph to begin with among strongly connected acyclic digraphs of order 2 to 9");
    refused({"hunt", "P(node_kayles)", "--graphs", "digraphs"},
            "'node_kayles' is played on graphs, and this is a digraph: name one, as in "
            "P(node_kayles, underlying)");
    refused({"hunt", "order > 0", "--graph", "A_", "--graph", "&AW"},
            "graphs and digraphs do not go together");
    refused({"hunt", "order > 0", "--graphs", "digraphs", "--order", "..40"}, "go to 32");
    const Ran mixed = run_shell("printf '&AW\\nA_\\n' | gazetteer hunt 'order > 0' --input -");
    EXPECT_EQ(mixed.exit_code, 2);
    EXPECT_THAT(mixed.err, HasSubstr("<stdin>:2:1"));
}

}  // namespace
}  // namespace gazetteer::cli
