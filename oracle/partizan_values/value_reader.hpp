// SPDX-License-Identifier: GPL-3.0-or-later
// Reads values as ValueNames writes them.
#pragma once

#include <string_view>

#include "graph/formats/formats.hpp"
#include "oracle/partizan_values/values.hpp"

namespace gazetteer {

/// The bounds of a text: its length in characters, the parts of it inside one another, numbers, and
/// the n of *n.
constexpr std::size_t value_text_max = 1000;
constexpr int value_nesting_max = 20;
constexpr int value_number_max = 1000;
constexpr int value_exponent_max = 20;
constexpr int value_nimber_max = 32;

/// The value that a text names. Options of braces come in any order, and dominated and reversible
/// ones may be among them: "{2,1|0}" is {2|0}. An error has a column and what would be right.
Parsed<PartizanValue> parse_partizan_value(std::string_view text, PartizanValues& values);

}  // namespace gazetteer
