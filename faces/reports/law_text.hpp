// SPDX-License-Identifier: GPL-3.0-or-later
// A sequence that is known for all n, for people: the values of a period as a table, what differs
// before, and the first values in a line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/chains/sequence_law.hpp"

namespace gazetteer::reports {

/// f(n), f(n + 1), ... from the first n on.
std::vector<std::int64_t> first_values(const SequenceLaw& law, int count);

/// "period 2 from n = 1, each adds 1".
std::string law_text(const SequenceLaw& law);

/// The value for each n modulo the period, "(n - 1)/2" where a period adds something, in rows of
/// twelve; the exceptions with their values, if there are any; and `count` first values as the OEIS
/// has them, with the offset. The table of a period longer than 120 is left out, which is told.
std::vector<std::string> law_lines(const SequenceLaw& law, int count);

}  // namespace gazetteer::reports
