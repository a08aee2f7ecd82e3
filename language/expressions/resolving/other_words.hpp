// SPDX-License-Identifier: GPL-3.0-or-later
// Words of papers and of other systems that are no names here, and how the same is said.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gazetteer::conjectures {

/// `word` is said as `said`, an expression in which the sets are S and the vertices u, v and w.
struct OtherWord {
    std::string_view word;
    std::string_view said;
};

std::span<const OtherWord> other_words();

/// How the word is said; empty if nothing is known. Capital letters, `is_`, `has_` and `number_of_`
/// before it, `_number` and `_index` behind it are passed over.
std::string_view said_otherwise(std::string_view word);

/// A sign or a word where the grammar has none, and what is written instead.
struct OtherSign {
    std::string_view sign;
    std::string_view said;
};

std::span<const OtherSign> other_signs();

/// The rest of an error at a byte of a text, from "; " on: how it is written here, if such a sign
/// stands at the byte, or a word right before it. Else empty.
std::string help_at(std::string_view text, std::size_t byte);

/// The rest of an error about an unknown name, from "; " on: how the word is said, or else the
/// nearest of `known`; empty if there is neither.
std::string help_with(std::string_view word, std::span<const std::string> known);

}  // namespace gazetteer::conjectures
