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

/// So many rows that adding them takes a fraction of a second, for reduce_in_blocks().
int rows_of_a_block(int rows, int columns);
/// What reduce() of gf2.hpp does, so many rows at a time, at least one: keeps to this thread's
/// limits. Throws runs::Stopped between two blocks, and runs::MemoryExceeded before it takes the
/// memory; the matrix is then as before.
std::vector<int> reduce_in_blocks(BitMatrix& matrix, int rows_a_block);
/// More than reduce_in_blocks() holds at any time, the matrix itself counted.
double reduction_bytes(int rows, int columns);

}  // namespace gazetteer
