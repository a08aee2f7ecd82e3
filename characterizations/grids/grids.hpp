// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography on grids by arithmetic: the gcd rule [SV25, Theorem 2] and the even
// kernels that are given by a formula [FSU93, proof of Theorem 4.2; SV25, Corollary 12].
#pragma once

#include <vector>

#include "characterizations/even_kernels/even_kernel.hpp"
#include "graph/families.hpp"

namespace gazetteer {

/// gcd(m + 1, n + 1).
int grid_gcd(const Grid& grid);

/// P iff d divides neither a nor b, where v = (a, b) and d = gcd(m + 1, n + 1) [SV25, Theorem 2].
Outcome grid_outcome(const Grid& grid, Vertex v);
/// The outcome of every vertex. O(order).
std::vector<Outcome> grid_outcomes(const Grid& grid);

/// {(i, j) : d does not divide i, d does not divide j, and either 2d | (i - j) or 2d | (i + j)},
/// for a common divisor d > 1 of m + 1 and n + 1 an even kernel that contains (1, 1) [FSU93,
/// Theorem 4.2]. Any d >= 1 is taken as it stands. Ascending, O(order).
std::vector<Vertex> diagonal_kernel(const Grid& grid, int d);
/// The same set in words: the rectangle with corners (0, 0) and (m + 1, n + 1) is divided into
/// d-by-d squares, coloured in checkerboard fashion; the points on the interiors of one diagonal of
/// each square, chosen by its colour. d divides m + 1 and n + 1.
std::vector<Vertex> diagonals_of_checkerboard(const Grid& grid, int d);

/// How "i +- j = +- k (mod 2d)" is read in [SV25, Corollary 12].
enum class Signs {
    independent,  ///< any of the four combinations
    matched,      ///< i + j = k or i - j = -k
    first_only,   ///< i + j = k or i - j = k
    second_only,  ///< i + j = k or i + j = -k
    both,         ///< i + j = k or -k, and i - j = k or -k
};

/// S_k = {(i, j) : d does not divide i, d does not divide j, and i +- j = +- k (mod modulus)} with
/// d = gcd(m + 1, n + 1); the paper's modulus is 2d [SV25, Corollary 12]. Ascending, O(order).
std::vector<Vertex> s_k(const Grid& grid, int k, Signs signs, int modulus);
/// As the paper means it: independent signs, modulo 2d.
std::vector<Vertex> s_k(const Grid& grid, int k);

/// All k in 0..d with v in S_k.
std::vector<int> classes(const Grid& grid, Vertex v);

/// P with S_k for a k such that v is in it; N with the labelled regions of a closed 90-degree trail
/// [SV25, Theorem 7]. All winning moves. O(order).
EvenKernelVerdict grid_verdict(const Grid& grid, Vertex v);

}  // namespace gazetteer
