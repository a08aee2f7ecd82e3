// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/even_kernels.hpp"

#include <algorithm>

#include "characterizations/bipartite/bipartite.hpp"
#include "graph/predicates.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"

namespace gazetteer::properties {

namespace {

/// A value made for one grid, until another grid is asked for.
template <class Value>
struct OneGrid {
    Grid grid{0, 0};
    Value value;

    template <class Make>
    const Value& of(const Grid& wanted, Make make) {
        if (grid != wanted) {
            value = make(wanted);
            grid = wanted;
        }
        return value;
    }
};

}  // namespace

const std::vector<Outcome>& heard_outcomes(const SparseGraph& g,
                                           const std::vector<Outcome>& outcomes) {
    if (graph_listener != nullptr) graph_listener->edge_geography(g, outcomes);
    return outcomes;
}

bool heard_even_kernel(const SparseGraph& g, const std::vector<Vertex>& s) {
    if (!is_even_kernel(g, s)) return false;
    if (graph_listener != nullptr) graph_listener->even_kernel(g, std::nullopt, true, s);
    return true;
}

void for_each_even_kernel(const Graph& g, const std::function<bool(VertexSet)>& visit) {
    require(g.order() <= 24, "order <= 24");
    for (std::uint64_t bits = 1; bits <= g.vertices().bits(); ++bits) {
        const VertexSet s = VertexSet::from_bits(bits);
        if (is_even_kernel(g, s) && !visit(s)) return;
    }
}

bool has_even_kernel(const Graph& g) {
    bool found = false;
    for_each_even_kernel(g, [&](VertexSet) {
        found = true;
        return false;
    });
    if (graph_listener != nullptr) graph_listener->even_kernel(g, std::nullopt, found, {});
    return found;
}

VertexSet vertices_in_even_kernels(const Graph& g) {
    VertexSet result;
    for_each_even_kernel(g, [&](VertexSet s) {
        result = result | s;
        return result != g.vertices();
    });
    if (graph_listener != nullptr)
        for (Vertex v : g.vertices()) graph_listener->even_kernel(g, v, result.contains(v), {});
    return result;
}

std::vector<VertexSet> parts_of_all_bipartitions(const Graph& g) {
    Bipartition first;
    if (!bipartition(g, first)) return {};
    std::vector<VertexSet> result{first.x};
    for (const VertexSet component : components(g)) {
        const std::size_t half = result.size();
        for (std::size_t i = 0; i < half; ++i) result.push_back(result[i] ^ component);
    }
    return result;
}

RankRun rank_modulo(int p, std::vector<std::vector<int>> rows) {
    RankRun run;
    const std::size_t columns = rows.empty() ? 0 : rows.front().size();
    std::size_t rank = 0;
    for (std::size_t c = 0; c < columns && rank < rows.size(); ++c) {
        const auto from = rows.begin() + static_cast<std::ptrdiff_t>(rank);
        const auto pivot =
            std::ranges::find_if(from, rows.end(), [c](auto& r) { return r[c] != 0; });
        if (pivot == rows.end()) continue;
        std::iter_swap(from, pivot);
        for (std::size_t r = rank + 1; r < rows.size(); ++r) {
            const int own = rows[rank][c];
            const int other = rows[r][c];
            for (std::size_t k = c; other != 0 && k < columns; ++k, ++run.entries_changed)
                rows[r][k] = ((own * rows[r][k] - other * rows[rank][k]) % p + p) % p;
        }
        ++rank;
    }
    run.rank = static_cast<int>(rank);
    return run;
}

std::vector<std::vector<int>> adjacency_rows(const Graph& g, VertexSet x, VertexSet left_out) {
    std::vector<std::vector<int>> rows;
    for (Vertex v : x - left_out) {
        rows.emplace_back();
        for (Vertex w : g.vertices() - x) rows.back().push_back(g.adjacent(v, w) ? 1 : 0);
    }
    return rows;
}

const SparseGraph& graph_of(const Grid& grid) {
    static thread_local OneGrid<SparseGraph> kept;
    return kept.of(grid, [](const Grid& wanted) { return wanted.graph(); });
}

const std::vector<Outcome>& searched_outcomes(const Grid& grid) {
    static thread_local OneGrid<std::vector<Outcome>> kept;
    const auto& result = kept.of(grid, [](const Grid& wanted) {
        EdgeGeographySolver<1> solver(wanted.graph());
        std::vector<Outcome> outcomes;
        for (Vertex v = 0; v < wanted.order(); ++v) outcomes.push_back(solver.outcome(v));
        return outcomes;
    });
    return heard_outcomes(graph_of(grid), result);
}

const std::vector<Outcome>& linear_outcomes(const Grid& grid) {
    static thread_local OneGrid<std::vector<Outcome>> kept;
    const auto& result = kept.of(
        grid, [](const Grid& wanted) { return BipartiteGeography(wanted.graph()).outcomes(); });
    return heard_outcomes(graph_of(grid), result);
}

bool is_even_kernel_without(const SparseGraph& g, Vertex u, Vertex v,
                            const std::vector<Vertex>& kernel) {
    std::vector<char> inside(static_cast<std::size_t>(g.order()), 0);
    for (Vertex w : kernel) inside[static_cast<std::size_t>(w)] = 1;
    if (!g.adjacent(u, v) || inside[static_cast<std::size_t>(v)] == 0) return false;
    for (Vertex x = 0; x < g.order(); ++x) {
        int neighbours = 0;
        for (Vertex w : g.neighbours(x)) neighbours += inside[static_cast<std::size_t>(w)];
        // The erased edge joins u and v, and v is inside.
        if (x == u) --neighbours;
        if (x == v) neighbours -= inside[static_cast<std::size_t>(u)];
        if (inside[static_cast<std::size_t>(x)] != 0 ? neighbours != 0 : neighbours % 2 != 0)
            return false;
    }
    return true;
}

const std::vector<Outcome>& true_outcomes(const Grid& grid) {
    return std::max(grid.m, grid.n) <= 5 ? searched_outcomes(grid) : linear_outcomes(grid);
}

}  // namespace gazetteer::properties
