// SPDX-License-Identifier: GPL-3.0-or-later
// Which members of a ring have a mirror automorphism [GGHR, Theorem 5], where an argument tells it
// of all.
#pragma once

#include <string>
#include <variant>

#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"

namespace gazetteer {

/// 1 where there is one; or why it is not known. Known on rings without a twist whose units have
/// odd order.
///
/// For n = 2 k >= 4 units the turn by k units is one: it has order 2, fixes no vertex, and moves
/// each to a unit that is not joined to its own. For odd n the order is odd, and each map of order
/// 2 fixes a vertex. Rings of one or two units are searched.
std::variant<SequenceLaw, std::string> mirror_law(const Chain& chain);

}  // namespace gazetteer
