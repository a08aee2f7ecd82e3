// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 1]: undirected vertex geography is decided by maximum matchings.
#include <algorithm>

#include "characterizations/matchings/matching_criterion.hpp"
#include "graph/predicates.hpp"
#include "oracle/rules/unrooted.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

namespace {

Claim<RootedGraph> theorem_1_1() {
    return {
        .id = "FSU93 T1.1",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_N<UVG>(p), every_maximum_matching_saturates(p.graph, p.root));
            },
        .near_misses = {{"some maximum matching",
                         [](const RootedGraph& p) {
                             const auto all = all_maximum_matchings(p.graph);
                             return iff(is_N<UVG>(p), missing(all, p.root).size() < all.size());
                         }},
                        {"every maximal matching",
                         [](const RootedGraph& p) {
                             return iff(is_N<UVG>(p),
                                        missing(maximal_matchings(p.graph), p.root).empty());
                         }}},
    };
}

Finding verdict_is_right(const RootedGraph& p, const UvgVerdict& verdict) {
    if (verdict.outcome != ground_truth<UVG>().outcome(p)) return fails("wrong outcome");
    if (!is_witness(p.graph, p.root, verdict)) return fails("the witness does not prove it");
    return verdict.winning_moves == winning_moves<UVG>(p) ? Finding(true)
                                                          : fails("other moves win");
}

Claim<RootedGraph> verdict_1_1() {
    return {
        .id = "FSU93 T1.1 verdict",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds =
            [](const RootedGraph& p) { return verdict_is_right(p, uvg_verdict(p.graph, p.root)); },
        .near_misses = {{"w an outer vertex of G",
                         [](const RootedGraph& p) {
                             UvgVerdict verdict = uvg_verdict(p.graph, p.root);
                             const GallaiEdmonds whole = gallai_edmonds(p.graph);
                             if (verdict.outcome == Outcome::P) return Finding(true);
                             verdict.winning_moves.clear();
                             for (Vertex w : p.graph.neighbours(p.root))
                                 if (whole.is_outer(w)) verdict.winning_moves.push_back(w);
                             return verdict_is_right(p, verdict);
                         }},
                        {"inner for outer",
                         [](const RootedGraph& p) {
                             const bool inner =
                                 gallai_edmonds(p.graph).of(p.root) == VertexClass::inner;
                             return iff(is_P<UVG>(p), inner);
                         }},
                        {"the inner vertices of G as barrier for N",
                         [](const RootedGraph& p) {
                             UvgVerdict verdict = uvg_verdict(p.graph, p.root);
                             verdict.witness.barrier = gallai_edmonds(p.graph).inner();
                             return verdict_is_right(p, verdict);
                         }}},
    };
}

Claim<RootedGraph> second_players_strategy_1_1() {
    return {
        .id = "FSU93 T1.1 second player",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 3},
        .holds =
            [](const RootedGraph& p) {
                const auto choices = missing(maximum_matchings_of(p.graph), p.root);
                return given(!choices.empty(),
                             [&] { return second_player_wins_along(p, choices); });
            },
        .near_misses = {{"M maximal, not maximum",
                         [](const RootedGraph& p) {
                             const auto choices = missing(maximal_matchings(p.graph), p.root);
                             return given(!choices.empty(),
                                          [&] { return second_player_wins_along(p, choices); });
                         }},
                        {"M saturates v",
                         [](const RootedGraph& p) {
                             const auto all = all_maximum_matchings(p.graph);
                             return given(!missing(all, p.root).empty(),
                                          [&] { return second_player_wins_along(p, all); });
                         }}},
    };
}

Claim<RootedGraph> first_players_strategy_1_1() {
    return {
        .id = "FSU93 T1.1 first player",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 3},
        .holds = first_player_wins_if_all_saturate,
        .near_misses = {{"some maximum matching saturates v", first_player_wins_if_some_saturate},
                        {"M maximal, not maximum",
                         [](const RootedGraph& p) {
                             return given(every_maximum_matching_saturates(p.graph, p.root), [&] {
                                 return first_player_wins_along(p, maximal_matchings(p.graph));
                             });
                         }}},
    };
}

bool has_perfect_matching(const Graph& g) {
    return 2 * matching_number(g) == g.order();
}

bool unrooted_is_P(const Graph& g) {
    return std::ranges::none_of(g.vertices(), [&](Vertex v) { return is_P<UVG>({g, v}); });
}

Claim<Graph> unrooted_1_2() {
    return {
        .id = "FSU93 1.2",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds =
            [](const Graph& g) {
                const UvgVerdict verdict = unrooted_uvg_verdict(g);
                if (!is_unrooted_witness(g, verdict)) return fails("the witness proves nothing");
                if (unrooted_is_P(g) != (verdict.outcome == Outcome::P))
                    return fails("wrong outcome");
                return iff(unrooted_is_P(g), has_perfect_matching(g));
            },
        .near_misses = {{"the chooser of the vertex also moves from it",
                         [](const Graph& g) {
                             const bool some_N = std::ranges::any_of(g.vertices(), [&](Vertex v) {
                                 return is_N<UVG>({g, v});
                             });
                             return iff(!some_N, has_perfect_matching(g));
                         }},
                        {"a matching that misses at most one vertex",
                         [](const Graph& g) {
                             return iff(unrooted_is_P(g), 2 * matching_number(g) >= g.order() - 1);
                         }}},
    };
}

Claim<RootedGraph> size_test_1_3() {
    return {
        .id = "FSU93 1.3",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_N<UVG>(p), matching_number(p.graph.without_vertex(p.root)) <
                                             matching_number(p.graph));
            },
        .near_misses = {{"not larger, for smaller",
                         [](const RootedGraph& p) {
                             return iff(is_N<UVG>(p), matching_number(p.graph.without_vertex(
                                                          p.root)) <= matching_number(p.graph));
                         }},
                        {"the neighbours removed with v",
                         [](const RootedGraph& p) {
                             const VertexSet near = p.graph.neighbours(p.root) | VertexSet{p.root};
                             return iff(is_N<UVG>(p),
                                        matching_number(p.graph.induced(
                                            p.graph.vertices() - near)) < matching_number(p.graph));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_vertex_claims() {
    return {
        theorem_1_1(),  verdict_1_1(),  second_players_strategy_1_1(), first_players_strategy_1_1(),
        unrooted_1_2(), size_test_1_3()};
}

}  // namespace gazetteer::properties
