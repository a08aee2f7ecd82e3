// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer draw: pictures that show what other verbs say, the same for every run, and errors that
// say what is wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "faces/cli/tests/run.hpp"
#include "faces/pictures/testkit/read_back.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"
#include "work/testkit/source_path.hpp"

namespace gazetteer::cli {
namespace {

using pictures::read_back;
using pictures::ReadLine;
using pictures::ReadPanel;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string drawn(Words arguments) {
    arguments.insert(arguments.begin(), "draw");
    arguments.insert(arguments.end(), {"-o", "-"});
    const Ran ran = run_gazetteer(arguments);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return ran.out;
}

ReadPanel panel(const Words& arguments) {
    const auto panels = read_back(drawn(arguments));
    EXPECT_EQ(panels.size(), 1u);
    return panels.at(0);
}

/// Vertices to which an arrow of the role leads from v.
std::vector<Vertex> arrows_from(const ReadPanel& drawing, Vertex v, const std::string& role) {
    std::vector<Vertex> result;
    for (const ReadLine& line : drawing.lines) {
        if (line.role != role) continue;
        if (line.u == v && (line.heads == "forward" || line.heads == "both"))
            result.push_back(line.v);
        if (line.v == v && (line.heads == "back" || line.heads == "both")) result.push_back(line.u);
    }
    std::ranges::sort(result);
    return result;
}

TEST(Draw, ShowsTheGraph) {
    EXPECT_EQ(panel({"grid 4 3"}).graph(), (Grid{4, 3}.graph()));
    EXPECT_EQ(panel({"IheA@GUAo"}).graph(), *parse_graph("IheA@GUAo"));
    EXPECT_EQ(panel({"?"}).graph().order(), 0);
    EXPECT_EQ(panel({"@", "--root", "0"}).root(), 0);
    EXPECT_EQ(panel({"complete 5"}).graph(), complete(5));
    EXPECT_EQ(panel({"path 300"}).graph(), path(300));
}

TEST(Draw, IsTheSameEachTime) {
    for (const char* graph : {"IheA@GUAo", "cube 4", "Cj"})
        EXPECT_EQ(drawn({graph, "--strategy"}), drawn({graph, "--strategy"}));
}

TEST(Draw, KernelsAreEven) {
    const ReadPanel petersen = panel({"IheA@GUAo", "--kernel"});
    EXPECT_TRUE(is_even_kernel(petersen.graph(), petersen.with_role("kernel")));
    const ReadPanel grid = panel({"grid 5 3", "--kernel", "--root", "2"});
    EXPECT_TRUE(is_even_kernel(grid.graph(), grid.with_role("kernel")));
    EXPECT_EQ(grid.vertices.at(2).role, "kernel");
    EXPECT_THAT(drawn({"cycle 5", "--kernel"}), HasSubstr("There is no even kernel."));
    EXPECT_THAT(panel({"cycle 5", "--kernel"}).with_role("kernel"), IsEmpty());
}

TEST(Draw, MatchingsAreMaximum) {
    const ReadPanel nine = panel({"path 9", "--matching", "--root", "4"});
    EXPECT_EQ(nine.lines_with_role("matching").size(), 4u);
    EXPECT_TRUE(is_matching(nine.graph(), nine.lines_with_role("matching")));
    for (const Edge& e : nine.lines_with_role("matching")) EXPECT_TRUE(e.u != 4 && e.v != 4);
    EXPECT_THAT(drawn({"path 9", "--matching", "--root", "1"}), HasSubstr("an N-position"));
}

TEST(Draw, PartitionsAreGallaiEdmonds) {
    const ReadPanel star = panel({"complete_bipartite 1 3", "--partition"});
    EXPECT_THAT(star.with_role("inner"), ElementsAre(0));
    EXPECT_THAT(star.with_role("outer"), ElementsAre(1, 2, 3));
    EXPECT_THAT(panel({"path 4", "--partition"}).with_role("perfect"), ElementsAre(0, 1, 2, 3));
}

/// Every outcome and every winning move of the picture against `solve`.
void expect_strategy(const std::string& game, const std::string& graph) {
    const ReadPanel drawing = panel({graph, "--strategy", "--game", game});
    for (const auto& line : run_gazetteer({"solve", game, "--json", graph}).json_lines()) {
        const Vertex root = line["root"];
        EXPECT_EQ(drawing.vertices.at(static_cast<std::size_t>(root)).role,
                  line["outcome"] == "P" ? "p-position" : "n-position")
            << game << " " << graph << " " << root;
        EXPECT_EQ(arrows_from(drawing, root, "winning"),
                  line["winning_moves"].get<std::vector<Vertex>>())
            << game << " " << graph << " " << root;
    }
}

TEST(Draw, StrategiesAreThoseOfSolve) {
    expect_strategy("ueg", "Cj");
    expect_strategy("ueg", "IheA@GUAo");
    expect_strategy("uvg", "DCw");
    expect_strategy("deg", "&BP_");
    expect_strategy("dvg", "&BP_");
    const ReadPanel one = panel({"Cj", "--strategy", "--root", "2"});
    EXPECT_THAT(one.with_role("n-position"), ElementsAre(2));
    EXPECT_THAT(one.with_role("p-position"), IsEmpty());
}

TEST(Draw, TrailsArePlaysThatTheWinnerWins) {
    // From (1, 1) of the 3-cube the first player wins: an odd number of moves, each edge once.
    const ReadPanel cube = panel({"cube 3", "--trail", "--root", "0"});
    const auto moves = cube.lines_with_role("move");
    EXPECT_EQ(moves.size() % 2, 1u);
    const SparseGraph left = [&] {
        SparseGraph g = cube.graph();
        for (const Edge& e : moves) g = g.without_edge(e.u, e.v);
        return g;
    }();
    EXPECT_EQ(left.degree(cube.target()), 0);
    EXPECT_EQ(left.size() + static_cast<int>(moves.size()), 12);
    EXPECT_EQ(panel({"cube 4", "--trail", "--root", "0"}).lines_with_role("move").size() % 2, 0u);
    EXPECT_EQ(panel({"path 4", "--trail", "--root", "0", "--game", "uvg"}).target(), 3);
    EXPECT_THAT(panel({"@", "--trail", "--root", "0"}).lines, IsEmpty());
}

TEST(Draw, BilliardsAreTheTrailsThatDecide) {
    const ReadPanel p = panel({"grid 5 3", "--billiard", "--root", "0"});
    EXPECT_TRUE(is_even_kernel(p.graph(), p.with_role("kernel")));
    EXPECT_EQ(p.vertices.at(0).role, "kernel");
    // (3, 4) of the 11 x 8 grid: a winning move, and a kernel once its edge is gone.
    const Grid grid{11, 8};
    const ReadPanel n = panel({"grid 11 8", "--billiard", "--root", std::to_string(grid.at(3, 4))});
    const auto winning = n.lines_with_role("winning");
    ASSERT_FALSE(winning.empty());
    EXPECT_TRUE(
        is_even_kernel(n.graph().without_edge(winning[0].u, winning[0].v), n.with_role("kernel")));
}

TEST(Draw, WritesTheFiguresOfTheSources) {
    const std::string folder = ::testing::TempDir() + "/figures/new";
    const Ran ran = run_gazetteer({"draw", "--figures", folder});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::filesystem::path committed = source_path("docs/figures");
    int files = 0;
    for (const auto& file : std::filesystem::directory_iterator(committed)) {
        const std::string name = file.path().filename().string();
        std::ostringstream ours;
        std::ostringstream theirs;
        ours << std::ifstream(folder + "/" + name).rdbuf();
        theirs << std::ifstream(file.path()).rdbuf();
        EXPECT_EQ(ours.str(), theirs.str()) << name;
        ++files;
    }
    EXPECT_GT(files, 0);
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), files);
}

TEST(Draw, TheEndingSaysTheFormat) {
    const std::string folder = ::testing::TempDir();
    for (const auto& [ending, begins] : std::vector<std::pair<std::string, std::string>>{
             {".svg", "<?xml"}, {".dot", "graph picture {"}, {".tikz", "% Cj"}}) {
        const std::string file = folder + "/picture" + ending;
        const Ran ran = run_gazetteer({"draw", "Cj", "-o", file});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("A graph of order 4 with 4 edges."));
        EXPECT_TRUE(contents(file).starts_with(begins)) << contents(file);
    }
    EXPECT_THAT(run_gazetteer({"draw", "Cj", "-o", "-", "--format", "dot"}).out,
                HasSubstr("0 -- 1"));
}

TEST(Draw, TakesStandardInputAndFiles) {
    EXPECT_THAT(run_gazetteer({"draw", "-o", "-"}, "Cj\n").out, HasSubstr("data-vertex=\"3\""));
    EXPECT_THAT(run_gazetteer({"draw", "-o", "-"}, "&BP_\n").out, HasSubstr("forward"));
    const std::string file = ::testing::TempDir() + "/one.g6";
    std::ofstream(file) << ">>digraph6<<&BP_\n";
    EXPECT_THAT(run_gazetteer({"draw", "-o", "-", "--file", file}).out, HasSubstr("forward"));
}

/// One line on standard error that has the message in it, and nothing on standard output.
void expect_complaint(const Ran& ran, int exit_code, const std::string& message) {
    EXPECT_EQ(ran.exit_code, exit_code) << message;
    EXPECT_EQ(ran.out, "") << message;
    EXPECT_THAT(ran.err, HasSubstr(message));
    EXPECT_EQ(std::ranges::count(ran.err, '\n'), 1) << ran.err;
}

void expect_refusal(const Words& arguments, const std::string& message, int exit_code = 2) {
    Words all{"draw"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    expect_complaint(run_gazetteer(all, "Cj\nCj\n"), exit_code, message);
}

TEST(Draw, RefusesWhatItCannotDraw) {
    expect_refusal({"Cj"}, "-o FILE is required");
    expect_refusal({"Cj", "-o", "x.png"}, "x.png: a file that ends in .svg, .dot or .tikz");
    expect_refusal({"Cj", "-o", "x"}, "x: a file that ends in");
    expect_refusal({"C", "-o", "-"}, "<argument 1>:1:");
    expect_refusal({"-o", "-"}, "<stdin>:2: a second graph; draw takes one");
    expect_refusal({"Cj", "Cj", "-o", "-"}, "a second graph");
    expect_refusal(
        {"gird 3 3", "-o", "-"},
        "<argument 1>:1:1: 'gird' is not a family of graphs; the nearest known one is grid M N...");
    expect_refusal({"grid 3", "-o", "-"},
                   "<argument 1>:1:1: grid M N... takes 2 numbers or more, not 1");
    expect_refusal({"cycle 2", "-o", "-"}, "<argument 1>:1:7: cycle N: N is a number from 3");
    expect_refusal({"cube 99999999999", "-o", "-"},
                   "<argument 1>:1:6: cube N: N is a number from 0 to 16");
    expect_refusal({"Cj", "--root", "4", "-o", "-"}, "there is no vertex 4: the order is 4");
    expect_refusal({"Cj", "--kernel", "--trail", "-o", "-"}, "exclude each other");
    expect_refusal({"Cj", "--trail", "-o", "-"}, "--trail is of a play from --root V");
    expect_refusal({"Cj", "--billiard", "--root", "0", "-o", "-"}, "--billiard takes a grid");
    expect_refusal({"grid 3 3", "--billiard", "-o", "-"}, "--root V");
    expect_refusal({"Cj", "--figures", "x"}, "takes no graph");
    expect_refusal({"--figures", "/proc/nowhere"}, "/proc/nowhere: No such file", 4);
    expect_refusal({"Cj", "--strategy", "--game", "edge-labelling", "-o", "-"},
                   "edge-labelling is not played here");
    expect_refusal({"Cj", "--strategy", "--game", "deg", "-o", "-"},
                   "deg is played on digraphs; this is a graph");
    expect_refusal({"&BP_", "--kernel", "-o", "-"}, "--kernel takes a graph, not a digraph");
    expect_refusal({"grid 200 200", "-o", "-"}, "too large to draw: order 40000");
    expect_refusal({"cube 11", "-o", "-"}, "too large to draw: order 2048");
    expect_refusal({"Cj", "-o", "/nowhere/x.svg"}, "/nowhere/x.svg: No such file", 4);
    expect_refusal({"complete 64", "--strategy", "--game", "uvg", "--time-limit", "0", "-o", "-"},
                   "stopped by the time limit: no picture", 3);
}

TEST(Draw, NamesThePackageOfAMissingProgram) {
    expect_complaint(run_gazetteer({"draw", "Cj", "-o", "-"}, "", {"PATH=/nowhere"}), 4,
                     "neato: not found; Graphviz");
    for (const char* natural : {"grid 3 3", "grid 4 3 2", "complete 6"})
        EXPECT_EQ(run_gazetteer({"draw", natural, "-o", "-"}, "", {"PATH=/nowhere"}).exit_code, 0);
    // A program of that name that answers nonsense.
    const std::string folder = ::testing::TempDir() + "/nonsense";
    std::filesystem::create_directories(folder);
    std::ofstream(folder + "/neato") << "#!/bin/sh\necho graph 1 1 1\necho node 7 x y\n";
    std::filesystem::permissions(folder + "/neato", std::filesystem::perms::owner_all);
    expect_complaint(
        run_gazetteer({"draw", "Cj", "-o", "-"}, "", {"PATH=" + folder + ":/bin:/usr/bin"}), 4,
        "neato: an answer that is not a layout: node 7 x y");
}

TEST(Draw, ExampleOfItsHelpRuns) {
    expect_example_runs("draw");
}

}  // namespace
}  // namespace gazetteer::cli
