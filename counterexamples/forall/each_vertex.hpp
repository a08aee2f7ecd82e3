// SPDX-License-Identifier: GPL-3.0-or-later
// What is true at the vertices of all members of a chain. On an open chain a vertex of a unit is
// told by how many units stand before it, and by how many stand behind. Once the states of the
// boundary before it come back, what is true at it does too, if as many stand behind. So the
// vertices of finitely many units stand for all, and how many it is true at is a line in n on each
// class. On a ring the vertices of one unit stand for all, if each unit may be turned to the next.
#pragma once

#include <functional>

#include "counterexamples/forall/chain_terms.hpp"
#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"

namespace gazetteer::conjectures {

/// The vertices of at most so many units are looked at.
constexpr std::int64_t units_looked_at_max = 10'000;

/// The truth values at a place. The law begins with the least n that has the place, or later.
using TruthAtPlace = std::function<SequenceLaw(const ChainPlace&)>;

/// At how many vertices of the member it is true, from the first n on for which all of them have a
/// value. `states` says when what truth_at met comes back. It is read behind each call, and does
/// not change after the vertices of the first unit. Throws NotForAll for a ring whose units are not
/// alike, for more units than units_looked_at_max, for a table beyond law_values_max, and for one
/// that takes more than 2^30 steps; what truth_at throws; Stopped.
SequenceLaw number_true(const Chain& chain, const TruthAtPlace& truth_at,
                        const StatesReturn& states);

}  // namespace gazetteer::conjectures
