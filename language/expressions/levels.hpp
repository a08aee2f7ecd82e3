// SPDX-License-Identifier: GPL-3.0-or-later
// How tightly the signs of the language bind: what is read by them, and what is printed.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace gazetteer::conjectures {

/// The loosest first; a quantifier takes all that follows.
enum SignLevel {
    open_level,
    iff_level,
    implies_level,
    or_level,
    xor_level,
    and_level,
    not_level,
    compare_level,
    sum_level,
    product_level,
    minus_level,
    power_level,
    operand_level
};

/// That of a sign between two operands, in ASCII: of a comparison, if it is none of the others.
constexpr SignLevel level_of(std::string_view sign) {
    using Pair = std::pair<std::string_view, SignLevel>;
    constexpr std::array<Pair, 12> known{{{"<->", iff_level},
                                          {"->", implies_level},
                                          {"or", or_level},
                                          {"xor", xor_level},
                                          {"and", and_level},
                                          {"+", sum_level},
                                          {"-", sum_level},
                                          {"*", product_level},
                                          {"/", product_level},
                                          {"div", product_level},
                                          {"mod", product_level},
                                          {"^", power_level}}};
    const auto* const found = std::ranges::find(known, sign, &Pair::first);
    return found == known.end() ? compare_level : found->second;
}

}  // namespace gazetteer::conjectures
