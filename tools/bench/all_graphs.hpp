// SPDX-License-Identifier: GPL-3.0-or-later
// All boards of an order, for benchmarks.
#pragma once

#include <vector>

#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer {

/// All graphs of the order, or the connected ones, one a class, from nauty.
inline std::vector<Graph> all_graphs(int order, bool connected = false) {
    std::vector<Graph> result;
    for_each_graph({.order_min = order, .order_max = order, .connected = connected},
                   [&](const Graph& g) {
                       result.push_back(g);
                       return true;
                   });
    return result;
}

}  // namespace gazetteer
