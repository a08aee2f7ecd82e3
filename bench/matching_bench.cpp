// Gallai-Edmonds against its peers on one random graph with 10^5 vertices and 2 x 10^5 edges, in
// one run: LEMON's MaxMatching alone (it cannot be compiled as C++20, so through the same C++17
// source, from edges that are ready), and Boost's edmonds_maximum_cardinality_matching.
#include <benchmark/benchmark.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <random>
#include <set>

#include "characterizations/matching_criterion.hpp"
#include "characterizations/matching_lemon.hpp"
#include "characterizations/slither.hpp"

namespace gazetteer {
namespace {

constexpr int order = 100'000;
constexpr std::size_t size = 200'000;

SparseGraph random_graph() {
    std::mt19937 random(1974);
    std::uniform_int_distribution<Vertex> vertex(0, order - 1);
    std::set<Edge> edges;
    while (edges.size() < size)
        if (const Edge e = edge(vertex(random), vertex(random)); e.u != e.v) edges.insert(e);
    return {order, std::vector<Edge>(edges.begin(), edges.end())};
}

const SparseGraph& instance() {
    static const SparseGraph g = random_graph();
    return g;
}

void gallai_edmonds_partition(benchmark::State& state) {
    const SparseGraph& g = instance();
    for (auto _ : state) benchmark::DoNotOptimize(gallai_edmonds(g));
    state.counters["matching"] = matching_number(g);
}
BENCHMARK(gallai_edmonds_partition)->Unit(benchmark::kMillisecond);

void lemon_alone(benchmark::State& state) {
    std::vector<std::pair<int, int>> edges;
    for (const Edge& e : instance().edges()) edges.emplace_back(e.u, e.v);
    for (auto _ : state)
        benchmark::DoNotOptimize(lemon_library::maximum_matching(order, edges));
}
BENCHMARK(lemon_alone)->Unit(benchmark::kMillisecond);

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
