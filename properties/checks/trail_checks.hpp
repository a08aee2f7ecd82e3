// SPDX-License-Identifier: GPL-3.0-or-later
// What the claims of [SV25, sections 2.1 and 2.2] ask of a vertex of a grid.
#pragma once

#include <functional>
#include <string>

#include "characterizations/grids/grids.hpp"
#include "characterizations/grids/trails.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/framework/finding.hpp"

namespace gazetteer::properties {

/// A vertex of a grid, from an instance of grid_vertices.
struct GridVertex {
    Grid grid;
    int a = 1;
    int b = 1;

    GridVertex(const Ints<4>& value) : grid{value[0], value[1]}, a(value[2]), b(value[3]) {}
    Vertex vertex() const { return grid.at(a, b); }
    int d() const { return grid_gcd(grid); }
    bool d_divides_a() const { return a % d() == 0; }
    bool d_divides_b() const { return b % d() == 0; }
    /// The hypothesis of Lemma 4, and its negation, the hypothesis of Lemma 8.
    bool d_divides_a_or_b() const { return d_divides_a() || d_divides_b(); }
};

/// "(2, 4)".
std::string print(const Grid& grid, Vertex v);

inline bool is_closed_right_angle(const Trail& trail) {
    return !trail.open && !trail.straight();
}
inline bool is_straight(const Trail& trail) {
    return trail.straight();
}

/// `holds` on every trail at v that is of the kind; vacuous when there is none.
Finding on_trails(const GridVertex& v, bool (*kind)(const Trail&),
                  const std::function<Finding(const Trail&)>& holds);

/// The same as a check of instances: `holds` of the vertex and each such trail at it.
std::function<Finding(const Ints<4>&)> on_trails(
    bool (*kind)(const Trail&), std::function<Finding(const GridVertex&, const Trail&)> holds);

/// A check of instances: `holds` of each vertex of which the hypothesis holds; else vacuous.
std::function<Finding(const Ints<4>&)> given_that(std::function<bool(const GridVertex&)> hypothesis,
                                                  std::function<Finding(const GridVertex&)> holds);

}  // namespace gazetteer::properties
