// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, section 5 (4)]: the algebra behind the answer for grids of higher dimension, checked
// without the code that decides them; and the same theorem on cylinders and tori.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

#include "characterizations/linear/gf2.hpp"
#include "characterizations/linear/gf2_polynomial.hpp"
#include "properties/fsu93/box_domains.hpp"
#include "properties/fsu93/claims.hpp"

namespace gazetteer::properties {

namespace {

/// The remainders of x^0, x^1, ... modulo f_(n + more), as rows.
std::vector<Gf2Polynomial> powers(int n, int more) {
    const Gf2Polynomial modulus = fibonacci_polynomial(n + more);
    std::vector<Gf2Polynomial> result;
    for (int k = 0; k <= modulus.degree(); ++k)
        result.push_back(divide(Gf2Polynomial::power_of_x(k), modulus).remainder);
    return result;
}

/// GF(2)[x_1, x_2, x_3] modulo the f_(n_i + more)(x_i), in the basis of monomials.
class Quotient {
  public:
    Quotient(const Ints<3>& sides, int more) {
        for (std::size_t i = 0; i < 3; ++i) {
            powers_[i] = powers(sides[i], more);
            moduli_[i] = fibonacci_polynomial(sides[i] + more);
            degrees_[i] = moduli_[i].degree();
        }
    }

    int dimension() const { return degrees_[0] * degrees_[1] * degrees_[2]; }
    /// Row r: x_1 + x_2 + x_3 times the monomial number r; then one row a vertex: the product.
    BitMatrix rows_with(const std::vector<int>& vertex) const {
        BitMatrix result(dimension() + 1, dimension());
        for (int r = 0; r < dimension(); ++r)
            for (std::size_t i = 0; i < 3; ++i) {
                std::array<Gf2Polynomial, 3> factors = monomial(r);
                const auto next = static_cast<std::size_t>(factors[i].degree() + 1);
                factors[i] = powers_[i][next];
                add(result, r, factors);
            }
        std::array<Gf2Polynomial, 3> product;
        for (std::size_t i = 0; i < 3; ++i)
            product[i] = divide(fibonacci_polynomial(vertex[i]), moduli_[i]).remainder;
        add(result, dimension(), product);
        return result;
    }
    /// The product lies in the ideal of the sum.
    bool contains(const std::vector<int>& vertex) const {
        if (dimension() == 0) return true;
        BitMatrix with = rows_with(vertex);
        BitMatrix without(dimension(), dimension());
        for (int r = 0; r < dimension(); ++r)
            std::ranges::copy(with.row(r), without.row(r).begin());
        return reduce(with).size() == reduce(without).size();
    }

  private:
    std::array<Gf2Polynomial, 3> monomial(int r) const {
        return {Gf2Polynomial::power_of_x(r / degrees_[2] / degrees_[1]),
                Gf2Polynomial::power_of_x(r / degrees_[2] % degrees_[1]),
                Gf2Polynomial::power_of_x(r % degrees_[2])};
    }
    /// Row r += the product of the factors.
    void add(BitMatrix& matrix, int r, const std::array<Gf2Polynomial, 3>& factors) const {
        for (int i = 0; i < degrees_[0]; ++i)
            for (int j = 0; j < degrees_[1]; ++j)
                for (int k = 0; k < degrees_[2]; ++k)
                    if (factors[0].coefficient(i) && factors[1].coefficient(j) &&
                        factors[2].coefficient(k)) {
                        const int c = (i * degrees_[1] + j) * degrees_[2] + k;
                        matrix.row(r)[static_cast<std::size_t>(c) / 64] ^= std::uint64_t{1}
                                                                           << (c % 64);
                    }
    }

    std::array<std::vector<Gf2Polynomial>, 3> powers_;
    std::array<Gf2Polynomial, 3> moduli_;
    std::array<int, 3> degrees_{};
};

Finding in_ideal_iff_N(const Ints<3>& sides, int more) {
    const Box box = box_of(sides);
    const auto& outcomes = true_outcomes(box);
    const Quotient quotient(sides, more);
    for (Vertex v = 0; v < box.order(); ++v)
        if (quotient.contains(box.coordinates(v)) !=
            (outcomes[static_cast<std::size_t>(v)] == Outcome::N))
            return fails("the vertex " + std::to_string(v));
    return true;
}

Claim<Ints<3>> ideal() {
    return {
        .id = "FSU93 5(4) ideal",
        .over = boxes<3>(),
        .bounds = {.tests = 4, .verify = 4, .reach_max = 7},
        .holds = [](const Ints<3>& value) { return in_ideal_iff_N(value, 1); },
        .near_misses = {{"the f_(n_i)(x_i)",
                         [](const Ints<3>& value) { return in_ideal_iff_N(value, 0); }},
                        {"the f_(n_i + 2)(x_i)",
                         [](const Ints<3>& value) { return in_ideal_iff_N(value, 2); }}},
    };
}

/// The field of 64 elements, in which w + 1/w for w of the orders 3, 5, 7, 9, 13, 21, 63 and 65
/// lie.
int times(int a, int b) {
    int result = 0;
    for (; b != 0; b >>= 1) {
        if ((b & 1) != 0) result ^= a;
        a = (a & 32) != 0 ? (a << 1 ^ 0b1000011) : a << 1;
    }
    return result;
}

int fibonacci(int n, int r) {
    int before = 0;
    int now = 1;
    if (n == 0) return 0;
    for (int i = 1; i < n; ++i) before = std::exchange(now, times(r, now) ^ before);
    return now;
}

std::vector<int> zeros(int n) {
    std::vector<int> result;
    for (int r = 0; r < 64; ++r)
        if (fibonacci(n + 1, r) == 0) result.push_back(r);
    return result;
}

/// At no three zeros with sum `sum` is the product of an N vertex other than 0.
Finding zeros_prove(const Ints<3>& sides, int sum) {
    const Box box = box_of(sides);
    const auto& outcomes = true_outcomes(box);
    const std::vector<int> last = zeros(sides[2]);
    bool met = false;
    for (int r : zeros(sides[0]))
        for (int s : zeros(sides[1])) {
            const int t = r ^ s ^ sum;
            if (!std::ranges::binary_search(last, t)) continue;
            met = true;
            for (Vertex v = 0; v < box.order(); ++v) {
                const std::vector<int> a = box.coordinates(v);
                const int value =
                    times(fibonacci(a[0], r), times(fibonacci(a[1], s), fibonacci(a[2], t)));
                if (value != 0 && outcomes[static_cast<std::size_t>(v)] == Outcome::N)
                    return fails("the vertex " + std::to_string(v));
            }
        }
    return given(met, [] { return Finding(true); });
}

Claim<Ints<3>> common_zero() {
    return {
        .id = "FSU93 5(4) common zero",
        .over = boxes<3>(),
        .bounds = {.tests = 6, .verify = 9, .reach_max = 20},
        .holds = [](const Ints<3>& value) { return zeros_prove(value, 0); },
        .near_misses = {{"r_1 + ... + r_d = 1",
                         [](const Ints<3>& value) { return zeros_prove(value, 1); }}},
    };
}

/// Path of order n times cycle of order m, m >= 4 even.
Domain<Ints<2>> cylinders() {
    return ints_domain<2>({
        .name = "cylinders P_n x C_m with n, m <= {}, m even",
        .names = {"n", "m"},
        .size_min = 4,
        .enumerate =
            [](int size, const auto& visit) {
                for (int n = 1; n <= size; ++n)
                    for (int m = 4; m <= size; m += 2)
                        if (std::max(n, m) == size && !visit({n, m})) return;
            },
        .size = [](const Ints<2>& value) { return std::max(value[0], value[1]); },
        .contains =
            [](const Ints<2>& value) {
                return value[0] >= 1 && value[1] >= 4 && value[1] % 2 == 0;
            },
        .graph =
            [](const Ints<2>& value) {
                return shown_box({{{value[0], false}, {value[1], true}}});
            },
    });
}

Finding cylinder_rule(const Ints<2>& value, int more) {
    const Box box{{{value[0], false}, {value[1], true}}};
    const int d = std::gcd(value[0] + 1, value[1] + more);
    for (Vertex v = 0; v < box.order(); ++v)
        if ((true_outcomes(box)[static_cast<std::size_t>(v)] == Outcome::P) !=
            (box.coordinates(v)[0] % d != 0))
            return fails("the vertex " + std::to_string(v));
    return true;
}

Claim<Ints<2>> cylinder() {
    return {
        .id = "FSU93 5(4) cylinders",
        .over = cylinders(),
        .bounds = {.tests = 8, .verify = 20, .reach_max = 60},
        .holds = [](const Ints<2>& value) -> Finding {
            const Box box{{{value[0], false}, {value[1], true}}};
            if (BoxGeography(box).outcomes() != true_outcomes(box)) return fails("by orders");
            return cylinder_rule(value, 0);
        },
        .near_misses = {{"gcd(n + 1, m + 1)",
                         [](const Ints<2>& value) { return cylinder_rule(value, 1); }}},
    };
}

/// Sides of `factor` times the orders: cycles if that is even and at least 4, paths otherwise.
Box torus_of(const Ints<3>& value, int factor) {
    const auto side = [&](int n) {
        const int order = factor * n;
        return order >= 4 && order % 2 == 0 ? BoxSide{order, true} : BoxSide{order, false};
    };
    return {{side(value[0]), side(value[1]), side(value[2])}};
}

/// An instance is drawn as the torus that its numbers stand for.
Domain<Ints<3>> tori() {
    Domain<Ints<3>> result = boxes<3>();
    result.graph = [](const Ints<3>& value) { return shown_box(torus_of(value, 2)); };
    return result;
}

Finding torus_is(const Ints<3>& value, int factor) {
    const Box box = torus_of(value, factor);
    const auto& outcomes = true_outcomes(box);
    const bool all_P = std::ranges::count(outcomes, Outcome::P) == std::ssize(outcomes);
    return Finding(all_P && BoxGeography(box).outcomes() == outcomes);
}

Claim<Ints<3>> torus() {
    return {
        .id = "FSU93 5(4) tori",
        .over = tori(),
        .bounds = {.tests = 4, .verify = 5, .reach_max = 8},
        .holds =
            [](const Ints<3>& value) {
                return given(value[0] >= 2, [&] { return torus_is(value, 2); });
            },
        .near_misses = {{"with paths for the odd sides",
                         [](const Ints<3>& value) { return torus_is(value, 1); }}},
    };
}

}  // namespace

std::vector<AnyClaim> fsu93_box_algebra_claims() {
    return {ideal(), common_zero(), cylinder(), torus()};
}

}  // namespace gazetteer::properties
