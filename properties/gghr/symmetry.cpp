// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 3]: Theorem 5, its strategy, and the remark on joining.
#include <algorithm>
#include <numeric>

#include "characterizations/edge_delete/mirror.hpp"
#include "graph/predicates.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

Vertex image(const Permutation& f, Vertex x) {
    return f[static_cast<std::size_t>(x)];
}

/// The hypotheses of Theorem 5, any of which a near miss may drop.
struct Hypotheses {
    bool no_fixed_point = true;
    bool involution = true;
    bool not_adjacent = true;
};

bool satisfies(const Graph& g, const Permutation& f, Hypotheses wanted) {
    return std::ranges::all_of(g.vertices(), [&](Vertex x) {
        const Vertex y = image(f, x);
        return (!wanted.no_fixed_point || y != x) && (!wanted.involution || image(f, y) == x) &&
               (!wanted.not_adjacent || !g.adjacent(x, y));
    });
}

/// Whether `visit` returns true on every automorphism with the hypotheses. By trying all
/// permutations: order <= 7.
bool for_all_automorphisms(const Graph& g, Hypotheses wanted,
                           const std::function<bool(const Permutation&)>& visit) {
    Permutation f(static_cast<std::size_t>(g.order()));
    std::iota(f.begin(), f.end(), 0);
    do {
        if (satisfies(g, f, wanted) && is_automorphism(g, f) && !visit(f)) return false;
    } while (std::ranges::next_permutation(f).found);
    return true;
}

bool has_automorphism(const Graph& g, Hypotheses wanted) {
    return !for_all_automorphisms(g, wanted, [](const Permutation&) { return false; });
}

/// Without one hypothesis, on graphs of order <= 6.
NearMiss<Graph> theorem_5_without(const std::string& name, Hypotheses wanted) {
    return {name, [wanted](const Graph& g) {
                return given(g.order() <= 6 && has_automorphism(g, wanted),
                             [&] { return Finding(edge_delete_is_P_played(g)); });
            }};
}

/// Draws a graph with the mirror automorphism 2i <-> 2i + 1; order 0 if chance leaves a vertex
/// isolated too often.
Graph draw_mirror_graph(Dice& dice, int order) {
    for (int attempt = 0; attempt < 100; ++attempt) {
        Graph g(order - order % 2);
        for (Vertex u = 0; u < g.order(); ++u)
            for (Vertex v = u + 1; v < g.order(); ++v)
                if (u / 2 != v / 2 && dice.chance(0.2)) {
                    g.add_edge(u, v);
                    g.add_edge(u ^ 1, v ^ 1);
                }
        if (!has_isolated_vertex(g)) return g;
    }
    return {};
}

Claim<Graph> theorem_5() {
    GraphKind kind = without_isolated_vertices();
    kind.draw = draw_mirror_graph;
    return {
        .id = "GGHR T5",
        .over = graphs(kind),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 20, .reach_max = 8},
        .holds =
            [](const Graph& g) {
                return given(find_mirror_automorphism(g).has_value(),
                             [&] { return Finding(edge_delete_is_P_played(g)); });
            },
        .near_misses = {theorem_5_without("without (1)", {.no_fixed_point = false}),
                        theorem_5_without("without (2)", {.involution = false}),
                        theorem_5_without("without (3)", {.not_adjacent = false})},
    };
}

/// To each legal xy the reply is another edge and legal, and f keeps the hypotheses afterwards.
bool reply_is_sound(const Graph& g, const Permutation& f) {
    return std::ranges::all_of(EdgeDelete::options(g), [&](const Graph& after_a) {
        const Edge xy = EdgeDelete::move(g, after_a);
        const Edge reply = edge(image(f, xy.u), image(f, xy.v));
        const Graph after_b = after_a.without_edge(reply.u, reply.v);
        return reply != xy && after_a.adjacent(reply.u, reply.v) && !has_isolated_vertex(after_b) &&
               is_automorphism(after_b, f);
    });
}

Finding replies_are_sound(const Graph& g, Hypotheses wanted) {
    return given(has_automorphism(g, wanted), [&] {
        return Finding(for_all_automorphisms(
            g, wanted, [&](const Permutation& f) { return reply_is_sound(g, f); }));
    });
}

Claim<Graph> mirror_reply() {
    return {
        .id = "GGHR T5 reply",
        .symbolic = "GGHR_theorem_5_reply",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 6, .verify = 8, .reach_max = 8},
        .holds =
            [](const Graph& g) {
                if (g.order() <= 6) return replies_are_sound(g, {});
                const auto f = find_mirror_automorphism(g);
                return given(f.has_value(), [&] { return Finding(reply_is_sound(g, *f)); });
            },
        .near_misses = {{"without (1)",
                         [](const Graph& g) {
                             return given(g.order() <= 5, [&] {
                                 return replies_are_sound(g, {.no_fixed_point = false});
                             });
                         }},
                        {"without (3)",
                         [](const Graph& g) {
                             return given(g.order() <= 5, [&] {
                                 return replies_are_sound(g, {.not_adjacent = false});
                             });
                         }}},
    };
}

/// B, replying by any automorphism with the hypotheses, wins every line.
Finding wins_by_mirror(const Graph& g, Hypotheses wanted) {
    std::string lost;
    for_all_automorphisms(g, wanted, [&](const Permutation& f) {
        if (const auto line = lost_line<EdgeDelete>(g, Turn::opponent, MirrorStrategy(f)))
            lost = describe(*line);
        return lost.empty();
    });
    return lost.empty() ? Finding(true) : fails(lost);
}

Claim<Graph> mirror_strategy() {
    const auto played = [](Hypotheses wanted) {
        return [wanted](const Graph& g) {
            return given(g.order() <= 6 && has_automorphism(g, wanted),
                         [&] { return wins_by_mirror(g, wanted); });
        };
    };
    return {
        .id = "GGHR T5 strategy",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = played({}),
        .near_misses = {{"without (3)", played({.not_adjacent = false})}},
    };
}

/// Some edge can go, by the rules or not, so that a mirror automorphism of the rest appears.
bool has_mirror_edge(const Graph& g) {
    return std::ranges::any_of(g.edges(), [&](const Edge& e) {
        return find_mirror_automorphism(g.without_edge(e.u, e.v)).has_value();
    });
}

Claim<Graph> mirror_opening() {
    return {
        .id = "GGHR T5 opening",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 6, .verify = 7, .reach_max = 8},
        .holds =
            [](const Graph& g) {
                return given(find_mirror_opening(g).has_value(),
                             [&] { return Finding(!edge_delete_is_P_played(g)); });
            },
        .near_misses = {{"the removal legal or not",
                         [](const Graph& g) {
                             return given(has_mirror_edge(g),
                                          [&] { return Finding(!edge_delete_is_P_played(g)); });
                         }},
                        {"only these are A graphs",
                         [](const Graph& g) {
                             return iff(find_mirror_opening(g).has_value(),
                                        !edge_delete_is_P_played(g));
                         }}},
    };
}

/// Every graph that joins a vertex of one to a vertex of the other by an edge is an A graph.
Finding joined_are_a_graphs(const std::pair<Graph, Graph>& pair) {
    const int order = pair.first.order();
    for (Vertex u : pair.first.vertices())
        for (Vertex v : pair.second.vertices()) {
            const Graph both = disjoint_union(pair.first, pair.second);
            if (edge_delete_is_P_played(both.with_edge(u, order + v)))
                return fails("joining " + std::to_string(u) + " and " + std::to_string(order + v));
        }
    return true;
}

Claim<std::pair<Graph, Graph>> joining() {
    const auto joined = [](int b_graphs) {
        return [b_graphs](const std::pair<Graph, Graph>& pair) {
            const int number = (edge_delete_is_P_played(pair.first) ? 1 : 0) +
                               (edge_delete_is_P_played(pair.second) ? 1 : 0);
            return given(number == b_graphs, [&] { return joined_are_a_graphs(pair); });
        };
    };
    GraphKind kind = without_isolated_vertices();
    kind.order_min = 2;
    return {
        .id = "GGHR joining",
        .over = graph_pairs(kind),
        .bounds = {.tests = 8, .verify = 9, .reach_max = 10},
        .holds = joined(2),
        .near_misses = {{"a B graph and an A graph", joined(1)}, {"two A graphs", joined(0)}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_symmetry_claims() {
    return {theorem_5(), mirror_reply(), mirror_strategy(), mirror_opening(), joining()};
}

}  // namespace gazetteer::properties
