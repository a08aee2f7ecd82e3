// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled with another name for the namespace rc, so that it stands beside RapidCheck's own.
#include "faces/page/testkit/random_numbers.hpp"

// NOLINTNEXTLINE(bugprone-suspicious-include)
#include "faces/page/wasm/random_here.cpp"

namespace gazetteer::here {

std::vector<std::uint64_t> numbers_here(std::uint64_t seed, std::string_view turns, int count) {
    return numbers_of(rc::Random(seed), turns, count);
}

}  // namespace gazetteer::here
