// SPDX-License-Identifier: GPL-3.0-or-later
// UVG or DVG on one graph by a table over its vertex subsets, 64 to a word. Why it works: a
// position is the set of vertices not yet visited and the token's vertex, and its options have one
// vertex less; so the table is filled size by size, two sizes in memory at a time.
#pragma once

#include "graph/digraph.hpp"
#include "oracle/tables/subset_rows.hpp"

namespace gazetteer {

/// The roots v such that (g, v) is P, ascending. Equal to outcome<UVG>; all roots together cost
/// about twice one. Each component is played by itself. Throws TableTooLarge before more than
/// limits.bytes are taken, about n 2^n / 40 for the largest component's order n; EngineStopped.
VertexSet vertex_geography_P_roots(const Graph& g, const EngineLimits& limits = table_limits);
/// The same for DVG, the vertices that hang together by arcs of any direction being a component.
VertexSet vertex_geography_P_roots(const Digraph& d, const EngineLimits& limits = table_limits);

/// The vertices to which a move from the root wins; empty iff (g, root) is P. Only what can be
/// reached from the root is played on. Throws ContractViolation unless the root is a vertex.
VertexSet vertex_geography_winning_moves(const Graph& g, Vertex root,
                                         const EngineLimits& limits = table_limits);
VertexSet vertex_geography_winning_moves(const Digraph& d, Vertex root,
                                         const EngineLimits& limits = table_limits);

/// The bytes that the winning moves from this root take. Throws ContractViolation unless the root
/// is a vertex, and TableTooLarge on more than 48 + 12 vertices that it reaches.
double vertex_geography_bytes(const Graph& g, Vertex root);
double vertex_geography_bytes(const Digraph& d, Vertex root);
/// The bytes that all roots take: the largest component's.
double vertex_geography_bytes(const Graph& g);
double vertex_geography_bytes(const Digraph& d);

}  // namespace gazetteer
