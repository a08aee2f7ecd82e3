// SPDX-License-Identifier: GPL-3.0-or-later
// Statements about one named grid, or one vertex of it: a single instance that can be drawn.
#pragma once

#include <string>

#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {

/// The grid m x n.
inline Domain<Ints<2>> single_grid(const std::string& name, const Ints<2>& sides) {
    Domain<Ints<2>> result = single(name, sides);
    result.graph = [](const Ints<2>& n) { return instance_graph(Grid{n[0], n[1]}); };
    return result;
}
/// The grid m x n with its vertex (a, b), numbered from 1.
inline Domain<Ints<4>> single_grid_vertex(const std::string& name, const Ints<4>& instance) {
    Domain<Ints<4>> result = single(name, instance);
    result.graph = [](const Ints<4>& n) { return instance_graph(Grid{n[0], n[1]}, n[2], n[3]); };
    return result;
}

}  // namespace gazetteer::properties
