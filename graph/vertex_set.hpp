// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of vertices of a graph of order at most 64, one bit a vertex.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <span>
#include <vector>

namespace gazetteer {

/// A vertex is its number, counted from 0.
using Vertex = int;

/// A set of vertices 0..63. A value of one word; every operation is O(1), iteration is ascending.
class VertexSet {
  public:
    class Iterator {
      public:
        using value_type = Vertex;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        Iterator() = default;
        explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        Vertex operator*() const { return std::countr_zero(rest_); }
        Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        Iterator operator++(int) {
            Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t rest_ = 0;
    };

    constexpr VertexSet() = default;
    constexpr VertexSet(std::initializer_list<Vertex> vertices) {
        for (Vertex v : vertices) insert(v);
    }
    static constexpr VertexSet from_bits(std::uint64_t bits) {
        VertexSet result;
        result.bits_ = bits;
        return result;
    }
    /// {0, ..., n - 1}, 0 <= n <= 64.
    static constexpr VertexSet first(int n) {
        return from_bits(n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1);
    }
    /// The set of the members listed, each in 0..63.
    static VertexSet of(const std::vector<Vertex>& vertices) {
        VertexSet result;
        for (Vertex v : vertices) result.insert(v);
        return result;
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool contains(Vertex v) const { return (bits_ >> v & 1) != 0; }
    constexpr void insert(Vertex v) { bits_ |= std::uint64_t{1} << v; }
    constexpr void erase(Vertex v) { bits_ &= ~(std::uint64_t{1} << v); }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains_all(VertexSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool meets(VertexSet other) const { return (bits_ & other.bits_) != 0; }
    /// The least member; the set must not be empty.
    constexpr Vertex front() const { return std::countr_zero(bits_); }
    std::vector<Vertex> to_vector() const { return {begin(), end()}; }

    constexpr bool operator==(const VertexSet&) const = default;
    constexpr auto operator<=>(const VertexSet&) const = default;
    friend constexpr VertexSet operator|(VertexSet a, VertexSet b) {
        return from_bits(a.bits_ | b.bits_);
    }
    friend constexpr VertexSet operator&(VertexSet a, VertexSet b) {
        return from_bits(a.bits_ & b.bits_);
    }
    /// The symmetric difference.
    friend constexpr VertexSet operator^(VertexSet a, VertexSet b) {
        return from_bits(a.bits_ ^ b.bits_);
    }
    friend constexpr VertexSet operator-(VertexSet a, VertexSet b) {
        return from_bits(a.bits_ & ~b.bits_);
    }

    Iterator begin() const { return Iterator(bits_); }
    Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

/// image lists a permutation of 0..order-1, 0 <= order <= 64.
constexpr bool is_permutation(std::span<const Vertex> image, int order) {
    if (static_cast<int>(image.size()) != order) return false;
    VertexSet seen;
    for (Vertex v : image) {
        if (v < 0 || v >= order || seen.contains(v)) return false;
        seen.insert(v);
    }
    return true;
}

}  // namespace gazetteer
