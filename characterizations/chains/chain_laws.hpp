// SPDX-License-Identifier: GPL-3.0-or-later
// Terms on all members of a chain at once. The state of the boundary (boundary_states.hpp) is a
// function of the state one unit before, so from the first state that comes back on everything
// repeats: what was taken out of the states grows by the same amount in each period. This proves
// the law for all n; nothing is extrapolated.
//
// Undirected vertex geography: (G, v) is P iff some maximum matching misses v, that is, G - v has
// the matching number of G [FSU93, Theorem 1.1]. Undirected edge geography on bipartite graphs: P
// iff v is in the support of a null vector of the adjacency matrix A over GF(2) [FSU93, Theorem
// 3.1]. A is symmetric with zero diagonal, so its rank is even, and such a v is one without which
// the rank stays: the nullity of G - v is one less. At the other vertices it is one more.
#pragma once

#include <string>
#include <variant>

#include "characterizations/chains/elimination.hpp"
#include "graph/chains/sequence_law.hpp"

namespace gazetteer {

struct ChainLaw {
    /// In its least form.
    SequenceLaw law;
    /// The different states of the boundary, and its greatest width.
    int states = 0;
    int width = 0;
    /// The state behind so many units from the left is that behind `returns_after` units more, but
    /// for what is taken out. So what follows is the same, too.
    int returns_from = 0;
    int returns_after = 0;
};
/// Why there is no law, with what was reached: "the boundary has 40 vertices, 24 at most ...".
using ChainLawOrNot = std::variant<ChainLaw, std::string>;

struct ChainLimits {
    int states_max = 100'000;
};

/// Each throws ContractViolation unless `place` is one of the chain, MemoryExceeded and Stopped.
/// The laws begin with the least n that has a member, and the place.

/// 2^width numbers a state.
ChainLawOrNot matching_number_law(const Chain& chain, const ChainLimits& limits = {});
/// The matching number of G - v.
ChainLawOrNot matching_number_without_law(const Chain& chain, const ChainPlace& v,
                                          const ChainLimits& limits = {});
ChainLawOrNot nullity_law(const Chain& chain, const ChainLimits& limits = {});
ChainLawOrNot nullity_without_law(const Chain& chain, const ChainPlace& v,
                                  const ChainLimits& limits = {});
/// 1 where there is an even kernel. A state is a set of pairs of vectors of length `width`.
ChainLawOrNot has_even_kernel_law(const Chain& chain, const ChainLimits& limits = {});
/// 1 where one contains v.
ChainLawOrNot in_even_kernel_law(const Chain& chain, const ChainPlace& v,
                                 const ChainLimits& limits = {});
/// 2^width numbers a state.
ChainLawOrNot independence_number_law(const Chain& chain, const ChainLimits& limits = {});
/// 3^width numbers a state.
ChainLawOrNot domination_number_law(const Chain& chain, const ChainLimits& limits = {});
/// The fewest vertices of a dominating set that is independent; as above.
ChainLawOrNot independent_domination_number_law(const Chain& chain, const ChainLimits& limits = {});
/// At most as many numbers a state as a set of `width` places has partitions.
ChainLawOrNot chromatic_number_law(const Chain& chain, const ChainLimits& limits = {});
/// 1 where the member is bipartite.
ChainLawOrNot bipartite_law(const Chain& chain, const ChainLimits& limits = {});

}  // namespace gazetteer
