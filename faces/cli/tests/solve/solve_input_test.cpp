// SPDX-License-Identifier: GPL-3.0-or-later
// What solve says of wrong input, and where graphs may stand.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::cli {
namespace {

struct BadCase {
    Words arguments;
    std::string input;
    std::string message;
};

void expect_each_complaint(const std::vector<BadCase>& cases) {
    for (const BadCase& c : cases) {
        Words arguments = c.arguments;
        arguments.insert(arguments.begin(), "solve");
        arguments.push_back("--json");
        SCOPED_TRACE(c.message);
        expect_one_complaint(run_gazetteer(arguments, c.input), exit_usage, c.message);
    }
}

TEST(SolveStandard, BadGraphsAreOneLineWithTheirPlace) {
    expect_each_complaint({
        {{"backgammon", "A_"},
         "",
         "'backgammon' is not a game; the games are uvg ueg dvg deg partizan-uvg "
         "partizan-ueg slither edge-delete edge-labelling, and those that 'gazetteer games' "
         "lists"},
        {{"uvg"}, "", "<stdin>: no graph; one a line is expected"},
        {{"uvg"}, "\n\n", "<stdin>: no graph; one a line is expected"},
        {{"uvg", "-"}, "", "<stdin>: no graph; one a line is expected"},
        {{"uvg", "--file", "/nonexistent/x"}, "", "/nonexistent/x: No such file or directory"},
        {{"uvg", "--file", "/dev/null"}, "", "/dev/null: no graph; one a line is expected"},
        {{"uvg"}, "\nD K\n", "<stdin>:2:2: byte 32 (a blank) is not in '?'..'~'"},
        {{"uvg", "D"},
         "",
         "<argument 1>:1:2: graph6 of order 5 needs 2 bytes after the order, "
         "here are 0"},
        {{"uvg", ""}, "", "<argument 1>: no graph; one a line is expected"},
        {{"uvg", ":A?"}, "", "<argument 1>:1:3: a loop at vertex 0 is refused"},
        {{"uvg", "&AO"}, "", "<argument 1>:1:1: a digraph (digraph6) where a graph belongs"},
        {{"deg", "A_"}, "", "<argument 1>:1:1: digraph6 starts with '&'"},
    });
}

/// Lines 2 and 4 have no answer; the others have.
TEST(SolveStandard, AStreamGoesOnBehindALineWithoutAnAnswer) {
    const std::string stream = "A_\nD K\nBw\n" + to_sparse6(cycle(65)) + "\nDqK\n";
    const std::string broken = "gazetteer: <stdin>:2:2: byte 32 (a blank) is not in '?'..'~'\n";
    for (const char* game : {"slither", "snort"}) {
        const Ran run = run_gazetteer({"solve", game, "--json"}, stream);
        EXPECT_EQ(run.exit_code, exit_usage) << game;
        EXPECT_EQ(std::ranges::count(run.out, '\n'), game == std::string("snort") ? 3 : 4) << game;
        EXPECT_TRUE(run.err.starts_with(broken)) << run.err;
    }
    EXPECT_EQ(run_gazetteer({"solve", "snort", "--json"}, stream).err,
              broken +
                  "gazetteer: <stdin>:4: snort is played on at most 64 vertices; this board "
                  "has 65\n");
    const Ran kernel =
        run_gazetteer({"kernel", "--containing", "2", "--json"}, "A_\nD K\nBw\nDqK\n");
    EXPECT_EQ(kernel.exit_code, exit_usage);
    EXPECT_EQ(kernel.err, "gazetteer: <stdin>:1: there is no vertex 2: the order is 2\n" + broken);
    EXPECT_EQ(std::ranges::count(kernel.out, '\n'), 2);
    const Ran play = run_gazetteer({"play", "snort", "--json"}, stream);
    EXPECT_EQ(play.exit_code, exit_usage);
    EXPECT_TRUE(play.err.starts_with(broken)) << play.err;
    EXPECT_EQ(std::ranges::count(play.out, '\n'), 3);
    // Nothing of a line at fault: the code is that of the others.
    EXPECT_EQ(run_gazetteer({"solve", "snort", "--json"}, "A_\nBw\n").exit_code, exit_ok);
}

/// A hunt plays edge-delete on them as well.
TEST(SolveStandard, IsolatedVerticesChangeNothingInEdgeDelete) {
    const Ran run = run_gazetteer({"solve", "edge-delete", "--json"}, "B_\nC~\nD~?\nDqK\n");
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    EXPECT_EQ(run.err, "");
    const std::string hunted = "N(edge_delete)";
    for (const char* graph : {"B_", "C~", "D~?", "DqK", "E}??"}) {
        const Ran solved = run_gazetteer({"solve", "edge-delete", "--json", graph});
        const bool wins = solved.out.find("\"outcome\":\"N\"") != std::string::npos;
        const Ran hunt = run_gazetteer({"hunt", hunted, "--graph", graph});
        EXPECT_EQ(hunt.exit_code, wins ? exit_ok : exit_refuted) << graph << hunt.err;
    }
}

TEST(SolveStandard, BadRootsAreOneLineWithTheirPlace) {
    expect_each_complaint({
        {{"uvg", "--root", "2", "A_"}, "", "<argument 1>:1: there is no vertex 2: the order is 2"},
        {{"uvg", "--root", "x", "A_"},
         "",
         "<argument 1>:1: --root x: one vertex, counted from 0, expected"},
        {{"uvg", "--root", "1,2", "A_"}, "", "--root 1,2: one vertex, counted from 0, expected"},
        {{"uvg", "--root", "1,", "A_"}, "", "--root 1,: one vertex, counted from 0, expected"},
        {{"uvg", "--root=-1", "A_"},
         "",
         "<argument 1>:1: --root -1: one vertex, counted from 0, expected"},
        {{"uvg", "--root", "99999999999", "A_"},
         "",
         "<argument 1>:1: --root 99999999999: one vertex, counted from 0, expected"},
        {{"partizan-uvg", "--root", "1", "A_"},
         "",
         "--root 1: two vertices, Left's and Right's, as in 0,3, expected"},
        {{"partizan-uvg", "--root", "1,1", "A_"},
         "",
         "<argument 1>:1: the tokens of partizan-uvg start on two different vertices"},
        {{"partizan-uvg", "--unrooted", "A_"}, "", "partizan-uvg has no unrooted form"},
        {{"slither", "--root", "0", "A_"}, "", "slither has no root"},
        {{"uvg", "--root", "0", "--unrooted", "A_"},
         "",
         "--root, --all-roots and --unrooted exclude each other"},
    });
}

TEST(SolveStandard, WhatNoSearchCanTakeIsOneLineWithItsPlace) {
    expect_each_complaint({
        {{"partizan-ueg", "--root", "0,1", to_sparse6(path(65))},
         "",
         "<argument 1>:1: order 65 is above 64, the limit of search in partizan-ueg"},
        {{"slither", "--by", "oracle", to_sparse6(cycle(65))},
         "",
         "<argument 1>:1: order 65 is above 64, the limit of search in slither"},
        {{"uvg", "--engine", "cycle-space", "A_"},
         "",
         "--engine cycle-space: uvg is searched by memo, subsets"},
        {{"partizan-ueg", "--engine", "subsets", "A_"},
         "",
         "--engine subsets: partizan-ueg is searched by memo"},
        {{"uvg", "--root", "0", "--engine", "memo", "--memory", "1", to_sparse6(complete(20))},
         "",
         "<argument 1>:1: a memo of more than 16384 positions needs 2 MiB, allowed are 1 MiB "
         "(--memory, --engine)"},
        {{"slither", "--engine", "subsets", "--memory", "1", to_sparse6(complete(20))},
         "",
         "<argument 1>:1: the table takes 4 MiB, 1 MiB are allowed (--memory, --engine)"},
        {{"ueg", "--by", "theorem", "--engine", "subsets", "A_"},
         "",
         "--by theorem does not search; --engine says how to"},
        {{"ueg", "--root", "0", "--engine", "subsets", "--memory", "1", to_sparse6(cycle(30))},
         "",
         "<argument 1>:1: the table over all subsets of 30 edges needs 3.8 GiB, allowed are 1 MiB "
         "(--memory, --engine)"},
        {{"ueg", "--root", "0", "--engine", "proof-search", to_sparse6(cycle(257))},
         "",
         "<argument 1>:1: the proof search takes 256 edges; the root's component has 257 "
         "(--memory, --engine)"},
        {{"dvg", "&~?@@"}, "", "<argument 1>:1:3: order 65 is above 64, the largest read here"},
        {{"ueg", "--by", "theorem", "--root", "0", "DqK"},
         "",
         "<argument 1>:1: no theorem here decides ueg on this graph"},
        {{"dvg", "--by", "theorem", "--root", "0", "&AO"},
         "",
         "<argument 1>:1: no theorem here decides dvg on this digraph"},
        {{"uvg", "--magic", "A_"}, "", "unknown option --magic; see gazetteer solve --help"},
    });
}

TEST(SolveStandard, AHyphenAmongTheGraphsIsStandardInput) {
    const Ran run = run_gazetteer({"solve", "uvg", "--json", "Bg", "-", "Bw"}, "A_\n");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.out, run_gazetteer({"solve", "uvg", "--json", "Bg", "A_", "Bw"}).out);
}

TEST(Solve, WholeLinesOfAllGraphsButTheBadOne) {
    const Ran run = run_gazetteer({"solve", "uvg", "--json"}, "A_\nBg\nA\nA_\n");
    EXPECT_EQ(run.exit_code, exit_usage);
    EXPECT_EQ(run.json_lines().size(), 7u);
    EXPECT_EQ(run.err,
              "gazetteer: <stdin>:3:2: graph6 of order 2 needs 1 bytes after the order, here are "
              "0\n");
}

}  // namespace
}  // namespace gazetteer::cli
