// SPDX-License-Identifier: GPL-3.0-or-later
// [Kun24]: the Geography game (undirected vertex geography), who wins it and by which matching. The
// figures stand in figures.cpp, the algorithm in algorithm.cpp, what follows it in variants.cpp.
#include <algorithm>

#include "characterizations/matchings/matching_criterion.hpp"
#include "graph/predicates.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/kun24/claims.hpp"
#include "properties/papers.hpp"

namespace gazetteer::properties {

namespace {

Claim<RootedGraph> lemma_1() {
    return {
        .id = "Kun24 L1",
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
                        {"a neighbour of v for v",
                         [](const RootedGraph& p) {
                             return iff(
                                 is_N<UVG>(p),
                                 std::ranges::any_of(p.graph.neighbours(p.root), [&](Vertex w) {
                                     return every_maximum_matching_saturates(p.graph, w);
                                 }));
                         }}},
    };
}

/// For every M of `matchings` that misses the root: each vertex of `others` is saturated.
Finding others_are_saturated(const RootedGraph& p, const std::vector<Matching>& matchings,
                             VertexSet others) {
    const auto choices = missing(matchings, p.root);
    if (choices.empty()) return vacuous();
    return std::ranges::all_of(choices, [&](const Matching& m) {
        return std::ranges::all_of(others, [&](Vertex u) { return saturates(m, u); });
    });
}

Claim<RootedGraph> neighbours_saturated() {
    return {
        .id = "Kun24 L1 neighbours",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 1},
        .holds =
            [](const RootedGraph& p) {
                return others_are_saturated(p, maximum_matchings_of(p.graph),
                                            p.graph.neighbours(p.root));
            },
        .near_misses = {{"every other vertex",
                         [](const RootedGraph& p) {
                             return others_are_saturated(p, all_maximum_matchings(p.graph),
                                                         p.graph.vertices() - VertexSet{p.root});
                         }},
                        {"any matching",
                         [](const RootedGraph& p) {
                             return others_are_saturated(p, all_matchings(p.graph),
                                                         p.graph.neighbours(p.root));
                         }}},
    };
}

/// For every M' of `matchings` that misses the root: where player 1 moves on an alternating path
/// from the root, M' has an edge, so that no such path ends there.
Finding paths_end_in_matching(const RootedGraph& p, const std::vector<Matching>& matchings) {
    const auto choices = missing(matchings, p.root);
    if (choices.empty()) return vacuous();
    for (const Matching& m : choices) {
        const bool saturated = for_each_alternating_path(p.graph, m, [&](const auto& path) {
            return path.front() != p.root || path.size() % 2 == 1 || saturates(m, path.back());
        });
        if (!saturated) return fails("an augmenting path");
    }
    return true;
}

Claim<RootedGraph> path_ends_in_matching() {
    return {
        .id = "Kun24 L1 path",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 8, .random_tests = 50, .weight = 1},
        .holds =
            [](const RootedGraph& p) {
                return paths_end_in_matching(p, maximum_matchings_of(p.graph));
            },
        .near_misses = {{"M' maximal, not maximum",
                         [](const RootedGraph& p) {
                             return paths_end_in_matching(p, maximal_matchings(p.graph));
                         }}},
    };
}

/// For every M of `choices` with an edge vu: M - vu is a maximum matching of G - v.
Finding rest_is_maximum(const RootedGraph& p, const std::vector<Matching>& choices) {
    const int rest = matching_number(p.graph.isolating(p.root));
    bool some = false;
    for (const Matching& m : choices) {
        if (!saturates(m, p.root)) continue;
        some = true;
        if (static_cast<int>(m.size()) - 1 != rest) return fails("M - vu is not maximum in G - v");
    }
    return some ? Finding(true) : vacuous();
}

Claim<RootedGraph> converse() {
    return {
        .id = "Kun24 L1 converse",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return given(every_maximum_matching_saturates(p.graph, p.root),
                             [&] { return rest_is_maximum(p, maximum_matchings_of(p.graph)); });
            },
        .near_misses = {{"v saturated by M alone",
                         [](const RootedGraph& p) {
                             return rest_is_maximum(p, all_maximum_matchings(p.graph));
                         }}},
    };
}

Claim<RootedGraph> size_test() {
    return {
        .id = "Kun24 size test",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 10, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                const int of_rest = matching_number(p.graph.without_vertex(p.root));
                const int of_all = matching_number(p.graph);
                if (of_rest > of_all) return fails("|M'| > |M|");
                return iff(every_maximum_matching_saturates(p.graph, p.root), of_rest < of_all);
            },
        .near_misses = {{"|M'| = |M| - 1 for every v that some M saturates",
                         [](const RootedGraph& p) {
                             const auto all = all_maximum_matchings(p.graph);
                             return iff(missing(all, p.root).size() < all.size(),
                                        matching_number(p.graph.without_vertex(p.root)) <
                                            matching_number(p.graph));
                         }}},
    };
}

Claim<RootedGraph> corollary_2() {
    return {
        .id = "Kun24 C2",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return iff(is_P<UVG>(p), matching_number(p.graph.without_vertex(p.root)) ==
                                             matching_number(p.graph));
            },
        .near_misses = {{"G has a perfect matching",
                         [](const RootedGraph& p) {
                             return iff(is_N<UVG>(p),
                                        2 * matching_number(p.graph) == p.graph.order());
                         }}},
    };
}

Claim<RootedGraph> case_1() {
    return {
        .id = "Kun24 Case 1",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds = first_player_wins_if_all_saturate,
        .near_misses = {{"some maximum match saturates v", first_player_wins_if_some_saturate}},
    };
}

/// With every M' that `choices` gives.
Finding case_2_holds(const RootedGraph& p, const std::function<std::vector<Matching>()>& choices) {
    return given(!every_maximum_matching_saturates(p.graph, p.root),
                 [&] { return second_player_wins_along(p, choices()); });
}

Claim<RootedGraph> case_2() {
    return {
        .id = "Kun24 Case 2",
        .over = rooted_graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 9, .random_tests = 50, .weight = 2},
        .holds =
            [](const RootedGraph& p) {
                return case_2_holds(
                    p, [&] { return all_maximum_matchings(p.graph.isolating(p.root)); });
            },
        .near_misses = {{"M' of G",
                         [](const RootedGraph& p) {
                             return case_2_holds(p, [&] { return all_maximum_matchings(p.graph); });
                         }},
                        {"M' of G \\ v maximal, not maximum",
                         [](const RootedGraph& p) {
                             return case_2_holds(
                                 p, [&] { return maximal_matchings(p.graph.isolating(p.root)); });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> kun24_claims() {
    std::vector<AnyClaim> result{lemma_1(),
                                 neighbours_saturated(),
                                 path_ends_in_matching(),
                                 converse(),
                                 size_test(),
                                 corollary_2(),
                                 case_1(),
                                 case_2()};
    for (const auto& part :
         {kun24_figure_claims(), kun24_algorithm_claims(), kun24_variant_claims()})
        result.insert(result.end(), part.begin(), part.end());
    return result;
}

}  // namespace gazetteer::properties
