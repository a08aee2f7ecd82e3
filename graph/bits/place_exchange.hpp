// SPDX-License-Identifier: GPL-3.0-or-later
// A vector of 512 bits whose places are numbers of 9 bits: bits 0..5 of a number are the place in a
// word, 6..8 the word. Here two bits of the places' numbers are exchanged; for use in
// GAZETTEER_VECTORIZED functions.
#pragma once

#include <array>
#include <cstdint>

#include "graph/bits/vectorized.hpp"

namespace gazetteer {

namespace places {

constexpr int word_bits = 6;
constexpr int lane_bits = 3;
constexpr int place_bits = word_bits + lane_bits;

/// The places of a word whose numbers have bit i, 0 <= i < 6.
constexpr std::array<std::uint64_t, word_bits> with_bit{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc,
                                                        0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00,
                                                        0xffff0000ffff0000, 0xffffffff00000000};

}  // namespace places

/// Lanes l of the vector with bit 0, 1 or (else) 2 of l flipped.
[[gnu::always_inline]] inline void flip_lanes(int bit, const VectorOf8& vector, VectorOf8& result) {
    if (bit == 0)
        result = __builtin_shufflevector(vector, vector, 1, 0, 3, 2, 5, 4, 7, 6);
    else if (bit == 1)
        result = __builtin_shufflevector(vector, vector, 2, 3, 0, 1, 6, 7, 4, 5);
    else
        result = __builtin_shufflevector(vector, vector, 4, 5, 6, 7, 0, 1, 2, 3);
}

/// All ones in the lanes l with bit 0, 1 or 2 of l set.
[[gnu::always_inline]] inline void lanes_with(int bit, VectorOf8& result) {
    constexpr std::uint64_t all = ~std::uint64_t{0};
    if (bit == 0)
        result = VectorOf8{0, all, 0, all, 0, all, 0, all};
    else if (bit == 1)
        result = VectorOf8{0, 0, all, all, 0, 0, all, all};
    else
        result = VectorOf8{0, 0, 0, 0, all, all, all, all};
}

/// 0 <= i < j < 9.
[[gnu::always_inline]] inline void exchange_within(int i, int j, VectorOf8& vector) {
    if (j < places::word_bits) {
        const std::uint64_t distance = (std::uint64_t{1} << j) - (std::uint64_t{1} << i);
        const std::uint64_t moved = places::with_bit[static_cast<std::size_t>(i)] &
                                    ~places::with_bit[static_cast<std::size_t>(j)];
        const VectorOf8 change = (vector >> distance ^ vector) & moved;
        vector ^= change | change << distance;
        return;
    }
    VectorOf8 other;
    VectorOf8 with_j;
    flip_lanes(j - places::word_bits, vector, other);
    lanes_with(j - places::word_bits, with_j);
    if (i < places::word_bits) {
        const std::uint64_t with_i = places::with_bit[static_cast<std::size_t>(i)];
        const std::uint64_t distance = std::uint64_t{1} << i;
        vector = (vector & (with_j ^ ~with_i)) | (other << distance & with_i & ~with_j) |
                 (other >> distance & ~with_i & with_j);
    } else {
        // Words with one of the two bits: both change.
        VectorOf8 with_i;
        VectorOf8 both;
        lanes_with(i - places::word_bits, with_i);
        flip_lanes(i - places::word_bits, other, both);
        vector = (vector & ~(with_i ^ with_j)) | (both & (with_i ^ with_j));
    }
}

/// Bit i, 0 <= i < 9, and the bit that says which of two vectors a place is in.
[[gnu::always_inline]] inline void exchange_between(int i, VectorOf8& low, VectorOf8& high) {
    if (i < places::word_bits) {
        const std::uint64_t without = ~places::with_bit[static_cast<std::size_t>(i)];
        const std::uint64_t distance = std::uint64_t{1} << i;
        const VectorOf8 change = (low >> distance ^ high) & without;
        high ^= change;
        low ^= change << distance;
    } else {
        VectorOf8 with_i;
        VectorOf8 of_high;
        VectorOf8 of_low;
        lanes_with(i - places::word_bits, with_i);
        flip_lanes(i - places::word_bits, high, of_high);
        flip_lanes(i - places::word_bits, low, of_low);
        low = (low & ~with_i) | (of_high & with_i);
        high = (high & with_i) | (of_low & ~with_i);
    }
}

}  // namespace gazetteer
