// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography on grids by linear algebra, beside M4RI on the same matrix.
#include <benchmark/benchmark.h>
#include <m4ri/m4ri.h>

#include <random>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/boxes.hpp"
#include "characterizations/grids/grids.hpp"
#include "characterizations/grids/layered_sets.hpp"
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

/// The corner of the grid with three sides n: decided; proved and checked; and by elimination.
void box_corner(benchmark::State& state) {
    const int n = static_cast<int>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(BoxGeography(Box::grid({n, n, n})).outcome({1, 1, 1}));
}
BENCHMARK(box_corner)->Arg(20)->Arg(30)->Arg(100)->Arg(200)->Unit(benchmark::kMillisecond);

void box_corner_witness(benchmark::State& state) {
    const int n = static_cast<int>(state.range(0));
    const Box box = Box::grid({n, n, n});
    const std::vector<int> corner{1, 1, 1};
    for (auto _ : state) {
        BoxGeography geography(box);
        const auto& witness = geography.obstruction(corner);
        benchmark::DoNotOptimize(
            witness
                ? is_layered_kernel(box, layered_kernel(box, corner, *witness, geography.orders()),
                                    corner)
                : is_layered_dual_vector(box, layered_dual_vector(box, corner).value(), corner));
    }
}
BENCHMARK(box_corner_witness)->Arg(20)->Arg(30)->Arg(100)->Arg(200)->Unit(benchmark::kMillisecond);

void box_by_elimination(benchmark::State& state) {
    const int n = static_cast<int>(state.range(0));
    const SparseGraph g = Box::grid({n, n, n}).graph();
    for (auto _ : state) benchmark::DoNotOptimize(BipartiteGeography(g).rank());
}
BENCHMARK(box_by_elimination)->Arg(20)->Arg(30)->Unit(benchmark::kMillisecond);

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

}  // namespace
}  // namespace gazetteer
