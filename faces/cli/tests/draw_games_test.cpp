// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer draw of games given as data: winning moves, and plays with their tokens and sets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "faces/cli/tests/run.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "work/regex.hpp"

namespace gazetteer::cli {
namespace {

using pictures::ReadPanel;
using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string svg_of(Words arguments) {
    arguments.insert(arguments.begin(), "draw");
    arguments.insert(arguments.end(), {"-o", "-"});
    const Ran ran = run_gazetteer(arguments);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return ran.out;
}

std::vector<ReadPanel> panels_of(const Words& arguments) {
    return pictures::read_back(svg_of(arguments));
}

std::vector<Vertex> targets(const ReadPanel& panel) {
    std::vector<Vertex> result;
    for (std::size_t v = 0; v < panel.vertices.size(); ++v)
        if (panel.vertices[v].target) result.push_back(static_cast<Vertex>(v));
    return result;
}

/// The notes beside the vertices, in order: "2 L".
std::vector<std::string> notes(const std::string& svg) {
    static const Regex note("data-vertex=\"(\\d+)\".*class=\"beside\"[^>]*>([^<]*)<");
    std::vector<std::string> result;
    std::istringstream in(svg);
    for (std::string line; std::getline(in, line);)
        if (const auto match = note.first_in(line))
            result.push_back((*match)[1] + " " + (*match)[2]);
    return result;
}

TEST(DrawGames, WinningMovesAtVerticesAndEdges) {
    const auto kayles = panels_of({"path 5", "--strategy", "--game", "node_kayles"});
    EXPECT_THAT(targets(kayles.at(0)), ElementsAre(2));
    EXPECT_THAT(kayles[0].lines_with_role("winning"), IsEmpty());
    const std::string slither = svg_of({"path 3", "--strategy", "--game", "slither"});
    EXPECT_THAT(slither, HasSubstr("slither is P; winning moves: -."));
    EXPECT_THAT(
        panels_of({"path 4", "--strategy", "--game", "slither"})[0].lines_with_role("winning"),
        SizeIs(3));
}

TEST(DrawGames, AMoveOfSeveralEdgesMarksThem) {
    const Words star{"complete_bipartite 1 3", "--strategy", "--game", "graph_nim"};
    EXPECT_THAT(panels_of(star)[0].lines_with_role("winning"), SizeIs(3));
    EXPECT_THAT(svg_of(star), HasSubstr("graph_nim is N; winning moves: 0-1,2,3."));
}

TEST(DrawGames, OneTokenIsDrawnAsTheBuiltInGame) {
    for (const std::string root : {"", "2"}) {
        Words built_in{"Cj", "--strategy", "--game", "ueg"};
        if (!root.empty()) built_in.insert(built_in.end(), {"--root", root});
        Words data = built_in;
        data[3] = "undirected_edge_geography";
        const ReadPanel a = panels_of(built_in).at(0);
        const ReadPanel b = panels_of(data).at(0);
        EXPECT_EQ(a.with_role("p-position"), b.with_role("p-position"));
        EXPECT_EQ(a.with_role("n-position"), b.with_role("n-position"));
        EXPECT_EQ(a.lines_with_role("winning"), b.lines_with_role("winning"));
        EXPECT_EQ(a.root(), b.root());
        for (std::size_t i = 0; i < a.lines.size(); ++i)
            EXPECT_EQ(a.lines[i].heads, b.lines[i].heads);
    }
}

TEST(DrawGames, PartizanMovesNameTheirPlayer) {
    const std::string svg = svg_of({"path 3", "--strategy", "--game", "partizan_kayles"});
    EXPECT_THAT(svg, HasSubstr("partizan_kayles is L; winning moves: Left 1; Right -."));
    EXPECT_THAT(notes(svg), ElementsAre("1 Left"));
    const std::string tokens =
        svg_of({"cycle 5", "--strategy", "--game", "partizan-ueg", "--root", "0,2"});
    EXPECT_THAT(notes(tokens), ElementsAre("0 l", "2 r"));
    EXPECT_THAT(tokens, AllOf(HasSubstr(">Left</text>"), HasSubstr(">Right</text>")));
}

/// A panel a position, as play prints them.
TEST(DrawGames, APlayIsThatOfPlay) {
    const auto kayles = panels_of({"path 5", "--trail", "--game", "node_kayles"});
    ASSERT_THAT(kayles, SizeIs(4));
    EXPECT_THAT(kayles[0].with_role("gone"), IsEmpty());
    EXPECT_THAT(kayles[1].with_role("gone"), ElementsAre(1, 2, 3));
    EXPECT_THAT(kayles[1].lines_with_role("erased"), SizeIs(4));
    EXPECT_THAT(targets(kayles[1]), ElementsAre(2));
    EXPECT_THAT(kayles[3].with_role("gone"), SizeIs(5));

    const std::string ueg =
        svg_of({"cycle 5", "--trail", "--game", "partizan-ueg", "--root", "0,2"});
    const auto play = run_gazetteer({"play", "partizan-ueg", "--root", "0,2", "--json", "cycle 5"})
                          .json_lines()
                          .at(0)["positions"];
    const auto panels = pictures::read_back(ueg);
    ASSERT_EQ(panels.size(), play.size());
    for (std::size_t i = 0; i < play.size(); ++i) {
        const auto& tokens = play[i]["tokens"];
        EXPECT_TRUE(panels[i].vertices.at(tokens["l"]).root &&
                    panels[i].vertices.at(tokens["r"]).root);
        EXPECT_EQ(panels[i].lines_with_role("plain").size(), play[i]["edges"].size());
        EXPECT_EQ(panels[i].lines_with_role("move").size(), i > 0 ? 1u : 0u);
    }
    EXPECT_THAT(ueg, HasSubstr(">5: Left 2, P</text>"));
}

TEST(DrawGames, SetsStandBesideTheirVertices) {
    const std::string left = svg_of({"path 3", "--trail", "--game", "snort"});
    EXPECT_THAT(notes(left), ElementsAre("1 L"));
    EXPECT_THAT(left, HasSubstr("A play of snort: 1; Left wins."));
    EXPECT_THAT(notes(svg_of({"path 3", "--trail", "--game", "snort", "--first", "right"})),
                ElementsAre("1 R"));
    EXPECT_THAT(notes(svg_of({"path 2", "--trail", "--game", "slither"})),
                ElementsAre("0 path, ends", "1 path, ends"));
}

TEST(DrawGames, OfAFileAndInEachFormat) {
    const std::string folder = ::testing::TempDir();
    std::ofstream(folder + "draw.game") << "game mine\n  misere\n  move u: delete(u, N(u))\n";
    for (const auto& [ending, part] :
         std::vector<std::pair<std::string, std::string>>{{".svg", "1: first 0, P"},
                                                          {".dot", "label=\"1: first 0, P\""},
                                                          {".tikz", "{1: first 0, P}"}}) {
        const std::string file = folder + "draw" + ending;
        const Ran ran = run_gazetteer({"draw", "path 3", "--trail", "--game", "mine", "--games",
                                       folder + "draw.game", "-o", file});
        EXPECT_THAT(ran.out, HasSubstr("A play of mine (misere): 0 2; the first player wins."));
        EXPECT_THAT(contents(file), HasSubstr(part));
    }
}

TEST(DrawGames, WhatIsRefused) {
    const auto expect_refusal = [](Words arguments, const std::string& message, int exit_code = 2) {
        arguments.insert(arguments.begin(), "draw");
        arguments.insert(arguments.end(), {"-o", "-"});
        expect_one_complaint(run_gazetteer(arguments), exit_code, "<argument 1>:1: " + message);
    };
    expect_refusal({"path 3", "--game", "snort"}, "--game snort goes with --strategy or --trail");
    expect_refusal({"path 3", "--game", "snort", "--trail", "--root", "1"},
                   "snort has no token, so no root");
    expect_refusal({"path 3", "--game", "partizan-ueg", "--strategy"},
                   "partizan-ueg is drawn from --root V,W, a vertex for each token");
    expect_refusal({"path 3", "--game", "feedback", "--trail"}, "feedback is drawn from --root V");
    expect_refusal({"path 3", "--game", "feedback", "--trail", "--root", "3"},
                   "there is no vertex 3: the order is 3");
    expect_refusal({"&BP_", "--game", "snort", "--trail"},
                   "snort is played on graphs; this is a digraph");
    expect_refusal({"path 65", "--game", "snort", "--trail"},
                   "snort is played here on at most 64 vertices; this board has 65");
    expect_refusal({"grid 8 8", "--game", "node_kayles", "--trail", "--time-limit", "0.05"},
                   "stopped by the time limit: no picture", 3);
    EXPECT_THAT(run_gazetteer({"draw", "path 3", "--game", "snrt", "--trail", "-o", "-"}).err,
                HasSubstr("the nearest known one is snort"));
}

}  // namespace
}  // namespace gazetteer::cli
