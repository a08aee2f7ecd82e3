// SPDX-License-Identifier: GPL-3.0-or-later
// The row space of a matrix over GF(2) that comes in blocks of rows: between two blocks the caller
// can look at the clock, and rows that depend on earlier ones take no memory.
#pragma once

#include <vector>

#include "characterizations/linear/gf2.hpp"

namespace gazetteer {

class RowSpace {
  public:
    explicit RowSpace(int columns) : basis_(0, columns) {}

    int columns() const { return basis_.columns(); }
    int rank() const { return basis_.rows(); }
    /// Adds the rows of a block of as many columns. O(rows rank columns) bit operations by M4RI.
    void add(BitMatrix block);
    /// Column pivots()[i] is 1 in row i of the basis alone; not ascending.
    const std::vector<int>& pivots() const { return pivots_; }
    /// The reduced echelon form but for the order of its rows.
    const BitMatrix& basis() const { return basis_; }

  private:
    BitMatrix basis_;
    std::vector<int> pivots_;
};

}  // namespace gazetteer
