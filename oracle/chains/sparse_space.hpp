// SPDX-License-Identifier: GPL-3.0-or-later
// Values of heaps far out, by the sparse space of octal games [BCG82, chapter 4, "Sparse Space
// Spells Speed"].
#pragma once

#include <optional>

#include "oracle/chains/heaps.hpp"

namespace gazetteer::chains {

/// A division of the numbers by the parity of their digits under a mask, and for each kind the
/// class in which most of its values lie: the common ones. The others are rare.
struct SparseSpace {
    unsigned mask = 0;
    std::vector<bool> common = {};
};

/// The division with the fewest rare values, among those in which two common values left by a move
/// in the middle never make a common one. Nothing: there is none with one rare value in eight.
std::optional<SparseSpace> sparse_space(const HeapTable& table, const ValueRows& rows);

/// The same rows as extend makes. Where there is a sparse space, a value takes time in the rare
/// values before it: about O(kinds * moves * length) for all. Throws as extend does.
void extend_sparsely(const HeapTable& table, int length, ValueRows& rows,
                     const EngineLimits& limits = no_limits);

}  // namespace gazetteer::chains
