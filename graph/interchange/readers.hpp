// SPDX-License-Identifier: GPL-3.0-or-later
// One function a format: each reads a whole text, and throws InterchangeError where it cannot.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "graph/interchange/named_graph.hpp"

namespace gazetteer::interchange {

/// "0-1 1-2", "a->b; c", "(0, 1), (1, 2)", "[[0, 1], [1, 2]]": edges on one line, and vertices
/// alone.
NamedGraph read_edges_of_line(std::string_view text, bool directed);

/// Lines of two names, and behind them a weight or attributes, which are passed over: networkx's
/// edge lists and NCOL. '#' and '%' begin a comment.
NamedGraph read_edge_list(std::string_view text, bool directed);
/// Lines of a vertex and its neighbours, "0: 1 2" or "0 1 2", each edge from one end or from both.
NamedGraph read_adjacency_list(std::string_view text, bool directed);
/// Rows of 0 and 1, with blanks, commas and brackets or without.
NamedGraph read_adjacency_matrix(std::string_view text, bool directed);
/// "p edge 3 2", "e 1 2", of DIMACS; its arcs "a 1 2 5" too. Vertices count from 1.
NamedGraph read_dimacs(std::string_view text, bool directed);
/// Coordinates or an array, general or symmetric. An entry that is not 0 is an edge.
NamedGraph read_matrix_market(std::string_view text, bool directed);
/// LEDA.GRAPH; the nodes' labels are names where they differ.
NamedGraph read_leda(std::string_view text, bool directed);
/// GML; labels are names where they differ, else ids are.
NamedGraph read_gml(std::string_view text, bool directed);
/// GraphML, by Boost's reader of XML; ids are names.
NamedGraph read_graphml(std::string_view text, bool directed);
/// DOT, by PEGTL. Names are what stands within quotation marks; attributes are passed over.
NamedGraph read_dot(std::string_view text, bool directed);
/// networkx's node-link data, by nlohmann's reader of JSON; its adjacency data too.
NamedGraph read_node_link(std::string_view text, bool directed);

/// One graph of multicode, in which bytes are numbers: the order, to 252, and for each vertex but
/// the last its neighbours that come later, and a 0. Vertices count from 1, and so do the columns
/// of faults.
NamedGraph read_multicode(std::string_view text, bool directed);
/// The graphs of a file of multicode, without its header. The last may be cut off.
std::vector<std::string> multicode_graphs(std::string_view text);
/// Whether the text begins as one: by its header, or as no text does, which has no byte 0.
bool is_multicode(std::string_view text);

}  // namespace gazetteer::interchange
