// SPDX-License-Identifier: GPL-3.0-or-later
// Who decides the outcomes of games in a conjecture: search over the rules, or theorems where they
// apply. A term that rests on the theory of a theorem is never held against that theorem.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

enum class By : std::uint8_t {
    /// Search alone: what a check of a theorem needs.
    oracle,
    /// Theorems alone: a graph to which none applies is given up.
    theorem,
    /// A theorem where one applies, else search.
    automatic,
};
const char* to_string(By by);
/// "oracle", "theorem", "auto"; nothing for any other name.
std::optional<By> by_named(const std::string& name);

/// A game whose outcome a theorem decides.
struct DecidedGame {
    TermGame game = TermGame::none;
    /// Its paper and number.
    const char* theorem;
    /// The graphs to which it applies; empty for all.
    const char* where;
    /// A term of the expression that rests on the same theory, for which search decides all the
    /// same; empty if there is none.
    std::string barred_by;
};
/// Those whose outcome (P or N) the expression asks for.
std::vector<DecidedGame> decided_games(const Expression& expression);

/// The outcome by the theorem. Rooted games are played from v; the others ignore v. Nothing where
/// no theorem applies. Polynomial.
std::optional<bool> is_P_by_theorem(TermGame game, const Graph& g, Vertex v);

}  // namespace gazetteer::conjectures
