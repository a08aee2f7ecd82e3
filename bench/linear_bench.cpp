// Undirected edge geography on grids by linear algebra, beside M4RI on the same matrix.
#include <benchmark/benchmark.h>
#include <m4ri/m4ri.h>

#include <algorithm>
#include <random>

#include "characterizations/bipartite.hpp"
#include "characterizations/gf2_sparse.hpp"
#include "characterizations/grid_transfer.hpp"
#include "characterizations/grids.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

Grid square(const benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    return {side, side};
}

/// All roots, with the elimination kept for witnesses.
void gf2_all_roots(benchmark::State& state) {
    const Grid grid = square(state);
    const SparseGraph g = grid.graph();
    for (auto _ : state) {
        const BipartiteGeography geography(g);
        benchmark::DoNotOptimize(geography.outcomes().data());
    }
}
BENCHMARK(gf2_all_roots)->Arg(10)->Arg(30)->Arg(60)->Arg(100)->Unit(benchmark::kMillisecond);

/// All roots of a random tree: leaves alone decide it.
void gf2_all_roots_of_a_tree(benchmark::State& state) {
    const int order = static_cast<int>(state.range(0));
    std::mt19937 generator(1);
    std::vector<Edge> edges;
    for (Vertex v = 1; v < order; ++v)
        edges.push_back({static_cast<Vertex>(generator() % static_cast<unsigned>(v)), v});
    const SparseGraph tree(order, edges);
    for (auto _ : state) benchmark::DoNotOptimize(BipartiteGeography(tree).rank());
}
BENCHMARK(gf2_all_roots_of_a_tree)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// A witness for every root.
void gf2_all_witnesses(benchmark::State& state) {
    const BipartiteGeography geography(square(state).graph());
    for (auto _ : state)
        for (Vertex root = 0; root < geography.graph().order(); ++root)
            benchmark::DoNotOptimize(geography.verdict(root));
}
BENCHMARK(gf2_all_witnesses)->Arg(30)->Arg(60)->Arg(100)->Unit(benchmark::kMillisecond);

void gcd_rule_all_roots(benchmark::State& state) {
    const Grid grid = square(state);
    for (auto _ : state) benchmark::DoNotOptimize(grid_outcomes(grid));
}
BENCHMARK(gcd_rule_all_roots)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// The witness of one vertex as the papers build it: S_k (P) and labelled regions (N).
void trails_one_witness(benchmark::State& state) {
    const Grid grid{static_cast<int>(state.range(0)), static_cast<int>(state.range(0)) - 1};
    for (auto _ : state) benchmark::DoNotOptimize(grid_verdict(grid, 0));
}
BENCHMARK(trails_one_witness)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

/// The peer: M4RI's reduced row echelon form of the bipartite adjacency matrix alone, filling and
/// freeing it included.
void peer_m4ri_echelon_form(benchmark::State& state) {
    const Grid grid = square(state);
    const SparseGraph g = grid.graph();
    const std::vector<int> side = bipartition_sides(g);
    std::vector<int> line(side.size());
    int lines[2] = {0, 0};
    for (std::size_t v = 0; v < side.size(); ++v) line[v] = lines[side[v]]++;
    for (auto _ : state) {
        mzd_t* matrix = mzd_init(lines[0], lines[1]);
        for (const Edge& e : g.edges()) {
            const auto u = static_cast<std::size_t>(e.u);
            const auto v = static_cast<std::size_t>(e.v);
            const bool u_is_row = side[u] == 0;
            mzd_write_bit(matrix, line[u_is_row ? u : v], line[u_is_row ? v : u], 1);
        }
        benchmark::DoNotOptimize(mzd_echelonize_m4ri(matrix, 1, 0));
        mzd_free(matrix);
    }
}
BENCHMARK(peer_m4ri_echelon_form)
    ->Arg(10)
    ->Arg(30)
    ->Arg(60)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

/// All roots from column to column; the second argument is the other side.
void transfer_all_roots(benchmark::State& state) {
    const Grid grid{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
    for (auto _ : state) benchmark::DoNotOptimize(grid_outcomes_by_transfer(grid));
}
BENCHMARK(transfer_all_roots)
    ->Args({100, 100})
    ->Args({1000, 1000})
    ->Args({4000, 4000})
    ->Args({4000, 3999})
    ->Unit(benchmark::kMillisecond);

// The rank of a random sparse matrix with 4,000 columns: first argument, the ones of a row, second,
// the rows in hundredths of the columns.

SparseBitMatrix sparse_instance(const benchmark::State& state) {
    constexpr int columns = 4000;
    std::mt19937 random(1);
    SparseBitMatrix result{columns, {}};
    for (int r = 0; r < columns * static_cast<int>(state.range(1)) / 100; ++r) {
        std::vector<int> row;
        while (static_cast<std::int64_t>(row.size()) < state.range(0))
            if (const int c = static_cast<int>(random() % columns);
                std::ranges::find(row, c) == row.end())
                row.push_back(c);
        result.rows.push_back(row);
    }
    return result;
}
template <class Benchmark>
void weights(Benchmark* benchmark) {
    for (int weight : {2, 3, 4})
        for (int rows : {70, 100}) benchmark->Args({weight, rows});
    benchmark->Unit(benchmark::kMillisecond);
}

void rank_peeled(benchmark::State& state) {
    const SparseBitMatrix matrix = sparse_instance(state);
    for (auto _ : state) benchmark::DoNotOptimize(rank_of(matrix));
}
BENCHMARK(rank_peeled)->Apply(weights);

void rank_by_m4ri(benchmark::State& state) {
    const SparseBitMatrix matrix = sparse_instance(state);
    for (auto _ : state) {
        BitMatrix dense = matrix.dense();
        benchmark::DoNotOptimize(reduce_by_m4ri(dense));
    }
}
BENCHMARK(rank_by_m4ri)->Apply(weights);

void rank_by_words(benchmark::State& state) {
    const SparseBitMatrix matrix = sparse_instance(state);
    for (auto _ : state) {
        BitMatrix dense = matrix.dense();
        benchmark::DoNotOptimize(reduce_by_words(dense));
    }
}
BENCHMARK(rank_by_words)->Apply(weights);

}  // namespace
}  // namespace gazetteer
