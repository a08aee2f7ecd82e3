// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are data on one board, of at most 256 vertices: Solver<BoardKey, BoardGame> decides
// their positions without naming them anew.
#pragma once

#include <memory>

#include "oracle/script/board.hpp"

namespace gazetteer::script {

/// What a position of the board tells to whom knows the board.
class BoardView {
  public:
    BoardView(std::shared_ptr<const Board> board, const Rules& rules)
        : board_(std::move(board)), representation_(representation_of(rules)) {}

    const Board& board() const { return *board_; }
    Representation representation() const { return representation_; }

    WideSet out_neighbours(const BoardPosition& position, Vertex v) const;
    WideSet in_neighbours(const BoardPosition& position, Vertex v) const;
    /// What a path from the vertices meets, these included; on a digraph against the arcs as well
    /// if `either_way`.
    WideSet reachable(const BoardPosition& position, const WideSet& from, bool either_way) const;

    /// Takes the edges or arcs at the vertex away. Not by Representation::vertices.
    void isolate(BoardPosition& position, Vertex v) const;
    void erase(BoardPosition& position, Vertex u, Vertex w) const;
    /// These vertices go, with their edges; they leave all sets.
    void remove(BoardPosition& position, const WideSet& gone) const;

    /// The same position as the plain interpreter has it. Order at most 64.
    Position plain(const BoardPosition& position) const;

  private:
    WideSet present_ends(const BoardPosition& position,
                         const std::vector<Board::Neighbour>& neighbours) const;

    std::shared_ptr<const Board> board_;
    Representation representation_;
};

/// The interpreter's rules on one board. Its options are the interpreter's, in the same order.
class BoardGame {
  public:
    using Position = BoardPosition;

    /// The most edges or arcs of a board from which they go.
    static constexpr std::size_t size_max = 4096;
    /// The board is small enough: 256 vertices, 64 if the rules have conditions, which look at the
    /// position as the interpreter has it, and size_max.
    static bool plays(const Rules& rules, int order, std::size_t size = 0);
    /// Rather than Solver<ClassKey>, which decides fewer positions and takes five times as long for
    /// each: on a path or a cycle, which have few symmetries; in sums without conditions of which
    /// only vertices go; and beyond 64 vertices, where there is no other way.
    static bool is_faster(const Rules& rules, const SparseGraph& board);
    /// ContractViolation unless it plays the rules and the board is a graph (a digraph).
    BoardGame(Rules rules, std::shared_ptr<const Board> board);

    const Rules& rules() const { return rules_; }
    /// ContractViolation unless it is the game's board, with a vertex for each token.
    BoardPosition start(const Board& board, std::span<const Vertex> tokens) const;
    std::vector<BoardPosition> options(const BoardPosition& position, Player player = Player::left);
    std::vector<Choice> choices(const BoardPosition& position, Player player = Player::left);
    const BoardView& view() const { return view_; }
    std::string text_of(const BoardPosition& position) const;

  private:
    struct Options {
        std::vector<BoardPosition> positions = {};
        /// One for each position. Equal positions have equal hashes.
        std::vector<std::uint64_t> hashes = {};
        std::vector<Choice> choices = {};
    };
    Options all(const BoardPosition& position, Player player);
    void add_options(const BoardPosition& position, std::size_t move, Options& result);
    void add_option(const BoardPosition& position, Choice choice, const Named& named,
                    Options& result) const;
    WideSet vertices_of(const Item& item, const BoardPosition& before, const Named& named) const;
    WideSet vertices_at(Item::Kind kind, const BoardPosition& before, Vertex v) const;
    void apply(const Effect& effect, const BoardPosition& before, const Named& named,
               BoardPosition& after) const;
    BoardPosition after(const BoardPosition& before, const Move& move, const Named& named) const;
    BoardPosition after_stages(const BoardPosition& position, const std::vector<Effect>& effects,
                               const Named& named) const;
    std::uint64_t hash(const BoardPosition& position) const;
    bool is_new(const BoardPosition& option, std::uint64_t hash, const Options& known) const;
    std::string token_fault(const Move& move, std::size_t token, const BoardPosition& before) const;

    Rules rules_;
    BoardView view_;
    std::vector<std::unique_ptr<GuardTest>> tests_;
};

/// Each position for itself, without what has no part in play: a sum is taken apart, and what no
/// token can reach is left out, as by ClassKey. Where boards have numbers, a part of a sum that is
/// a path or a cycle, without tokens and sets, is told by its length.
class BoardKey {
  public:
    using Part = WideSet;
    using Parts = std::vector<WideSet>;
    /// `number` >= 1 tells boards apart for a solver that goes from one to another; 0: one board.
    BoardKey(const Rules& rules, std::shared_ptr<const Board> board, std::uint32_t number = 0);

    Parts parts(const BoardPosition& position) const;
    void write(const BoardPosition& position, const WideSet& part, Key& key) const;
    /// The position with these vertices alone.
    BoardPosition restricted(const BoardPosition& position, const WideSet& part) const;

  private:
    enum class Shape : std::uint8_t { other, path, cycle };
    /// What a component is.
    Shape shape(const BoardPosition& position, const WideSet& part) const;

    BoardView view_;
    std::uint32_t number_;
    std::size_t tokens_;
    std::size_t sets_;
    bool is_sum_;
    bool stays_at_tokens_;
};

}  // namespace gazetteer::script
