// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/trail_checks.hpp"

#include <utility>

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

std::function<Finding(const Ints<4>&)> on_trails(
    bool (*kind)(const Trail&), std::function<Finding(const GridVertex&, const Trail&)> holds) {
    return [kind, holds = std::move(holds)](const Ints<4>& value) {
        const GridVertex v(value);
        return on_trails(v, kind, [&](const Trail& trail) { return holds(v, trail); });
    };
}

std::function<Finding(const Ints<4>&)> given_that(std::function<bool(const GridVertex&)> hypothesis,
                                                  std::function<Finding(const GridVertex&)> holds) {
    return [hypothesis = std::move(hypothesis), holds = std::move(holds)](const Ints<4>& value) {
        const GridVertex v(value);
        return hypothesis(v) ? holds(v) : vacuous();
    };
}

}  // namespace gazetteer::properties
