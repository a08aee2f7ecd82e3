// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/by_blocks.hpp"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <memory>

#include "graph/index.hpp"
#include "language/terms/last_graph.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::by_blocks {

namespace {

struct InBlock {
    using kind = boost::edge_property_tag;
};
using BlockGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                         boost::no_property, boost::property<InBlock, std::size_t>>;

constexpr std::size_t small_block_max = 32;

const std::vector<std::vector<Vertex>>& kept_blocks(const SparseGraph& g) {
    return of_last_graph(
        g, [&] { return std::make_unique<const std::vector<std::vector<Vertex>>>(blocks(g)); });
}

/// The last block of each vertex.
std::vector<std::size_t> last_blocks(const SparseGraph& g,
                                     const std::vector<std::vector<Vertex>>& all) {
    std::vector<std::size_t> result(index(g.order()));
    for (std::size_t i = 0; i < all.size(); ++i)
        for (Vertex v : all[i]) result[index(v)] = i;
    return result;
}

/// The subgraph that these vertices induce, at most 64.
Graph induced(const SparseGraph& g, const std::vector<Vertex>& kept) {
    Graph result(static_cast<int>(kept.size()));
    for (Vertex i : result.vertices())
        for (Vertex j = 0; j < i; ++j)
            if (g.adjacent(kept[index(i)], kept[index(j)])) result.add_edge(i, j);
    return result;
}

/// The most vertices of a set as `number` says it of each block.
///
/// Let v be the one vertex of a block that is in a later one. A best set of the block and what is
/// behind it has at most one vertex more than one without v. If it has none more, v is left out for
/// good. If it has one more, v is worth one vertex, as it was in the block: what is counted here is
/// the set without v.
template <Integer (*number)(const Graph& g)>
std::optional<Integer> block_by_block(const SparseGraph& g) {
    const auto& all = kept_blocks(g);
    const auto last = last_blocks(g, all);
    std::vector<bool> is_left_out(index(g.order()), false);
    Integer result = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::vector<Vertex> kept = all[i];
        std::erase_if(kept, [&](Vertex v) { return is_left_out[index(v)]; });
        if (kept.size() > index(Graph::order_max)) return std::nullopt;
        const Integer most = number(induced(g, kept));
        const auto shared =
            std::ranges::find_if(kept, [&](Vertex v) { return last[index(v)] > i; });
        if (shared == kept.end()) {
            result = result + most;
            continue;
        }
        const Vertex v = *shared;
        kept.erase(shared);
        const Integer without = number(induced(g, kept));
        result = result + without;
        is_left_out[index(v)] = without == most;
    }
    return result;
}

}  // namespace

// Boost numbers a block when its edges have been seen, and so after all that are behind it.
std::vector<std::vector<Vertex>> blocks(const SparseGraph& g) {
    BlockGraph graph(index(g.order()));
    for (const Edge& e : g.edges()) boost::add_edge(index(e.u), index(e.v), graph);
    const auto block_of = boost::get(InBlock(), graph);
    std::vector<std::vector<Vertex>> result(boost::biconnected_components(graph, block_of));
    const auto [begin, end] = boost::edges(graph);
    for (auto e = begin; e != end; ++e)
        for (const std::size_t v : {boost::source(*e, graph), boost::target(*e, graph)})
            result[block_of[*e]].push_back(static_cast<Vertex>(v));
    for (auto& block : result) {
        std::ranges::sort(block);
        block.erase(std::unique(block.begin(), block.end()), block.end());
    }
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) == 0) result.push_back({v});
    return result;
}

bool has_small_blocks(const SparseGraph& g) {
    return std::ranges::all_of(kept_blocks(g),
                               [](const auto& block) { return block.size() <= small_block_max; });
}

std::optional<Integer> independence_number(const SparseGraph& g) {
    return block_by_block<invariants::independence_number>(g);
}
std::optional<Integer> induced_forest_number(const SparseGraph& g) {
    return block_by_block<invariants::induced_forest_number>(g);
}
std::optional<Integer> induced_bipartite_number(const SparseGraph& g) {
    return block_by_block<invariants::induced_bipartite_number>(g);
}

}  // namespace gazetteer::conjectures::by_blocks
