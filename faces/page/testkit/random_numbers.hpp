// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a splittable generator on a way down its tree, of RapidCheck's own or of what
// stands for it in WebAssembly.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace gazetteer::here {

/// At each turn the generator is split: at 'l' the left one goes on, at 'r' the right one. At the
/// end of the way come `count` numbers.
template <typename Random>
std::vector<std::uint64_t> numbers_of(Random random, std::string_view turns, int count) {
    for (const char turn : turns) {
        const Random right = random.split();
        if (turn == 'r') random = right;
    }
    std::vector<std::uint64_t> result;
    for (int i = 0; i < count; ++i) result.push_back(random.next());
    return result;
}

/// The same by the generator of faces/page/wasm/random_here.cpp.
std::vector<std::uint64_t> numbers_here(std::uint64_t seed, std::string_view turns, int count);

}  // namespace gazetteer::here
