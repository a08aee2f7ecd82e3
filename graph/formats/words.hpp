// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a text, each with its column; and the known word that was probably meant.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gazetteer {

struct TextWord {
    std::string_view text;
    /// Counted from 1.
    int column = 1;
};
/// The words between any of the `separators`. The text must outlive them.
std::vector<TextWord> words_of(std::string_view text, std::string_view separators = " \t");

/// The known name with the fewest differences, if these are at most 3 and at most half the letters;
/// else empty.
std::string nearest(std::string_view name, std::span<const std::string> known);

/// What an error says of the name that was probably meant, "; the nearest known one is NAME";
/// nothing if there is none.
std::string told_nearest(std::string_view name);
/// The same of the nearest known name, or what is said instead.
std::string nearest_or(std::string_view name, std::span<const std::string> known,
                       std::string_view otherwise = "");

}  // namespace gazetteer
