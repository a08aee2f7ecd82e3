// SPDX-License-Identifier: GPL-3.0-or-later
// Where a guided search among blow-ups goes, and the small changes by which it goes there. Graphs
// of few classes are far apart by single edges, and near by these.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/families/blow_up.hpp"
#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// The blow-ups whose graphs are of a class and have orders between two bounds.
struct BlowUpSpace {
    using Member = BlowUp;

    GraphRestrictions which;
    /// 1 <= order_min <= order_max <= large_order_max.
    int order_min = 1;
    int order_max = 20;
    /// 1 to 7.
    int classes_max = 7;

    bool contains(const BlowUp& b) const;
};
/// "blow-ups of at most 7 classes among connected graphs of order 5 to 20".
std::string to_string(const BlowUpSpace& space);

enum class BlowUpStep {
    /// A class becomes larger by so many.
    enlarge,
    /// A class becomes smaller by so many.
    reduce,
    /// So many vertices go from one class to another.
    shift,
    /// A class is of another kind; half the time of the same order, where leaves come or go.
    change_kind,
    /// Two classes that are joined are so no more, or the other way round.
    flip_join,
    /// So many vertices of a class become a class of their own, of another kind or joined to
    /// another class, or not, other than they were.
    split,
    /// Two classes become one, which is what the first was.
    unite,
    /// Two classes exchange their sizes.
    exchange_sizes,
    /// Two classes exchange their kinds.
    exchange_kinds,
    /// A new class of one vertex, joined to some.
    add_class,
    /// A class goes.
    remove_class,
};

/// The blow-up after a step at a random place, by `amount` vertices where it is one of vertices;
/// nothing where there is no such place.
std::optional<BlowUp> applied(BlowUpStep step, const BlowUp& b, int amount, properties::Dice& dice);

/// The blow-ups without one class, without the leaves of one, with one vertex less in a class, and
/// with two classes as one where the order stays: each is smaller, or told by fewer classes.
std::vector<BlowUp> one_smaller(const BlowUp& b);

/// A random blow-up of the space, of an order drawn from it; where none is found, one of the first
/// of at most two classes. Nothing if there is none of these either.
std::optional<BlowUp> start_in(const BlowUpSpace& space, properties::Dice& dice);

/// A blow-up of the space one random step away; the blow-up itself where no step was found.
BlowUp moved(const BlowUpSpace& space, const BlowUp& b, properties::Dice& dice);
/// The same by a step that makes the graph larger, if one was found.
BlowUp grown(const BlowUpSpace& space, const BlowUp& b, properties::Dice& dice);
/// The same by a step that makes the graph smaller.
BlowUp reduced(const BlowUpSpace& space, const BlowUp& b, properties::Dice& dice);

}  // namespace gazetteer::conjectures
