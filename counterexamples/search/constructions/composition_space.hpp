// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search among compositions goes, and how it rewrites their expressions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/any_graph.hpp"
#include "graph/families/composition.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// The compositions whose graphs are of a class and have orders between two bounds.
struct CompositionSpace {
    using Member = Composition;

    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= 64, where graphs are linked large_order_max.
    int order_min = 1;
    int order_max = 20;
    /// How many leaves and compositions an expression has at most.
    int nodes_max = 9;
    /// What composes parts is a link, an amalgam, beads or a corona, by which they hang together at
    /// single vertices.
    bool is_linked = false;

    bool contains(const Composition& c) const;
};
/// The same whose parts hang together at single vertices; of at most 15 parts.
CompositionSpace linked_compositions(const CompositionSpace& space);
/// "compositions of at most 9 parts among connected graphs of order 5 to 20".
std::string to_string(const CompositionSpace& space);

/// The graph; nothing where it has more than 64 vertices, or a part of it more than 64 or more than
/// 2,016 edges.
std::optional<Graph> small_graph_of(const Composition& c);
/// The same of graphs to order large_order_max, of which none has more than 10,000 edges.
std::optional<AnyGraph> any_graph_of(const Composition& c);

enum class CompositionStep {
    /// A number of a leaf is another one.
    change_number,
    /// A leaf is of another kind: a clique, independent, a path or a cycle.
    change_leaf,
    /// What composes the parts is another thing that takes as many.
    change_way,
    /// A part is composed with a new leaf, or by what takes one part.
    wrap,
    /// A composition is one of its parts.
    unwrap,
    /// A part is a new leaf.
    replace,
    /// Two parts of one composition change their places.
    exchange_parts,
    /// A join or a union has a new part, or loses one.
    add_part,
    remove_part,
    /// A part is a copy of another.
    copy_part,
};

/// The expression after a step at a random place; nothing where there is no such place. If
/// `is_linked`, what composes parts may be a link, an amalgam or beads, and a new part comes at any
/// place.
std::optional<Composition> applied(CompositionStep step, const Composition& c,
                                   properties::Dice& dice, bool is_linked = false);

/// The expressions with one composition replaced by a part of it, without one part, or with a
/// number less by one, as far as their graphs are smaller, or have the same order and shorter
/// expressions.
std::vector<Composition> one_smaller(const Composition& c);

/// A random one of the space; nothing if none is found.
std::optional<Composition> start_in(const CompositionSpace& space, properties::Dice& dice);

/// A random chain of it: two ends, and between them a part that is repeated, grown until the graph
/// is large enough. The space has linked graphs. Nothing if none is found.
std::optional<Composition> chain_in(const CompositionSpace& space, properties::Dice& dice);

/// A composition of the space one random step away; the same one where no step was found.
Composition moved(const CompositionSpace& space, const Composition& c, properties::Dice& dice);
/// The same by a step that makes the graph larger, if one was found.
Composition grown(const CompositionSpace& space, const Composition& c, properties::Dice& dice);
/// The same by a step that makes the graph smaller.
Composition reduced(const CompositionSpace& space, const Composition& c, properties::Dice& dice);

}  // namespace gazetteer::conjectures
