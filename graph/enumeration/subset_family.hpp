// SPDX-License-Identifier: GPL-3.0-or-later
// Families of subsets of {0..r-1}, r <= 10, one bit a subset: all neighbourhoods that a new vertex
// could have, worked on 64 at a time.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "graph/bits/place_exchange.hpp"
#include "graph/bits/vectorized.hpp"
#include "graph/canonical/small_canonical.hpp"

namespace gazetteer {

namespace subset_family {

constexpr int ground_max = SmallGraph::order_max - 1;
/// The subsets of {0..5} are the bits of a word.
using places::word_bits;
constexpr std::size_t words_max = std::size_t{1} << (ground_max - word_bits);

/// Bit S is set when S has k members, S a subset of {0..5}, 0 <= k <= 6.
constexpr std::array<std::uint64_t, word_bits + 1> of_size = [] {
    std::array<std::uint64_t, word_bits + 1> result{};
    for (unsigned s = 0; s < 64; ++s)
        result[static_cast<std::size_t>(std::popcount(s))] |= std::uint64_t{1} << s;
    return result;
}();

/// How many words hold the subsets of {0..ground-1}.
constexpr std::size_t words(int ground) {
    return ground <= word_bits ? 1 : std::size_t{1} << (ground - word_bits);
}
/// The bits of the first word that stand for subsets of {0..ground-1}.
constexpr std::uint64_t valid(int ground) {
    return ground >= word_bits ? ~std::uint64_t{0} : (std::uint64_t{1} << (1 << ground)) - 1;
}

}  // namespace subset_family

/// A family of subsets; the ground set's size is the caller's to know.
struct SubsetFamily {
    alignas(64) std::array<std::uint64_t, subset_family::words_max> words{};

    bool contains(std::uint64_t s) const { return (words[s >> 6] >> (s & 63) & 1) != 0; }
    void insert(std::uint64_t s) { words[s >> 6] |= std::uint64_t{1} << (s & 63); }
    void erase(std::uint64_t s) { words[s >> 6] &= ~(std::uint64_t{1} << (s & 63)); }

    /// Word `w` of the family of all S with k members.
    static constexpr std::uint64_t of_size(int k, std::size_t w) {
        const int rest = k - std::popcount(w);
        return 0 <= rest && rest <= subset_family::word_bits
                   ? subset_family::of_size[static_cast<std::size_t>(rest)]
                   : 0;
    }
    /// Word `w` of the family of all S that contain v.
    static constexpr std::uint64_t containing(Vertex v, std::size_t w) {
        if (v < subset_family::word_bits) return places::with_bit[static_cast<std::size_t>(v)];
        return (w >> (v - subset_family::word_bits) & 1) != 0 ? ~std::uint64_t{0} : 0;
    }
};

/// A permutation of the ground set as exchanges of two elements; for use in GAZETTEER_VECTORIZED
/// functions.
class SubsetPermutation {
  public:
    /// Turns a family F into {S : place(S) in F}, place(S) = {place[v] : v in S}.
    SubsetPermutation(const SmallPermutation& place, int ground)
        : vectors_(subset_family::words(ground) > 8 ? 2 : 1) {
        SmallPermutation now{};
        for (int v = 0; v < ground; ++v)
            now[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(v);
        for (int i = 0; i < ground; ++i) {
            int j = i;
            while (now[static_cast<std::size_t>(j)] != place[static_cast<std::size_t>(i)]) ++j;
            if (i == j) continue;
            std::swap(now[static_cast<std::size_t>(i)], now[static_cast<std::size_t>(j)]);
            exchanges_[static_cast<std::size_t>(count_++)] = {i, j};
        }
    }

    [[gnu::always_inline]] void apply(SubsetFamily& family) const {
        VectorOf8 low;
        VectorOf8 high{};
        std::memcpy(&low, family.words.data(), sizeof low);
        if (vectors_ == 2) std::memcpy(&high, family.words.data() + 8, sizeof high);
        for (int e = 0; e < count_; ++e)
            exchange(exchanges_[static_cast<std::size_t>(e)], low, high);
        std::memcpy(family.words.data(), &low, sizeof low);
        if (vectors_ == 2) std::memcpy(family.words.data() + 8, &high, sizeof high);
    }

  private:
    struct Exchange {
        int i, j;  // i < j
    };
    [[gnu::always_inline]] void exchange(Exchange e, VectorOf8& low, VectorOf8& high) const {
        if (e.j < places::place_bits) {
            exchange_within(e.i, e.j, low);
            if (vectors_ == 2) exchange_within(e.i, e.j, high);
        } else {
            exchange_between(e.i, low, high);
        }
    }

    int vectors_;
    std::array<Exchange, subset_family::ground_max> exchanges_;
    int count_ = 0;
};

}  // namespace gazetteer
