// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search among Cayley graphs goes, and the small changes by which it goes there.
// These graphs look alike from each vertex, as few that flips of edges meet do.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/families/cayley.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// The Cayley graphs of a class with orders between two bounds, of the groups that CayleyGroup has;
/// or of cyclic groups alone.
struct CayleySpace {
    using Member = CayleyGraph;

    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= 64.
    int order_min = 1;
    int order_max = 20;
    bool cyclic_only = false;

    bool contains(const CayleyGraph& g) const;
};
/// "Cayley graphs among connected graphs of order 5 to 20"; or "circulants among ...".
std::string to_string(const CayleySpace& space);

enum class CayleyStep {
    /// An element joins the connection set, or leaves it.
    toggle_element,
    /// An element of the connection set is another one.
    exchange_element,
    /// A part of the group has one element more, or less; elements keep their places.
    enlarge_group,
    reduce_group,
    /// The group is another one of the same order; elements keep their numbers.
    change_group,
    /// All elements of a product are multiplied by a number: other graphs come of it where that has
    /// a common factor with the order.
    multiply,
};

/// The graph after a step at a random place; nothing where there is no such place. In cyclic groups
/// they stay cyclic.
std::optional<CayleyGraph> applied(CayleyStep step, const CayleyGraph& g, properties::Dice& dice);

/// The graphs without one element, and of groups of which a part has one element less.
std::vector<CayleyGraph> one_smaller(const CayleyGraph& g);

/// A random one of the space, of an order drawn from it; nothing if none is found.
std::optional<CayleyGraph> start_in(const CayleySpace& space, properties::Dice& dice);

/// A graph of the space one random step away; the graph itself where no step was found.
CayleyGraph moved(const CayleySpace& space, const CayleyGraph& g, properties::Dice& dice);
/// The same by a step that makes the graph larger, if one was found.
CayleyGraph grown(const CayleySpace& space, const CayleyGraph& g, properties::Dice& dice);
/// The same by a step that makes the graph smaller.
CayleyGraph reduced(const CayleySpace& space, const CayleyGraph& g, properties::Dice& dice);

}  // namespace gazetteer::conjectures
