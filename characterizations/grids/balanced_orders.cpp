// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/balanced_orders.hpp"

#include <algorithm>

#include "characterizations/linear/krylov.hpp"
#include "graph/contract.hpp"

namespace gazetteer {

namespace {

/// GF(2)[x, y] / (p(x), q(y)): row i holds the coefficients of x^i y^0, x^i y^1, ...
class TensorProduct {
  public:
    TensorProduct(const Gf2Polynomial& p, const Gf2Polynomial& q)
        : p_(p),
          q_(q),
          rows_(static_cast<std::size_t>(p.degree())),
          columns_(static_cast<std::size_t>(q.degree())),
          stride_(columns_ / 64 + 1) {}

    int dimension() const { return static_cast<int>(rows_ * columns_); }
    BitVector zero() const { return BitVector(rows_ * stride_, 0); }
    BitVector one() const {
        BitVector result = zero();
        result.front() = 1;
        return result;
    }
    /// (x + y) v.
    BitVector times_sum(const BitVector& v) const {
        BitVector result = zero();
        for (std::size_t i = 0; i < rows_; ++i) {
            add_row(result, i, v, i, 1);
            if ((result[i * stride_ + columns_ / 64] >> (columns_ % 64) & 1) != 0)
                for (std::size_t w = 0; w < q_.words().size(); ++w)
                    result[i * stride_ + w] ^= q_.words()[w];
            if (i > 0) add_row(result, i, v, i - 1, 0);
            if (p_.coefficient(static_cast<int>(i))) add_row(result, i, v, rows_ - 1, 0);
        }
        return result;
    }

  private:
    /// Row `to` of `result` += row `from` of v, times y^shift, shift < 64.
    void add_row(BitVector& result, std::size_t to, const BitVector& v, std::size_t from,
                 int shift) const {
        std::uint64_t carry = 0;
        for (std::size_t w = 0; w < stride_; ++w) {
            const std::uint64_t word = v[from * stride_ + w];
            result[to * stride_ + w] ^= word << shift | carry;
            carry = shift == 0 ? 0 : word >> (64 - shift);
        }
    }

    const Gf2Polynomial& p_;
    const Gf2Polynomial& q_;
    std::size_t rows_;
    std::size_t columns_;
    std::size_t stride_;
};

}  // namespace

Gf2Polynomial order_polynomial(int q) {
    require(q >= 1 && q % 2 == 1, "an odd order");
    if (q == 1) return Gf2Polynomial::power_of_x(1);
    // f_q is a square; its root is f_((q + 1) / 2) + f_((q - 1) / 2).
    Gf2Polynomial result = fibonacci_polynomial((q + 1) / 2) + fibonacci_polynomial((q - 1) / 2);
    for (int d = 3; d < q; d += 2)
        if (q % d == 0) result = divide(std::move(result), order_polynomial(d)).quotient;
    return result;
}

// The algebra is a product of fields, so a polynomial in x + y is 0 iff it takes 1 to 0.
Gf2Polynomial sum_polynomial(const Gf2Polynomial& p, const Gf2Polynomial& q) {
    require(p.degree() >= 1 && q.degree() >= 1, "polynomials with roots");
    const TensorProduct space(p, q);
    return annihilator([&](const BitVector& v) { return space.times_sum(v); }, space.one(),
                       space.dimension());
}

const Gf2Polynomial& BalancedOrders::sums(std::vector<int> orders) {
    std::erase(orders, 1);
    std::ranges::sort(orders);
    const auto found = sums_.find(orders);
    if (found != sums_.end()) return found->second;
    if (orders.size() <= 1)
        return sums_.emplace(orders, order_polynomial(orders.empty() ? 1 : orders.front()))
            .first->second;
    std::vector<int> fewer = orders;
    fewer.pop_back();
    Gf2Polynomial result = sum_polynomial(sums(fewer), sums({orders.back()}));
    return sums_.emplace(std::move(orders), std::move(result)).first->second;
}

bool BalancedOrders::balanced(std::vector<int> orders) {
    std::erase(orders, 1);
    std::ranges::sort(orders);
    if (orders.size() <= 1) return orders.empty();
    if (orders.size() == 2) return orders.front() == orders.back();
    const auto found = balanced_.find(orders);
    if (found != balanced_.end()) return found->second;
    std::vector<int> left;
    std::vector<int> right;
    for (std::size_t i = 0; i < orders.size(); ++i)
        (i % 2 == 0 && i + 1 < orders.size() ? left : right).push_back(orders[i]);
    const bool result = gcd(sums(left), sums(right)).degree() > 0;
    return balanced_.emplace(std::move(orders), result).first->second;
}

}  // namespace gazetteer
