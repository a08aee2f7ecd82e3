// SPDX-License-Identifier: GPL-3.0-or-later
// Edmonds' blossom algorithm, by LEMON's MaxMatching: what our own is compared with.
//
// LEMON 1.3.1 uses members of std::allocator that C++20 removed, so its header is included by one
// source file, compiled as C++17, and this interface is written in types common to both.
#pragma once

#include <utility>
#include <vector>

namespace gazetteer::lemon_library {

/// Where the last Hungarian forest leaves a vertex.
enum class Label : char { even, odd, unreached };

struct MatchingResult {
    /// mate[v], or -1 if the maximum matching found leaves v exposed.
    std::vector<int> mate;
    std::vector<Label> label;
};

/// A maximum matching of the graph on 0..order-1 with these edges (simple, without loops).
MatchingResult maximum_matching(int order, const std::vector<std::pair<int, int>>& edges);

}  // namespace gazetteer::lemon_library
