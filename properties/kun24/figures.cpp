// SPDX-License-Identifier: GPL-3.0-or-later
// [Kun24, Figs. 1.1 and 1.2]: a matching flipped along a path of play is a larger one.
#include "graph/predicates.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/kun24/claims.hpp"

namespace gazetteer::properties {

namespace {

/// For every matching M' of G that misses v, every uw in M' with u a neighbour of v, and every
/// neighbour x of w for which `allowed`: M' - uw + vu + wx is a matching one unit larger.
Finding exchange_is_larger(const RootedGraph& p,
                           const std::function<bool(const Matching&, Vertex x)>& allowed) {
    bool some = false;
    const Vertex v = p.root;
    for (const Matching& m : missing(all_matchings(p.graph), v)) {
        const std::vector<Vertex> mate = mates(p.graph.order(), m);
        for (Vertex u : p.graph.neighbours(v)) {
            const Vertex w = mate[static_cast<std::size_t>(u)];
            if (w < 0) continue;
            for (Vertex x : p.graph.neighbours(w) - VertexSet{u}) {
                if (!allowed(m, x)) continue;
                some = true;
                const auto other = flipped_along(m, {v, u, w, x});
                if (!is_matching(p.graph, other) || other.size() != m.size() + 1)
                    return fails("no matching one unit larger");
            }
        }
    }
    return some ? Finding(true) : vacuous();
}

Claim<RootedGraph> figure_1_1() {
    return {
        .id = "Kun24 Fig. 1.1",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 6, .random = 7, .random_tests = 30},
        .holds =
            [](const RootedGraph& p) {
                return exchange_is_larger(p, [&](const Matching& m, Vertex x) {
                    return x != p.root && !saturates(m, x);
                });
            },
        .near_misses = {{"x may be v",
                         [](const RootedGraph& p) {
                             return exchange_is_larger(
                                 p, [](const Matching& m, Vertex x) { return !saturates(m, x); });
                         }},
                        {"M' may saturate x",
                         [](const RootedGraph& p) {
                             return exchange_is_larger(
                                 p, [&](const Matching&, Vertex x) { return x != p.root; });
                         }}},
    };
}

/// For every matching M' that misses v, and every alternating path from v whose last edge is not in
/// M' and whose last node satisfies `ends`: the path flipped gives a matching one unit larger.
Finding flip_is_larger(const RootedGraph& p,
                       const std::function<bool(const Matching&, Vertex)>& ends) {
    Finding result = vacuous();
    for (const Matching& m : missing(all_matchings(p.graph), p.root))
        for_each_alternating_path_from(p.graph, m, p.root, [&](const auto& path) {
            if (path.size() % 2 != 0 || !ends(m, path.back())) return true;
            const auto other = flipped_along(m, path);
            result = is_matching(p.graph, other) && other.size() == m.size() + 1;
            return !result.failed();
        });
    return result;
}

Claim<RootedGraph> figure_1_2() {
    return {
        .id = "Kun24 Fig. 1.2",
        .over = rooted_graphs(),
        .bounds = {.tests = 5, .verify = 6, .random = 7, .random_tests = 30},
        .holds =
            [](const RootedGraph& p) {
                return flip_is_larger(
                    p, [](const Matching& m, Vertex end) { return !saturates(m, end); });
            },
        .near_misses = {{"the matching may saturate the last node",
                         [](const RootedGraph& p) {
                             return flip_is_larger(p, [](const Matching&, Vertex) { return true; });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> kun24_figure_claims() {
    return {figure_1_1(), figure_1_2()};
}

}  // namespace gazetteer::properties
