// SPDX-License-Identifier: GPL-3.0-or-later
// Families of subsets of {0..r-1}, r <= 11, one bit a subset: all neighbourhoods that a new vertex
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
/// How many vectors of 8 words do.
constexpr std::size_t vectors(int ground) {
    return (words(ground) + 7) / 8;
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
        : vectors_(subset_family::vectors(ground)) {
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
        switch (vectors_) {
            case 1:
                return apply_to<1>(family);
            case 2:
                return apply_to<2>(family);
            default:
                return apply_to<4>(family);
        }
    }

  private:
    struct Exchange {
        int i, j;  // i < j
    };
    template <std::size_t vectors>
    [[gnu::always_inline]] void apply_to(SubsetFamily& family) const {
        std::array<VectorOf8, vectors> parts;
        std::memcpy(&parts, family.words.data(), sizeof parts);
        for (int e = 0; e < count_; ++e) exchange(exchanges_[static_cast<std::size_t>(e)], parts);
        std::memcpy(family.words.data(), &parts, sizeof parts);
    }
    template <std::size_t vectors>
    [[gnu::always_inline]] static void exchange(Exchange e, std::array<VectorOf8, vectors>& parts) {
        if (e.j < places::place_bits) {
            for (VectorOf8& part : parts) exchange_within(e.i, e.j, part);
        } else if constexpr (vectors == 2) {
            exchange_between(e.i, parts[0], parts[1]);
        } else if constexpr (vectors == 4) {
            // Bits 9 and 10 of a place say which of the four it is in.
            if (e.j == places::place_bits) {
                exchange_between(e.i, parts[0], parts[1]);
                exchange_between(e.i, parts[2], parts[3]);
            } else if (e.i < places::place_bits) {
                exchange_between(e.i, parts[0], parts[2]);
                exchange_between(e.i, parts[1], parts[3]);
            } else {
                std::swap(parts[1], parts[2]);
            }
        }
    }

    std::size_t vectors_;
    std::array<Exchange, subset_family::ground_max> exchanges_;
    int count_ = 0;
};

}  // namespace gazetteer
