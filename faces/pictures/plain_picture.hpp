// SPDX-License-Identifier: GPL-3.0-or-later
// A graph as a picture, and nothing else.
#pragma once

#include <optional>
#include <string>

#include "faces/pictures/picture.hpp"
#include "graph/board.hpp"

namespace gazetteer::pictures {

/// A graph with, if it has one, its root, and nothing else: what a report shows of an instance.
/// Throws as layout_of does.
Picture plain_picture(const Board& board, const std::string& name, std::optional<Vertex> root);

}  // namespace gazetteer::pictures
