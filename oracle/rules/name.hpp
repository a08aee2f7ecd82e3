// SPDX-License-Identifier: GPL-3.0-or-later
// Names of games made from the names of their parts, at compile time.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace gazetteer {

/// The parts one after the other, `size` characters together, and a terminating zero.
template <std::size_t size>
constexpr std::array<char, size + 1> concatenated(std::initializer_list<std::string_view> parts) {
    std::array<char, size + 1> result{};
    auto* end = result.data();
    for (std::string_view part : parts) end = std::copy(part.begin(), part.end(), end);
    return result;
}

constexpr std::size_t length(std::string_view name) {
    return name.size();
}

}  // namespace gazetteer
