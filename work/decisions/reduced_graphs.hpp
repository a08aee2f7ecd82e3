// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a graph when whatever does not change the value of a term is taken away, or
// added; and what can be read off it. Each takes at most as many evaluations of the term as there
// are pairs of vertices. All throw runs::Stopped.
#pragma once

#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::decisions {

using Value = conjectures::Integer (*)(const Graph&);

/// That of a term of graphs, of this name.
Value value_of(const std::string& term);

/// A least part of g with the same value: of a greatest induced subgraph, that subgraph.
VertexSet least_part(const Graph& g, Value value);
/// g with as few edges as leave the value.
Graph fewest_edges(Graph g, Value value);
/// g with as many.
Graph most_edges(Graph g, Value value);

/// The vertices along the paths of a graph in which each component is one, or along its one cycle.
std::vector<Vertex> along(const Graph& g);
/// The classes of a complete multipartite graph, as colours.
std::vector<int> classes(const Graph& g);
VertexSet of_degree_above_1(const Graph& g);
/// A vertex of each component, each a star: its centre.
VertexSet centres(const Graph& stars);
/// The inner vertices of stars and double stars, and for each vertex without a neighbour there the
/// first.
VertexSet totally_dominating(const Graph& stars);
/// An edge of each component, each a double star or star: between its inner vertices, if it has
/// two.
std::vector<Edge> inner_edges(const Graph& stars);
/// A number for each vertex: in a star the centre has this one and the others 0, a vertex alone has
/// that one, and along another component every second has 2 and the others 0.
std::vector<int> guards(const Graph& parts, int centre, int alone);
/// A class 1..k for each vertex of g, 0 for none: contracted, they are a complete graph of order
/// hadwiger_number(g) = k.
std::vector<int> complete_minor(const Graph& g, Value hadwiger_number);
/// A dominating set that is independent, of the least order, by the value for parts of g.
VertexSet independently_dominating(const Graph& g, Value independent_domination_number);
/// Each has as few neighbours before it as can be, at most degeneracy(g).
std::vector<Vertex> degenerate_order(const Graph& g);

}  // namespace gazetteer::decisions
