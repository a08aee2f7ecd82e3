// SPDX-License-Identifier: GPL-3.0-or-later
// A position decided, by a theorem or by search.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "oracle/tables/engine_limits.hpp"
#include "work/decisions/answer.hpp"

namespace gazetteer::decisions {

/// The engines that search this game, each a name that SearchSettings takes.
std::vector<std::string> engines_of(Game game);

/// How to search.
struct SearchSettings {
    /// One of engines_of(game), or empty: by their costs.
    std::string engine;
    EngineLimits limits;
    /// Whether theorems may settle positions of ueg on the way.
    bool theorems = false;
    /// Whether more than one start will be asked about.
    bool many_roots = false;
    std::function<void(std::uint64_t)> progress;
};

/// Decides the positions of one graph; nothing where it cannot. Keeps what it learns between calls.
using Decider = std::function<std::optional<Answer>(const Start&)>;

/// By theorems: nothing where none of them applies. Each answer is_proved. The decider keeps to the
/// runs::WorkLimits of its thread: it throws EngineStopped, and EngineLimitExceeded before it takes
/// more memory for one thing.
Decider theorem_decider(Game game, const Board& board);
/// By search over the rules of the game. Throws OutOfReach on an order above 64, except in
/// undirected edge geography; the decider throws EngineLimitExceeded if no engine fits the limits,
/// EngineStopped, and OutOfMemory.
Decider search_decider(Game game, const Board& board, const SearchSettings& settings);

/// By a theorem where one applies, else by search.
Answer decide(const Question& question, const SearchSettings& settings = {});

}  // namespace gazetteer::decisions
