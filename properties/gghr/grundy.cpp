// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 2 up to Lemma 2]: positions on paths, levels, the function g, Nim-sums.
#include <algorithm>

#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/checks/play_digraph.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

using Orders = std::vector<int>;

/// The paths of the given orders, one after another on the vertices 0, 1, ...
Graph paths(const Orders& orders) {
    Graph result;
    for (int p : orders) result = disjoint_union(result, to_graph(path(p)));
    return result;
}

/// (p_1, p_2, ..., p_k): the orders of the components, ascending.
Orders orders_of(const Graph& g) {
    Orders result;
    for (VertexSet component : components(g)) result.push_back(component.size());
    std::ranges::sort(result);
    return result;
}

std::vector<Orders> orders_of_options(const Graph& g) {
    std::vector<Orders> result;
    for (const Graph& option : EdgeDelete::options(g)) result.push_back(orders_of(option));
    std::ranges::sort(result);
    return result;
}

/// All sequences of orders >= least that add to n, as subgraphs of P_n.
void append_compositions(int n, int least, Orders& front, std::vector<Graph>& result) {
    if (n == 0) result.push_back(paths(front));
    for (int p = least; p <= n; ++p) {
        front.push_back(p);
        append_compositions(n - p, least, front, result);
        front.pop_back();
    }
}

Claim<Ints<1>> collections_of_paths() {
    const auto orders_at_least = [](int least) {
        return [least](const Ints<1>& n) {
            std::vector<Graph> expected;
            Orders front;
            append_compositions(n[0], least, front, expected);
            std::vector<Graph> positions = play_digraph(to_graph(path(n[0]))).positions;
            std::ranges::sort(expected);
            std::ranges::sort(positions);
            return Finding(positions == expected);
        };
    };
    return {
        .id = "GGHR D(P_n)",
        .over = paths_of_order(2),
        .bounds = {.tests = 12, .verify = 20, .reach_max = 22},
        .holds = orders_at_least(2),
        .near_misses = {{"of order at least one", orders_at_least(1)},
                        {"of order at least three", orders_at_least(3)}},
    };
}

Domain<Graph> position(const std::string& name, const Orders& orders) {
    Domain<Graph> result = single(name + " in D(P_14)", paths(orders));
    result.graph = [](const Graph& g) -> std::optional<InstanceGraph> {
        return InstanceGraph{SparseGraph(g)};
    };
    return result;
}

Claim<Graph> two_successors() {
    const auto successors_are = [](std::vector<Orders> expected) {
        return [expected](const Graph& g) {
            std::vector<Orders> found = orders_of_options(g);
            found.erase(std::unique(found.begin(), found.end()), found.end());
            return Finding(found == expected);
        };
    };
    return {
        .id = "GGHR (2,3,3,6)",
        .over = position("(2,3,3,6)", {2, 3, 3, 6}),
        .bounds = {},
        .holds = successors_are({{2, 2, 3, 3, 4}, {2, 3, 3, 3, 3}}),
        .near_misses = {{"one, (2, 3, 3, 2, 4)", successors_are({{2, 2, 3, 3, 4}})},
                        {"(2, 3, 3, 1, 5) too",
                         successors_are({{1, 2, 3, 3, 5}, {2, 2, 3, 3, 4}, {2, 3, 3, 3, 3}})}},
    };
}

/// The orders of all successors are as listed, with repetition.
Finding all_successors_are(const Graph& g, const std::vector<Orders>& expected) {
    return orders_of_options(g) == expected;
}

Claim<Graph> no_successors() {
    return {
        .id = "GGHR (2,3,3,3,3)",
        .over = position("(2,3,3,3,3)", {2, 3, 3, 3, 3}),
        .bounds = {},
        .holds = [](const Graph& g) { return all_successors_are(g, {}); },
        .near_misses = {{"one, by an edge at an end of P_3",
                         [](const Graph& g) {
                             return all_successors_are(g, {{1, 2, 2, 3, 3, 3}});
                         }}},
    };
}

Claim<Graph> only_successor() {
    return {
        .id = "GGHR (2,3,3,2,4)",
        .over = position("(2,3,3,2,4)", {2, 3, 3, 2, 4}),
        .bounds = {},
        .holds =
            [](const Graph& g) {
                return all_successors_are(g, {{2, 2, 2, 3, 3}}).failed()
                           ? fails("the only successor is (2,3,3,2,2,2)")
                           : Finding(true);
            },
        .refuted_by = paths({2, 3, 3, 2, 4}),
    };
}

Claim<Graph> only_successor_repaired() {
    return {
        .id = "GGHR (2,3,3,2,4) repaired",
        .over = position("(2,3,3,2,4)", {2, 3, 3, 2, 4}),
        .bounds = {},
        .holds =
            [](const Graph& g) {
                if (all_successors_are(g, {{2, 2, 2, 2, 3, 3}}).failed()) return Finding(false);
                const Graph successor = EdgeDelete::options(g).front();
                return Finding(EdgeDelete::options(successor).empty() && is_N<EdgeDelete>(g));
            },
        .near_misses = {{"(2, 3, 3, 2, 4) is in P",
                         [](const Graph& g) { return Finding(is_P<EdgeDelete>(g)); }},
                        {"(2, 3, 3, 2, 4) is a sink",
                         [](const Graph& g) { return all_successors_are(g, {}); }}},
    };
}

/// The number of walks from P_n to g in D(P_n).
int sequences_to(const Graph& g) {
    const PlayDigraph d = play_digraph(to_graph(path(g.order())));
    std::vector<int> walks(d.positions.size(), 0);
    walks[0] = 1;
    for (int x = 0; x < d.order(); ++x) {
        const auto here = static_cast<std::size_t>(x);
        if (d.position(x) == g) return walks[here];
        for (int y : d.outset(x)) walks[static_cast<std::size_t>(y)] += walks[here];
    }
    return 0;
}

Claim<Graph> several_sequences() {
    return {
        .id = "GGHR sequences",
        .over = position("(2,3,3,6)", {2, 3, 3, 6}),
        .bounds = {},
        .holds = [](const Graph& g) { return Finding(sequences_to(g) > 1); },
        .near_misses = {{"the position (2, 12)",
                         [](const Graph&) {
                             return Finding(sequences_to(paths({2, 12})) > 1);
                         }}},
    };
}

Finding levels_partition(const Ints<1>& n, LevelRules rules) {
    const PlayDigraph d = play_digraph(to_graph(path(n[0])));
    return is_partition(d, levels(d, rules));
}

Claim<Ints<1>> levels_as_printed() {
    return {
        .id = "GGHR levels",
        .over = paths_of_order(2),
        .bounds = {.tests = 8, .verify = 12, .reach_max = 18},
        .holds = [](const Ints<1>& n) { return levels_partition(n, {}); },
        .refuted_by = Ints<1>{2},
    };
}

Claim<Ints<1>> levels_repaired() {
    return {
        .id = "GGHR levels repaired",
        .over = paths_of_order(2),
        .bounds = {.tests = 8, .verify = 18, .reach_max = 20},
        .holds = [](const Ints<1>& n) { return levels_partition(n, {.sinks_in_level_1 = false}); },
        .near_misses = {{"O(x) contained in L_{k-1}",
                         [](const Ints<1>& n) {
                             return levels_partition(
                                 n, {.sinks_in_level_1 = false, .any_lower_level = false});
                         }},
                        {"sinks in L_1", [](const Ints<1>& n) { return levels_partition(n, {}); }}},
    };
}

/// g(x) = 0 exactly on the P-positions of D(P_n).
Finding zero_on_P(const Ints<1>& n, const std::function<std::vector<int>(const PlayDigraph&)>& g) {
    const PlayDigraph d = play_digraph(to_graph(path(n[0])));
    const std::vector<int> values = g(d);
    for (int x = 0; x < d.order(); ++x)
        if ((values[static_cast<std::size_t>(x)] == 0) != is_P<EdgeDelete>(d.position(x)))
            return fails("at position " + std::to_string(x));
    return true;
}

Claim<Ints<1>> zero_means_P() {
    return {
        .id = "GGHR g = 0",
        .over = paths_of_order(2),
        .bounds = {.tests = 10, .verify = 18, .reach_max = 20},
        .holds = [](const Ints<1>& n) { return zero_on_P(n, grundy_function); },
        .near_misses = {{"one more than the largest g of a successor",
                         [](const Ints<1>& n) {
                             return zero_on_P(n, [](const PlayDigraph& d) {
                                 std::vector<int> g(d.positions.size(), 0);
                                 for (int x = d.order() - 1; x >= 0; --x)
                                     for (int y : d.outset(x)) {
                                         int& value = g[static_cast<std::size_t>(x)];
                                         value =
                                             std::max(value, g[static_cast<std::size_t>(y)] + 1);
                                     }
                                 return g;
                             });
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_grundy_claims() {
    return {collections_of_paths(), two_successors(),          no_successors(),
            only_successor(),       only_successor_repaired(), several_sequences(),
            levels_as_printed(),    levels_repaired(),         zero_means_P()};
}

}  // namespace gazetteer::properties
