// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/trail_checks.hpp"

namespace gazetteer::properties {

std::string print(const Grid& grid, Vertex v) {
    return "(" + std::to_string(grid.a(v)) + ", " + std::to_string(grid.b(v)) + ")";
}

Finding on_trails(const GridVertex& v, bool (*kind)(const Trail&),
                  const std::function<Finding(const Trail&)>& holds) {
    Finding result = vacuous();
    for (const Trail& trail : trails(v.grid, v.vertex())) {
        if (!kind(trail)) continue;
        result = holds(trail);
        if (result.failed()) return result;
    }
    return result;
}

}  // namespace gazetteer::properties
