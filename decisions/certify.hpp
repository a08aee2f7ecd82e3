// The certificate of an answer.
#pragma once

#include <ostream>

#include "decisions/answer.hpp"

namespace gazetteer::decisions {

/// Writes the certificate of an answer: from its witness where a theorem gave one that the checker
/// knows, else the winner's strategy. A partizan position has two, for either player to move.
/// Throws OutOfReach where the strategy is needed and the order is above 64 or the positions of
/// the strategy are more than 4,000,000.
void write_certificate(std::ostream& out, const Question& question, const Answer& answer);

}  // namespace gazetteer::decisions
