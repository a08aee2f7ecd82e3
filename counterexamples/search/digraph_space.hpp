// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search among digraphs goes: those of a class with orders between two bounds.
#pragma once

#include <optional>
#include <string>

#include "graph/enumeration/digraph_stream.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

struct DigraphSpace {
    using Member = Digraph;

    DigraphClass which;
    /// 1 <= order_min <= order_max <= 64.
    int order_min = 1;
    int order_max = 20;

    bool contains(const Digraph& d) const {
        return order_min <= d.order() && d.order() <= order_max && belongs(which, d);
    }
};
/// "acyclic digraphs of order 5 to 20".
std::string to_string(const DigraphSpace& space);

/// A digraph of the space to begin with, of an order drawn from the space: a random tournament, or
/// a directed cycle, a random directed tree or no arc, with further arcs, few or many. Nothing if
/// none is found, also among all digraphs of the class to order 4.
std::optional<Digraph> start_in(const DigraphSpace& space, properties::Dice& dice);

}  // namespace gazetteer::conjectures
