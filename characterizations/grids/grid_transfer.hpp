// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography on grids by linear algebra from column to column, without the gcd rule.
//
// A null vector of the grid's adjacency matrix over GF(2) is fixed by its first column y: the next
// is T y, T being the adjacency matrix of the path of a column, and x_(j+1) = T x_j + x_(j-1). So
// x_j = F_j(T) y with the Fibonacci polynomials F_j, and y is right iff F_(n+1)(T) y = 0. A
// polynomial in T is known from its first column, for e_(k+1) = T e_k + e_(k-1); so that matrix
// takes O((m + n) m) bit operations instead of an elimination of the m n lines of the grid.
#pragma once

#include <vector>

#include "characterizations/even_kernels/even_kernel.hpp"
#include "graph/families.hpp"

namespace gazetteer {

/// The outcome of every vertex: P iff some null vector is 1 there [FSU93, Theorem 3.1 and Corollary
/// 3.2]. With s and l the smaller and the larger side and d the nullity: O(s^3 / log s + s l d)
/// bit operations, 64 at a time; s^2 / 4 bytes.
std::vector<Outcome> grid_outcomes_by_transfer(const Grid& grid);

/// The dimension of the null space of the grid's adjacency matrix over GF(2).
int grid_nullity(const Grid& grid);

}  // namespace gazetteer
