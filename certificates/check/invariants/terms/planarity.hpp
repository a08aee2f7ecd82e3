// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a graph can be drawn in the plane.
#pragma once

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

/// By faces of a part that is drawn, which grows by a path at a time. Any order; O(order) paths,
/// each at the cost of all faces and pieces.
Number planar(const Graph& g, Vertex, Steps& steps);

}  // namespace gazetteer::check::invariants
