// SPDX-License-Identifier: GPL-3.0-or-later
// The games other than UEG: the tables over subsets on one random connected graph of each size, the
// batches over all graphs of an order, and beside them the hashed solvers, where those reach, and
// what the machine's memory gives. `CPU` is the time of one core.
#include <benchmark/benchmark.h>

#include <memory>
#include <numeric>
#include <random>

#include "oracle/engines/batch/graph_batch.hpp"
#include "oracle/engines/directed/directed_edge_geography_table.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_table.hpp"
#include "oracle/engines/partizan/partizan_edge_table.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/slither/slither_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"
#include "tools/bench/all_graphs.hpp"

namespace gazetteer {
namespace {

constexpr std::size_t bytes_max = std::size_t{12} << 30;

/// A random tree and random edges besides.
Graph random_connected_graph(int order, int size) {
    std::mt19937_64 random(static_cast<std::uint64_t>(100 * order + size));
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    Graph result(order);
    for (Vertex v = 1; v < order; ++v) result.add_edge(below(v), v);
    while (result.size() < size)
        if (const Vertex u = below(order), v = below(order); u != v) result.add_edge(u, v);
    return result;
}

Graph instance(const benchmark::State& state) {
    return random_connected_graph(static_cast<int>(state.range(0)),
                                  static_cast<int>(state.range(1)));
}

// What the memory gives: 512 MiB touched for the first time, and read again.

constexpr std::size_t memory_words = std::size_t{64} << 20;

void memory_first_touch(benchmark::State& state) {
    for (auto _ : state) {
        const auto words = std::make_unique_for_overwrite<std::uint64_t[]>(memory_words);
        for (std::size_t i = 0; i < memory_words; i += 512) words[i] = i;
        benchmark::DoNotOptimize(words.get());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(8 * memory_words));
}
BENCHMARK(memory_first_touch)->Unit(benchmark::kMillisecond);

void memory_read(benchmark::State& state) {
    const auto words = std::make_unique<std::uint64_t[]>(memory_words);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            std::accumulate(words.get(), words.get() + memory_words, std::uint64_t{0}));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(8 * memory_words));
}
BENCHMARK(memory_read)->Unit(benchmark::kMillisecond);

// One graph. The arguments are order, size and threads.

EngineLimits limits_of(const benchmark::State& state) {
    return {.bytes = bytes_max, .threads = static_cast<int>(state.range(2))};
}

void uvg_table(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(vertex_geography_winning_moves(g, 0, limits_of(state)));
    state.counters["MiB"] = vertex_geography_bytes(g, 0) / (1 << 20);
}
BENCHMARK(uvg_table)
    ->Args({24, 48, 1})
    ->Args({28, 56, 1})
    ->Args({28, 200, 1})
    ->Args({30, 60, 1})
    ->Args({32, 64, 1})
    ->Args({32, 64, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void uvg_hashed(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(VertexGeographySolver(g).winning_moves(0));
}
BENCHMARK(uvg_hashed)->Args({24, 48})->Args({28, 56})->Unit(benchmark::kMillisecond);

void slither_by_table(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(slither_winning_moves(g, limits_of(state)));
    state.counters["MiB"] = slither_bytes(g) / (1 << 20);
}
BENCHMARK(slither_by_table)
    ->Args({20, 40, 1})
    ->Args({24, 48, 1})
    ->Args({28, 56, 1})
    ->Args({28, 56, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void slither_hashed(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(SlitherSolver(g).winning_moves());
}
BENCHMARK(slither_hashed)->Args({20, 40})->Unit(benchmark::kMillisecond);

void edge_delete_outcome_by_table(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(edge_delete_outcome(g, limits_of(state)));
}
BENCHMARK(edge_delete_outcome_by_table)
    ->Args({9, 30, 1})
    ->Args({10, 33, 1})
    ->Args({10, 33, 2})
    ->Args({22, 33, 1})
    ->Args({12, 36, 1})
    ->Args({12, 36, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void edge_delete_value_by_table(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(edge_delete_grundy_value(g, limits_of(state)));
}
BENCHMARK(edge_delete_value_by_table)
    ->Args({9, 24, 1})
    ->Args({9, 30, 1})
    ->Args({9, 30, 2})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

void edge_delete_value_by_classes(benchmark::State& state) {
    const Graph g = instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(EdgeDeleteSolver().grundy_value(g));
}
BENCHMARK(edge_delete_value_by_classes)->Args({9, 24})->Unit(benchmark::kMillisecond);

// All boards of an order.

template <class Batch, class Take>
void batches(benchmark::State& state, Take take) {
    const int order = static_cast<int>(state.range(0));
    const std::vector<Graph> graphs = all_graphs(order);
    Batch batch(order);
    for (auto _ : state)
        for (const Graph& g : graphs) {
            batch.add(g);
            if (batch.full() || &g == &graphs.back()) take(batch);
        }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
void uvg_batches(benchmark::State& state) {
    batches<VertexGeographyBatch>(
        state, [](auto& batch) { benchmark::DoNotOptimize(batch.take_P_roots()); });
}
void slither_batches(benchmark::State& state) {
    batches<SlitherBatch>(state,
                          [](auto& batch) { benchmark::DoNotOptimize(batch.take_outcomes()); });
}
void partizan_uvg_batches(benchmark::State& state) {
    batches<PartizanVertexBatch>(state,
                                 [](auto& batch) { benchmark::DoNotOptimize(batch.take_wins()); });
}
BENCHMARK(uvg_batches)->DenseRange(8, 9)->Unit(benchmark::kMillisecond);
BENCHMARK(slither_batches)->DenseRange(8, 9)->Unit(benchmark::kMillisecond);
BENCHMARK(partizan_uvg_batches)->DenseRange(7, 8)->Unit(benchmark::kMillisecond);

void uvg_one_by_one(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state)
        for (const Graph& g : graphs) {
            VertexGeographySolver solver(g);
            for (Vertex v : g.vertices()) benchmark::DoNotOptimize(solver.is_P(v));
        }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
BENCHMARK(uvg_one_by_one)->Arg(8)->Unit(benchmark::kMillisecond);

void slither_one_by_one(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state)
        for (const Graph& g : graphs) benchmark::DoNotOptimize(SlitherSolver(g).outcome());
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
BENCHMARK(slither_one_by_one)->Arg(8)->Unit(benchmark::kMillisecond);

void edge_delete_all(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        EdgeDeleteSolver solver;
        for (const Graph& g : graphs) benchmark::DoNotOptimize(solver.grundy_value(g));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
BENCHMARK(edge_delete_all)->Arg(8)->Arg(9)->Unit(benchmark::kMillisecond);

void deg_all_labelled(benchmark::State& state) {
    const int order = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(DirectedEdgeGeographyTable::all(order, bytes_max).count_of_P());
}
BENCHMARK(deg_all_labelled)->Arg(5)->Arg(6)->Unit(benchmark::kMillisecond);

void partizan_ueg_all_labelled(benchmark::State& state) {
    const int order = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            PartizanEdgeTable::all(order, bytes_max).outcome({Graph(order), 0, 0}));
}
BENCHMARK(partizan_ueg_all_labelled)->Arg(7)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gazetteer
