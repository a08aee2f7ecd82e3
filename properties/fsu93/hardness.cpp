// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 2, Theorem 2.1]: undirected edge geography is as hard as directed edge geography,
// by the pseudoarc.
#include <algorithm>
#include <array>

#include "characterizations/gadgets/pseudoarc.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/engines/ueg/any_edge_geography_solver.hpp"
#include "oracle/rules/directed_edge_geography.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "properties/checks/gadget_play.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {
namespace {

/// (D, w) in DEG and (G, v) in UEG have the same outcome, G with the given gadget for each arc.
Finding same_outcome(const RootedDigraph& p, const Gadget& gadget) {
    const Outcome directed = AnyEdgeGeographySolver(p.digraph).outcome(p.root);
    return iff(heard_P<DirectedEdgeGeography>(p, directed == Outcome::P),
               AnyEdgeGeographySolver(replace_arcs(p.digraph, gadget)).is_P(p.root));
}

NearMiss<RootedDigraph> another_gadget(const std::string& name, const Gadget& gadget) {
    return {name, [gadget](const RootedDigraph& p) { return same_outcome(p, gadget); }};
}

/// The pseudoarc without the edge between two of its vertices.
Gadget without(Vertex u, Vertex v) {
    const Gadget& a = pseudoarc().gadget;
    return {a.graph.without_edge(u, v), a.x, a.y};
}

Claim<RootedDigraph> reduction() {
    const Pseudoarc& a = pseudoarc();
    return {
        .id = "FSU93 T2.1",
        .over = rooted_digraphs(),
        .bounds = {.tests = 3, .verify = 4, .random = 5, .random_tests = 50, .reach_max = 5},
        .holds = [](const RootedDigraph& p) { return same_outcome(p, pseudoarc().gadget); },
        .near_misses = {another_gadget("A from y to x", {a.gadget.graph, a.gadget.y, a.gadget.x}),
                        another_gadget("five edges in a row", {to_graph(path(6)), 0, 5}),
                        another_gadget("A without the edge az", without(a.way[1], a.z)),
                        another_gadget("A without the edge cz", without(a.way[3], a.z)),
                        another_gadget("A without the edge dz", without(a.way[4], a.z)),
                        {"N for P",
                         [](const RootedDigraph& p) {
                             const Outcome directed =
                                 AnyEdgeGeographySolver(p.digraph).outcome(p.root);
                             const auto g = replace_arcs(p.digraph, pseudoarc().gadget);
                             return iff(directed == Outcome::N,
                                        AnyEdgeGeographySolver(g).is_P(p.root));
                         }}},
    };
}

Domain<Gadget> the_pseudoarc() {
    Domain<Gadget> result = single("the pseudoarc", pseudoarc().gadget);
    result.graph = [](const Gadget& gadget) -> std::optional<InstanceGraph> {
        return InstanceGraph{SparseGraph(gadget.graph), gadget.x};
    };
    return result;
}

NearMiss<Gadget> arrives_after(int edges) {
    return {std::to_string(edges) + " edges", [edges](const Gadget& a) {
                return Finding(static_cast<int>(forced_way(a).size()) == edges + 1);
            }};
}

Claim<Gadget> arrives_four_moves_later() {
    return {
        .id = "FSU93 T2.1 way",
        .symbolic = "FSU93_pseudoarc",
        .over = the_pseudoarc(),
        .bounds = {},
        .holds =
            [](const Gadget& a) {
                const std::vector<Vertex> way = forced_way(a);
                return Finding(way.size() == 6 && way.back() == a.y);
            },
        .near_misses = {arrives_after(3), arrives_after(4), arrives_after(6)},
    };
}

/// Each position on the way inside A, with the next vertex of the way.
template <class Visit>
bool on_the_way(const Gadget& a, Visit visit) {
    const std::vector<Vertex> way = forced_way(a);
    GadgetPlay::Position p = entry(a, a.x, {});
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!visit(p, way[i])) return false;
        for (const auto& option : GadgetPlay::options(p))
            if (option.inside.root == way[i]) {
                p = option;
                break;
            }
    }
    return !way.empty();
}

Claim<Gadget> straying_is_suicide() {
    return {
        .id = "FSU93 T2.1 suicide",
        .symbolic = "FSU93_pseudoarc",
        .over = the_pseudoarc(),
        .bounds = {},
        .holds =
            [](const Gadget& a) {
                return Finding(on_the_way(a, [](const GadgetPlay::Position& p, Vertex next) {
                    std::vector<Vertex> lost = suicides(p);
                    lost.push_back(next);
                    std::ranges::sort(lost);
                    return lost == p.inside.graph.neighbours(p.inside.root).to_vector();
                }));
            },
        .near_misses =
            {{"keeping to the path is suicide too",
              [](const Gadget& a) {
                  return Finding(on_the_way(a, [](const GadgetPlay::Position& p, Vertex next) {
                      return std::ranges::count(suicides(p), next) != 0;
                  }));
              }},
             {"there is no move that strays",
              [](const Gadget& a) {
                  return Finding(on_the_way(a, [](const GadgetPlay::Position& p, Vertex) {
                      return p.inside.graph.degree(p.inside.root) == 1;
                  }));
              }},
             {"the next move ends the game",
              [](const Gadget& a) {
                  return Finding(on_the_way(a, [](const GadgetPlay::Position& p, Vertex next) {
                      return std::ranges::all_of(
                          GadgetPlay::options(p), [&](const GadgetPlay::Position& stray) {
                              const auto replies = GadgetPlay::options(stray);
                              return stray.inside.root == next ||
                                     std::ranges::any_of(replies, [](const auto& reply) {
                                         return GadgetPlay::options(reply).empty();
                                     });
                          });
                  }));
              }}},
    };
}

Claim<Gadget> entry_from_y_loses() {
    const auto reply_is = [](Vertex z) {
        return [z](const Gadget& a) {
            const std::vector<Vertex> replies = replies_to_entry_from_y(a);
            return Finding(std::ranges::find(replies, z) != replies.end());
        };
    };
    return {
        .id = "FSU93 T2.1 z",
        .symbolic = "FSU93_pseudoarc",
        .over = the_pseudoarc(),
        .bounds = {},
        .holds = reply_is(pseudoarc().z),
        .near_misses = {{"by responding to c", reply_is(pseudoarc().way[3])},
                        {"by responding to y", reply_is(pseudoarc().gadget.y)}},
    };
}

/// The degrees of a digraph count arcs in and out.
int degree_max(const Digraph& d) {
    int result = 0;
    for (Vertex v : d.vertices())
        result = std::max(result, d.out_neighbours(v).size() + d.in_neighbours(v).size());
    return result;
}

int degree_max(const SparseGraph& g) {
    int result = 0;
    for (Vertex v = 0; v < g.order(); ++v) result = std::max(result, g.degree(v));
    return result;
}

Finding no_other_gadget(const Graph& g, const std::function<bool(const Gadget&)>& allowed) {
    for (const Gadget& gadget : gadgets_acting_as_arcs(g))
        if (!allowed(gadget))
            return fails("terminals " + std::to_string(gadget.x) + " and " +
                         std::to_string(gadget.y));
    return true;
}

Claim<Graph> only_pseudoarc() {
    return {
        .id = "FSU93 T2.1 Fig. 1",
        .over = graphs({.connected = true,
                        .order_min = 1,
                        .adjective = "subcubic",
                        .also = [](const Graph& g) { return degree_max(g) <= 3; }}),
        .bounds = {.tests = 7, .verify = 8, .reach_max = 8},
        .holds =
            [](const Graph& g) {
                const RootedGraph figure = canonical(pseudoarc().gadget);
                return no_other_gadget(
                    g, [&](const Gadget& gadget) { return canonical(gadget) == figure; });
            },
        .near_misses = {{"no gadget at all",
                         [](const Graph& g) {
                             return no_other_gadget(g, [](const Gadget&) { return false; });
                         }},
                        {"the same from y to x",
                         [](const Graph& g) {
                             const Gadget& a = pseudoarc().gadget;
                             const RootedGraph reversed = canonical(Gadget{a.graph, a.y, a.x});
                             return no_other_gadget(g, [&](const Gadget& gadget) {
                                 return canonical(gadget) == reversed;
                             });
                         }}},
    };
}

bool is_planar(const SparseGraph& g) {
    if (g.order() == 0) return true;  // nauty-planarg refuses it
    bool planar = false;
    for_each_line({{"echo", {to_graph6(g)}}, {"nauty-planarg", {"-q"}}}, [&](std::string_view) {
        planar = true;
        return true;
    });
    return planar;
}

Claim<Digraph> keeps_degree() {
    const auto degree_at_most = [](int bound) {
        return [bound](const Digraph& d) {
            return given(degree_max(d) <= 3, [&] {
                return Finding(degree_max(replace_arcs(d, pseudoarc().gadget)) <= bound);
            });
        };
    };
    return {
        .id = "FSU93 T2.1 degree",
        .over = digraphs(),
        .bounds = {.tests = 4, .verify = 4, .random = 8, .random_tests = 50, .reach_max = 5},
        .holds = degree_at_most(3),
        .near_misses = {{"maximum degree 2", degree_at_most(2)}},
    };
}

/// K_{3,3} less an edge, with x and y hung on its ends: planar, but not with x and y joined.
Gadget inseparable() {
    Graph g = disjoint_union(to_graph(complete_bipartite(3, 3)), Graph(2));
    g.erase_edge(0, 3);
    g.add_edge(0, 6);
    g.add_edge(3, 7);
    return {g, 6, 7};
}

Claim<Digraph> keeps_planarity() {
    return {
        .id = "FSU93 T2.1 planar",
        .over = digraphs(),
        .bounds = {.tests = 3, .verify = 3, .reach_max = 4},
        .holds =
            [](const Digraph& d) {
                return given(is_planar(d.underlying()), [&] {
                    return Finding(is_planar(replace_arcs(d, pseudoarc().gadget)));
                });
            },
        .near_misses = {{"a planar gadget without x and y on one face",
                         [](const Digraph& d) {
                             return given(is_planar(d.underlying()), [&] {
                                 return Finding(is_planar(replace_arcs(d, inseparable())));
                             });
                         }}},
    };
}

/// The most moves that a game from p can take.
int longest_play(const RootedGraph& p) {
    int result = 0;
    for (const RootedGraph& option : UndirectedEdgeGeography::options(p))
        result = std::max(result, 1 + longest_play(option));
    return result;
}

Claim<RootedGraph> length() {
    return {
        .id = "FSU93 T2.1 length",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 6, .reach_max = 6},
        .holds = [](const RootedGraph& p) { return Finding(longest_play(p) <= p.graph.size()); },
        .near_misses = {{"at most |E| - 1 moves, where there is an edge",
                         [](const RootedGraph& p) {
                             return given(p.graph.size() > 0, [&] {
                                 return Finding(longest_play(p) < p.graph.size());
                             });
                         }},
                        {"at most |V| moves",
                         [](const RootedGraph& p) {
                             return Finding(longest_play(p) <= p.graph.order());
                         }}},
    };
}

Claim<Digraph> polynomial() {
    const auto order_is = [](int inner) {
        return [inner](const Digraph& d) {
            const SparseGraph g = replace_arcs(d, pseudoarc().gadget);
            return Finding(g.order() == d.order() + inner * d.size() && g.size() == 8 * d.size());
        };
    };
    return {
        .id = "FSU93 T2.1 polynomial",
        .over = digraphs(),
        .bounds = {.tests = 4, .verify = 4, .random = 20, .random_tests = 50, .reach_max = 5},
        .holds = order_is(5),
        .near_misses = {{"four inner vertices", order_is(4)}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_hardness_claims() {
    return {reduction(),           arrives_four_moves_later(),
            straying_is_suicide(), entry_from_y_loses(),
            only_pseudoarc(),      keeps_degree(),
            keeps_planarity(),     length(),
            polynomial()};
}

}  // namespace gazetteer::properties
