// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of small numbers in a fixed number of words.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "oracle/tables/same_words.hpp"

namespace gazetteer {

/// A set of numbers below 64 `words`: edges or vertices of one graph.
template <int words>
struct NumberSet {
    std::array<std::uint64_t, words> bits{};

    static NumberSet of(int e) {
        NumberSet result;
        result.insert(e);
        return result;
    }
    bool contains(int e) const { return (bits[word(e)] & bit(e)) != 0; }
    /// The least member; the set must not be empty.
    int front() const {
        for (int i = 0;; ++i)
            if (const std::uint64_t w = bits[static_cast<std::size_t>(i)]; w != 0)
                return 64 * i + std::countr_zero(w);
    }
    bool operator==(const NumberSet& other) const { return same_words(bits, other.bits); }

    void insert(int e) { bits[word(e)] |= bit(e); }
    void erase(int e) { bits[word(e)] &= ~bit(e); }
    int size() const {
        int result = 0;
        for (std::uint64_t w : bits) result += std::popcount(w);
        return result;
    }
    /// Whether it has exactly one member: without the count, which is a call on x86-64 as such.
    bool is_single() const {
        if constexpr (words == 1) return bits[0] != 0 && (bits[0] & (bits[0] - 1)) == 0;
        return size() == 1;
    }
    bool empty() const {
        return std::ranges::all_of(bits, [](std::uint64_t w) { return w == 0; });
    }
    /// Calls visit(e) for each member, ascending.
    template <class Visit>
    void for_each(Visit visit) const {
        for (int i = 0; i < words; ++i)
            for (std::uint64_t w = bits[static_cast<std::size_t>(i)]; w != 0; w &= w - 1)
                visit(64 * i + std::countr_zero(w));
    }
    friend NumberSet operator|(NumberSet a, const NumberSet& b) {
        for (std::size_t i = 0; i < words; ++i) a.bits[i] |= b.bits[i];
        return a;
    }
    friend NumberSet operator&(NumberSet a, const NumberSet& b) {
        for (std::size_t i = 0; i < words; ++i) a.bits[i] &= b.bits[i];
        return a;
    }
    friend NumberSet operator-(NumberSet a, const NumberSet& b) {
        for (std::size_t i = 0; i < words; ++i) a.bits[i] &= ~b.bits[i];
        return a;
    }

  private:
    static std::size_t word(int e) { return static_cast<std::size_t>(e) / 64; }
    static std::uint64_t bit(int e) { return std::uint64_t{1} << e % 64; }
};

}  // namespace gazetteer
