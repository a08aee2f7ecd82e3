// SPDX-License-Identifier: GPL-3.0-or-later
// Vertices and edges as words: "3", "0-2".
#pragma once

#include <string>

#include "graph/graph.hpp"

namespace gazetteer {

inline std::string text(Vertex v) {
    return std::to_string(v);
}
inline std::string text(const Edge& e) {
    return text(e.u) + "-" + text(e.v);
}

}  // namespace gazetteer
