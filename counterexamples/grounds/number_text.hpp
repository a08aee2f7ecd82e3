// SPDX-License-Identifier: GPL-3.0-or-later
// A number within the text that names a hunting ground.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace gazetteer::conjectures {

/// The whole text, if it is a number that is not negative.
inline std::optional<int> parse_int(std::string_view text) {
    int result = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, result);
    if (error != std::errc{} || end != last || result < 0) return {};
    return result;
}

}  // namespace gazetteer::conjectures
