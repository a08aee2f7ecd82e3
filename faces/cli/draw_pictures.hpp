// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures that `gazetteer draw` makes: a graph, and on it what was asked for.
#pragma once

#include <optional>

#include "faces/pictures/picture.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "graph/board.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::cli {

struct DrawQuestion {
    enum class What { graph, kernel, matching, partition, trail, strategy, billiard };
    What what = What::graph;
    /// One of uvg, ueg, dvg, deg; kernel, matching and partition ask no game.
    Game game = Game::of<UndirectedEdgeGeography>();
    std::optional<Vertex> root;
    std::optional<double> seconds;
    std::size_t bytes = EngineLimits{}.bytes;
    /// What searches may draw on; may be null. A search for a kernel that does not end uses it up.
    PositionAllowance* allowance = nullptr;
    /// Names and places of the vertices.
    pictures::AsGiven given = {};
};

/// The picture; its description says in words what it shows. `name` is what the graph is called.
/// Throws InputError where the question does not fit the graph, TimeLimitReached where the time
/// ended first, and as layout_of does.
pictures::Picture picture_of(const Board& board, const std::string& name,
                             const DrawQuestion& question);

}  // namespace gazetteer::cli
