// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any line given to the readers of graph texts: the fuzz target and the tests
// call the same function.
#pragma once

#include <string_view>

#include "graph/families/composition_text.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/named.hpp"
#include "graph/formats/formats_properties.hpp"
#include "graph/formats/plain_line.hpp"

namespace gazetteer {

/// What is read as a construction is written as it was read, and is the same graph then.
inline void require_sound_construction(std::string_view line) {
    require(!parse_graph(line) && !names_family(line), "a construction to be nothing else");
    const auto read = parse_composition(plain_line(line).text);
    if (!read) return require_fault_inside(read, line);
    const std::string written = to_string(*read);
    const auto again = parse_composition(written);
    require(again && to_string(*again) == written, "the text to be read back");
    constexpr CompositionBounds small{1000, 10'000};
    const auto graph = made_of(*read, small);
    if (!std::holds_alternative<MadeGraph>(graph)) return;
    const auto& [order, edges] = std::get<MadeGraph>(graph);
    const auto parsed = parse_graph_text(written);
    require(parsed && *parsed == SparseGraph(order, edges), "the same graph");
}

/// A line of nauty's is read as nauty's; a member of a family has the order that it promised; what
/// is refused has a message and a column on the line. Throws ContractViolation if not.
inline void require_sound_graph_text(std::string_view line) {
    if (names_construction(line)) return require_sound_construction(line);
    if (!names_family(line)) {
        const auto text = parse_graph_text(line);
        const auto graph = parse_graph(line);
        if (!text) require_fault_inside(text, line);
        require(static_cast<bool>(text) == static_cast<bool>(graph), "nauty's lines to be read");
        return require(!text || *text == *graph, "nauty's lines to be read as such");
    }
    require(!parse_graph(line), "no line of nauty's to name a family");
    const auto member = parse_family_member(plain_line(line).text);
    if (!member) return require_fault_inside(member, line);
    require(0 <= member->order() && member->order() <= member->family->order_max, "an order");
    // Above this order a few bytes would cost seconds a call.
    if (member->order() > 1000) return;
    require(parse_graph_text(line)->order() == member->order(), "the order that was promised");
    const auto small = parse_small_graph_text(line);
    if (!small) require_fault_inside(small, line);
    require(static_cast<bool>(small) == (member->order() <= Graph::order_max),
            "the two parsers to agree");
}

}  // namespace gazetteer
