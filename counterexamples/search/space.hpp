// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search goes: the graphs of a class with orders between two bounds.
#pragma once

#include <optional>
#include <string>

#include "counterexamples/grounds/ground.hpp"
#include "graph/graph.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

struct SearchSpace {
    using Member = Graph;

    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= 64.
    int order_min = 1;
    int order_max = 20;

    bool contains(const Graph& g) const {
        return order_min <= g.order() && g.order() <= order_max && belongs(which, g);
    }
};
/// "trees of order 5 to 20".
std::string to_string(const SearchSpace& space);

/// A graph of the space to begin with, of an order drawn from the space: of trees and regular
/// graphs a random one; of other classes a random tree or a cycle with further edges, or else one
/// of those that are generated first. Nothing if none is found: generators are asked up to order 8.
std::optional<Graph> start_in(const SearchSpace& space, properties::Dice& dice);

}  // namespace gazetteer::conjectures
