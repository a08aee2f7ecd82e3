// SPDX-License-Identifier: GPL-3.0-or-later
// Removing the elements of a set one at a time while every cover keeps one, by a table over all
// subsets, 64 to a word: what edge-delete is on a part of a graph. Why it works: a position is the
// set of elements left, and all the options of a set have one element less; so the sets of Grundy
// value k are found plane by plane, layer by layer: U_0 are the sets that meet all covers and have
// no option in U_0, and U_k those outside U_0, ..., U_(k-1) that have none in U_k.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "oracle/tables/subset_rows.hpp"

namespace gazetteer {

/// Elements are removed one at a time, and none may be the last of a set in `covers`. Each cover is
/// a word with a bit for each element; at most 63 elements.
struct CoverGame {
    int elements = 0;
    std::vector<std::uint64_t> covers;
    bool operator==(const CoverGame&) const = default;
};

struct CoverGameValues {
    /// The value for an element that may not be removed.
    static constexpr int no_move = -1;

    /// The Grundy value with all elements there, and with all but each one.
    int all = 0;
    std::vector<int> without;
    bool operator==(const CoverGameValues&) const = default;
};

/// The Grundy values, each as it is or value_max + 1 if it is larger: with value_max = 0 the values
/// 0 and 1 say P and N. Throws TableTooLarge before more than limits.bytes are taken;
/// EngineStopped.
CoverGameValues cover_game_values(const CoverGame& game, int value_max,
                                  const EngineLimits& limits = table_limits);

/// The bytes that value_max = 0 takes: two layers of subsets. Other values take as much for each of
/// the values 0, 1, ... that occur, at most.
std::size_t cover_game_bytes(const CoverGame& game);

}  // namespace gazetteer
