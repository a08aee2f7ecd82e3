// SPDX-License-Identifier: GPL-3.0-or-later
// The chains that have names.
#pragma once

#include "graph/chains/chain.hpp"

namespace gazetteer {

/// P_n, one vertex a unit.
Chain path_chain();
/// C_n.
Chain cycle_chain();
/// P_k [] P_n, a column of k vertices a unit. 1 <= k <= chain_part_order_max.
Chain grid_chain(int k);
/// P_2 [] P_n.
Chain ladder_chain();
/// P_n with k pendant vertices at each vertex, 0 <= k < chain_part_order_max; vertex 0 of a unit
/// is on the path.
Chain caterpillar_chain(int k);
/// P_n with a pendant vertex at each vertex.
Chain comb_chain();
/// C_n with a pendant vertex at each vertex, also called a sunlet.
Chain sun_chain();
/// K_2 [] C_n.
Chain prism_chain();
/// The Moebius ladder with n rungs: the prism closed with a twist. K_4 for n = 2.
Chain moebius_chain();

}  // namespace gazetteer
