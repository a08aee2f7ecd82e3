// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/FSU93.v on small instances.
#include "oracle/outcome.hpp"
#include "proofs/instances/asking.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/gadget_play.hpp"
#include "properties/checks/matching_checks.hpp"

namespace gazetteer::properties {
namespace {

bool nonempty(const Graph& g) {
    return g.order() > 0;
}

TEST(FSU93Instances, VertexGeography) {
    on_rooted_graphs("FSU93.theorem_1_1", {.expected = [](const RootedGraph& p) {
                         return sides(is_N<UVG>(p),
                                      every_maximum_matching_saturates(p.graph, p.root));
                     }});
    on_rooted_graphs("FSU93.theorem_1_1_second_player");
    on_rooted_graphs("FSU93.theorem_1_1_first_player");
    on_graphs("FSU93.unrooted_perfect_matching");
    on_rooted_graphs("FSU93.size_test", {.size_max = 3});
    on_rooted_graphs("FSU93.theorem_1_1_verdict", {.size_max = 3});
}

TEST(FSU93Instances, EvenKernels) {
    on_rooted_graphs("FSU93.proposition_2_2");
    on_rooted_graphs("FSU93.proposition_2_2_strategy");
    on_rooted_graphs("FSU93.corollary_2_3");
    on_rooted_graphs("FSU93.corollary_3_2");
    on_rooted_graphs("FSU93.corollary_3_4");
    on_rooted_graphs("FSU93.corollary_3_5");
    on_graphs("FSU93.empty_part_is_no_even_kernel");
    compare<Graph>("FSU93.nonempty_part_is_an_even_kernel", graphs({.order_min = 1}), of_graph, {});
    on_graphs("FSU93.section_5_1_rewording");
    on_graphs("FSU93.section_5_2_even_kernels_do_not_decide", {.conclusion = false});
    on_graphs("FSU93.section_5_2_restated");
    on_graphs("FSU93.section_5_1_property", {.size_max = 3, .only = nonempty});
}

/// To order 3 where Coq's elimination would take too much memory beyond.
TEST(FSU93Instances, Matrices) {
    on_rooted_graphs("FSU93.theorem_3_1", {.size_max = 3});
    on_graphs("FSU93.theorem_3_1_every_bipartition", {.size_max = 3, .only = nonempty});
    on_rooted_graphs("FSU93.section_3_matrix_game");
    on_graphs("FSU93.theorem_3_1_kernel", {.only = nonempty});
    on_graphs("FSU93.corollary_3_6");
    on_graphs("FSU93.section_5_1_bipartite", {.size_max = 3});
}

TEST(FSU93Instances, CompleteGraphs) {
    on_complete_graphs("FSU93.corollary_2_4", 0);
    on_complete_graphs("FSU93.corollary_2_4_every_first_move", 0);
    on_complete_graphs("FSU93.complete_graph_of_order_1_has_an_even_kernel", 0);
    on_complete_graphs("FSU93.complete_graph_has_no_even_kernel", 0);
}

TEST(FSU93Instances, Cubes) {
    on_cubes("FSU93.theorem_4_1", 0, 2);
    on_cubes("FSU93.theorem_4_1_kernel", 0, 3);
    on_cubes("FSU93.theorem_4_1_strategy", 0, 2);
    on_cubes("FSU93.section_5_1_cubes", 0, 2);
}

TEST(FSU93Instances, Grids) {
    on_grids("FSU93.theorem_4_2", 2);
    on_grids("FSU93.theorem_4_2_parity", 2);
    on_grids("FSU93.theorem_4_2_opening", 2);
    on_grids("FSU93.section_5_4_vertices", 1);
}

TEST(FSU93Instances, TreesAndFigure2) {
    compare<Graph>("FSU93.section_5_1_trees", graphs({.tree = true}), of_graph, {});
    on_graphs("FSU93.section_5_1_trees", {.hypotheses = false});
    on_rooted_graphs("FSU93.figure_2_smallest");
    compare<int>("FSU93.figure_2", single<int>("the paw rooted at its end", 0),
                 [](int) { return std::string(); }, {});
}

TEST(FSU93Instances, BipartiteGraphsAsComputed) {
    const Domain<RootedGraph> bipartite = rooted_graphs({.bipartite = true});
    compare<RootedGraph>("FSU93.theorem_3_1_winning_move", bipartite, of_rooted, {.size_max = 3});
    compare<RootedGraph>("FSU93.theorem_3_1_all_winning_moves", bipartite, of_rooted,
                         {.size_max = 3});
    on_rooted_graphs("FSU93.corollary_3_3");
    on_rooted_graphs("FSU93.corollary_3_3_each_turn", {.size_max = 3});
    compare<RootedGraph>("FSU93.corollary_3_3_each_turn", bipartite, of_rooted, {});
    on_rooted_graphs("FSU93.theorem_2_1_length");
}

TEST(FSU93Instances, TwoTokens) {
    on_graphs("FSU93.section_5_5_uvg");
    on_graphs("FSU93.section_5_5_ueg", {.size_max = 3});
    on_graphs("FSU93.section_5_5_uvg_apart");
    on_graphs("FSU93.section_5_5_ueg_apart");
    compare<Graph>("FSU93.section_5_5_reduction", graphs({.order_min = 1}), of_graph,
                   {.size_max = 3});
}

/// A digraph is asked by its arcs, as a graph is by its edges in both directions.
std::string of_arcs(const Digraph& d, Vertex root) {
    std::string result = ' ' + std::to_string(d.order()) + ' ' + std::to_string(root);
    for (const Arc& a : d.arcs())
        result += ' ' + std::to_string(a.tail) + ' ' + std::to_string(a.head);
    return result;
}
std::string of_digraph(const Digraph& d) {
    return of_arcs(d, 0);
}
std::string of_rooted_digraph(const RootedDigraph& p) {
    return of_arcs(p.digraph, p.root);
}

void on_the_pseudoarc(const std::string& theorem) {
    compare<int>(theorem, single<int>("the pseudoarc", 0), [](int) { return std::string(); }, {});
}

bool few_arcs(const Digraph& d) {
    return d.order() <= 2 || d.size() <= 1;
}

/// By the definitions play with more copies takes long.
TEST(FSU93Instances, Pseudoarc) {
    on_the_pseudoarc("FSU93.theorem_2_1_way");
    on_the_pseudoarc("FSU93.theorem_2_1_suicide");
    on_the_pseudoarc("FSU93.theorem_2_1_z");
    compare<RootedDigraph>(
        "FSU93.theorem_2_1", rooted_digraphs(), of_rooted_digraph,
        {.size_max = 3, .only = [](const RootedDigraph& p) { return few_arcs(p.digraph); }});
    compare<Digraph>(
        "FSU93.theorem_2_1_degree", digraphs(), of_digraph,
        {.size_max = 3, .only = [](const Digraph& d) { return d.order() > 0 && few_arcs(d); }});
    compare<Digraph>("FSU93.theorem_2_1_planar", digraphs(), of_digraph,
                     {.size_max = 3, .only = [](const Digraph& d) { return d.size() <= 1; }});
    compare<Digraph>("FSU93.theorem_2_1_polynomial", digraphs(), of_digraph, {.size_max = 3});
}

/// Both sides of the equivalence, for each two vertices of degree 1 as terminals.
Told of_terminals(const Graph& g) {
    const RootedGraph figure = canonical(pseudoarc().gadget);
    Told result{0, 0};
    for (Vertex x : g.vertices())
        for (Vertex y : g.vertices()) {
            if (x == y || g.degree(x) != 1 || g.degree(y) != 1) continue;
            result.resize(4);
            ++result[0];
            result[2] += acts_as_arc({g, x, y}) ? 1 : 0;
            result[3] += canonical(Gadget{g, x, y}) == figure ? 1 : 0;
        }
    return result;
}

/// Order 7 has the only gadget, and those that differ from it in an edge or in their terminals. The
/// claim is of all terminals at once, and so never vacuous.
TEST(FSU93Instances, Figure1) {
    const Domain<Graph> subcubic = graphs(
        {.connected = true, .order_min = 1, .also = [](const Graph& g) {
             return std::ranges::all_of(g.vertices(), [&](Vertex v) { return g.degree(v) <= 3; });
         }});
    compare<Graph>("FSU93.figure_1", subcubic, of_graph,
                   {.size_max = 7, .hypotheses = false, .expected = of_terminals});
}

}  // namespace
}  // namespace gazetteer::properties
