// SPDX-License-Identifier: GPL-3.0-or-later
// Blow-ups as one writes them: "corona(K8, K1)", "join(K3, empty(7))".
#pragma once

#include <string_view>

#include "graph/families/blow_up.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer {

/// Reads what to_string writes; blanks may stand anywhere but in words and numbers. The error has a
/// column and says what would be right. No blow-up has a class above 10^6, an order above 10^6, or
/// more than 10^6 edges. Nothing is made of it here.
Parsed<BlowUp> parse_blow_up(std::string_view text);

}  // namespace gazetteer
