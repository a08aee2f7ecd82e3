// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/terms.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "language/terms/making_terms.hpp"
#include "language/terms/terms_digraph.hpp"
#include "language/terms/terms_games.hpp"
#include "language/terms/terms_graph.hpp"
#include "language/terms/terms_reals.hpp"

namespace gazetteer::conjectures {

namespace {

namespace of = invariants;
namespace on = digraph_invariants;

using namespace making_terms;

constexpr std::array term_table{
    also(game_term("N", boolean, "the player to move wins the game", 1200, games::is_N),
         {.of_game = games::is_N_on_digraph}),
    also(game_term("P", boolean, "the player who has just moved wins the game", 1200, games::is_P),
         {.of_game = games::is_P_on_digraph}),
    digraph_term("acyclic", boolean, "no directed cycle", linear, 9, {.of_digraph = on::acyclic}),
    real_term("algebraic_connectivity",
              "the second least eigenvalue of the Laplacian matrix; undefined at order 1 and 0",
              arb, polynomial, 15000, of::algebraic_connectivity),
    graph_term(
        "annihilation_number", integer,
        "the most vertices whose degrees, the least ones, add up to at most the size [Pepper 2004]",
        own, linear, 230, of::annihilation_number),
    graph_term("arboricity", integer, "the fewest forests that have all edges; 0 without edges",
               own, polynomial, 750, of::arboricity),
    also(graph_term("automorphisms", integer, "the order of the automorphism group", nauty,
                    exponential, 800, of::automorphisms),
         {.of_digraph = on::automorphisms}),
    real_term("average_distance",
              "the mean of the distances between two vertices; infinity unless connected, "
              "undefined at order 1 and 0",
              own, polynomial, 240, of::average_distance),
    graph_term("bandwidth", integer,
               "the least k such that the vertices can be numbered with the numbers of neighbours "
               "differing by at most k; 0 without edges",
               own, exponential, 2100, of::bandwidth),
    graph_term("biconnected", boolean,
               "connected, of order at least 2, and so without any one of its vertices", nauty,
               linear, 70, of::biconnected),
    graph_term("bipartite", boolean, "no cycle of odd length", "graph/", linear, 40, of::bipartite),
    graph_term("bridges", integer, "how many edges lie on no cycle", boost, linear, 1400,
               of::bridges),
    graph_term("burning_number", integer,
               "the fewest rounds until all vertices burn: in each the fire goes on to the "
               "neighbours, and one vertex is lit [Bonato et al. 2016]",
               own, exponential, 860, of::burning_number),
    graph_term("choice_number", integer,
               "the list chromatic number: the least k such that lists of k colours, whichever, "
               "allow each vertex one of its own, neighbours differing [Vizing 1976]",
               own, exponential, 1000, of::choice_number),
    graph_term("chordal", boolean, "every cycle longer than a triangle has a chord", own,
               polynomial, 56, of::chordal),
    graph_term("chromatic_index", integer,
               "the least number of colours of edges, those with a common end differing", own,
               exponential, 1000, of::chromatic_index),
    graph_term("chromatic_number", integer, "the least number of colours, neighbours differing",
               own, exponential, 460, of::chromatic_number),
    graph_term("claw_free", boolean, "no vertex has three pairwise nonadjacent neighbours", own,
               polynomial, 84, of::claw_free),
    graph_term("clique_number", integer, "the most pairwise adjacent vertices", own, exponential,
               190, of::clique_number),
    operator_term("complement", "the same vertices, adjacent iff they were not", 87, complement),
    graph_term("components", integer, "the number of connected components", nauty, linear, 30,
               of::components),
    graph_term("connected", boolean, "at most one component: the graph of order 0 is connected",
               nauty, linear, 30, of::connected),
    graph_term(
        "connected_domination_number", integer,
        "the fewest vertices of a dominating set that is connected; infinity unless the graph is",
        own, exponential, 170, of::connected_domination_number),
    pattern_term("contains", "it has the second graph as a subgraph", own, 400, of::contains),
    pattern_term("contains_induced", "it has the second graph as an induced subgraph", own, 600,
                 of::contains_induced),
    digraph_operator("converse", Type::digraph, "all arcs the other way round", 0, 140),
    graph_term(
        "cop_number", integer,
        "the fewest cops that catch a robber: they take vertices, then he does; by turns all "
        "cops, then he, stay or go to a neighbour [Aigner and Fromme 1984]",
        own, exponential, 1100, of::cop_number),
    set_term("cut_vertex", "without it there are more components", boost, linear, 1300,
             of::cut_vertices),
    graph_term("decycling_number", integer, "the fewest vertices without which there is no cycle",
               own, exponential, 1200, of::decycling_number),
    graph_term("degeneracy", integer, "the greatest least degree of a subgraph; 0 without edges",
               own, polynomial, 110, of::degeneracy),
    vertex_term("degree", "the number of neighbours", "graph/", linear, 4, of::degree),
    also(operator_term("delete", "the graph without the vertex; the others keep their names", 1,
                       100),
         {}),
    digraph_operator("delete_arc", Type::digraph,
                     "the digraph without the arc from the first vertex to the second", 2, 6),
    operator_term("delete_edge", "the graph without the edge between two vertices", 2, 3),
    graph_term("diameter", integer, "the greatest distance; infinity unless connected", nauty,
               polynomial, 800, of::diameter),
    also(pair_term("distance",
                   "the edges of a shortest path between two vertices, of a digraph the arcs of a "
                   "shortest directed path from the first; infinity if there is none",
                   23, of::distance),
         {.of_pair = on::distance}),
    numbered_term(
        "distance_eigenvalue",
        "the k-th greatest eigenvalue of the matrix of distances; undefined unless connected",
        16000, of::distance_eigenvalue),
    graph_term("domination_number", integer,
               "the fewest vertices that with their neighbours are all vertices", own, exponential,
               48, of::domination_number),
    graph_term("double_roman_domination_number", integer,
               "the least sum of numbers 0 to 3 of the vertices, each with 0 next to a 3 or two "
               "2s, each with 1 next to a 2 or 3 [Beeler et al. 2016]",
               own, exponential, 2000, of::double_roman_domination_number),
    vertex_term("eccentricity", "the greatest distance from it; infinity unless connected", nauty,
                linear, 90, of::eccentricity),
    graph_term("edge_connectivity", integer,
               "the fewest edges without which it is not connected; 0 at order 1", boost,
               polynomial, 4900, of::edge_connectivity),
    numbered_term("eigenvalue", "the k-th greatest eigenvalue of the adjacency matrix", 15000,
                  of::eigenvalue),
    real_term("energy", "the sum of the absolute values of the eigenvalues", arb, polynomial, 68000,
              of::energy),
    graph_term("eulerian", boolean, "every degree is even, connected or not", "graph/", linear, 11,
               of::eulerian),
    graph_term("even_kernels", integer, "the number of even kernels [FSU93, section 2]",
               own_and_characterizations, exponential, 430, of::even_kernels),
    graph_term("first_zagreb", integer, "the sum of the squares of the degrees", own, linear, 75,
               of::first_zagreb),
    graph_term("forest", boolean, "no cycle", own, linear, 50, of::forest),
    graph_term(
        "geodetic_number", integer,
        "the fewest vertices such that every other one is on a shortest path between two of them",
        own, exponential, 2600, of::geodetic_number),
    graph_term("gf2_rank", integer, "the rank of the adjacency matrix over GF(2)",
               characterizations, polynomial, 370, of::gf2_rank),
    graph_term("girth", integer, "the length of a shortest cycle; infinity if there is none", nauty,
               polynomial, 50, of::girth),
    also(game_term("grundy", integer, "the Grundy value of the game", 930, games::grundy),
         {.of_game = games::grundy_on_digraph}),
    graph_term("hadwiger_number", integer,
               "the most vertices of a complete minor: of a complete graph that contractions of "
               "edges make of a subgraph [Hadwiger 1943]; 0 at order 0",
               own, exponential, 900, of::hadwiger_number),
    graph_term("hamiltonian", boolean, "some cycle has all vertices", own, exponential, 280,
               of::hamiltonian),
    real_term("harmonic", "the sum over the edges of 2 / (the sum of the degrees of the ends)", own,
              linear, 4800, of::harmonic),
    graph_term("has_even_kernel", boolean,
               "there is an even kernel: nonempty, independent, and every vertex has an even "
               "number of neighbours in it [FSU93, section 2]",
               own_and_characterizations, exponential, 430, of::has_even_kernel),
    digraph_term("has_kernel", boolean,
                 "there is a kernel: no arc joins two of its vertices, and from every other vertex "
                 "an arc leads into it [von Neumann and Morgenstern 1944]",
                 exponential, 200, {.of_digraph = on::has_kernel}),
    graph_term("havel_hakimi_steps", integer,
               "how often the greatest degree d is taken away, and 1 from the d next ones, until "
               "there is a zero or nothing is left",
               own, polynomial, 180, of::havel_hakimi_steps),
    set_term("in_even_kernel", "some even kernel contains it", own_and_characterizations,
             exponential, 86, of::in_even_kernel),
    digraph_term("in_kernel", boolean, "some kernel contains it", exponential, 300,
                 {.of_vertices = on::in_kernel}),
    digraph_term("indegree", integer, "the number of arcs into it", linear, 10,
                 {.of_vertex = on::indegree}),
    graph_term("independence_number", integer, "the most pairwise nonadjacent vertices", own,
               exponential, 260, of::independence_number),
    graph_term("independent_domination_number", integer,
               "the fewest vertices of a dominating set that is independent", own, exponential, 40,
               of::independent_domination_number),
    also(set_operator_term(
             "induced", "the subgraph that a set of vertices induces; they keep their names", 15),
         {}),
    graph_term("induced_bipartite_number", integer,
               "the most vertices of an induced bipartite subgraph", own, exponential, 630,
               of::induced_bipartite_number),
    graph_term("induced_forest_number", integer, "the most vertices of an induced forest", own,
               exponential, 1200, of::induced_forest_number),
    graph_term("induced_path_number", integer, "the most vertices of an induced path; 0 at order 0",
               own, exponential, 480, of::induced_path_number),
    graph_term("induced_tree_number", integer, "the most vertices of an induced tree; 0 at order 0",
               own, exponential, 2200, of::induced_tree_number),
    set_term("inner_vertex", "not outer, but adjacent to an outer vertex [And74, section 2]",
             matching, polynomial, 140, of::inner_vertices),
    also(pattern_term("isomorphic",
                      "some bijection of the vertices keeps adjacency, or arcs: the two are one",
                      nauty, 120, of::isomorphic),
         {.of_pattern = on::isomorphic}),
    digraph_term("kernels", integer, "the number of kernels", exponential, 300,
                 {.of_digraph = on::kernels}),
    numbered_term("laplacian_eigenvalue", "the k-th greatest eigenvalue of the Laplacian matrix",
                  14000, of::laplacian_eigenvalue),
    operator_term("line_graph", "a vertex for each edge, adjacent iff the edges share an end", 400,
                  line_graph),
    vertex_term("local_independence", "the most pairwise nonadjacent neighbours", own, exponential,
                140, of::local_independence),
    graph_term("longest_cycle", integer, "the most edges of a cycle; 0 if there is none", own,
               exponential, 680, of::longest_cycle),
    graph_term("longest_path", integer, "the most edges of a path", own, exponential, 450,
               of::longest_path),
    graph_term("matching_number", integer, "the most edges without common ends", matching,
               polynomial, 140, of::matching_number),
    graph_term("max_degree", integer, "the greatest degree; 0 at order 0", own, linear, 18,
               of::max_degree),
    digraph_term("max_indegree", integer, "the greatest indegree; 0 at order 0", linear, 130,
                 {.of_digraph = on::max_indegree}),
    graph_term("max_leaves", integer,
               "the most leaves, which are its vertices of degree 1, of a spanning tree; so 0 at "
               "order 1 and 2 at order 2; undefined unless connected, and at order 0",
               own, exponential, 160, of::max_leaves),
    digraph_term("max_outdegree", integer, "the greatest outdegree; 0 at order 0", linear, 15,
                 {.of_digraph = on::max_outdegree}),
    real_term("median_degree",
              "the mean of the two degrees in the middle, which are one if the order is odd; "
              "undefined at order 0",
              own, linear, 210, of::median_degree),
    graph_term("metric_dimension", integer,
               "the fewest vertices such that any two vertices differ in the distance, which may "
               "be infinity, from one of them",
               own, exponential, 4400, of::metric_dimension),
    graph_term("min_degree", integer, "the least degree; 0 at order 0", own, linear, 20,
               of::min_degree),
    graph_term("mirror", boolean,
               "an automorphism f with f(f(x)) = x, f(x) != x and f(x) not adjacent to x for every "
               "x [GGHR, Theorem 5]",
               characterizations, exponential, 2300, of::mirror),
    graph_term("mode_degree", integer,
               "the most frequent degree, the least if there are several; undefined at order 0",
               own, linear, 180, of::mode_degree),
    graph_term("nullity", integer, "the order less gf2_rank", characterizations, polynomial, 400,
               of::nullity),
    graph_term("odd_girth", integer,
               "the length of a shortest cycle of odd length; infinity if there is none", own,
               polynomial, 44, of::odd_girth),
    graph_term("orbits", integer, "the number of orbits of the automorphism group on the vertices",
               nauty, exponential, 560, of::orbits),
    also(graph_term("order", integer, "the number of vertices", "graph/", linear, 3, of::order),
         {.of_digraph = on::order}),
    digraph_term("oriented", boolean, "no two opposite arcs", linear, 15,
                 {.of_digraph = on::oriented}),
    also(
        game_term("outcome", Type::outcome,
                  "of a partizan game: L or R, whoever begins; N, the player to move; P, the other "
                  "one [BCG82]",
                  2300, games::partizan_outcome),
        {.of_game = games::partizan_outcome_on_digraph}),
    digraph_term("outdegree", integer, "the number of arcs out of it", linear, 3,
                 {.of_vertex = on::outdegree}),
    set_term("outer_vertex", "some maximum matching has no edge at it [And74, section 2]", matching,
             polynomial, 150, of::outer_vertices),
    graph_term("paired_domination_number", integer,
               "the fewest vertices of a dominating set that induces a graph with a perfect "
               "matching; infinity with an isolated vertex",
               own, exponential, 70, of::paired_domination_number),
    graph_term("path_cover_number", integer,
               "the fewest paths without common vertices that have all vertices; a path may have "
               "one vertex",
               own_and_characterizations, exponential, 5000, of::path_cover_number),
    graph_term("pathwidth", integer, "the least width of a path decomposition; -1 at order 0", own,
               exponential, 5700, of::pathwidth),
    graph_term("perfect", boolean,
               "in every induced subgraph the chromatic number is the clique number", own,
               exponential, 320, of::perfect),
    set_term("perfect_vertex", "neither outer nor inner [And74, section 2]", matching, polynomial,
             150, of::perfect_vertices),
    graph_term("planar", boolean, "it can be drawn in the plane without crossings", boost, linear,
               6300, of::planar),
    numbered_operator_term("power", "the same vertices, adjacent iff their distance was 1 to k",
                           200, power),
    graph_term("power_domination_number", integer,
               "the fewest vertices that observe all: themselves and their neighbours, then w, "
               "while w is the only unobserved neighbour of an observed vertex [Haynes et al. "
               "2002]",
               own, exponential, 680, of::power_domination_number),
    real_term("proximity",
              "the least mean distance from a vertex to the others; infinity unless connected, "
              "undefined at order 1 and 0",
              own, polynomial, 290, of::proximity),
    graph_term("radius", integer, "the least eccentricity; infinity unless connected", nauty,
               polynomial, 800, of::radius),
    real_term("randic",
              "the sum over the edges of 1 / sqrt(the product of the degrees of the ends)", own,
              linear, 13000, of::randic),
    digraph_term("reachable", boolean,
                 "a directed path leads from the first vertex to the second; one of no arc from a "
                 "vertex to itself",
                 linear, 20, {.of_pair = on::reachable}),
    graph_term("regular", boolean, "all degrees are equal", own, linear, 34, of::regular),
    real_term("remoteness",
              "the greatest mean distance from a vertex to the others; infinity unless connected, "
              "undefined at order 1 and 0",
              own, polynomial, 290, of::remoteness),
    graph_term("residue", integer,
               "how many zeros are left when the greatest degree d is taken away, and 1 from the d "
               "next ones, until all are 0 [Favaron, Maheo and Sacle 1991]",
               own, polynomial, 190, of::residue),
    graph_term("roman_domination_number", integer,
               "the least sum of numbers 0, 1 and 2 of the vertices, each with 0 next to one with "
               "2 [Cockayne et al. 2004]",
               own, exponential, 610, of::roman_domination_number),
    set_term("saturated", "every maximum matching has an edge at it [FSU93, section 1]", matching,
             polynomial, 150, of::saturated),
    graph_term("second_smallest_degree", integer,
               "the second of the ascending degrees, equal to the first if two are least; "
               "undefined at order 1 and 0",
               own, linear, 120, of::second_smallest_degree),
    graph_term("second_zagreb", integer,
               "the sum over the edges of the product of the degrees of their ends", own, linear,
               180, of::second_zagreb),
    numbered_term("signless_laplacian_eigenvalue",
                  "the k-th greatest eigenvalue of the sum of the degree and the adjacency matrix",
                  15000, of::signless_laplacian_eigenvalue),
    also(graph_term("size", integer, "the number of edges, of a digraph of arcs", "graph/", linear,
                    18, of::size),
         {.of_digraph = on::size}),
    real_term("spectral_radius", "the greatest eigenvalue", arb, polynomial, 15000,
              of::spectral_radius),
    operator_term("square", "the same vertices, adjacent iff their distance was 1 or 2", 120,
                  square),
    digraph_term("strongly_connected", boolean, "every vertex is reachable from every other",
                 linear, 140, {.of_digraph = on::strongly_connected}),
    digraph_term("symmetric", boolean, "every arc has its opposite: it is a graph", linear, 100,
                 {.of_digraph = on::symmetric}),
    graph_term("total_domination_number", integer,
               "the fewest vertices that every vertex has a neighbour among; infinity with an "
               "isolated vertex",
               own, exponential, 70, of::total_domination_number),
    graph_term("total_forcing_number", integer,
               "the fewest vertices of a set that forces all, as in zero_forcing_number, and in "
               "which each has a neighbour; infinity with an isolated vertex [Davila and Kenter "
               "2015]",
               own, exponential, 5100, of::total_forcing_number),
    real_term("toughness",
              "the least |S| / (components without S) over the sets S of vertices that leave two "
              "or more; infinity if there is none: the graph is complete [Chvatal 1973]",
              own, exponential, 1200, of::toughness),
    digraph_term("tournament", boolean, "one arc joins any two vertices", linear, 15,
                 {.of_digraph = on::tournament}),
    graph_term("traceable", boolean, "some path has all vertices", own, exponential, 550,
               of::traceable),
    graph_term("tree", boolean, "connected, of order at least 1, no cycle", own, linear, 18,
               of::tree),
    graph_term("treewidth", integer, "the least width of a tree decomposition; -1 at order 0", own,
               exponential, 800, of::treewidth),
    graph_term("triangle_free", boolean, "no three pairwise adjacent vertices", nauty, polynomial,
               100, of::triangle_free),
    graph_term("triangles", integer, "how many triples of vertices are pairwise adjacent", own,
               polynomial, 85, of::triangles),
    vertex_term("triangles_at", "how many triangles contain it", own, linear, 12, of::triangles_at),
    set_term("twin", "another vertex has the same neighbours [FSU93, Corollary 2.3]", own,
             polynomial, 34, of::twins),
    digraph_operator("underlying", Type::graph,
                     "the graph with an edge where there is an arc either way", 0, 54),
    also(game_term("value", Type::game_value,
                   "of a game under normal play: what its position is worth in sums, as numbers "
                   "and texts such as \"1/2*\" or \"{2|1}\" are [BCG82]",
                   2300, games::value),
         {.of_game = games::value_on_digraph}),
    graph_term("vertex_connectivity", integer,
               "the fewest vertices without which it is not connected or has order 1; 0 at order 0",
               boost, polynomial, 10000, of::vertex_connectivity),
    graph_term("vertex_cover_number", integer, "the fewest vertices that have an end of every edge",
               own, exponential, 280, of::vertex_cover_number),
    graph_term("vertex_transitive", boolean, "at most one orbit of vertices", nauty, exponential,
               560, of::vertex_transitive),
    graph_term("well_covered", boolean, "all maximal independent sets have one size [Plummer 1970]",
               own, exponential, 360, of::well_covered),
    graph_term("well_totally_dominated", boolean,
               "there is a set that every vertex has a neighbour in, no vertex being isolated, and "
               "all minimal ones have one size",
               own, exponential, 170, of::well_totally_dominated),
    graph_term("wiener", integer,
               "the sum of the distances over all pairs of vertices; infinity unless connected",
               own, polynomial, 130, of::wiener),
    also(game_term("winning_moves", integer,
                   "how many moves win; of an unrooted game how many first vertices", 3700,
                   games::winning_moves),
         {.of_game = games::winning_moves_on_digraph}),
    graph_term("zero_forcing_number", integer,
               "the fewest coloured vertices that colour all, if one whose only uncoloured "
               "neighbour is w colours w [AIM 2008]",
               own, exponential, 950, of::zero_forcing_number),
};
static_assert(std::ranges::is_sorted(term_table, {},
                                     [](const Term& t) { return std::string_view(t.name); }));

std::vector<Term>& all_terms() {
    static std::vector<Term> all(std::begin(term_table), std::end(term_table));
    return all;
}

}  // namespace

const char* boards_of(const Term& t) {
    return !t.on_digraphs ? "graph" : t.on_graphs ? "graph or digraph" : "digraph";
}

const char* to_string(Growth growth) {
    constexpr std::array<const char*, 3> names{"linear", "polynomial", "exponential"};
    return names.at(static_cast<std::size_t>(growth));
}

std::span<const Term> terms() {
    return all_terms();
}

void add_term(const Term& term) {
    all_terms().push_back(term);
}

const Term& term(std::int64_t place) {
    return all_terms().at(static_cast<std::size_t>(place));
}

int find_term(std::string_view name) {
    const auto place = std::ranges::find(all_terms(), name, &Term::name);
    return place == all_terms().end() ? -1 : static_cast<int>(place - all_terms().begin());
}

}  // namespace gazetteer::conjectures
