// SPDX-License-Identifier: GPL-3.0-or-later
// Terms and what they are applied to.
#include <gtest/gtest.h>

#include "language/testkit/told.hpp"

namespace gazetteer::conjectures {
namespace {

TEST(Terms, TakeAGraphAndVertices) {
    expect_told({
        {"degree(v, 1) = 1", "11: degree(graph, vertex) takes no such argument: an integer"},
        {"degree(v, v) = 1", "1: 'degree' takes 1 vertices here, not 2"},
        {"degree(G, G) = 1", "11: degree(graph, vertex) takes no such argument: a graph"},
        {"degree(v, G) = 1", "11: degree(graph, vertex) takes no such argument: a graph"},
        {"degree(G, v, v) = 1", "1: 'degree' takes 1 vertices here, not 2"},
        {"order(G, G) = 1", "10: order(graph or digraph) takes no such argument: a graph"},
        {"order(tree) = 1", "7: order(graph or digraph) takes no such argument: a boolean"},
        {"order(ueg) = 1", "7: order(graph or digraph) takes no such argument: a game"},
        {"distance = 1", "1: 'distance' takes 2 vertices here, not 0"},
        {"distance(G, v, v) = 1", "distance(v, v) = 1"},
        {"distance(v, v, v) = 1", "1: 'distance' takes 2 vertices here, not 3"},
        {"order(delete) = 1", "order(delete(v)) = 1"},
        {"order(delete(v, v)) = 1", "7: 'delete' takes 1 vertices here, not 2"},
        {"order(complement(v)) = 1", "7: 'complement' takes 0 vertices here, not 1"},
        {"N(uvg)", "N(uvg)"},
        {"degree(line_graph) = 1", told_elsewhere("1: 'degree'")},
        {"degree(complement(complement(line_graph))) = 1", told_elsewhere("1: 'degree'")},
        {"degree(\"C~\") = 1", told_elsewhere("1: 'degree'")},
        {"degree(path(order)) = 1", told_elsewhere("1: 'degree'")},
        {"order(delete(line_graph, v)) = 1", told_elsewhere("7: 'delete'")},
        {"order(delete_edge(line_graph, v, v)) = 1", told_elsewhere("7: 'delete_edge'")},
        {"order(induced(K4, {v})) = 1", told_elsewhere("7: 'induced'")},
        {"order(complement(\"C~\")) = 1", "order(complement(\"C~\")) = 1"},
        {"forall edges M: degree(M) = 1", "forall edges M1: degree(M1) = 1"},
        {"degree({u ~ w: true}) = 1", "degree({w ~ u: true}) = 1"},
    });
}

TEST(Terms, OfPairsAreOfAVertexAndASet) {
    expect_told({
        {"distance(v, {v}) = 1", "(min u where u in {w: w = v}: distance(v, u)) = 1"},
        {"distance(G, v, {v}) = 1", "(min u where u in {w: w = v}: distance(v, u)) = 1"},
        {"distance(v, v, {v}) = 1", "10: 'distance' is of a graph"},
        {"distance({v}) = 1", "1: 'distance' takes a vertex and a set of vertices here"},
        {"distance(G, G, v, {v}) = 1", "1: 'distance' takes a vertex and a set of vertices here"},
        {"distance({v}, v) = 1",
         "10: distance(graph or digraph, vertex, vertex) takes no such argument: a set of "
         "vertices"},
        {"distance(1, {v}) = 1", "10: expected a vertex, found an integer"},
        {"distance(1, v, {v}) = 1", "10: 'distance' is of a graph"},
        {"distance(line_graph, v, {v}) = 1", told_elsewhere("1: 'distance'")},
        {"distance(v, {1}) = 1", "14: expected a vertex, found an integer"},
        {"distance(v, {u ~ w: true}) = 1", "13: expected a set of vertices, found a set of edges"},
        {"exists S: distance(v, S) = 1", "exists S1: (min w where w in S1: distance(v, w)) = 1"},
        {"exists S: distance(complement, v, S) = 1",
         "exists S1: (min w where w in S1: distance(complement, v, w)) = 1"},
    });
    expect_told(
        {
            {"distance(underlying, v, {v}) = 1",
             "(min u where u in {w: w = v}: distance(underlying, v, u)) = 1"},
            {"reachable(v, {v})",
             "14: reachable(digraph, vertex, vertex) takes no such argument: a set of vertices"},
        },
        About::digraphs);
}

TEST(Terms, TakeAnotherGraphANumberOrASet) {
    expect_told({
        {"isomorphic(G, G)", "isomorphic(G)"},
        {"isomorphic(G, G, G)",
         "18: isomorphic(graph or digraph, graph or digraph) takes no such argument: a graph"},
        {"isomorphic(v)", "1: 'isomorphic' takes a graph, as in isomorphic(K4)"},
        {"isomorphic(1)",
         "12: isomorphic(graph or digraph, graph or digraph) takes no such argument: an integer"},
        {"contains(K4, v)", "1: 'contains' takes no vertex"},
        {"contains(v, K4)", "1: 'contains' takes no vertex"},
        {"isomorphic(\"C~\", K4)", "isomorphic(\"C~\", K4)"},
        {"order(power(G, 3)) = 1", "order(power(3)) = 1"},
        {"order(power(3, G)) = 1", "order(power(3)) = 1"},
        {"order(power(3, 3)) = 1", "16: power(graph, integer) takes no such argument: an integer"},
        {"order(power(-1)) = 1",
         "13: '-' should be a number that is written out and at least 1, as in power(3)"},
        {"order(power(1)) = 1", "order(power(1)) = 1"},
        {"order(power(3, v)) = 1", "7: 'power' takes no vertex"},
        {"let k = 3 in order(power(k)) = 1", "order(power(3)) = 1"},
        {"eigenvalue(order) = 1", "eigenvalue(order) = 1"},
        {"eigenvalue(G, 1) = 1", "eigenvalue(1) = 1"},
        {"eigenvalue(1, G) = 1", "eigenvalue(1) = 1"},
        {"eigenvalue(1, 2) = 1",
         "15: eigenvalue(graph, integer) takes no such argument: an integer"},
        {"eigenvalue(1, v) = 1", "1: 'eigenvalue' takes no vertex"},
        {"order(induced({v}, G)) = 1", "order(induced({u: u = v})) = 1"},
        {"order(induced({v}, {v})) = 1",
         "20: induced(graph or digraph, set) takes no such argument: a set of vertices"},
        {"order(induced({v}, v)) = 1", "7: 'induced' takes no vertex"},
        {"order(induced(G)) = 1",
         "7: 'induced' takes a set of vertices, as in exists S: tree(induced(S))"},
    });
    expect_told(
        {
            {"order(delete(v)) = order(induced({v}))",
             "order(delete(v)) = order(induced({u: u = v}))"},
            {"isomorphic(G, underlying)",
             "1: 'isomorphic' compares two graphs or two digraphs, not a graph with a digraph"},
            {"isomorphic(underlying, underlying)", "isomorphic(underlying, underlying)"},
            {"isomorphic(converse)", "isomorphic(converse)"},
        },
        About::digraphs);
}

TEST(Terms, OfGamesTakeAGameFirst) {
    expect_told({
        {"P(ueg, ueg)", "8: P(game, graph or digraph, vertex) takes no such argument: a game"},
        {"P(tree)", "3: P(game, graph or digraph, vertex) takes no such argument: a boolean"},
        {"P(1)", "3: P(game, graph or digraph, vertex) takes no such argument: an integer"},
        {"P(1, ueg)", "3: P(game, graph or digraph, vertex) takes no such argument: an integer"},
        {"P(v)",
         "3: 'P' takes a game first: uvg, ueg, slither, edge_delete, unrooted(uvg) or "
         "unrooted(ueg)"},
        {"P(v, ueg)", "6: P(game, graph or digraph, vertex) takes no such argument: a game"},
        {"P(ueg, v, v)", "1: 'P' takes 1 vertices here, not 2"},
        {"P(ueg, complement, v)", "P(ueg, complement)"},
        {"P(ueg, complement, complement)",
         "20: P(game, graph or digraph, vertex) takes no such argument: a graph"},
        {"P(slither, v)", "1: 'P' takes 0 vertices here, not 1"},
        {"P(slither, complement)", "P(slither, complement)"},
        {"P(unrooted(ueg), v)", "1: 'P' takes 0 vertices here, not 1"},
        {"P(  dvg)",
         "5: 'dvg' is played on digraphs, and this is a graph: go to --graphs digraphs, or ask "
         "about uvg, ueg, slither, edge_delete, unrooted(uvg) or unrooted(ueg)"},
        {"P(after(ueg))",
         "3: 'after' takes a game and where its token goes from v: after(ueg, u, w)"},
        {"P(  after(ueg, v),  v)",
         "21: 'after' says the board and the vertex: write P(after(ueg, u))"},
        {"P(after(  slither, v))", "11: 'after' is of the plays of uvg, ueg, dvg and deg"},
        {"P(after(col, v))", "9: 'after' is of the plays of uvg, ueg, dvg and deg"},
        {"P(after(tree, v))", "9: expected a game, found a boolean"},
        {"P(after(ueg, v, 1))", "17: expected a vertex, found an integer"},
        {"P(after(dvg, v))",
         "9: 'dvg' is played on digraphs, and this is a graph: go to --graphs digraphs, or ask "
         "about uvg, ueg, slither, edge_delete, unrooted(uvg) or unrooted(ueg)"},
        {"outcome(after(ueg, v)) = L", "15: 'ueg' is impartial: write P(ueg) or N(ueg)"},
        {"P(after(uvg, v, v))", "v ~ v and v ~ v and v != v and P(uvg, delete(delete(v), v))"},
        {"P(after(ueg, v, v))",
         "v ~ v and v ~ v and (v != v or v != v) and (v != v or v != v) and P(ueg, "
         "delete_edge(delete_edge(v, v), v, v))"},
        {"let k = ueg in P(after(k, v))", "v ~ v and P(ueg, delete_edge(v, v))"},
        {"grundy(after(uvg, v)) = 1", "(min u where v ~ v and u = v: grundy(uvg, delete(v))) = 1"},
    });
    expect_told(
        {
            {"P(ueg, underlying)", "P(ueg, underlying)"},
            {"P(dvg, underlying)",
             "3: 'dvg' is played on digraphs, and this is a graph: go to --graphs digraphs, or ask "
             "about uvg, ueg, slither, edge_delete, unrooted(uvg) or unrooted(ueg)"},
            {"P(after(ueg, v))",
             "9: 'ueg' is played on graphs, and this is a digraph: name one, as in P(ueg, "
             "underlying), or ask about dvg, deg, unrooted(dvg) or unrooted(deg)"},
            {"P(after(dvg, v))", "(v -> v) and P(dvg, delete(v))"},
            {"P(after(deg, v, v))",
             "(v -> v) and (v -> v) and (v != v or v != v) and P(deg, delete_arc(delete_arc(v, v), "
             "v, v))"},
            {"winning_moves(after(deg, v, v)) = 1",
             "(min u where (v -> v) and (v -> v) and (v != v or v != v) and u = v: "
             "winning_moves(deg, delete_arc(delete_arc(v, v), v, v))) = 1"},
        },
        About::digraphs);
}

TEST(Terms, OfTheOtherKindAreRefusedWithTheNearest) {
    expect_told(
        {
            {"degree = 1",
             "1: 'degree' is a term of graphs, not of digraphs: write outdegree or indegree, or "
             "degree(underlying, v)"},
            {"max_degree = 1",
             "1: 'max_degree' is a term of graphs, not of digraphs: write max_outdegree or "
             "max_indegree, or max_degree(underlying)"},
            {"tree",
             "1: 'tree' is a term of graphs, not of digraphs: write acyclic, or tree(underlying)"},
            {"forest",
             "1: 'forest' is a term of graphs, not of digraphs: write acyclic, or "
             "forest(underlying)"},
            {"connected",
             "1: 'connected' is a term of graphs, not of digraphs: write strongly_connected, or "
             "connected(underlying)"},
            {"even_kernels = 1",
             "1: 'even_kernels' is a term of graphs, not of digraphs: write kernels, or "
             "even_kernels(underlying)"},
            {"has_even_kernel",
             "1: 'has_even_kernel' is a term of graphs, not of digraphs: write has_kernel, or "
             "has_even_kernel(underlying)"},
            {"in_even_kernel",
             "1: 'in_even_kernel' is a term of graphs, not of digraphs: write in_kernel, or "
             "in_even_kernel(underlying, v)"},
            {"planar",
             "1: 'planar' is a term of graphs, not of digraphs: write planar(underlying)"},
            {"order(complement) = 1",
             "7: 'complement' is a term of graphs, not of digraphs: write complement(underlying)"},
            {"order(delete_edge(v, v)) = 1",
             "7: 'delete_edge' is a term of graphs, not of digraphs: write delete_arc, or "
             "delete_edge(underlying, u, w)"},
        },
        About::digraphs);
    expect_told({
        {"outdegree = 1",
         "1: 'outdegree' is a term of digraphs, not of graphs: write degree, or go to --graphs "
         "digraphs"},
        {"indegree = 1",
         "1: 'indegree' is a term of digraphs, not of graphs: write degree, or go to --graphs "
         "digraphs"},
        {"max_outdegree = 1",
         "1: 'max_outdegree' is a term of digraphs, not of graphs: write max_degree, or go to "
         "--graphs digraphs"},
        {"max_indegree = 1",
         "1: 'max_indegree' is a term of digraphs, not of graphs: write max_degree, or go to "
         "--graphs digraphs"},
        {"strongly_connected",
         "1: 'strongly_connected' is a term of digraphs, not of graphs: write connected, or go to "
         "--graphs digraphs"},
        {"acyclic",
         "1: 'acyclic' is a term of digraphs, not of graphs: write forest or tree, or go to "
         "--graphs digraphs"},
        {"kernels = 1",
         "1: 'kernels' is a term of digraphs, not of graphs: write even_kernels, or go to --graphs "
         "digraphs"},
        {"has_kernel",
         "1: 'has_kernel' is a term of digraphs, not of graphs: write has_even_kernel, or go to "
         "--graphs digraphs"},
        {"in_kernel",
         "1: 'in_kernel' is a term of digraphs, not of graphs: write in_even_kernel, or go to "
         "--graphs digraphs"},
        {"order(delete_arc(v, v)) = 1",
         "7: 'delete_arc' is a term of digraphs, not of graphs: write delete_edge, or go to "
         "--graphs digraphs"},
        {"oriented", "1: 'oriented' is a term of digraphs, not of graphs: go to --graphs digraphs"},
    });
}

}  // namespace
}  // namespace gazetteer::conjectures
