// How often each outcome of a game given as data occurs over all unlabelled graphs of an order.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>

#include "oracle/script/rules.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::census {

/// What is counted. Which of it applies depends on the game.
struct ScriptTally {
    std::uint64_t graphs = 0;
    /// Positions: boards of a game without tokens, else boards with every placing of the tokens.
    std::uint64_t starts = 0;
    /// By outcome, "N", "P", "L", "R".
    std::map<std::string, std::uint64_t> outcomes = {};
    /// By Grundy value; impartial games without tokens under normal play.
    std::map<int, std::uint64_t> grundy = {};
    /// For one token in an impartial game: orbits of roots that are P, and boards whose roots are
    /// all N or all P (the board without vertices is both).
    std::uint64_t P_orbits = 0;
    std::uint64_t every_vertex_N = 0;
    std::uint64_t every_vertex_P = 0;

    void add(const ScriptTally& other);
};

/// Counts all graphs (digraphs) of the order from nauty on so many threads, each with a memo by
/// isomorphism classes. Throws EngineLimitExceeded, RulesError.
ScriptTally script_census(const script::Rules& rules, int order, bool connected, int threads,
                          const EngineLimits& limits = no_limits);

/// The line of `gazetteer census --json`.
nlohmann::ordered_json script_census_json(const script::Rules& rules, int order, bool connected,
                                          const ScriptTally& tally);

}  // namespace gazetteer::census
