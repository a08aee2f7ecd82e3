// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any bytes given to the readers: the fuzz target and the tests call the same
// functions.
#pragma once

#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "graph/contract.hpp"
#include "graph/errors.hpp"
#include "graph/interchange/graph_reader.hpp"

namespace gazetteer {

/// A format that says nothing of names.
inline bool is_nameless(Interchange format) {
    return format == Interchange::adjacency_matrix || format == Interchange::dimacs ||
           format == Interchange::matrix_market || format == Interchange::multicode;
}

/// A format that says where vertices are drawn.
inline bool has_places(Interchange format) {
    return format == Interchange::graphml || format == Interchange::node_link;
}

/// "line:column: message", or "no fault".
inline std::string told_fault(const InterchangeResult& result) {
    const auto* const fault = std::get_if<InterchangeFault>(&result);
    if (fault == nullptr) return "no fault";
    return std::to_string(fault->line) + ":" + std::to_string(fault->column) + ": " +
           fault->message;
}

/// Throws std::logic_error that says what is expected, and of which format.
inline void insist(bool holds, const std::string& what, const std::string& format) {
    if (!holds) throw std::logic_error(format + ": " + what + " is expected");
}

/// The names, and the lines between them: what is left of a graph without its order of vertices.
using NamedLines = std::pair<std::set<std::string>, std::set<std::pair<std::string, std::string>>>;
inline NamedLines named_lines(const NamedGraph& graph) {
    NamedLines result;
    for (Vertex v = 0; v < order_of(graph.board); ++v) result.first.insert(name_of(graph.names, v));
    const auto add = [&](Vertex u, Vertex v) {
        result.second.emplace(name_of(graph.names, u), name_of(graph.names, v));
    };
    if (const auto* const d = std::get_if<Digraph>(&graph.board))
        for (const Arc& arc : d->arcs()) add(arc.tail, arc.head);
    else
        for (const Edge& e : std::get<SparseGraph>(graph.board).edges()) {
            add(e.u, e.v);
            add(e.v, e.u);
        }
    return result;
}

/// A graph is the same after it was written and read, in each format that has a way to write it.
inline void require_round_trips(const NamedGraph& graph) {
    const bool directed = std::holds_alternative<Digraph>(graph.board);
    for (const std::string& name : interchange_names()) {
        const Interchange format = *interchange_named(name);
        const auto text = write_interchange(format, graph);
        if (std::holds_alternative<InterchangeFault>(text)) continue;
        const auto again = read_interchange(format, std::get<std::string>(text), directed);
        const auto* const same = std::get_if<NamedGraph>(&again);
        insist(same != nullptr, "what is written to be read", name);
        insist(is_nameless(format) || named_lines(*same) == named_lines(graph),
               "the same edges between the same names", name);
        // Boost's reader brings the vertices of DOT in the order of their names.
        if (format == Interchange::dot) continue;
        insist(same->board == graph.board, "the graph back", name);
        insist(is_nameless(format) || same->names == graph.names, "the names back", name);
        insist(!has_places(format) || same->places == graph.places, "the places back", name);
    }
}

/// Whatever is read round-trips; whatever is refused has a message and a place in the text.
inline void require_sound_reading(Interchange format, std::string_view text, bool directed) {
    const auto result = read_interchange(format, text, directed);
    if (const auto* const fault = std::get_if<InterchangeFault>(&result)) {
        require(!fault->message.empty(), "a message");
        require(fault->line >= 1 && fault->column >= 1 &&
                    fault->line <= std::ranges::count(text, '\n') + 2,
                "a place in the text");
        return;
    }
    const auto& graph = std::get<NamedGraph>(result);
    require(graph.names.empty() || static_cast<int>(graph.names.size()) == order_of(graph.board),
            "a name a vertex");
    if (order_of(graph.board) <= 64) require_round_trips(graph);
}

inline void require_sound_interchange(std::string_view text) {
    for (bool directed : {false, true}) {
        for (const std::string& name : interchange_names())
            require_sound_reading(*interchange_named(name), text, directed);
        std::istringstream in{std::string(text)};
        GraphReader reader(in, "text", directed);
        try {
            while (reader.next()) {
            }
        } catch (const InputError&) {
            require(text.starts_with('\x1f'), "no fault but of packed data");
        }
    }
}

}  // namespace gazetteer
