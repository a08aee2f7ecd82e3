// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of vertices of boards beyond 64 vertices.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "graph/vertex_set.hpp"

namespace gazetteer::script {

/// A set of vertices 0..255. A value of four words.
class WideSet {
  public:
    static constexpr int order_max = 256;

    bool contains(Vertex v) const { return (word(v) >> (v & 63) & 1) != 0; }
    void insert(Vertex v) {
        words_[static_cast<std::size_t>(v >> 6)] |= std::uint64_t{1} << (v & 63);
    }
    bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
    int size() const {
        int result = 0;
        for (std::uint64_t word : words_) result += std::popcount(word);
        return result;
    }
    const std::array<std::uint64_t, 4>& words() const { return words_; }
    WideSet& operator|=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    WideSet& operator&=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    WideSet& operator-=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    /// Calls visit(v) for each member, ascending.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < 4; ++i)
            for (Vertex v : VertexSet::from_bits(words_[i])) visit(static_cast<Vertex>(64 * i) + v);
    }
    /// The least member. Not of an empty set.
    Vertex front() const {
        Vertex result = 0;
        for (std::size_t i = 4; i-- > 0;)
            if (words_[i] != 0) result = static_cast<Vertex>(64 * i) + std::countr_zero(words_[i]);
        return result;
    }
    bool operator==(const WideSet&) const = default;

  private:
    std::uint64_t word(Vertex v) const { return words_[static_cast<std::size_t>(v >> 6)]; }
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace gazetteer::script
