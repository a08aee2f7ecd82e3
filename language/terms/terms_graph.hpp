// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants of one graph, as functions that the table of terms names. Those whose time is
// exponential throw runs::Stopped.
#pragma once

#include "graph/graph.hpp"
#include "language/numbers/integer.hpp"

namespace gazetteer::conjectures::invariants {

// By nauty's utilities (gutils.h) and, for planarity, the blocks and connectivity, Boost Graph.
Integer components(const Graph& g);
Integer connected(const Graph& g);
Integer biconnected(const Graph& g);
Integer planar(const Graph& g);
Integer girth(const Graph& g);
Integer diameter(const Graph& g);
Integer radius(const Graph& g);
Integer eccentricity(const Graph& g, Vertex v);
Integer triangle_free(const Graph& g);
Integer automorphisms(const Graph& g);
VertexSet cut_vertices(const Graph& g);
Integer vertex_connectivity(const Graph& g);
Integer edge_connectivity(const Graph& g);
Integer bridges(const Graph& g);

// Our own.
Integer order(const Graph& g);
Integer size(const Graph& g);
Integer degree(const Graph& g, Vertex v);
Integer min_degree(const Graph& g);
Integer max_degree(const Graph& g);
Integer bipartite(const Graph& g);
Integer eulerian(const Graph& g);
Integer regular(const Graph& g);
Integer forest(const Graph& g);
Integer tree(const Graph& g);
Integer chordal(const Graph& g);
Integer claw_free(const Graph& g);
Integer clique_number(const Graph& g);
Integer independence_number(const Graph& g);
Integer chromatic_number(const Graph& g);
Integer domination_number(const Graph& g);
Integer perfect(const Graph& g);
Integer longest_path(const Graph& g);
Integer longest_cycle(const Graph& g);
Integer traceable(const Graph& g);
Integer hamiltonian(const Graph& g);
Integer total_domination_number(const Graph& g);
Integer independent_domination_number(const Graph& g);
Integer paired_domination_number(const Graph& g);
Integer connected_domination_number(const Graph& g);
Integer zero_forcing_number(const Graph& g);
Integer power_domination_number(const Graph& g);
Integer burning_number(const Graph& g);
Integer total_forcing_number(const Graph& g);
Integer cop_number(const Graph& g);
Integer choice_number(const Graph& g);
Integer hadwiger_number(const Graph& g);
Integer treewidth(const Graph& g);
Integer pathwidth(const Graph& g);
Integer triangles_at(const Graph& g, Vertex v);
Integer triangles(const Graph& g);
/// The sum of the distances from v; infinity unless connected.
Integer transmission(const Graph& g, Vertex v);
Integer wiener(const Graph& g);
Integer residue(const Graph& g);
Integer annihilation_number(const Graph& g);
Integer first_zagreb(const Graph& g);
Integer second_zagreb(const Graph& g);
Integer vertex_cover_number(const Graph& g);
Integer orbits(const Graph& g);
Integer vertex_transitive(const Graph& g);
Integer chromatic_index(const Graph& g);
Integer induced_forest_number(const Graph& g);
Integer decycling_number(const Graph& g);
Integer induced_tree_number(const Graph& g);
Integer induced_path_number(const Graph& g);
Integer induced_bipartite_number(const Graph& g);
Integer local_independence(const Graph& g, Vertex v);
Integer path_cover_number(const Graph& g);
Integer max_leaves(const Graph& g);
Integer degeneracy(const Graph& g);
Integer arboricity(const Graph& g);
Integer bandwidth(const Graph& g);
Integer metric_dimension(const Graph& g);
Integer geodetic_number(const Graph& g);
Integer odd_girth(const Graph& g);
Integer roman_domination_number(const Graph& g);
Integer double_roman_domination_number(const Graph& g);
Integer mode_degree(const Graph& g);
Integer second_smallest_degree(const Graph& g);
Integer havel_hakimi_steps(const Graph& g);
Integer well_covered(const Graph& g);
Integer well_totally_dominated(const Graph& g);
VertexSet twins(const Graph& g);

// What two graphs, or two vertices, have to do with one another.
Integer isomorphic(const Graph& g, const Graph& other);
Integer contains(const Graph& g, const Graph& pattern);
Integer contains_induced(const Graph& g, const Graph& pattern);
Integer distance(const Graph& g, Vertex u, Vertex w);

// By characterizations/.
Integer matching_number(const Graph& g);
Integer gf2_rank(const Graph& g);
Integer nullity(const Graph& g);
Integer mirror(const Graph& g);
VertexSet outer_vertices(const Graph& g);
VertexSet inner_vertices(const Graph& g);
VertexSet perfect_vertices(const Graph& g);
VertexSet saturated(const Graph& g);

// By characterizations/even_kernels/.
VertexSet in_even_kernel(const Graph& g);
Integer has_even_kernel(const Graph& g);
Integer even_kernels(const Graph& g);

}  // namespace gazetteer::conjectures::invariants
