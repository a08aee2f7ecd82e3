// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 1]: the digraph D(G) of the edge-delete game and its kernel.
#include <algorithm>

#include "oracle/rules/edge_delete.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/play_digraph.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

/// Every spanning subgraph of g that satisfies `property` is a position of D(g), and no other.
Finding positions_are(const Graph& g, const std::function<bool(const Graph&)>& property) {
    std::vector<Graph> positions = play_digraph(g).positions;
    std::ranges::sort(positions);
    const std::vector<Edge> edges = g.edges();
    std::size_t found = 0;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << edges.size(); ++bits) {
        Graph subgraph(g.order());
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((bits >> i & 1) != 0) subgraph.add_edge(edges[i].u, edges[i].v);
        const bool is_position = std::ranges::binary_search(positions, subgraph);
        if (is_position != property(subgraph))
            return fails(std::to_string(subgraph.size()) + " edges left");
        found += is_position ? 1 : 0;
    }
    return found == positions.size();
}

Claim<Graph> spanning_subgraphs() {
    return {
        .id = "GGHR D(G)",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds =
            [](const Graph& g) {
                return positions_are(g, [](const Graph& h) { return !has_isolated_vertex(h); });
            },
        .near_misses = {{"all spanning subgraphs",
                         [](const Graph& g) {
                             return positions_are(g, [](const Graph&) { return true; });
                         }},
                        {"the connected spanning subgraphs",
                         [](const Graph& g) {
                             return positions_are(g, [](const Graph& h) {
                                 return !has_isolated_vertex(h) && is_connected(h);
                             });
                         }}},
    };
}

/// D(H), for each vertex H of D(G), has the vertices and arcs of D(G) inside `inside(H)`.
Finding play_inside(const Graph& g,
                    const std::function<bool(const Graph& part, const Graph& whole)>& inside) {
    const PlayDigraph d = play_digraph(g);
    for (const Graph& h : d.positions) {
        std::vector<Graph> expected;
        for (const Graph& position : d.positions)
            if (inside(position, h)) expected.push_back(position);
        std::vector<Graph> positions = play_digraph(h).positions;
        std::ranges::sort(expected);
        std::ranges::sort(positions);
        if (positions != expected) return fails("D(H) has other vertices");
    }
    return true;
}

bool is_spanning_subgraph(const Graph& part, const Graph& whole) {
    return std::ranges::all_of(part.edges(),
                               [&](const Edge& e) { return whole.adjacent(e.u, e.v); });
}

Claim<Graph> induced_subdigraph() {
    return {
        .id = "GGHR D(H)",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 4, .verify = 5, .reach_max = 5},
        .holds = [](const Graph& g) { return play_inside(g, is_spanning_subgraph); },
        .near_misses = {{"on all of D(G)",
                         [](const Graph& g) {
                             return play_inside(g, [](const Graph&, const Graph&) { return true; });
                         }}},
    };
}

Claim<Graph> no_closed_walks() {
    const auto options_lack = [](int edges) {
        return [edges](const Graph& g) {
            const PlayDigraph d = play_digraph(g);
            for (int x = 0; x < d.order(); ++x)
                for (int y : d.outset(x))
                    if (d.position(y).size() != d.position(x).size() - edges)
                        return fails("an arc changes the size otherwise");
            return Finding(true);
        };
    };
    return {
        .id = "GGHR no closed walks",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = options_lack(1),
        .near_misses = {{"decreased by two", options_lack(2)}},
    };
}

/// The vertices H of D(G) with `member` are a kernel of D(G).
Finding kernel_is(const Graph& g, const std::function<bool(const Graph&)>& member) {
    const PlayDigraph d = play_digraph(g);
    return is_kernel(d, [&](int x) { return member(d.position(x)); });
}

Claim<Graph> kernel_of_positions() {
    return {
        .id = "GGHR kernel",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = [](const Graph& g) { return kernel_is(g, edge_delete_is_P_played); },
        .near_misses = {{"N is a kernel",
                         [](const Graph& g) {
                             return kernel_is(
                                 g, [](const Graph& h) { return !edge_delete_is_P_played(h); });
                         }},
                        {"the sinks are a kernel",
                         [](const Graph& g) {
                             return kernel_is(
                                 g, [](const Graph& h) { return EdgeDelete::options(h).empty(); });
                         }}},
    };
}

/// No directed circuit: vertices without arcs to what is left can be taken away one by one.
bool is_acyclic(const Digraph& d) {
    VertexSet left = d.vertices();
    for (;;) {
        VertexSet sinks;
        for (Vertex v : left)
            if (!d.out_neighbours(v).meets(left)) sinks.insert(v);
        if (sinks.empty()) return left.empty();
        left = left - sinks;
    }
}

/// No closed walk of odd length: by the vertices that 1, 3, ... steps lead to.
bool lacks_odd_circuits(const Digraph& d) {
    for (Vertex start : d.vertices()) {
        VertexSet reached{start};
        for (int steps = 1; steps <= 2 * d.order(); ++steps) {
            VertexSet next;
            for (Vertex v : reached) next = next | d.out_neighbours(v);
            reached = next;
            if (steps % 2 != 0 && reached.contains(start)) return false;
        }
    }
    return true;
}

/// By trying every set of vertices.
int number_of_kernels(const Digraph& d) {
    int result = 0;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << d.order(); ++bits)
        result += is_kernel(d, VertexSet::from_bits(bits)) ? 1 : 0;
    return result;
}

Claim<Digraph> theorem_1() {
    return {
        .id = "GGHR T1",
        .over = digraphs(),
        .bounds = {.tests = 4, .verify = 5, .random = 7, .random_tests = 100, .reach_max = 5},
        .holds =
            [](const Digraph& d) {
                return given(is_acyclic(d), [&] { return Finding(number_of_kernels(d) == 1); });
            },
        .near_misses = {{"with circuits: at least one kernel",
                         [](const Digraph& d) { return Finding(number_of_kernels(d) >= 1); }},
                        {"with circuits: at most one kernel",
                         [](const Digraph& d) { return Finding(number_of_kernels(d) <= 1); }},
                        {"without circuits of odd length",
                         [](const Digraph& d) {
                             return given(lacks_odd_circuits(d),
                                          [&] { return Finding(number_of_kernels(d) == 1); });
                         }}},
    };
}

/// Each component plays on its own: nothing but the components' Grundy values counts.
Finding value_is(const Graph& g, const std::function<int(int, int)>& add) {
    const std::vector<VertexSet> parts = components(g);
    return given(parts.size() > 1, [&] {
        int value = 0;
        for (VertexSet part : parts)
            value = add(value, ground_truth<EdgeDelete>().grundy_value(g.induced(part)));
        return Finding(ground_truth<EdgeDelete>().grundy_value(g) == value);
    });
}

Claim<Graph> sum_of_components() {
    return {
        .id = "GGHR components",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 7, .verify = 8, .reach_max = 9},
        .holds = [](const Graph& g) { return value_is(g, [](int a, int b) { return a ^ b; }); },
        .near_misses = {{"the sum of integers",
                         [](const Graph& g) {
                             return value_is(g, [](int a, int b) { return a + b; });
                         }},
                        {"the largest",
                         [](const Graph& g) {
                             return value_is(g, [](int a, int b) { return std::max(a, b); });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_game_claims() {
    return {spanning_subgraphs(),  induced_subdigraph(), no_closed_walks(),
            kernel_of_positions(), theorem_1(),          sum_of_components()};
}

}  // namespace gazetteer::properties
