// SPDX-License-Identifier: GPL-3.0-or-later
// Grounds of random graphs: each draw by its number and the seed.
#include <algorithm>

#include "counterexamples/grounds/list_levels.hpp"

namespace gazetteer::conjectures {

namespace {

/// They come in at most so many pieces a shard.
constexpr std::uint64_t random_pieces_max = 10'000;

/// The randomness of draw i.
properties::Dice dice_of(std::uint64_t seed, std::uint64_t i) {
    // The multiplier of splitmix64 keeps near seeds apart.
    return properties::Dice((seed + i + 1) * 0x9e3779b97f4a7c15U);
}

/// Draws first..last-1.
Piece random_piece(const RandomModel& model, std::uint64_t seed, std::uint64_t first,
                   std::uint64_t last) {
    const auto each = [seed, first, last](const auto& draw, const auto& visit) {
        for (std::uint64_t i = first; i < last; ++i) {
            properties::Dice dice = dice_of(seed, i);
            if (!visit(draw(dice))) return;
        }
    };
    Piece piece;
    if (model.draw_digraph)
        piece.each_digraph = [each, draw = model.draw_digraph](const DigraphVisitor& visit) {
            each(draw, visit);
        };
    else
        piece.each = [each, draw = model.draw](const GraphVisitor& visit) { each(draw, visit); };
    return piece;
}

}  // namespace

AnyGraph drawn_graph(const RandomModel& model, std::uint64_t seed, std::uint64_t i) {
    properties::Dice dice = dice_of(seed, i);
    return model.draw_digraph ? AnyGraph(model.draw_digraph(dice)) : AnyGraph(model.draw(dice));
}

Ground random_ground(const RandomModel& model, std::uint64_t count, std::uint64_t seed,
                     const runs::Shard& shard) {
    const std::uint64_t pieces_max = random_pieces_max * static_cast<std::uint64_t>(shard.mod);
    const std::uint64_t length =
        std::max<std::uint64_t>(piece_length, count / pieces_max + (count % pieces_max != 0));
    Level level;
    level.count = count;
    for (std::uint64_t piece = 0; piece * length < count; ++piece)
        if (is_of(shard, piece))
            level.pieces.push_back(
                random_piece(model, seed, piece * length, std::min(count, (piece + 1) * length)));
    const char* const kind = model.draw_digraph ? " random digraphs " : " random graphs ";
    return {std::to_string(count) + kind + model.name + ", seed " + std::to_string(seed), "", false,
            once(std::move(level)), model.about()};
}

}  // namespace gazetteer::conjectures
