// SPDX-License-Identifier: GPL-3.0-or-later
// What begins and rewrites the expressions of a search among compositions.
#pragma once

#include <utility>

#include "counterexamples/search/constructions/composition_space.hpp"

namespace gazetteer::conjectures {

/// From 1 to 64, mostly small.
int some_number(properties::Dice& dice);
/// A leaf of a random kind: a clique or independent, twice as often as a path or a cycle.
Composition leaf_of_number(int n, properties::Dice& dice);

/// An end, a small part that is repeated 3 to 12 times, another end. An end is a clique with leaves
/// at each vertex, or any leaf of the expression.
Composition chain_of_ends(properties::Dice& dice);
/// The same leaves with other numbers: one to three of them by 1 or up to a third, or all from 4 on
/// by one factor.
Composition with_other_numbers(Composition c, properties::Dice& dice);

/// The place of a node, counted in the order in which the expression is read.
Composition* node_at(Composition& c, int place);

/// The node becomes a part of a composition, with a new leaf or alone.
void wrap(Composition& node, properties::Dice& dice, bool is_linked);

/// By the order of the graph, then the length of the expression; greater than all where there is no
/// graph.
std::pair<int, int> measure_of(const Composition& c);

}  // namespace gazetteer::conjectures
