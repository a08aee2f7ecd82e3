// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of digraphs: all of a class by increasing order, given ones, random ones.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/any_graph.hpp"
#include "graph/enumeration/digraph_stream.hpp"

namespace gazetteer::conjectures {

/// The order to which all digraphs are gone through if nothing bounds it: 9,847 of them.
constexpr int digraph_order_default = 5;

/// The words "digraphs", "oriented", "tournaments", "acyclic" and "strongly_connected", of which
/// one must be there, and "connected", by blanks or commas. Nothing if none of the five is there.
std::optional<Parsed<DigraphClass>> parse_digraph_class(std::string_view text);
/// "strongly connected tournaments".
std::string to_string(const DigraphClass& which);

/// All digraphs of the class of these orders, 0 <= order_min, order_max <= 32, by increasing order,
/// then number of arcs.
Ground digraph_ground(const DigraphClass& which, int order_min, int order_max,
                      const runs::Shard& shard = {});
/// These; `origins` are as many, or none.
Ground digraph_list_ground(std::string name, std::vector<Digraph> digraphs,
                           const runs::Shard& shard = {}, const std::vector<Origin>& origins = {});
/// The digraphs of a stream, as graph/interchange reads them; `where` is the name for errors. A
/// malformed one throws InputError as it is reached.
Ground digraph_input_ground(std::istream& in, const std::string& where);

/// graph6, sparse6, a family's name, or digraph6.
Parsed<AnyGraph> parse_any_graph_text(std::string_view text);
/// "the graph given", "the digraphs given": all of one kind, and at least one. `origins` are as
/// many, or none.
Ground any_list_ground(const std::vector<AnyGraph>& graphs, const runs::Shard& shard = {},
                       const std::vector<Origin>& origins = {});
/// input_ground, or digraph_input_ground where the first line is one of digraph6.
Ground any_input_ground(std::istream& in, const std::string& where);
/// The same of a file, which is open as long as the ground lives. Throws InputError where it cannot
/// be read.
Ground any_file_ground(const std::string& path);

/// The ends of an arc made one vertex, with the arcs of both.
Digraph contracted(const Digraph& d, const Arc& arc);

/// Whether a text is meant as digraph6.
bool looks_directed(std::string_view text);
/// What the first line that has any is; graphs if there is none. Nothing of the stream is taken but
/// blank lines.
About about_of_input(std::istream& in);

}  // namespace gazetteer::conjectures
