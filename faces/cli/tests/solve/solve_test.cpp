// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "faces/cli/tests/run.hpp"
#include "faces/cli/tests/started.hpp"
#include "faces/cli/verbs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/outcome.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/directed_vertex_geography.hpp"
#include "oracle/rules/partizan_edge_geography.hpp"
#include "oracle/rules/partizan_vertex_geography.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/solver.hpp"
#include "oracle/testkit/random_graphs.hpp"

namespace gazetteer::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

std::vector<Json> solve(Words arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "solve");
    arguments.push_back("--json");
    const Ran run = run_gazetteer(arguments, input);
    EXPECT_EQ(run.exit_code, exit_ok) << run.err;
    return run.json_lines();
}

/// All graphs of order <= order_max as the text of a file of graphs.
std::string graphs_up_to(int order_max) {
    std::string text;
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        text += to_graph6(g) + '\n';
        return true;
    });
    return text;
}

std::string digraphs_up_to(int order_max) {
    std::string text;
    for_each_digraph(0, order_max, [&](const Digraph& d) {
        text += to_digraph6(d) + '\n';
        return true;
    });
    return text;
}

template <class AnyGraph>
AnyGraph parsed(const Json& line) {
    if constexpr (std::is_same_v<AnyGraph, Digraph>)
        return *parse_digraph(line["graph"].get<std::string>());
    else
        return *parse_small_graph(line["graph"].get<std::string>());
}

TEST(Solve, TheShapeOfALine) {
    const Ran run = run_gazetteer({"solve", "ueg", "--root", "0", "--json", "Bg"});
    EXPECT_EQ(
        run.out,
        "{\"graph\":\"Bg\",\"game\":\"ueg\",\"root\":0,\"outcome\":\"P\",\"winning_moves\":[],"
        "\"decided_by\":\"FSU93 Corollary 2.3\",\"witness\":{\"even_kernel\":[0,2]}}\n");
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(solve({"uvg", "--root", "0", "A_"})[0],
              (Json{{"graph", "A_"},
                    {"game", "uvg"},
                    {"root", 0},
                    {"outcome", "N"},
                    {"winning_moves", {1}},
                    {"decided_by", "FSU93 Theorem 1.1"},
                    {"witness", {{"matching", {{0, 1}}}, {"barrier", {0}}}}}));
    EXPECT_EQ(solve({"slither", "--by", "oracle", "A_"})[0], (Json{{"graph", "A_"},
                                                                   {"game", "slither"},
                                                                   {"outcome", "N"},
                                                                   {"winning_moves", {{0, 1}}},
                                                                   {"decided_by", "search"},
                                                                   {"engine", "memo"},
                                                                   {"witness", nullptr}}));
    EXPECT_EQ(solve({"edge-delete", "A_"})[0], (Json{{"graph", "A_"},
                                                     {"game", "edge-delete"},
                                                     {"outcome", "P"},
                                                     {"grundy", 0},
                                                     {"winning_moves", Json::array()},
                                                     {"decided_by", "GGHR Theorem 4"},
                                                     {"witness", {{"paths", {{2, 0}}}}}}));
    EXPECT_EQ(solve({"uvg", "--unrooted", "A_"})[0]["root"], nullptr);
    EXPECT_EQ(solve({"partizan-uvg", "--root", "0,2", "Bg"})[0],
              (Json{{"graph", "Bg"},
                    {"game", "partizan-uvg"},
                    {"root", {0, 2}},
                    {"outcome", "N"},
                    {"winning_moves", {{"left", {1}}, {"right", {1}}}},
                    {"decided_by", "search"},
                    {"engine", "memo"},
                    {"positions", 4.0},
                    {"witness", nullptr}}));
}

/// Every rooted game, by search and with theorems, against the definition on all small graphs.
template <class R, class AnyGraph>
void expect_rooted(const std::string& graphs, const std::string& by) {
    Solver<R> solver;
    for (const Json& line : solve({R::name, "--all-roots", "--by", by}, graphs)) {
        const auto g = parsed<AnyGraph>(line);
        const typename R::Position position{g, line["root"].get<Vertex>()};
        ASSERT_EQ(line["outcome"], to_string(outcome<R>(position))) << line;
        auto moves = solver.winning_moves(position);
        std::ranges::sort(moves);
        ASSERT_EQ(line["winning_moves"], Json(moves)) << line;
    }
}

TEST(Solve, TheColumnsStandBelowTheirHeads) {
    for (const char* game : {"uvg", "node_kayles"}) {
        Words arguments = {"solve", game, "path 3", "kneser 5 2", "grid 2 3"};
        if (game == std::string("uvg")) arguments.insert(arguments.end(), {"--root", "0"});
        std::istringstream lines(run_gazetteer(arguments).out);
        std::string head, line;
        std::getline(lines, head);
        const std::size_t moves = head.find("winning moves");
        int rows = 0;
        for (; std::getline(lines, line); ++rows) {
            EXPECT_EQ(line[moves - 1], ' ') << line;
            EXPECT_NE(line[moves], ' ') << line;
            EXPECT_THAT("NP", HasSubstr(line.substr(head.find("outcome"), 1))) << line;
        }
        EXPECT_EQ(rows, 3);
    }
}

TEST(SolveStandard, RootedGamesByDefinition) {
    const std::string graphs = graphs_up_to(5);
    const std::string digraphs = digraphs_up_to(3);
    for (const char* by : {"oracle", "auto"}) {
        expect_rooted<UndirectedVertexGeography, Graph>(graphs, by);
        expect_rooted<UndirectedEdgeGeography, Graph>(graphs, by);
        expect_rooted<DirectedVertexGeography, Digraph>(digraphs, by);
        expect_rooted<DirectedEdgeGeography, Digraph>(digraphs, by);
    }
    expect_rooted<UndirectedVertexGeography, Graph>(graphs, "theorem");
}

TEST(Solve, EveryVertexIsARootByDefault) {
    std::vector<Json> roots;
    for (const Json& line : solve({"ueg", "DqK"})) roots.push_back(line["root"]);
    EXPECT_EQ(roots, (std::vector<Json>{0, 1, 2, 3, 4}));
    EXPECT_TRUE(solve({"ueg", "?"}).empty());
}

template <class R, class AnyGraph>
void expect_unrooted(const std::string& graphs, const std::string& by) {
    Solver<Unrooted<R>> solver;
    for (const Json& line : solve({R::name, "--unrooted", "--by", by}, graphs)) {
        const auto start = Unrooted<R>::start(parsed<AnyGraph>(line));
        ASSERT_EQ(line["outcome"], to_string(outcome<Unrooted<R>>(start))) << line;
        ASSERT_EQ(line["winning_moves"], Json(solver.winning_moves(start))) << line;
    }
}

TEST(SolveStandard, UnrootedGamesByDefinition) {
    for (const char* by : {"oracle", "auto"}) {
        expect_unrooted<UndirectedVertexGeography, Graph>(graphs_up_to(4), by);
        expect_unrooted<UndirectedEdgeGeography, Graph>(graphs_up_to(4), by);
        expect_unrooted<DirectedEdgeGeography, Digraph>(digraphs_up_to(3), by);
    }
}

TEST(SolveStandard, SlitherByDefinition) {
    const std::string graphs = graphs_up_to(5);
    Solver<Slither> solver;
    for (const Json& line : solve({"slither", "--by", "oracle"}, graphs)) {
        const auto start = Slither::start(parsed<Graph>(line));
        ASSERT_EQ(line["outcome"], to_string(outcome<Slither>(start)));
        std::vector<std::vector<Vertex>> moves;
        for (const Edge& e : solver.winning_moves(start)) moves.push_back({e.u, e.v});
        std::ranges::sort(moves);
        ASSERT_EQ(line["winning_moves"], Json(moves));
    }
    for (const Json& line : solve({"slither"}, graphs)) {
        const auto start = Slither::start(parsed<Graph>(line));
        ASSERT_EQ(line["decided_by"], "And74 Theorem 1");
        ASSERT_EQ(line["outcome"], to_string(solver.outcome(start)));
        ASSERT_EQ(line.contains("winning_moves_are_all"), line["outcome"] == "N");
        for (const Json& move : line["winning_moves"]) {
            const Edge e{move[0], move[1]};
            ASSERT_EQ(solver.outcome({start.graph, VertexSet{e.u, e.v}, e}), Outcome::P);
        }
    }
}

TEST(SolveStandard, EdgeDeleteByDefinition) {
    std::string graphs;
    for_each_graph({.order_max = 6, .degree_min = 1}, [&](const Graph& g) {
        graphs += to_graph6(g) + '\n';
        return true;
    });
    Solver<EdgeDelete> solver;
    for (const char* by : {"oracle", "auto"})
        for (const Json& line : solve({"edge-delete", "--by", by}, graphs)) {
            const auto g = parsed<Graph>(line);
            ASSERT_EQ(line["outcome"], to_string(solver.outcome(g)));
            ASSERT_EQ(line["grundy"], solver.grundy_value(g));
            std::vector<std::vector<Vertex>> moves;
            for (const Edge& e : solver.winning_moves(g)) moves.push_back({e.u, e.v});
            std::ranges::sort(moves);
            ASSERT_EQ(line["winning_moves"], Json(moves)) << line;
        }
}

template <class R>
void expect_partizan() {
    for (const Json& line : solve({R::name}, graphs_up_to(4))) {
        const auto position = R::start(parsed<Graph>(line), line["root"][0], line["root"][1]);
        ASSERT_EQ(line["outcome"], to_string(partizan_outcome<R>(position))) << line;
    }
}

TEST(SolveStandard, PartizanGamesByDefinition) {
    expect_partizan<PartizanVertexGeography>();
    expect_partizan<PartizanEdgeGeography>();
}

std::string decided_by(const Words& arguments) {
    return solve(arguments).at(0)["decided_by"];
}

TEST(Solve, EnginesAreChosenAndNamed) {
    const std::string graph = to_sparse6(random_regular_graph(12, 3, 1));
    for (const std::string engine : {"memo", "subsets", "cycle-space", "proof-search"}) {
        const Json line = solve({"ueg", "--root", "0", "--engine", engine, graph})[0];
        EXPECT_EQ(line["engine"], engine);
        EXPECT_GT(line["positions"], 0);
        EXPECT_EQ(line["winning_moves"],
                  solve({"ueg", "--root", "0", "--by", "oracle", graph})[0]["winning_moves"]);
        const Ran table = run_gazetteer({"solve", "ueg", "--root", "0", "--engine", engine, graph});
        EXPECT_THAT(table.out, HasSubstr("search (" + engine));
    }
    EXPECT_EQ(solve({"ueg", "--root", "0", "--by", "oracle", graph})[0]["engine"], "cycle-space");
    EXPECT_FALSE(solve({"ueg", "--root", "0", "--by", "theorem", "Bg"})[0].contains("engine"));
}

// By theorems on the way, or by the rules alone.
TEST(Solve, TheProofSearchSaysWhatSettledPositions) {
    const std::string graph = to_sparse6(random_regular_graph(20, 4, 1));
    const Json with = solve({"ueg", "--root", "0", "--engine", "proof-search", graph})[0];
    EXPECT_GT(with["settled_by"]["FSU93 Theorem 3.1"], 0);
    EXPECT_GT(with["settled_by"]["FSU93 Proposition 2.2"], 0);
    const Json without =
        solve({"ueg", "--root", "0", "--engine", "proof-search", "--by", "oracle", graph})[0];
    EXPECT_FALSE(without.contains("settled_by"));
    EXPECT_EQ(with["winning_moves"], without["winning_moves"]);
    const Ran table =
        run_gazetteer({"solve", "ueg", "--root", "0", "--engine", "proof-search", graph});
    EXPECT_THAT(table.out, HasSubstr("search (proof-search; FSU93 Theorem 3.1 settled "));
}

TEST(Solve, ATimeLimitLeavesAPositionUndecided) {
    const std::string graph = to_sparse6(random_regular_graph(60, 4, 1));
    const Ran run = limited({"solve", "ueg", "--root", "0", "--json", graph, to_sparse6(cycle(7))},
                            has_printed("\"outcome\":\"N\""));
    EXPECT_EQ(run.exit_code, exit_inconclusive);
    const std::vector<Json> lines = run.json_lines();
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0]["outcome"], nullptr);
    EXPECT_EQ(lines[0]["stopped_by"], "time limit");
    EXPECT_EQ(lines[1]["outcome"], "N");
    const Ran table = run_gazetteer({"solve", "ueg", "--root", "0", "--time-limit", "0.05", graph});
    EXPECT_THAT(table.out, HasSubstr("stopped by time limit"));
}

TEST(Solve, EveryGameCanBeStopped) {
    const std::string graph = to_sparse6(complete(26));
    for (const char* game : {"uvg", "partizan-uvg", "partizan-ueg", "slither", "edge-delete"}) {
        Words line{"solve", game,           "--by", "oracle", "--engine",
                   "memo",  "--time-limit", "0.01", "--json", graph};
        if (std::string(game) != "slither" && std::string(game) != "edge-delete")
            line.insert(line.begin() + 2, {"--root", std::string(game) == "uvg" ? "0" : "0,1"});
        const Ran run = run_gazetteer(line);
        EXPECT_EQ(run.exit_code, exit_inconclusive) << game;
        EXPECT_EQ(run.json_lines()[0]["stopped_by"], "time limit") << game;
    }
}

TEST(Solve, TheEnginesOfTheOtherGamesAgree) {
    for (const char* game : {"uvg", "slither", "edge-delete"})
        for (const SparseGraph& g : {complete(6), cycle(7), random_regular_graph(12, 3, 1)}) {
            std::vector<Json> by_engine;
            for (const char* engine : {"memo", "subsets", "auto"}) {
                by_engine.push_back(
                    solve({game, "--by", "oracle", "--engine", engine, to_sparse6(g)})[0]);
                if (std::string(engine) != "auto") {
                    EXPECT_EQ(by_engine.back()["engine"], engine) << game;
                }
                for (const char* name : {"engine", "positions"}) by_engine.back().erase(name);
                EXPECT_EQ(by_engine.back(), by_engine.front()) << game;
            }
        }
}

// Edge-delete by canonical forms is slow, so the table is the better choice early.
TEST(Solve, TheCostModelChoosesAmongTheEnginesOfTheOtherGames) {
    const std::string dense = to_sparse6(random_regular_graph(10, 5, 1));
    EXPECT_EQ(solve({"edge-delete", "--by", "oracle", dense})[0]["engine"], "subsets");
    const std::string sparse = to_sparse6(random_regular_graph(30, 3, 1));
    EXPECT_EQ(solve({"uvg", "--by", "oracle", "--root", "0", sparse})[0]["engine"], "memo");
}

TEST(Solve, SearchTakesLargeGraphs) {
    EXPECT_EQ(solve({"ueg", "--root", "0", to_sparse6(cycle(65))})[0]["outcome"], "N");
    EXPECT_EQ(solve({"ueg", "--root", "0", "--by", "oracle", to_sparse6(path(1000))})[0]["outcome"],
              "N");
}

TEST(Solve, TheoremsAreNamed) {
    const auto sparse = [](const SparseGraph& g) { return to_sparse6(g); };
    EXPECT_EQ(decided_by({"ueg", sparse(path(4))}), "FSU93 Theorem 3.1");
    EXPECT_EQ(decided_by({"ueg", sparse(complete(4))}), "FSU93 Corollary 2.4");
    EXPECT_EQ(decided_by({"ueg", "@"}), "FSU93 Theorem 3.1");
    EXPECT_EQ(decided_by({"edge-delete", "?"}), "GGHR section 2, sums of paths");
    EXPECT_EQ(decided_by({"edge-delete", "Cr"}), "GGHR Theorem 5");
    EXPECT_EQ(decided_by({"edge-delete", "C`"}), "GGHR section 2, sums of paths");
    EXPECT_EQ(decided_by({"ueg", sparse(complete_bipartite(2, 3))}), "FSU93 Corollary 2.3");
    EXPECT_EQ(decided_by({"ueg", sparse(Grid{3, 4}.graph())}), "SV25 Theorem 2");
    EXPECT_EQ(decided_by({"ueg", sparse(cycle(5))}), "search");
    EXPECT_EQ(decided_by({"ueg", "--by", "oracle", sparse(path(4))}), "search");
    EXPECT_EQ(decided_by({"ueg", "--root", "0", "DEk"}), "FSU93 Proposition 2.2");
    EXPECT_EQ(decided_by({"ueg", "--unrooted", sparse(path(4))}), "FSU93 Corollary 3.6");
    EXPECT_EQ(decided_by({"uvg", "--unrooted", sparse(path(4))}), "FSU93 section 1, unrooted UVG");
    EXPECT_EQ(decided_by({"edge-delete", sparse(cycle(6))}), "GGHR Theorem 5");
    EXPECT_EQ(decided_by({"edge-delete", sparse(path(90))}), "GGHR Theorem 4");
}

TEST(SolveStandard, LargeGraphsByTheorem) {
    const std::string grid = to_sparse6(Grid{100, 100}.graph());
    const Json corner = solve({"ueg", "--root", "0"}, grid)[0];
    EXPECT_EQ(corner["outcome"], "P");
    EXPECT_TRUE(is_even_kernel(Grid{100, 100}.graph(),
                               corner["witness"]["even_kernel"].get<std::vector<Vertex>>()));
    EXPECT_EQ(solve({"uvg", "--root", "7"}, to_sparse6(cycle(99999)))[0]["outcome"], "P");
    EXPECT_EQ(solve({"edge-delete"}, to_sparse6(path(41 + 34 * 1000)))[0]["grundy"], 0);
}

TEST(Solve, ManyWaysIn) {
    const auto expected = solve({"uvg", "A_", "Bg"});
    EXPECT_EQ(expected.size(), 5u);
    EXPECT_EQ(solve({"uvg"}, "A_\nBg\n"), expected);
    EXPECT_EQ(solve({"uvg"}, ">>graph6<<A_\r\n\r\nBg"), expected);
    EXPECT_EQ(solve({"uvg", "--file", "-"}, "A_\nBg\n"), expected);
    const std::string file = testing::TempDir() + "/solve-many-ways.g6";
    std::ofstream(file) << "A_\nBg\n";
    EXPECT_EQ(solve({"uvg", "--file", file}), expected);
}

/// '[' ... ']' is a graph of order 28, not a list; '~' starts larger orders.
TEST(Solve, GraphsThatLookLikeOtherThings) {
    Graph g(28);
    for (Vertex v = 22; v < 28; ++v) g.add_edge(0, v);
    std::string text = to_graph6(g);
    text.back() = ']';
    ASSERT_TRUE(parse_small_graph(text)) << parse_small_graph(text).error().message;
    EXPECT_EQ(solve({"uvg", "--root", "0", text})[0]["graph"], text);
    EXPECT_EQ(solve({"uvg", "--root", "0", to_graph6(path(70))})[0]["outcome"], "N");
}

TEST(Solve, TheTableForPeople) {
    EXPECT_EQ(run_gazetteer({"solve", "uvg", "Bg"}).out,
              "graph   root  outcome  winning moves         decided by\n"
              "Bg         0  P        -                     FSU93 Theorem 1.1\n"
              "Bg         1  N        0 2                   FSU93 Theorem 1.1\n"
              "Bg         2  P        -                     FSU93 Theorem 1.1\n");
    EXPECT_EQ(run_gazetteer({"solve", "edge-delete", "Cr"}).out,
              "graph   root  outcome  grundy  winning moves         decided by\n"
              "Cr         -  P             0  -                     GGHR Theorem 5\n");
    EXPECT_THAT(run_gazetteer({"solve", "partizan-ueg", "--root", "0,1", "A_"}).out,
                HasSubstr("A_       0,1  N        Left 1; Right 0"));
    EXPECT_THAT(run_gazetteer({"solve", "uvg", "--unrooted", "Bg"}).out,
                HasSubstr("Bg      free  N        0 2 "));
}

TEST(Solve, TheExampleOfTheHelpRuns) {
    expect_example_runs("solve");
}

}  // namespace
}  // namespace gazetteer::cli
