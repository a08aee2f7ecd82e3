// SPDX-License-Identifier: GPL-3.0-or-later
// The winner's strategy, or the Grundy values, of a game that is given as data, in a certificate
// that carries the rules.
#pragma once

#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "graph/board.hpp"
#include "graph/rooted_graph.hpp"
#include "oracle/script/rules.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer::certificates {

/// The lines of the rules as certificates have them: without comments and sources, spaced in one
/// way. Throws InputError where gazetteer-check would not know a word of them, with the word.
std::vector<std::string> certificate_rules(const script::Rules& rules);

/// A position before the first move.
struct DataStart {
    /// A vertex for each token, unless `free`.
    std::vector<Vertex> tokens = {};
    /// The first player chooses the vertex of the one token, in an impartial game.
    bool free = false;
    /// Who moves next; Left in an impartial game.
    Player mover = Player::left;
};

/// Writes the certificate of the winner's strategy, and returns who that is. Returns nothing, and
/// has written nothing, if it has more than `positions_max` positions. Throws InputError as
/// certificate_rules does, RulesError, and for its limits EngineStopped and EngineLimitExceeded.
/// The order is at most 64.
std::optional<Outcome> write_data_strategy(std::ostream& out, const script::Rules& rules,
                                           const Board& board, const DataStart& start,
                                           int positions_max,
                                           const EngineLimits& limits = no_limits);

/// The same of the Grundy values of all positions after this one: its own, or its winning moves.
/// The game is impartial, and who cannot move loses. Memory: that of the positions, which grow to
/// `positions_max`.
std::optional<FirstValue> write_data_values(std::ostream& out, const script::Rules& rules,
                                            const Board& board, const DataStart& start,
                                            ValueClaim claim, int positions_max,
                                            const EngineLimits& limits = no_limits);

}  // namespace gazetteer::certificates
