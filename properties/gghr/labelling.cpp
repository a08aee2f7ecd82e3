// SPDX-License-Identifier: GPL-3.0-or-later
// [GGHR, section 4]: the vertex-magic edge labelling game from which edge-delete arose, and graphs
// on which every line of edge-delete has the same length.
#include <algorithm>
#include <numeric>
#include <set>

#include "graph/families.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

/// The labels are few enough to visit every position: size! / 1! + ... of them.
constexpr int size_max = 7;

/// Visits each position that play from `start` can reach, once, until a visit returns false.
bool visit_positions(const LabelledGraph& start,
                     const std::function<bool(const LabelledGraph&)>& visit) {
    std::set<LabelledGraph> seen{start};
    std::vector<LabelledGraph> open{start};
    while (!open.empty()) {
        const LabelledGraph p = open.back();
        open.pop_back();
        if (!visit(p)) return false;
        for (LabelledGraph& option : EdgeLabelling::options(p))
            if (seen.insert(option).second) open.push_back(std::move(option));
    }
    return true;
}

/// The position after the first player has put `label` on the edge at the leaf.
LabelledGraph opening(const RootedGraph& leaf, int label) {
    LabelledGraph p = EdgeLabelling::start(leaf.graph);
    const std::vector<Edge> edges = leaf.graph.edges();
    const Edge at_leaf = edge(leaf.root, leaf.graph.neighbours(leaf.root).front());
    p.labels[static_cast<std::size_t>(std::ranges::find(edges, at_leaf) - edges.begin())] = label;
    return p;
}

/// The root is a leaf of a graph with `label` labels at least and not too many.
bool can_open(const RootedGraph& leaf, int label) {
    return leaf.graph.degree(leaf.root) == 1 && label <= leaf.graph.size() &&
           leaf.graph.size() <= size_max;
}

/// The graph of the edges without label.
Graph unlabelled(const LabelledGraph& p) {
    Graph result = p.graph;
    const std::vector<Edge> edges = p.graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i)
        if (p.labels[i] != 0) result.erase_edge(edges[i].u, edges[i].v);
    return result;
}

Domain<RootedGraph> leaves() {
    GraphKind kind = without_isolated_vertices();
    kind.order_min = 2;
    return rooted_graphs(kind);
}

/// A vertex other than those given gets complete in some line after the opening.
bool completes_another(const RootedGraph& leaf, int label, VertexSet given_vertices) {
    return !visit_positions(opening(leaf, label), [&](const LabelledGraph& p) {
        const Graph left = unlabelled(p);
        return std::ranges::all_of(left.vertices() - given_vertices,
                                   [&](Vertex v) { return left.degree(v) > 0; });
    });
}

Finding only_the_leaf(const RootedGraph& leaf, int label) {
    return given(can_open(leaf, label), [&] {
        return completes_another(leaf, label, {leaf.root}) ? fails("another vertex has weight k")
                                                           : Finding(true);
    });
}

Claim<RootedGraph> magic_constant() {
    return {
        .id = "GGHR 4 constant",
        .over = leaves(),
        .bounds = {.tests = 4, .verify = 6, .reach_max = 6},
        .holds = [](const RootedGraph& leaf) { return only_the_leaf(leaf, 1); },
        .refuted_by = RootedGraph{to_graph(complete(2)), 0},
    };
}

/// The other end of the leaf's edge when the two are a component.
VertexSet leaf_component_if_edge(const RootedGraph& leaf) {
    const Vertex v = leaf.graph.neighbours(leaf.root).front();
    return leaf.graph.degree(v) == 1 ? VertexSet{leaf.root, v} : VertexSet{leaf.root};
}

Claim<RootedGraph> magic_constant_repaired() {
    const auto only_its_edge = [](int label) {
        return [label](const RootedGraph& leaf) {
            return given(can_open(leaf, label), [&] {
                return Finding(!completes_another(leaf, label, leaf_component_if_edge(leaf)));
            });
        };
    };
    return {
        .id = "GGHR 4 constant repaired",
        .over = leaves(),
        .bounds = {.tests = 4, .verify = 6, .reach_max = 6},
        .holds = only_its_edge(1),
        .near_misses = {{"the label 3", only_its_edge(3)},
                        {"not where it is a leaf too",
                         [](const RootedGraph& leaf) { return only_the_leaf(leaf, 1); }}},
    };
}

/// In p, the edges that may be labelled are those that edge-delete allows in `left`, each with any
/// unused label.
bool plays_as_edge_delete(const LabelledGraph& p, const Graph& left) {
    std::vector<EdgeLabelling::Move> expected;
    for (const Graph& option : EdgeDelete::options(left))
        for (int label = 1; label <= p.graph.size(); ++label)
            if (std::ranges::find(p.labels, label) == p.labels.end())
                expected.push_back({EdgeDelete::move(left, option), label});
    std::vector<EdgeLabelling::Move> found;
    for (const LabelledGraph& option : EdgeLabelling::options(p))
        found.push_back(EdgeLabelling::move(p, option));
    std::ranges::sort(found);
    return found == expected;
}

Finding is_edge_delete_after(const RootedGraph& leaf, int label) {
    return given(can_open(leaf, label), [&] {
        return Finding(visit_positions(opening(leaf, label), [](const LabelledGraph& p) {
            return plays_as_edge_delete(p, unlabelled(p));
        }));
    });
}

Claim<RootedGraph> is_the_edge_delete_game() {
    return {
        .id = "GGHR 4 edge-delete",
        .over = leaves(),
        .bounds = {.tests = 4, .verify = 6, .reach_max = 6},
        .holds = [](const RootedGraph& leaf) { return is_edge_delete_after(leaf, 1); },
        .near_misses = {{"after the label 3",
                         [](const RootedGraph& leaf) { return is_edge_delete_after(leaf, 3); }},
                        {"also without an opening",
                         [](const RootedGraph& leaf) {
                             return given(can_open(leaf, 1), [&] {
                                 const LabelledGraph start = EdgeLabelling::start(leaf.graph);
                                 return Finding(plays_as_edge_delete(start, leaf.graph));
                             });
                         }}},
    };
}

/// The rest of the graph after the opening at the leaf.
Graph rest(const RootedGraph& leaf) {
    return unlabelled(opening(leaf, 1));
}

Claim<RootedGraph> winning_opening() {
    const auto opening_wins_if = [](Outcome of_rest) {
        return [of_rest](const RootedGraph& leaf) {
            return given(can_open(leaf, 1) && played_edge_delete().outcome(rest(leaf)) == of_rest,
                         [&] { return Finding(is_P<EdgeLabelling>(opening(leaf, 1))); });
        };
    };
    return {
        .id = "GGHR 4 opening",
        .over = leaves(),
        .bounds = {.tests = 4, .verify = 6, .reach_max = 6},
        .holds = opening_wins_if(Outcome::P),
        .near_misses = {{"the rest an A graph", opening_wins_if(Outcome::N)}},
    };
}

Claim<Graph> over_before_all_labelled() {
    const auto some_line_ends_early = [](int least) {
        return [least](const Graph& g) {
            return given(least <= g.size() && g.size() <= size_max, [&] {
                return Finding(
                    !visit_positions(EdgeLabelling::start(g), [](const LabelledGraph& p) {
                        return unlabelled(p).size() == 0 || !EdgeLabelling::options(p).empty();
                    }));
            });
        };
    };
    return {
        .id = "GGHR 4 over before",
        .over = graphs(without_isolated_vertices()),
        .bounds = {.tests = 4, .verify = 6, .reach_max = 6},
        .holds = some_line_ends_early(2),
        .near_misses = {{"with one edge or more", some_line_ends_early(1)}},
    };
}

/// The sum of the labels at v.
int partial_weight(const LabelledGraph& p, Vertex v) {
    int result = 0;
    const std::vector<Edge> edges = p.graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i].u == v || edges[i].v == v) result += p.labels[i];
    return result;
}

/// Some vertex is complete, and one with an edge unlabelled (or, if `complete`, with none) has more
/// than the constant, the least weight of a complete vertex.
bool exceeds_constant(const LabelledGraph& p, bool complete) {
    const Graph left = unlabelled(p);
    std::vector<int> weights;
    int largest = 0;
    for (Vertex v : left.vertices()) {
        const bool is_complete = left.degree(v) == 0;
        if (is_complete) weights.push_back(partial_weight(p, v));
        if (is_complete == complete) largest = std::max(largest, partial_weight(p, v));
    }
    return !weights.empty() && largest > *std::ranges::min_element(weights);
}

Finding exceeds_in_some_line(const Graph& g, bool complete) {
    return !visit_positions(EdgeLabelling::start(g), [complete](const LabelledGraph& p) {
        return !exceeds_constant(p, complete);
    });
}

Claim<Graph> partial_weights() {
    return {
        .id = "GGHR 4 partial weight",
        .over = single("P_5", to_graph(path(5))),
        .bounds = {},
        .holds = [](const Graph& g) { return exceeds_in_some_line(g, false); },
        .near_misses = {{"with no incident edge unlabeled",
                         [](const Graph& g) { return exceeds_in_some_line(g, true); }},
                        {"on the path of order 3",
                         [](const Graph&) {
                             return exceeds_in_some_line(to_graph(path(3)), false);
                         }}},
    };
}

/// G with a leaf attached to each of its vertices but the last `spared` ones.
Graph with_leaves(const Graph& g, int spared) {
    const int leaves = std::max(0, g.order() - spared);
    Graph result = disjoint_union(g, Graph(leaves));
    for (Vertex v = 0; v < leaves; ++v) result.add_edge(v, g.order() + v);
    return result;
}

/// Every line of edge-delete on h has an odd number of moves: A makes the last one.
bool every_line_is_odd(const Graph& h, std::set<Graph>& known, bool odd) {
    if (!known.insert(h).second) return true;
    const auto options = EdgeDelete::options(h);
    if (options.empty()) return !odd;
    return std::ranges::all_of(
        options, [&](const Graph& option) { return every_line_is_odd(option, known, !odd); });
}

std::function<Finding(const Graph&)> a_always_wins(int parity, int spared) {
    return [=](const Graph& g) {
        const Graph h = with_leaves(g, spared);
        return given(g.size() % 2 == parity && !has_isolated_vertex(h), [&] {
            std::set<Graph> known;
            return Finding(every_line_is_odd(h, known, true));
        });
    };
}

Claim<Graph> a_leaf_at_every_vertex() {
    return {
        .id = "GGHR 4 leaves",
        .over = graphs(),
        .bounds = {.tests = 5, .verify = 5, .reach_max = 6},
        .holds = a_always_wins(1, 0),
        .near_misses = {{"an even number of edges", a_always_wins(0, 0)},
                        {"a leaf at every vertex but one", a_always_wins(1, 1)}},
    };
}

}  // namespace

std::vector<AnyClaim> gghr_labelling_claims() {
    return {over_before_all_labelled(), partial_weights(),         magic_constant(),
            magic_constant_repaired(),  is_the_edge_delete_game(), winning_opening(),
            a_leaf_at_every_vertex()};
}

}  // namespace gazetteer::properties
