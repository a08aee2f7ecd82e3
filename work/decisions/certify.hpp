// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of an answer.
#pragma once

#include <ostream>

#include "certificates/certificate.hpp"
#include "oracle/script/rules.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/decisions/answer.hpp"

namespace gazetteer::decisions {

/// Writes the certificate of an answer: from its witness where a theorem gave one that the checker
/// knows, else the winner's strategy. A partizan position has two, for either player to move.
/// Edge-delete leaves isolated vertices out, which change nothing: gazetteer-check knows none.
/// Throws OutOfReach where the strategy is needed and the order is above 64 or the positions of
/// the strategy are more than 4,000,000.
void write_certificate(std::ostream& out, const Question& question, const Answer& answer);

/// The subgraph of the vertices that have an edge.
Graph without_isolated(const Graph& g);

/// The same of a game that is given as data: the winner's strategy, with the rules. Throws
/// OutOfReach as above, InputError if gazetteer-check does not know a word of the rules,
/// EngineStopped and EngineLimitExceeded.
std::vector<Outcome> write_certificate(std::ostream& out, const script::Rules& rules,
                                       const Board& board, const Start& start,
                                       const EngineLimits& limits = no_limits);

/// The Grundy values of all positions after this one, for its own value or its winning moves;
/// returns both. The game is impartial, and who cannot move loses. Throws OutOfReach and
/// EngineStopped as above.
certificates::FirstValue write_values(std::ostream& out, const Question& question,
                                      certificates::ValueClaim claim,
                                      const EngineLimits& limits = no_limits);
certificates::FirstValue write_values(std::ostream& out, const script::Rules& rules,
                                      const Board& board, const Start& start,
                                      certificates::ValueClaim claim,
                                      const EngineLimits& limits = no_limits);

}  // namespace gazetteer::decisions
