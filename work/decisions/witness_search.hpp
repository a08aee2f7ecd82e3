// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for witnesses whose size is known. All throw runs::Stopped; where they find nothing,
// there may be one all the same.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::decisions {

using SetProperty = std::function<bool(VertexSet)>;

/// A set of at most this order with the property, which the set of all vertices has. Some vertices
/// are added, and then as many taken away as leave the property; at most 200,000 sets are looked
/// at. The same set each time.
std::optional<VertexSet> set_within(const Graph& g, int order, const SetProperty& has);

/// The orders of vertices, at most 200, each with the set that is left when they are taken away one
/// after the other where `has` allows it.
std::vector<VertexSet> least_sets(const Graph& g, const SetProperty& has);

}  // namespace gazetteer::decisions
