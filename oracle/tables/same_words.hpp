// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a few words are equal.
#pragma once

#include <array>
#include <cstdint>

namespace gazetteer {

/// What == of arrays says, which is a call of memcmp even for one word.
template <std::size_t words>
bool same_words(const std::array<std::uint64_t, words>& a,
                const std::array<std::uint64_t, words>& b) {
    std::uint64_t differing = 0;
    for (std::size_t i = 0; i < words; ++i) differing |= a[i] ^ b[i];
    return differing == 0;
}

}  // namespace gazetteer
