// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/large/by_blocks.hpp"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>

#include "graph/index.hpp"
#include "language/terms/large/set_reductions.hpp"
#include "language/terms/terms_graph.hpp"

namespace gazetteer::conjectures::by_blocks {

namespace {

struct InBlock {
    using kind = boost::edge_property_tag;
};
using BlockGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                         boost::no_property, boost::property<InBlock, std::size_t>>;

/// The subgraph that these vertices induce, at most 64.
Graph induced(const SparseGraph& g, const std::vector<Vertex>& kept) {
    Graph result(static_cast<int>(kept.size()));
    for (Vertex i : result.vertices())
        for (Vertex j = 0; j < i; ++j)
            if (g.adjacent(kept[index(i)], kept[index(j)])) result.add_edge(i, j);
    return result;
}

/// The most vertices of a set as `number` says it of each block of what the reductions leave.
///
/// Let v be the one vertex of a block that is in a later one. A best set of the block and what is
/// behind it has at most one vertex more than one without v. If it has none more, v is left out for
/// good. If it has one more, v is worth one vertex, as it was in the block: what is counted here is
/// the set without v.
template <Integer (*number)(const Graph& g)>
std::optional<Integer> block_by_block(const SparseGraph& whole, OfClique most_of_clique,
                                      std::size_t block_max) {
    const auto [g, taken] = reduced_for_sets(whole, most_of_clique);
    const auto all = blocks(g);
    // In how many of the blocks to come each vertex is.
    std::vector<int> blocks_to_come(index(g.order()));
    for (const auto& block : all)
        for (Vertex v : block) ++blocks_to_come[index(v)];
    std::vector<bool> is_left_out(index(g.order()), false);
    Integer result = taken;
    for (std::vector<Vertex> kept : all) {
        for (Vertex v : kept) --blocks_to_come[index(v)];
        std::erase_if(kept, [&](Vertex v) { return is_left_out[index(v)]; });
        if (kept.size() > block_max) return std::nullopt;
        const Integer most = number(induced(g, kept));
        const auto shared =
            std::ranges::find_if(kept, [&](Vertex v) { return blocks_to_come[index(v)] > 0; });
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

std::optional<Integer> independence_number(const SparseGraph& g, std::size_t block_max) {
    return block_by_block<invariants::independence_number>(g, OfClique::one, block_max);
}
std::optional<Integer> induced_forest_number(const SparseGraph& g, std::size_t block_max) {
    return block_by_block<invariants::induced_forest_number>(g, OfClique::two, block_max);
}
std::optional<Integer> induced_bipartite_number(const SparseGraph& g, std::size_t block_max) {
    return block_by_block<invariants::induced_bipartite_number>(g, OfClique::two, block_max);
}

}  // namespace gazetteer::conjectures::by_blocks
