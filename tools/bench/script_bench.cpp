// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data beside the built-in ones: the same positions, interpreted and compiled; one
// large board by subsets of its vertices; all boards of an order by classes. `CPU` is the time of
// one core.
#include <benchmark/benchmark.h>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"
#include "oracle/solver.hpp"
#include "tools/bench/all_graphs.hpp"

namespace gazetteer {
namespace {

const script::Rules& rules_named(const char* name) {
    static const conjectures::GameLibrary library = conjectures::GameLibrary::shipped();
    return *library.find(name);
}

// The same positions, interpreted and compiled: from every root of all connected graphs of the
// order, each graph with a memo of its own.

template <class Decide>
void every_root(benchmark::State& state, Decide decide) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)), true);
    for (auto _ : state)
        for (const Graph& g : graphs) decide(g);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}

template <class R>
void compiled(benchmark::State& state) {
    Solver<R> solver;
    every_root(state, [&](const Graph& g) {
        solver.clear();
        for (Vertex v : g.vertices()) benchmark::DoNotOptimize(solver.is_P(RootedGraph{g, v}));
    });
}

void interpreted(benchmark::State& state, const char* name) {
    script::Solver<script::ExactKey> solver(rules_named(name));
    every_root(state, [&](const Graph& g) {
        solver.clear();
        for (Vertex v : g.vertices())
            benchmark::DoNotOptimize(solver.outcome(solver.game().start(g, std::array{v})));
    });
}
BENCHMARK(compiled<UndirectedEdgeGeography>)->Arg(6)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(interpreted, ueg, "undirected_edge_geography")
    ->Arg(6)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(compiled<UndirectedVertexGeography>)->Arg(7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(interpreted, uvg, "undirected_vertex_geography")
    ->Arg(7)
    ->Unit(benchmark::kMillisecond);

// All graphs of an order, each class of positions once.

void edge_delete_built_in(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        EdgeDeleteSolver solver;
        for (const Graph& g : graphs) benchmark::DoNotOptimize(solver.grundy_value(g));
    }
}
BENCHMARK(edge_delete_built_in)->Arg(8)->Unit(benchmark::kMillisecond);

void by_classes(benchmark::State& state, const char* name) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        script::Solver<script::ClassKey> solver(rules_named(name));
        for (const Graph& g : graphs)
            benchmark::DoNotOptimize(solver.grundy_value(solver.game().start(g, {})));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
BENCHMARK_CAPTURE(by_classes, edge_deletion, "edge_deletion")
    ->Arg(8)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(by_classes, node_kayles, "node_kayles")->Arg(9)->Unit(benchmark::kMillisecond);

// Node Kayles on one large board, by subsets of its vertices.

void node_kayles(benchmark::State& state, const SparseGraph& board) {
    for (auto _ : state) {
        const script::Rules& rules = rules_named("node_kayles");
        const auto shared = std::make_shared<const script::Board>(board);
        script::Solver<script::BoardKey, script::BoardGame> solver(script::BoardGame(rules, shared),
                                                                   script::BoardKey(rules, shared));
        benchmark::DoNotOptimize(solver.grundy_value(solver.game().start(*shared, {})));
        state.counters["positions"] = static_cast<double>(solver.positions());
    }
}
BENCHMARK_CAPTURE(node_kayles, grid_3_13, SparseGraph(Grid{3, 13}.graph()))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(node_kayles, petersen_20_2, generalized_petersen_graph(20, 2))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(node_kayles, queens_9, queen_graph(9, 9))->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gazetteer
