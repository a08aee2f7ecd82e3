// SPDX-License-Identifier: GPL-3.0-or-later
// Where a comparison takes its boards from: all graphs or digraphs by increasing order, given ones,
// or random ones. As the grounds of conjectures, for digraphs too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "graph/board.hpp"

namespace gazetteer::cli {

using BoardVisitor = std::function<bool(const Board&)>;

/// A part of a level, in a fixed order. Visits until a visit returns false.
using BoardPiece = std::function<void(const BoardVisitor& visit)>;

/// Pieces by increasing size.
struct BoardLevel {
    /// The order of all its boards, or -1.
    int order = -1;
    std::vector<BoardPiece> pieces = {};
};

struct BoardGround {
    /// "graphs of order <= 6".
    std::string name;
    /// The same with {} for the bound; empty without one.
    std::string name_to = {};
    /// All of a class up to isomorphism, by increasing order, then size.
    bool exhaustive = false;
    bool is_random = false;
    /// The next level, or nothing at the end.
    std::function<std::optional<BoardLevel>()> next;
};

BoardGround board_ground(conjectures::Ground ground);
BoardGround given_ground(std::vector<Board> boards);

/// How random boards are drawn.
struct BoardDraw {
    bool directed = false;
    /// Orders are uniform, and so is a probability of edges or arcs; unless there is a model.
    int order_min = 0;
    int order_max = 0;
    /// It draws digraphs where the boards are directed, else graphs.
    std::optional<conjectures::RandomModel> model = {};
    std::uint64_t count = 0;
    std::uint64_t seed = 1;
};
/// Draw i depends on the seed and i alone.
BoardGround random_ground(const BoardDraw& draw);

/// graph6 or digraph6.
std::string text_of(const Board& board);
/// The number of its edges or arcs.
int size_of(const Board& board);
/// What is left when one vertex goes, each in turn, then when one edge or arc goes, each in turn.
std::vector<Board> smaller_by_one(const Board& board);

}  // namespace gazetteer::cli
