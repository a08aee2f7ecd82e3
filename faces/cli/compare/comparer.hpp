// SPDX-License-Identifier: GPL-3.0-or-later
// A program asked about positions, and its answers held against the right ones.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "faces/cli/compare/compared_game.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/programs/asked_program.hpp"

namespace gazetteer::cli {

/// What is compared, with whom.
struct Comparison {
    ComparedGame game;
    Asked asked = Asked::outcome;
    /// A line of sh.
    std::string command;
    /// How long one answer may take.
    double answer_seconds = 60;
    /// On which graphs or digraphs, or vertices of them, the program speaks; without it on all.
    std::optional<conjectures::Conjecture> where = std::nullopt;
    /// The one placing of the tokens; empty: all of them.
    std::vector<Vertex> root = {};
};

/// A position on which the program is wrong, with both answers in one form.
struct Disagreement {
    Board board;
    decisions::Start start;
    std::string theirs;
    std::string right;
};

/// What was compared on some boards, up to the first disagreement.
struct ComparisonTally {
    std::uint64_t boards = 0;
    /// Boards with a position that the program was asked about, and these positions.
    std::uint64_t boards_asked = 0;
    std::uint64_t positions = 0;
    /// Boards with no right answer, for a game or a term has no room for it.
    std::uint64_t given_up = 0;
    std::string reason = {};
    std::optional<Disagreement> first = {};

    void add(const ComparisonTally& later);
};

/// The line that asks about a position: the board, then a vertex for each token.
std::string question(const Board& board, const decisions::Start& start);

/// One program, started with the object. For one thread, whose runs::WorkLimits it keeps to.
class Comparer {
  public:
    /// The comparison must outlive it. Throws ProcessError.
    explicit Comparer(const Comparison& comparison);

    /// Compares on a board now or later, in the order of these calls. Returns false, and forgets
    /// the boards that are left, once there is a disagreement. Throws ProcessError, naming the
    /// line, when the program fails or its answer is none; runs::Stopped and EngineStopped.
    bool add(const Board& board, ComparisonTally& tally);
    /// Compares on those that are left.
    bool finish(ComparisonTally& tally);
    /// The boards, with no tally: the first disagreement.
    std::optional<Disagreement> first_on(const std::vector<Board>& boards);
    /// Forgets the boards that are left.
    void forget();

  private:
    struct Waiting {
        Board board;
        std::vector<decisions::Start> starts;
    };
    /// The program is given so many lines at once, or those of so many boards.
    static constexpr std::size_t batch = 256;
    static constexpr std::size_t boards_max = 4096;

    std::vector<decisions::Start> starts_spoken_of(const Board& board);
    bool compare(const Waiting& waiting, std::size_t first_line, ComparisonTally& tally);

    const Comparison& comparison_;
    conjectures::AskedProgram program_;
    RightAnswers right_;
    std::optional<conjectures::Evaluator> where_;
    std::vector<Waiting> waiting_;
    std::vector<std::string> lines_;
    std::vector<std::string> answers_;
};

}  // namespace gazetteer::cli
