// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders q_1, ..., q_d, all odd, are balanced: in some field of characteristic 2 there are
// w_i of order q_i with (w_1 + 1/w_1) + ... + (w_d + 1/w_d) = 0. An order 1 adds 0; (q, q) is
// balanced, and (q, q') with q != q' is not; (3, 5, 5), (3, 7, 9) and (9, 9, 9) are.
#pragma once

#include <map>
#include <vector>

#include "characterizations/linear/gf2_polynomial.hpp"

namespace gazetteer {

/// The polynomial whose roots, each once, are the w + 1/w for w of order q: for q odd, q >= 1.
/// Degree 1 for q = 1, else phi(q) / 2.
Gf2Polynomial order_polynomial(int q);

/// The polynomial whose roots, each once, are the sums of a root of p and a root of q, both without
/// multiple roots. The minimal polynomial of x + y on GF(2)[x, y] / (p(x), q(y)), by Krylov
/// vectors; O(n^2 / 64) for n = deg p deg q.
Gf2Polynomial sum_polynomial(const Gf2Polynomial& p, const Gf2Polynomial& q);

/// Answers with a memory.
class BalancedOrders {
  public:
    /// q_i odd, >= 1. Halves of the tuple are summed and their polynomials compared.
    bool balanced(std::vector<int> orders);
    /// The polynomial whose roots are all sums of a w_i + 1/w_i each; x for none.
    const Gf2Polynomial& sums(std::vector<int> orders);

  private:
    std::map<std::vector<int>, Gf2Polynomial> sums_;
    std::map<std::vector<int>, bool> balanced_;
};

}  // namespace gazetteer
