// SPDX-License-Identifier: GPL-3.0-or-later
// There is no M4RI here: what it does is done by words. On graphs of order 64 it is little.
#include "characterizations/linear/gf2.hpp"

#include <algorithm>
#include <functional>

#include "graph/contract.hpp"

namespace gazetteer {

std::vector<int> reduce_by_m4ri(BitMatrix& matrix) {
    return reduce_by_words(matrix);
}

void add_product(BitMatrix& target, const BitMatrix& a, const BitMatrix& b) {
    require(target.rows() == a.rows() && a.columns() == b.rows() && target.columns() == b.columns(),
            "a product of this shape");
    for (int r = 0; r < a.rows(); ++r)
        for (int k = 0; k < b.rows(); ++k)
            if (a.at(r, k))
                std::ranges::transform(target.row(r), b.row(k), target.row(r).begin(),
                                       std::bit_xor<>());
}

}  // namespace gazetteer
