// SPDX-License-Identifier: GPL-3.0-or-later
// The answer to a question: who wins, by which moves, and what decided it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/edge_delete/edge_delete_paths.hpp"
#include "characterizations/edge_delete/mirror.hpp"
#include "characterizations/even_kernels/even_kernel.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/slither/slither.hpp"
#include "oracle/partizan.hpp"
#include "work/decisions/question.hpp"

namespace gazetteer::decisions {

/// The outcome of an impartial game, or the class of a partizan one.
using AnyOutcome = std::variant<Outcome, PartizanOutcome>;

inline const char* to_string(const AnyOutcome& outcome) {
    return std::visit([](auto o) { return gazetteer::to_string(o); }, outcome);
}

/// The moves after which the player who made them wins, for either player to move.
template <class Move>
struct PartizanMoves {
    std::vector<Move> left;
    std::vector<Move> right;
    bool operator==(const PartizanMoves&) const = default;
};

/// Ascending; empty iff the outcome is P.
using WinningMoves = std::variant<std::vector<Vertex>, std::vector<Edge>,
                                  std::vector<EdgeLabelling::Move>, PartizanMoves<Vertex>>;

/// A mirror automorphism [GGHR, Theorem 5]: P.
struct MirrorVerdict {
    Permutation image;
};

/// What the theorems leave behind: each is checked by definitions, without search.
using Witness = std::variant<UvgVerdict, EvenKernelVerdict, UnrootedBipartiteVerdict,
                             SlitherVerdict, EdgeDeletePathsVerdict, MirrorVerdict>;

struct ByTheorem {
    /// Its paper and number.
    const char* theorem;
    Witness witness;
    /// False where the theorem names some winning moves but not all.
    bool all_winning_moves = true;
};

struct BySearch {
    std::string engine;
    /// What the engine went through; 0 where it does not count.
    double positions = 0;
    /// How many positions each theorem settled on the way, where the search asked them.
    std::vector<std::pair<std::string, std::uint64_t>> settled_by;
};

struct Answer {
    AnyOutcome outcome = Outcome::P;
    WinningMoves winning_moves;
    std::optional<int> grundy;
    std::variant<ByTheorem, BySearch> reason;

    /// Null when a search decided.
    const ByTheorem* theorem() const { return std::get_if<ByTheorem>(&reason); }
    bool all_winning_moves() const { return !theorem() || theorem()->all_winning_moves; }
    bool is_N() const { return outcome == AnyOutcome(Outcome::N); }
};

/// Whether the answer's witness shows its outcome to be right, by definitions only; false for an
/// answer that a search gave.
bool is_proved(const SparseGraph& g, const Start& start, const Answer& answer);

}  // namespace gazetteer::decisions
