// SPDX-License-Identifier: GPL-3.0-or-later
// Levels of grounds that are lists: what each shard has of graphs that are there.
#pragma once

#include "counterexamples/grounds/ground.hpp"

namespace gazetteer::conjectures {

/// The most graphs of a piece of a list.
constexpr std::size_t piece_length = 200;

/// Whether this piece, by its number from 0, is one of the shard.
bool is_of(const runs::Shard& shard, std::uint64_t piece);

/// The pieces that a shard has of these graphs; those of more than 64 vertices come last, in its
/// first shard. `origins`: one a graph, or none.
Level level_of_any_order(const std::vector<AnyGraph>& graphs, const std::vector<Origin>& origins,
                         const runs::Shard& shard = {});

/// The levels of a ground that has this one alone.
std::function<std::optional<Level>()> once(Level level);

}  // namespace gazetteer::conjectures
