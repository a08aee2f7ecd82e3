// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as a picture, and nothing else.
#pragma once

#include <optional>
#include <string>

#include "faces/pictures/picture.hpp"
#include "graph/board.hpp"
#include "graph/interchange/named_graph.hpp"

namespace gazetteer::pictures {

/// What a file says of the vertices: what they are called and where it draws them; empty where it
/// does not say.
struct AsGiven {
    std::vector<std::string> names = {};
    std::vector<DrawnAt> places = {};
};

/// A graph with, if it has one, its root, and nothing else: what a report shows of an instance.
/// A name of three letters stands in its vertex, a longer one beside. Throws as layout_at does.
Picture plain_picture(const Board& board, const std::string& name, std::optional<Vertex> root,
                      const AsGiven& given = {});

}  // namespace gazetteer::pictures
