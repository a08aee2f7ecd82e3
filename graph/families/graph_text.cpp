// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/graph_text.hpp"

#include <algorithm>

#include "graph/families/chain_text.hpp"
#include "graph/families/composition_text.hpp"
#include "graph/families/named.hpp"
#include "graph/families/room.hpp"
#include "graph/formats/plain_line.hpp"

namespace gazetteer {

namespace {

/// Such a word is no graph6 line: that of a graph of order 34 or more is longer than any name.
bool is_lower_case(std::string_view text) {
    return text.size() >= 3 && text.size() <= 30 &&
           std::ranges::all_of(text, [](char c) { return ('a' <= c && c <= 'z') || c == '_'; });
}

/// The error of a line in which nauty reads no graph: perhaps the name of a family was meant.
ParseError not_a_graph(std::string_view line, const ParseError& error) {
    const PlainLine plain = plain_line(line);
    if (!is_lower_case(plain.text) || nearest_family(plain.text) == nullptr) return error;
    return unknown_family(plain.text, static_cast<int>(plain.before) + 1);
}

/// What stands on the line, by its reader; a fault has its column in the whole line.
template <class Named>
Parsed<Named> read_on(std::string_view line, Parsed<Named> (*reader)(std::string_view)) {
    const PlainLine plain = plain_line(line);
    auto named = reader(plain.text);
    if (named) return named;
    ParseError error = named.error();
    error.column += static_cast<int>(plain.before);
    return error;
}

ParseError too_large_here(std::int64_t order) {
    return {"the order is " + std::to_string(order) + "; at most " +
                std::to_string(Graph::order_max) + " is read here",
            1};
}

/// The graph of a family.
Parsed<SparseGraph> made(const Parsed<FamilyMember>& named) {
    if (!named) return named.error();
    if (const std::string none = no_room_for(named->bytes()); !none.empty())
        return ParseError{none, 1};
    return named->graph();
}

Parsed<Graph> made_small(const Parsed<FamilyMember>& named) {
    if (!named) return named.error();
    if (named->order() > Graph::order_max) return too_large_here(named->order());
    return to_graph(named->graph());
}

/// The graph of a chain that is given by its parts.
Parsed<SparseGraph> made(const Parsed<ChainMember>& named) {
    if (!named) return named.error();
    const auto& [chain, n] = *named;
    if (const std::string none = no_room_for(bytes_of_making(order(chain, n), size(chain, n)));
        !none.empty())
        return ParseError{none, 1};
    return member(chain, n);
}
Parsed<Graph> made_small(const Parsed<ChainMember>& named) {
    if (!named) return named.error();
    const std::int64_t order_of_member = order(named->chain, named->n);
    if (order_of_member > Graph::order_max) return too_large_here(order_of_member);
    return to_graph(member(named->chain, named->n));
}

/// The graph of a construction.
Parsed<SparseGraph> made(const Parsed<Composition>& named) {
    if (!named) return named.error();
    const auto graph = made_of(*named);
    if (const auto* const too_large = std::get_if<std::string>(&graph))
        return ParseError{*too_large, 1};
    const auto& [order, edges] = std::get<MadeGraph>(graph);
    return SparseGraph(order, edges);
}
Parsed<Graph> made_small(const Parsed<Composition>& named) {
    const auto graph = made(named);
    if (!graph) return graph.error();
    if (graph->order() > Graph::order_max) return too_large_here(graph->order());
    return to_graph(*graph);
}

}  // namespace

bool names_family(std::string_view text) {
    const std::string_view line = plain_line(text).text;
    if (line.empty() || names_construction(line)) return false;
    const bool is_word = 'a' <= line.front() && line.front() <= 'z';
    return (is_word && line.find_first_of(" \t") != line.npos) || find_family(line) != nullptr;
}

std::string named_graph_list() {
    return family_list() +
           ", chain \"path 2\" joins 0-0,1-1 N; or a construction: " + construction_list();
}

Parsed<SparseGraph> parse_graph_text(std::string_view line) {
    if (names_construction(line)) return made(read_on(line, parse_composition));
    if (names_chain(line)) return made(read_on(line, parse_chain_member));
    if (names_family(line)) return made(read_on(line, parse_family_member));
    auto result = parse_graph(line);
    return result ? result : not_a_graph(line, result.error());
}

Parsed<Graph> parse_small_graph_text(std::string_view line) {
    if (names_construction(line)) return made_small(read_on(line, parse_composition));
    if (names_chain(line)) return made_small(read_on(line, parse_chain_member));
    if (names_family(line)) return made_small(read_on(line, parse_family_member));
    auto result = parse_small_graph(line);
    return result ? result : not_a_graph(line, result.error());
}

Parsed<Board> parse_board(std::string_view line, bool directed) {
    if (!directed) {
        const auto graph = parse_graph_text(line);
        return graph ? Parsed<Board>(Board(*graph)) : graph.error();
    }
    if (names_family(line) || names_construction(line))
        return ParseError{"a family of graphs; a digraph is expected, in digraph6", 1};
    const auto digraph = parse_digraph(line);
    return digraph ? Parsed<Board>(Board(*digraph)) : digraph.error();
}

}  // namespace gazetteer
