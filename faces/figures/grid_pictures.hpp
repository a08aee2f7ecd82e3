// SPDX-License-Identifier: GPL-3.0-or-later
// Grids with trails, regions and even kernels on them.
#pragma once

#include <vector>

#include "characterizations/grids/trails.hpp"
#include "faces/pictures/picture.hpp"

namespace gazetteer::figures {

/// The grid with vertex (a, b) at the point (a, b), small dots and faint edges, in the rectangle
/// [0, m + 1] x [0, n + 1].
pictures::Panel grid_panel(const Grid& grid);
/// The sides of that rectangle.
pictures::Path rectangle(const Grid& grid);

std::vector<pictures::Place> places_of(const std::vector<Point>& points);
void add_path(pictures::Panel& panel, const std::vector<Point>& points,
              pictures::PathRole role = pictures::PathRole::trail);

/// The regions that are positive: the unit diamonds around their points, within the rectangle.
void add_regions(pictures::Panel& panel, const Grid& grid, const Regions& regions,
                 const std::vector<bool>& positive);
/// The positive regions of the trail's labelling, where it has one.
void add_positive_regions(pictures::Panel& panel, const Grid& grid, const Trail& trail);

/// The closed 90-degree trail at u one of whose winning moves is v [SV25, Lemma 6]. Throws
/// ContractViolation if there is no such trail.
Trail right_angle_with_move(const Grid& grid, Vertex u, Vertex v);

/// What decides ueg from v on a grid [SV25, section 2], drawn: a 180-degree trail for a P-position,
/// a closed 90-degree trail with its positive regions for an N-position, with the even kernel that
/// it gives. `vertices[w]` is the panel's number of the grid's vertex w. Returns that in words.
std::string add_deciding_trail(pictures::Picture& picture, const Grid& grid, Vertex v,
                               const std::vector<Vertex>& vertices);

}  // namespace gazetteer::figures
