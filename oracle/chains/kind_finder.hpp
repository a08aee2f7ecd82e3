// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of pieces that arise when a game is played on a chain, found by playing it.
#pragma once

#include <map>
#include <set>
#include <span>

#include "oracle/chains/runs.hpp"
#include "oracle/chains/tables.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::chains {

/// A kind of pieces and its moves, the kinds numbered as they were met.
struct FoundKind {
    /// Its length has no meaning.
    Piece shape = {};
    /// Heaps are so much longer than pieces: by as many units as the ends would make.
    int longer = 0;
    std::set<NearMove> near = {};
    std::set<MiddleMove> middle = {};
};

/// Plays one game on the pieces of one pattern.
class KindFinder {
  public:
    /// Throws NotDecided if the game has no radius.
    KindFinder(const script::Rules& rules, const Pattern& pattern, const TableBounds& bounds,
               const EngineLimits& limits);

    /// All kinds; the first is that of the pattern. Throws as table_of does.
    void find();
    std::span<const FoundKind> kinds() const { return kinds_; }
    /// How many units of the pattern's own ends belong to the run.
    int absorbed() const { return absorbed_; }
    /// The values of the lengths at which the kind has other moves, from its graphs.
    std::vector<int> short_values(const FoundKind& kind);

  private:
    /// A move in the middle as it is seen: how many units it changes, and what is left.
    struct SeenMiddle {
        int width = 1;
        MiddleMove move = {};
        auto operator<=>(const SeenMiddle&) const = default;
    };
    using SeenAt = std::map<SeenMiddle, std::set<int>>;
    struct Heap {
        int kind = 0;
        int length = 0;
    };
    /// The units that a move changed, -1 for the left end, and one beyond the last for the right.
    struct Places {
        int first = 0;
        int last = 0;
    };
    /// A board of one kind, on which all its moves are made.
    struct Board {
        int kind = 0;
        Piece piece = {};
        script::Position before = {};
        RunReader reader;
    };

    void add_first();
    /// Its length is that of the piece.
    Heap kind_of(Piece piece);
    Heap heap_of(const RunPiece& run);
    script::Position position_of(const Piece& piece) const;
    int nimber_of(const script::Position& position, VertexSet part);
    void find_moves(int k);
    void add_opening(const Board& board, const script::Position& after);
    Places changed(const Board& board, const script::Position& after) const;
    void add_move(const Board& board, const script::Position& after, SeenAt& seen);
    /// What is left of the board, the heap at the left first.
    struct Left {
        std::vector<Heap> heaps = {};
        int nimber = 0;
    };
    Left left_of(const Board& board, const script::Position& after, bool near_left,
                 bool near_right);
    MiddleMove middle_move(const Board& board, const Left& left, const Places& places) const;

    script::Interpreter game_;
    script::Solver<script::ClassKey> solver_;
    const Pattern& pattern_;
    PieceNames names_;
    Reach reach_;
    TableBounds bounds_;
    EngineLimits limits_;
    int absorbed_ = 0;
    std::vector<FoundKind> kinds_;
    std::map<std::vector<std::uint64_t>, int> numbers_;
};

}  // namespace gazetteer::chains
