// SPDX-License-Identifier: GPL-3.0-or-later
// A table of values that were computed elsewhere.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "counterexamples/propose/propose_table.hpp"

namespace gazetteer::conjectures {

/// JSON lines, as `eval --json` writes them: an instance a line, with a value under the text of the
/// target and of each term: true or false, a number that fits in 64 bits, "infinity", or null where
/// it is undefined. Other values of a line are passed over; so are empty lines. The texts are
/// expressions, and the values have their types. Throws InputError with "where:line: what", at the
/// first line that is not so, and where there is no instance.
ValueTable data_table(std::istream& in, const std::string& where, const std::string& target,
                      const std::vector<std::string>& terms);

}  // namespace gazetteer::conjectures
