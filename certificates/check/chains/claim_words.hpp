// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a claim about all members of a chain, read with the words that have laws.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "certificates/check/chains/claim_for_all.hpp"
#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check {

/// What is said of a vertex that a quantifier binds.
constexpr std::array<std::string_view, 4> terms_of_bound{"P(uvg)", "P(ueg)", "in_even_kernel",
                                                         "degree"};

/// Whether the next word, with its "(", is "grundy(game)", "P(game)" or "N(game)".
bool is_of_game(const invariants::Tokens& tokens);

/// What is asked of a vertex: one of terms_of_bound, or that it is not so.
struct WordAtVertex {
    std::string term;
    bool negated = false;
};
/// Takes "P(uvg,", "N(ueg,", "saturated(" or "in_even_kernel(", to the vertex; nothing if the next
/// word is none of these. P(uvg) is that a maximum matching misses the vertex [FSU93, Theorem 1.1],
/// and saturated that none does.
std::optional<WordAtVertex> take_word_at_vertex(invariants::Tokens& tokens);

/// A number of at most four digits.
int take_number(invariants::Tokens& tokens);

/// The claim as a tree: the name 0 is n, the name i + 1 the law i, and -1 - k is terms_of_bound[k]
/// at the vertex that is bound. Throws invariants::TextFault.
invariants::Expression read_claim(const ClaimForAll& claim);

}  // namespace gazetteer::check
