// SPDX-License-Identifier: GPL-3.0-or-later
// Positions decided: who wins, by which moves, and what decided it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/game.hpp"
#include "gazetteer/graph.hpp"
#include "gazetteer/limits.hpp"

namespace gazetteer::v0 {

/// Who wins with both players at their best. N: whoever moves next. P: whoever does not. L and R,
/// in partizan games only: Left and Right, no matter who moves next.
enum class Outcome { N, P, L, R };
/// "N", "P", "L", "R".
GAZETTEER_API const char* to_string(Outcome outcome);

/// Where a game begins: at its token or tokens (Left's, Right's); with the first player's choice of
/// a vertex (unrooted); or, without tokens and not unrooted, on the graph alone.
struct Start {
    std::vector<int> tokens = {};
    bool unrooted = false;
    bool operator==(const Start&) const = default;
};

/// Where a move is made: a vertex, or the two ends of an edge or arc, or a vertex and the other
/// ends of the edges there that the move takes; in edge labelling with the label that the edge
/// gets.
struct Move {
    std::vector<int> vertices = {};
    std::optional<int> label = {};
    bool operator==(const Move&) const = default;
};

/// Who may decide: a theorem where one applies and search elsewhere, or one of them alone.
enum class By { either, theorem, search };

struct SolveOptions {
    Limits limits = {};
    By by = By::either;
    /// One of engines_of(game); empty: by their costs.
    std::string engine = {};
    /// Whether Answer::certificate is wanted.
    bool certificate = false;
    /// Hears now and then how many positions a search has gone through, on the thread that
    /// searches.
    std::function<void(std::uint64_t positions)> progress = {};
};

struct Answer {
    Outcome outcome = Outcome::P;
    /// The winning moves of whoever moves next, in a game that is not partizan. They are all of
    /// them if `all_winning_moves`; some theorems name only some. Empty iff the next player loses,
    /// but for misere games whose player wins by having no move.
    std::vector<Move> winning_moves = {};
    bool all_winning_moves = true;
    /// The same in a partizan game, for each player if that one moves next.
    std::vector<Move> left_winning_moves = {};
    std::vector<Move> right_winning_moves = {};
    /// Where it is known: always in games given as data that have Grundy values.
    std::optional<int> grundy = {};
    /// "FSU93 Corollary 2.3", or "search (proof)".
    std::string decided_by = {};
    bool by_theorem = false;
    /// What gazetteer-check judges, if it was asked for; a partizan position has two certificates,
    /// one after the other.
    std::string certificate = {};
};

/// Every start of the game on this graph: all placings of its tokens, or the graph alone. Throws
/// InputError if the graph is not of the game's kind.
GAZETTEER_API std::vector<Start> all_starts(const Game& game, const AnyGraph& graph);
/// The engines that search a built-in game, by name.
GAZETTEER_API std::vector<std::string> engines_of(const Game& game);

/// Decides one position. A theorem takes polynomial time on graphs of any order; search takes time
/// exponential in the number of edges and order <= 64, but for games whose engines go further.
/// Throws InputError for a start that the game does not have, OutOfReach, LimitReached and Stopped.
GAZETTEER_API Answer solve(const Game& game, const AnyGraph& graph, const Start& start = {},
                           const SolveOptions& options = {});
/// Decides these starts on one graph, which costs less than one after the other: what is learned
/// from one is kept for the next. The limits hold for all of them together.
GAZETTEER_API std::vector<Answer> solve_all(const Game& game, const AnyGraph& graph,
                                            const std::vector<Start>& starts,
                                            const SolveOptions& options = {});

}  // namespace gazetteer::v0
