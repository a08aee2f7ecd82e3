// SPDX-License-Identifier: GPL-3.0-or-later
// Bits of the places of a boundary.
#pragma once

#include <cstdint>

namespace gazetteer {

constexpr std::uint64_t one_at(int at) {
    return std::uint64_t{1} << at;
}
constexpr bool bit_at(std::uint64_t bits, int at) {
    return (bits >> at & 1) != 0;
}
/// The bits from `at` on moved down by `count`: those that stood at at..at+count-1 are gone.
constexpr std::uint64_t without_bits(std::uint64_t bits, int at, int count) {
    const std::uint64_t above = at + count >= 64 ? 0 : bits >> (at + count);
    return (bits & (one_at(at) - 1)) | above << at;
}

}  // namespace gazetteer
