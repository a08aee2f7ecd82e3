// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors over GF(2) on the vertices of a grid of any dimension, and the paths' adjacency matrices
// x_1, ..., x_d on them; their sum is the grid's.
#pragma once

#include "characterizations/grids/boxes.hpp"
#include "characterizations/linear/krylov.hpp"

namespace gazetteer {

class BoxSpace {
  public:
    /// Paths only, order() < 2^31.
    explicit BoxSpace(Box box);

    const Box& box() const { return box_; }
    int dimension() const { return dimension_; }
    BitVector zero() const { return BitVector(static_cast<std::size_t>(dimension_) / 64 + 1, 0); }
    BitVector unit(Vertex v) const;

    /// x_i v and the sum of all x_i v. O(order / 64) a side.
    BitVector times_side(std::size_t i, const BitVector& v) const;
    BitVector times_sum(const BitVector& v) const;
    /// p(x_i) v and p(x_1 + ... + x_d) v.
    BitVector apply_side(const Gf2Polynomial& p, std::size_t i, const BitVector& v) const;
    BitVector apply_sum(const Gf2Polynomial& p, const BitVector& v) const;

  private:
    void add_side(std::size_t i, const BitVector& v, BitVector& result) const;

    Box box_;
    int dimension_;
    struct Side {
        int stride;
        /// The places whose coordinate is not 1, and not the order.
        BitVector not_first;
        BitVector not_last;
    };
    std::vector<Side> sides_;
};

inline bool bit_of(const BitVector& v, Vertex place) {
    return (v[static_cast<std::size_t>(place) / 64] >> (place % 64) & 1) != 0;
}
inline void flip_bit(BitVector& v, Vertex place) {
    v[static_cast<std::size_t>(place) / 64] ^= std::uint64_t{1} << (place % 64);
}

}  // namespace gazetteer
