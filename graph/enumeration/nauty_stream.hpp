// SPDX-License-Identifier: GPL-3.0-or-later
// All graphs, bicoloured graphs, trees and digraphs of given orders up to isomorphism, one
// representative a class, as streams: nauty's generators run as child processes [McKay, nauty].
#pragma once

#include <functional>

#include "graph/digraph.hpp"
#include "graph/enumeration/process.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

/// Which graphs. The null graph (order 0) counts as connected, bipartite and triangle-free: no
/// clause of a definition fails for it. nauty does not print it; it is supplied here.
struct GraphClass {
    int order_min = 0;
    int order_max = 0;
    bool connected = false;
    bool bipartite = false;
    bool triangle_free = false;
    /// A lower bound for every degree; 1 excludes isolated vertices.
    int degree_min = 0;
};

/// Gives every member of the class, once up to isomorphism, to `visit`, by increasing order, then
/// increasing number of edges, then as nauty-geng prints them. Stops when `visit` returns false.
/// Returns whether it came to the end. 0 <= order_min, order_max <= 32. Throws
/// ProcessError when nauty-geng is missing ("nauty-geng: not found; it is in Debian's package
/// nauty") or fails. The numbers are those of OEIS A000088, connected A001349 (both with one null
/// graph), bipartite A033995.
bool for_each_graph(const GraphClass& which, const std::function<bool(const Graph&)>& visit);

/// Trees by increasing order, 1 <= order <= order_max <= 32 (a tree has a vertex). nauty-gentreeg;
/// A000055.
bool for_each_tree(int order_min, int order_max, const std::function<bool(const Graph&)>& visit);

/// Graphs whose edges all join the vertices 0..x-1 to the vertices x..x+y-1, up to isomorphisms
/// that keep the two sides, x + y in order_min..order_max, by increasing order, x, and number of
/// edges. Both sides may be empty. nauty-genbg; the numbers of order n are A028657 summed over
/// x + y = n.
bool for_each_bicoloured_graph(int order_min, int order_max,
                               const std::function<bool(const Graph&, int x)>& visit);

/// Digraphs without loops, opposite arcs allowed, by increasing order, then number of arcs,
/// 0 <= order_min, order_max <= 32. nauty-geng into nauty-directg; A000273. With `connected` only
/// those whose underlying graph is connected; A003085.
bool for_each_digraph(int order_min, int order_max,
                      const std::function<bool(const Digraph&)>& visit, bool connected = false);

}  // namespace gazetteer
