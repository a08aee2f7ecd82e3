// SPDX-License-Identifier: GPL-3.0-or-later
// Domains of graphs: unlabelled graphs and digraphs, with and without a root.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "graph/graph.hpp"
#include "graph/rooted_graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::properties {

/// Which unlabelled graphs. Restrictions combine, except that a tree takes no other.
struct GraphKind {
    bool connected = false;
    bool bipartite = false;
    bool tree = false;
    int order_min = 0;
    /// A further restriction, with the words that name it ("Eulerian").
    std::string adjective = {};
    std::function<bool(const Graph&)> also = {};
    /// Draws a graph of the given order that satisfies `also`; without it random graphs of the rest
    /// of the kind are drawn until one does (at most 1,000 times, then the edgeless graph).
    std::function<Graph(Dice&, int order)> draw = {};
};

/// All graphs of the kind, by order, then number of edges, as nauty-geng lists them. The size of an
/// instance is its order. Random ones have edge probability 0.15 to 0.85; they shrink by deleting a
/// vertex or an edge within the kind. Printed as graph6.
Domain<Graph> graphs(const GraphKind& kind = {});
/// Every graph with every root, up to isomorphism: one root an orbit of vertices. Printed as graph6
/// and the root ("DqK 0").
Domain<RootedGraph> rooted_graphs(const GraphKind& kind = {});
/// All digraphs (opposite arcs allowed, loops not), by order, then number of arcs. Printed as
/// digraph6.
Domain<Digraph> digraphs();
Domain<RootedDigraph> rooted_digraphs();
/// Unordered pairs of graphs of the kind; the size is the sum of the orders. Printed as two graph6.
Domain<std::pair<Graph, Graph>> graph_pairs(const GraphKind& kind = {});

/// The graphs of the kind (restrictions but not `also`) of one order, from a cache up to order 8.
/// Visits until `visit` returns false. Throws ProcessError when nauty's programs are missing.
void for_each_of_kind(const GraphKind& kind, int order,
                      const std::function<bool(const Graph&)>& visit);

/// G(order, p) on the vertices 0..order-1.
Graph random_graph(Dice& dice, int order, double p);
/// Each vertex adjacent to one of those before it.
Graph random_tree(Dice& dice, int order);
Digraph random_digraph(Dice& dice, int order, double p);

}  // namespace gazetteer::properties
