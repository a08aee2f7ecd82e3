// SPDX-License-Identifier: GPL-3.0-or-later
// Gallai-Edmonds against its peers on random graphs with 10^5 and 10^6 vertices, in one run:
// LEMON's MaxMatching alone (it cannot be compiled as C++20, so through the same C++17 source, from
// edges that are ready), and Boost's edmonds_maximum_cardinality_matching.
#include <benchmark/benchmark.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <random>
#include <set>

#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/matchings/matching_lemon.hpp"
#include "characterizations/slither/slither.hpp"

namespace gazetteer {
namespace {

SparseGraph random_graph(int order, std::size_t size) {
    std::mt19937 random(1974);
    std::uniform_int_distribution<Vertex> vertex(0, order - 1);
    std::set<Edge> edges;
    while (edges.size() < size)
        if (const Edge e = edge(vertex(random), vertex(random)); e.u != e.v) edges.insert(e);
    return {order, std::vector<Edge>(edges.begin(), edges.end())};
}

constexpr int order = 100'000;

const SparseGraph& instance() {
    static const SparseGraph g = random_graph(order, 2 * order);
    return g;
}

/// The first argument is the order, the second the size in hundredths of it.
SparseGraph instance_of(const benchmark::State& state) {
    return random_graph(static_cast<int>(state.range(0)),
                        static_cast<std::size_t>(state.range(0) * state.range(1) / 100));
}

template <class Benchmark>
void sizes(Benchmark* benchmark) {
    benchmark->Args({100'000, 100})->Args({100'000, 200})->Args({100'000, 400});
    benchmark->Args({1'000'000, 100})->Args({1'000'000, 200})->Unit(benchmark::kMillisecond);
}

void gallai_edmonds_partition(benchmark::State& state) {
    const SparseGraph g = instance_of(state);
    for (auto _ : state) benchmark::DoNotOptimize(gallai_edmonds(g));
    state.counters["matching"] = matching_number(g);
}
BENCHMARK(gallai_edmonds_partition)->Apply(sizes);

void lemon_alone(benchmark::State& state) {
    const SparseGraph g = instance_of(state);
    std::vector<std::pair<int, int>> edges;
    for (const Edge& e : g.edges()) edges.emplace_back(e.u, e.v);
    for (auto _ : state)
        benchmark::DoNotOptimize(lemon_library::maximum_matching(g.order(), edges));
}
BENCHMARK(lemon_alone)->Apply(sizes);

/// Which vertices are outer, from the matching numbers of g and of g less each vertex.
void matchings_one_more_than_vertices(benchmark::State& state) {
    const SparseGraph g = instance_of(state);
    for (auto _ : state) {
        const int whole = matching_number(g);
        int outer = 0;
        for (Vertex v = 0; v < g.order(); ++v) {
            std::vector<Edge> edges = g.edges();
            std::erase_if(edges, [v](const Edge& e) { return e.u == v || e.v == v; });
            if (matching_number({g.order(), edges}) == whole) ++outer;
        }
        benchmark::DoNotOptimize(outer);
    }
}
BENCHMARK(matchings_one_more_than_vertices)->Args({1'000, 200})->Unit(benchmark::kMillisecond);
BENCHMARK(gallai_edmonds_partition)->Args({1'000, 200})->Unit(benchmark::kMillisecond);

void boost_alone(benchmark::State& state) {
    using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
    BoostGraph g(order);
    for (const Edge& e : instance().edges()) boost::add_edge(unsigned(e.u), unsigned(e.v), g);
    std::vector<boost::graph_traits<BoostGraph>::vertex_descriptor> mate(order);
    for (auto _ : state) {
        boost::edmonds_maximum_cardinality_matching(g, mate.data());
        benchmark::DoNotOptimize(mate);
    }
    state.counters["matching"] = double(boost::matching_size(g, mate.data()));
}
BENCHMARK(boost_alone)->Unit(benchmark::kMillisecond);

void vertex_geography_verdict(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(uvg_verdict(instance(), 0));
}
BENCHMARK(vertex_geography_verdict)->Unit(benchmark::kMillisecond);

void slither_winner(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(slither_outcome(instance()));
}
BENCHMARK(slither_winner)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace gazetteer
