// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 2] from Proposition 2.2 on: even kernels in general graphs.
#include <algorithm>

#include "characterizations/even_kernels/even_kernel.hpp"
#include "characterizations/even_kernels/twins.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/playout.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// Some set that contains the root and satisfies `clause` on every vertex.
bool in_some_set(const RootedGraph& p,
                 const std::function<bool(const Graph&, VertexSet, Vertex)>& clause) {
    for (std::uint64_t bits = 1; bits <= p.graph.vertices().bits(); ++bits) {
        const VertexSet s = VertexSet::from_bits(bits);
        if (s.contains(p.root) && std::ranges::all_of(p.graph.vertices(), [&](Vertex v) {
                return clause(p.graph, s, v);
            }))
            return true;
    }
    return false;
}

bool in_even_kernel(const RootedGraph& p) {
    return vertices_in_even_kernels(p.graph).contains(p.root);
}

bool clause_1(const Graph& g, VertexSet s, Vertex v) {
    return !s.contains(v) || !g.neighbours(v).meets(s);
}

bool clause_2(const Graph& g, VertexSet s, Vertex v) {
    return s.contains(v) || (g.neighbours(v) & s).size() % 2 == 0;
}

Claim<RootedGraph> proposition_2_2() {
    return {
        .id = "FSU93 P2.2",
        .symbolic = "FSU93_proposition_2_2",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 8, .random_tests = 100, .reach_max = 12},
        .holds =
            [](const RootedGraph& p) {
                return given(in_even_kernel(p), [&] { return is_P<UEG>(p); });
            },
        .near_misses = {{"without clause (1)",
                         [](const RootedGraph& p) {
                             return given(in_some_set(p, clause_2), [&] { return is_P<UEG>(p); });
                         }},
                        {"without clause (2)",
                         [](const RootedGraph& p) {
                             return given(in_some_set(p, clause_1), [&] { return is_P<UEG>(p); });
                         }},
                        {"and conversely",
                         [](const RootedGraph& p) {
                             return iff(is_P<UEG>(p), in_even_kernel(p));
                         }}},
    };
}

/// Plays S from the root for every even kernel S (or what `changed` makes of it).
Finding plays_all_kernels(const RootedGraph& p, Turn turn,
                          const std::function<VertexSet(VertexSet)>& changed) {
    Finding finding = vacuous();
    for_each_even_kernel(p.graph, [&](VertexSet s) {
        if (!s.contains(p.root)) return true;
        const EvenKernelStrategy strategy(p.graph, p.root, changed(s).to_vector());
        const auto lost = lost_line<UEG>(p, turn, strategy);
        finding = lost ? fails(describe(*lost)) : Finding(true);
        return !lost;
    });
    return finding;
}

Claim<RootedGraph> proposition_2_2_strategy() {
    return {
        .id = "FSU93 P2.2 strategy",
        .symbolic = "FSU93_proposition_2_2",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 7, .reach_max = 7},
        .holds =
            [](const RootedGraph& p) {
                return plays_all_kernels(p, Turn::opponent, [](VertexSet s) { return s; });
            },
        .near_misses = {{"move to a vertex not in S",
                         [](const RootedGraph& p) {
                             return plays_all_kernels(p, Turn::opponent, [&](VertexSet s) {
                                 return p.graph.vertices() - s;
                             });
                         }},
                        {"S less one vertex other than the root",
                         [](const RootedGraph& p) {
                             return plays_all_kernels(p, Turn::opponent, [&](VertexSet s) {
                                 const VertexSet others = s - VertexSet{p.root};
                                 return others.empty() ? s : s - VertexSet{others.front()};
                             });
                         }},
                        {"by the first player",
                         [](const RootedGraph& p) {
                             return plays_all_kernels(p, Turn::strategist,
                                                      [](VertexSet s) { return s; });
                         }}},
    };
}

/// Whether `related` holds between some w and the root.
bool has_mate(const RootedGraph& p,
              const std::function<bool(const Graph&, Vertex, Vertex)>& related) {
    return std::ranges::any_of(
        p.graph.vertices(), [&](Vertex w) { return w != p.root && related(p.graph, p.root, w); });
}

Claim<RootedGraph> corollary_2_3() {
    return {
        .id = "FSU93 C2.3",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 8, .random_tests = 100},
        .holds =
            [](const RootedGraph& p) {
                return given(has_mate(p, are_twins), [&]() -> Finding {
                    if (!proves(p.graph, p.root, *twin_verdict(p.graph, p.root)))
                        return fails("{v, w} is no even kernel");
                    return is_P<UEG>(p);
                });
            },
        .near_misses = {{"adjacent v and w with the same other neighbors",
                         [](const RootedGraph& p) {
                             const auto adjacent_twins = [](const Graph& g, Vertex v, Vertex w) {
                                 return g.adjacent(v, w) && are_twins(g.without_edge(v, w), v, w);
                             };
                             return given(has_mate(p, adjacent_twins),
                                          [&] { return is_P<UEG>(p); });
                         }},
                        {"every neighbor of v is one of w",
                         [](const RootedGraph& p) {
                             const auto below = [](const Graph& g, Vertex v, Vertex w) {
                                 return !g.adjacent(v, w) &&
                                        g.neighbours(w).contains_all(g.neighbours(v));
                             };
                             return given(has_mate(p, below), [&] { return is_P<UEG>(p); });
                         }}},
    };
}

RootedGraph rooted_complete(int n) {
    return {to_graph(complete(n)), 0};
}

Claim<Ints<1>> corollary_2_4() {
    return {
        .id = "FSU93 C2.4",
        .over = complete_graphs(0),
        .bounds = {.tests = 6, .verify = 7, .reach_max = 8},
        .holds =
            [](const Ints<1>& value) {
                return given(value[0] >= 2, [&] { return is_N<UEG>(rooted_complete(value[0])); });
            },
        .near_misses = {{"for n >= 1",
                         [](const Ints<1>& value) {
                             return given(value[0] >= 1,
                                          [&] { return is_N<UEG>(rooted_complete(value[0])); });
                         }},
                        {"for n >= 2, less one edge at v",
                         [](const Ints<1>& value) {
                             return given(value[0] >= 2, [&] {
                                 RootedGraph p = rooted_complete(value[0]);
                                 p.graph.erase_edge(0, 1);
                                 return is_N<UEG>(p);
                             });
                         }}},
    };
}

Claim<Ints<1>> corollary_2_4_moves() {
    return {
        .id = "FSU93 C2.4 every first move",
        .over = complete_graphs(0),
        .bounds = {.tests = 6, .verify = 7, .reach_max = 8},
        .holds =
            [](const Ints<1>& value) {
                return given(value[0] >= 2, [&]() -> Finding {
                    const RootedGraph p = rooted_complete(value[0]);
                    const EvenKernelVerdict verdict = complete_verdict(value[0], 0);
                    if (!proves(p.graph, 0, verdict)) return fails("the witness does not prove");
                    return winning_moves<UEG>(p) == verdict.winning_moves;
                });
            },
        .near_misses = {{"and every move of the second player then loses to any reply",
                         [](const Ints<1>& value) {
                             return given(value[0] >= 3, [&] {
                                 const Graph g = to_graph(complete(value[0])).without_edge(0, 1);
                                 const RootedGraph after{g.without_edge(1, 2), 2};
                                 return winning_moves<UEG>(after).size() ==
                                        static_cast<std::size_t>(after.graph.degree(2));
                             });
                         }}},
    };
}

Finding complete_has_none(const Ints<1>& value, int least) {
    return given(value[0] >= least, [&] { return !has_even_kernel(to_graph(complete(value[0]))); });
}

Claim<Ints<1>> complete_without_even_kernel() {
    return {
        .id = "FSU93 S2 no even kernel",
        .over = complete_graphs(0),
        .bounds = {.tests = 8, .verify = 12, .reach_max = 20},
        .holds = [](const Ints<1>& value) { return complete_has_none(value, 1); },
        .refuted_by = Ints<1>{1},
    };
}

Claim<Ints<1>> complete_without_even_kernel_repaired() {
    return {
        .id = "FSU93 S2 no even kernel repaired",
        .over = complete_graphs(0),
        .bounds = {.tests = 8, .verify = 12, .reach_max = 20},
        .holds = [](const Ints<1>& value) { return complete_has_none(value, 2); },
        .near_misses = {{"less one edge",
                         [](const Ints<1>& value) {
                             return given(value[0] >= 2, [&] {
                                 return !has_even_kernel(
                                     to_graph(complete(value[0])).without_edge(0, 1));
                             });
                         }}},
    };
}

/// A triangle with a fourth vertex joined to one of its corners, rooted at the fourth.
RootedGraph rooted_paw() {
    return {Graph(4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}}), 3};
}
Domain<RootedGraph> the_paw() {
    Domain<RootedGraph> result = single("the paw rooted at its end", rooted_paw());
    result.graph = [](const RootedGraph& p) -> std::optional<InstanceGraph> {
        return InstanceGraph{SparseGraph(p.graph), p.root};
    };
    return result;
}

bool is_exception(const RootedGraph& p) {
    return is_P<UEG>(p) && !in_even_kernel(p);
}

Claim<RootedGraph> figure_2() {
    return {
        .id = "FSU93 Fig2",
        .over = the_paw(),
        .bounds = {},
        .holds = is_exception,
        .near_misses = {{"rooted at a corner of degree 2",
                         [](const RootedGraph& p) {
                             return is_exception({p.graph, 0});
                         }},
                        {"without the triangle's far edge",
                         [](const RootedGraph& p) {
                             return is_exception({p.graph.without_edge(0, 1), p.root});
                         }}},
    };
}

Claim<RootedGraph> figure_2_smallest() {
    return {
        .id = "FSU93 Fig2 smallest",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 5, .reach_max = 5},
        .holds =
            [](const RootedGraph& p) {
                return given(p.graph.order() <= 4, [&] {
                    return iff(is_exception(p), canonical(p) == canonical(rooted_paw()));
                });
            },
        .near_misses = {{"no exception at all",
                         [](const RootedGraph& p) { return Finding(!is_exception(p)); }},
                        {"no other of order 5",
                         [](const RootedGraph& p) {
                             return iff(is_exception(p), canonical(p) == canonical(rooted_paw()));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_section_2_claims() {
    return {proposition_2_2(),
            proposition_2_2_strategy(),
            corollary_2_3(),
            corollary_2_4(),
            corollary_2_4_moves(),
            figure_2(),
            figure_2_smallest(),
            complete_without_even_kernel(),
            complete_without_even_kernel_repaired()};
}

}  // namespace gazetteer::properties
