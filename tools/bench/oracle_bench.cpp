// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the oracle decides: Solver on all roots of random graphs, beside the same recursion on a
// plain std::unordered_map in the same run. `items_per_second` is positions decided a second.
#include <benchmark/benchmark.h>

#include <random>
#include <unordered_map>

#include "graph/families.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_table.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/solver.hpp"
#include "tools/bench/all_graphs.hpp"

namespace gazetteer {
namespace {

/// `count` graphs of the given order with each edge present with probability 1/2.
std::vector<Graph> random_graphs(int order, int count) {
    std::mt19937_64 random(1);
    std::vector<Graph> result;
    for (int i = 0; i < count; ++i) {
        Graph g(order);
        for (Vertex u = 0; u < order; ++u)
            for (Vertex v = u + 1; v < order; ++v)
                if ((random() & 1) != 0) g.add_edge(u, v);
        result.push_back(g);
    }
    return result;
}

/// The peer: the same recursion, the memo a std::unordered_map from positions.
template <class R>
class PlainSolver {
  public:
    Outcome outcome(const RootedGraph& position) {
        if (const auto found = memo_.find(position); found != memo_.end()) return found->second;
        Outcome result = Outcome::P;
        for (const RootedGraph& option : R::options(position))
            if (outcome(option) == Outcome::P) {
                result = Outcome::N;
                break;
            }
        memo_.emplace(position, result);
        return result;
    }
    std::size_t positions() const { return memo_.size(); }
    void clear() { memo_.clear(); }

  private:
    struct Hash {
        std::size_t operator()(const RootedGraph& p) const {
            std::size_t h = static_cast<std::size_t>(p.root);
            for (Vertex v : p.graph.vertices())
                h = h * 1000003 ^ std::hash<std::uint64_t>()(p.graph.neighbours(v).bits());
            return h;
        }
    };
    std::unordered_map<RootedGraph, Outcome, Hash> memo_;
};

/// Every root of every graph, a fresh memo for each graph.
template <class S>
void decide(benchmark::State& state) {
    const std::vector<Graph> graphs = random_graphs(static_cast<int>(state.range(0)), 20);
    std::size_t positions = 0;
    S solver;
    for (auto _ : state)
        for (const Graph& g : graphs) {
            solver.clear();
            for (Vertex v : g.vertices()) benchmark::DoNotOptimize(solver.outcome({g, v}));
            positions += solver.positions();
        }
    state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}

using UEG = UndirectedEdgeGeography;
using UVG = UndirectedVertexGeography;

BENCHMARK(decide<Solver<UEG>>)->DenseRange(7, 10)->Unit(benchmark::kMillisecond);
BENCHMARK(decide<PlainSolver<UEG>>)->DenseRange(7, 10)->Unit(benchmark::kMillisecond);
BENCHMARK(decide<Solver<UVG>>)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);
BENCHMARK(decide<PlainSolver<UVG>>)->DenseRange(8, 12, 2)->Unit(benchmark::kMillisecond);

/// All roots of all graphs of one order through one memo of classes.
template <class R>
void classes(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    std::size_t roots = 0;
    for (auto _ : state) {
        ClassSolver<R> solver;
        for (const Graph& g : graphs)
            for (Vertex v : g.vertices()) {
                benchmark::DoNotOptimize(solver.outcome({g, v}));
                ++roots;
            }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(roots));
}
BENCHMARK(classes<UEG>)->DenseRange(7, 9)->Unit(benchmark::kMillisecond);
BENCHMARK(classes<UVG>)->DenseRange(7, 8)->Unit(benchmark::kMillisecond);

/// All labelled rooted graphs of order 7, backwards.
void labelled_table(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(LabelledTable(7).count_of_P());
    state.SetItemsProcessed(state.iterations() * (7 << 21));
}
BENCHMARK(labelled_table)->Unit(benchmark::kMillisecond);

/// Edge-delete on all graphs of one order.
void edge_delete(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        EdgeDeleteSolver solver;
        for (const Graph& g : graphs) benchmark::DoNotOptimize(solver.grundy_value(g));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(graphs.size()));
}
BENCHMARK(edge_delete)->DenseRange(7, 8)->Unit(benchmark::kMillisecond);

/// One solver a graph over all graphs of order 8: items are positions.
void slither(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(8);
    std::size_t positions = 0;
    for (auto _ : state)
        for (const Graph& g : graphs) {
            SlitherSolver solver(g);
            benchmark::DoNotOptimize(solver.outcome());
            positions += solver.positions();
        }
    state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(slither)->Unit(benchmark::kMillisecond);

void vertex_subsets(benchmark::State& state) {
    const std::vector<Graph> graphs = all_graphs(8);
    std::size_t positions = 0;
    for (auto _ : state)
        for (const Graph& g : graphs) {
            VertexGeographySolver solver(g);
            for (Vertex v : g.vertices()) benchmark::DoNotOptimize(solver.outcome(v));
            positions += solver.positions();
        }
    state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(vertex_subsets)->Unit(benchmark::kMillisecond);

/// All roots of all grids up to n x n by game search.
void grids(benchmark::State& state) {
    const int side_max = static_cast<int>(state.range(0));
    std::size_t positions = 0;
    for (auto _ : state)
        for (int m = 1; m <= side_max; ++m)
            for (int n = 1; n <= side_max; ++n) {
                EdgeGeographySolver<> solver(Grid{m, n}.graph());
                for (Vertex v = 0; v < m * n; ++v) benchmark::DoNotOptimize(solver.outcome(v));
                positions += solver.positions();
            }
    state.SetItemsProcessed(static_cast<std::int64_t>(positions));
}
BENCHMARK(grids)->DenseRange(5, 6)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gazetteer
