// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs as people have them: the formats of other programs, told apart by what stands in them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/interchange/named_graph.hpp"

namespace gazetteer {

enum class Interchange {
    edges_of_line,
    edge_list,
    adjacency_list,
    adjacency_matrix,
    dimacs,
    matrix_market,
    leda,
    gml,
    graphml,
    dot,
    node_link,
    multicode,
};

/// "edges", "edge-list", "adjacency-list", "matrix", "dimacs", "matrix-market", "leda", "gml",
/// "graphml", "dot", "json", "multicode": in the order of the values.
const std::vector<std::string>& interchange_names();
std::optional<Interchange> interchange_named(std::string_view name);

/// The format of a text of one line, of a whole text; nothing where it is none of them. A line of
/// nauty's formats, a family and a construction are none. O(length of the text).
std::optional<Interchange> interchange_of_line(std::string_view line);
std::optional<Interchange> interchange_of_text(std::string_view text);

/// Reads the one graph of a text, or the digraph where `directed`. A text of a graph is no digraph,
/// nor the other way round, where the format says which. Loops and multiple edges are faults.
/// Weights and attributes are passed over. Memory: in proportion to the text and to the order,
/// which is checked before.
InterchangeResult read_interchange(Interchange format, std::string_view text, bool directed);

/// Writes it so that it is read as the same graph, with the same names. A name that the format has
/// no way to write is a fault. The last line ends.
std::variant<std::string, InterchangeFault> write_interchange(Interchange format,
                                                              const NamedGraph& graph);

}  // namespace gazetteer
