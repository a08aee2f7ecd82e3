// SPDX-License-Identifier: GPL-3.0-or-later
// Rows over all labelled graphs under an exchange of two vertices' names: a permutation of the bits
// of a graph's number.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

/// For a graph with number h, the number of the graph in which the names u and v are exchanged. The
/// pairs {u, w} and {v, w} change places for each w: exchanges of bits, all apart from each other.
/// Bits 0..8 are places in a vector, the others number the vectors. Exchanges among these say which
/// vectors to read; those within vectors and between the two are made on tiles of vectors, all in
/// which the bits concerned of the vector's number take any value.
class NameExchange {
  public:
    /// bit_of[u][w] is the bit of the pair {u, w}; 5 to 8 vertices.
    template <class BitOf>
    NameExchange(const BitOf& bit_of, int vertex_count, Vertex u, Vertex v)
        : NameExchange(vertex_count) {
        for (Vertex w = 0; w < vertex_count && u != v; ++w)
            if (w != u && w != v)
                add(bit_of[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)],
                    bit_of[static_cast<std::size_t>(v)][static_cast<std::size_t>(w)]);
        prepare();
    }

    /// to_x = not x after the exchange, and from_x |= not row after it. On several threads.
    void apply(const std::uint64_t* x, const std::uint64_t* row, std::uint64_t* to_x,
               std::uint64_t* from_x) const;

  private:
    /// A vector's number has at most 19 bits: two tables.
    static constexpr int half_bits = 10;
    static constexpr std::size_t half_size = std::size_t{1} << half_bits;
    /// With 8 vertices, six pairs {u, w}.
    static constexpr std::size_t tile_max = std::size_t{1} << 6;

    explicit NameExchange(int vertex_count);
    void add(int a, int b);
    void prepare();
    std::uint32_t source_by_bits(std::size_t j) const;
    std::size_t source(std::size_t j) const {
        return low_source_[j & (half_size - 1)] | high_source_[j >> half_bits];
    }
    void apply_to_tiles(std::size_t first, std::size_t last, const std::uint64_t* x,
                        const std::uint64_t* row, std::uint64_t* to_x, std::uint64_t* from_x) const;

    std::size_t vector_count_{};
    /// Bits of a place, or of a vector's number; the lesser first.
    std::vector<std::pair<int, int>> within_;
    std::vector<std::pair<int, int>> between_;
    std::vector<std::pair<int, int>> outside_;
    /// The bits of the vector's number in between_, and the numbers made of them.
    std::size_t tile_mask_{};
    std::vector<std::size_t> tile_;
    std::array<std::uint32_t, half_size> low_source_{};
    std::array<std::uint32_t, half_size> high_source_{};
};

}  // namespace gazetteer
