// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that making a graph takes, which is asked for before it is taken.
#pragma once

#include <cstdint>
#include <string>

namespace gazetteer {

/// More than making a graph of this order and size takes at any time: a list of edges of 8 bytes,
/// which as it grows is there twice; with its last length, the graph.
constexpr double bytes_of_making(std::int64_t order, std::int64_t size) {
    return 1024.0 + 16.0 * static_cast<double>(order) + 40.0 * static_cast<double>(size);
}

/// "the graph takes 20 MiB, allowed are 16 MiB" where that is more than runs::memo_bytes(); else
/// empty.
std::string no_room_for(double bytes);

}  // namespace gazetteer
