// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/room.hpp"

#include <cmath>

#include "work/limits.hpp"

namespace gazetteer {

namespace {

/// Rounded up.
std::string mebibytes(double bytes) {
    return std::to_string(static_cast<long>(std::ceil(bytes / (1 << 20)))) + " MiB";
}

}  // namespace

std::string no_room_for(double bytes) {
    const auto allowed = static_cast<double>(runs::memo_bytes());
    if (bytes <= allowed) return {};
    return "the graph takes " + mebibytes(bytes) + ", allowed are " + mebibytes(allowed);
}

}  // namespace gazetteer
