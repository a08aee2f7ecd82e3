// SPDX-License-Identifier: GPL-3.0-or-later
// One function a format: each writes a whole text, and throws InterchangeError for a name that the
// format has no way to write.
#pragma once

#include <string>
#include <vector>

#include "graph/interchange/named_graph.hpp"

namespace gazetteer::interchange {

/// A graph as it is written.
struct Written {
    bool directed = false;
    int order = 0;
    /// Ascending; in a graph the lesser end stands first.
    std::vector<Arc> lines;
    /// One a vertex; where the graph has none, the numbers from 0.
    std::vector<std::string> names;
    bool named = false;
    /// One a vertex, or none.
    std::vector<DrawnAt> places;
};
Written written(const NamedGraph& graph);

std::string write_edges_of_line(const Written& graph);
std::string write_edge_list(const Written& graph);
std::string write_adjacency_list(const Written& graph);
std::string write_adjacency_matrix(const Written& graph);
std::string write_dimacs(const Written& graph);
std::string write_matrix_market(const Written& graph);
std::string write_leda(const Written& graph);
std::string write_gml(const Written& graph);
std::string write_graphml(const Written& graph);
std::string write_dot(const Written& graph);
std::string write_node_link(const Written& graph);
std::string write_multicode(const Written& graph);

}  // namespace gazetteer::interchange
