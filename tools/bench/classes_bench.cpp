// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on every graph of an order: over unlabelled graphs, over all labelled graphs, and beside them
// the memo of classes and the table of a byte a graph. The second argument is the number of
// threads; `CPU` is of all threads together.
#include <benchmark/benchmark.h>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/enumeration/vertex_extensions.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"

namespace gazetteer {
namespace {

int order_of(const benchmark::State& state) {
    return static_cast<int>(state.range(0));
}
int threads_of(const benchmark::State& state) {
    return static_cast<int>(state.range(1));
}

/// Every rooted graph decided, none counted.
void decided(benchmark::State& state) {
    for (auto _ : state)
        for_each_ueg_class(order_of(state), {.threads = threads_of(state)},
                           [](const RootedExtensions&) {});
}

void census(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(ueg_census(order_of(state), {.threads = threads_of(state)}));
}

void labelled(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(labelled_p_roots(order_of(state), threads_of(state)));
}

/// The graphs alone, with canonical forms, beside nauty-geng without.
void unlabelled_graphs(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(UnlabelledGraphs(order_of(state), threads_of(state)).count());
}

void peer_class_solver(benchmark::State& state) {
    for (auto _ : state) {
        ClassSolver<UndirectedEdgeGeography> solver;
        for_each_graph({.order_min = order_of(state), .order_max = order_of(state)},
                       [&](const Graph& g) {
                           for (Vertex v : g.vertices())
                               benchmark::DoNotOptimize(solver.outcome({g, v}));
                           return true;
                       });
    }
}

void peer_labelled_table(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(LabelledTable(order_of(state)).count_of_P());
}

/// Every 20,000th graph of order 10 on its own, every root: what needs no layer below, and so can
/// be split among machines graph by graph.
void peer_each_graph_alone(benchmark::State& state) {
    std::vector<Graph> graphs;
    std::uint64_t next = 0;
    for_each_graph({.order_min = 10, .order_max = 10}, [&](const Graph& g) {
        if (next++ % 20000 == 0) graphs.push_back(g);
        return true;
    });
    for (auto _ : state)
        for (const Graph& g : graphs)
            for (Vertex v : g.vertices())
                benchmark::DoNotOptimize(CycleSpaceSolver(SparseGraph(g), v).outcome());
    state.counters["graphs"] = static_cast<double>(graphs.size());
}

/// The layer needed decided, one of 64 parts of the graphs of order 10 visited and counted.
void census_shard(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(ueg_census(10, {.threads = 1, .shard = 7, .shard_count = 64}));
}

void once(benchmark::internal::Benchmark* b) {
    b->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
}

BENCHMARK(decided)->ArgsProduct({{9, 10}, {1, 2}})->Apply(once);
BENCHMARK(census)->ArgsProduct({{8, 9, 10}, {1, 2}})->Apply(once);
/// Minutes, and 3.6 GB.
BENCHMARK(census)->Args({11, 2})->Iterations(1)->Apply(once);
BENCHMARK(labelled)->ArgsProduct({{8, 9}, {1, 2}})->Apply(once);
BENCHMARK(unlabelled_graphs)->ArgsProduct({{9, 10}, {1}})->Apply(once);
BENCHMARK(peer_class_solver)->ArgsProduct({{8, 9}, {1}})->Apply(once);
BENCHMARK(census_shard)->Apply(once);
BENCHMARK(peer_each_graph_alone)->Apply(once);
BENCHMARK(peer_labelled_table)->ArgsProduct({{8}, {1}})->Apply(once);

}  // namespace
}  // namespace gazetteer
