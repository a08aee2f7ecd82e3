// SPDX-License-Identifier: GPL-3.0-or-later
// The plain meaning of rules that are data: the options of a position. Everything faster is
// measured against this file.
#pragma once

#include <set>

#include "oracle/script/choice.hpp"

namespace gazetteer::script {

/// Plays one game. One a thread: conditions keep what they have worked out. It holds a copy of the
/// rules.
class Interpreter {
  public:
    using Position = script::Position;

    explicit Interpreter(Rules rules);

    const Rules& rules() const { return rules_; }

    /// The position before the first move: all vertices, the tokens as given, the sets empty; then
    /// what the rules do at the start.
    /// ContractViolation unless the game is on graphs (on digraphs) and there is a vertex of the
    /// board for each token.
    Position start(const Graph& board, std::span<const Vertex> tokens) const;
    Position start(const Digraph& board, std::span<const Vertex> tokens) const;
    /// The same before what the rules do at the start.
    Position placed(const Graph& board, std::span<const Vertex> tokens) const;
    Position placed(const Digraph& board, std::span<const Vertex> tokens) const;

    /// The positions after each legal move of the player, each once: in the order of the moves,
    /// then of the vertices, then of the sets. In an impartial game both players have the same.
    /// Throws RulesError if a token would stand on a vertex that is not there, or a set would be
    /// chosen from too many edges.
    std::vector<Position> options(const Position& position, Player player = Player::left);
    /// What is done before the first move, done to a board with its tokens. Throws as options do.
    Position begun(const Position& placed) const;
    std::string text_of(const Position& position) const { return text(rules_, position); }
    /// A move that leads to each option, in the same order.
    std::vector<Choice> choices(const Position& position, Player player = Player::left);

  private:
    /// Each position with the choice of the same place.
    struct Options {
        std::vector<Position> positions = {};
        std::vector<Choice> choices = {};
        /// The same positions, where moves choose sets, so that there may be thousands.
        std::set<Position> sorted = {};
    };
    Options all(const Position& position, Player player);
    void add_options(const Position& position, std::size_t move, Options& result);
    void add_option(const Position& position, Choice choice, const Named& named, Options& result);
    bool is_new(const Position& option, Options& known) const;
    Position checked(Position placed, std::span<const Vertex> tokens) const;
    Position after(const Position& before, const Move& move, const Named& named) const;
    /// The first token whose vertex has gone; nothing if there is none.
    std::optional<std::size_t> fallen(const Position& position) const;

    Rules rules_;
    /// One a move; null for a move without a condition.
    std::vector<std::unique_ptr<GuardTest>> tests_;
};

}  // namespace gazetteer::script
