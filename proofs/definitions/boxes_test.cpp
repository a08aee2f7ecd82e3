// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the boxes in Coq: the rule of one zero, and the polynomials.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "characterizations/grids/balanced_orders.hpp"
#include "characterizations/grids/boxes.hpp"
#include "characterizations/grids/grids.hpp"
#include "characterizations/grids/local_rule.hpp"
#include "characterizations/linear/gf2_polynomial.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

using Numbers = std::vector<int>;

/// " count a b c ..." of both lists.
std::string counted(const Numbers& first, const Numbers& second) {
    return numbers({static_cast<int>(first.size())}) + numbers(first) + numbers(second);
}

/// The coordinates of each vertex, the last running fastest.
std::vector<Numbers> vertices_of(const Numbers& sides) {
    const Box box = Box::grid(sides);
    std::vector<Numbers> result;
    for (Vertex v = 0; v < box.order(); ++v) result.push_back(box.coordinates(v));
    return result;
}

/// 1 where the relation holds between two vertices.
std::string between(const Numbers& sides, const std::function<bool(int n, int a, int b)>& holds) {
    std::string result;
    for (const Numbers& v : vertices_of(sides)) {
        result += result.empty() ? "" : "/";
        for (const Numbers& w : vertices_of(sides)) {
            bool all = true;
            for (std::size_t i = 0; i < sides.size(); ++i) all = all && holds(sides[i], v[i], w[i]);
            result += all ? '1' : '0';
        }
    }
    return result;
}

const std::vector<Numbers> small_sides{{1}, {4}, {5}, {2, 3}, {3, 2}, {2, 5}, {3, 3}, {2, 1, 3}};

TEST(Definitions, MultiplesAndGcdsOfCoordinates) {
    Expected expected;
    for (const Numbers& sides : small_sides) {
        expected.of("multiple" + numbers(sides),
                    between(sides, [](int, int a, int b) { return b % a == 0; }));
        expected.of("same_gcds" + numbers(sides), between(sides, [](int n, int a, int b) {
                        return std::gcd(a, n + 1) == std::gcd(b, n + 1);
                    }));
    }
    expected.compare();
}

TEST(Definitions, TorusesAndCollectionsOfPaths) {
    Expected expected;
    for (const Numbers& sides : {Numbers{4}, {3, 4}, {5, 3}, {3, 3, 3}, {4, 6}}) {
        Box box;
        for (int n : sides) box.sides.push_back({n, true});
        expected.of("torus" + numbers(sides), rows(box.graph()));
    }
    for (const Numbers& orders : {Numbers{4}, {2, 3}, {3, 2, 2}, {1, 4}}) {
        Graph paths;
        for (int order : orders) paths = disjoint_union(paths, to_graph(path(order)));
        expected.of("collection" + numbers(orders), rows(paths));
    }
    expected.compare();
}

TEST(Definitions, MapsOfFamiliesToThemselves) {
    Expected expected;
    const auto images = [](int count, const std::function<int(int)>& image) {
        std::string result;
        for (int v = 0; v < count; ++v) result += (v == 0 ? "" : " ") + std::to_string(image(v));
        return result;
    };
    for (int n = 0; n <= 4; ++n) {
        expected.of("antipodes" + numbers({n}),
                    images(1 << n, [n](int v) { return v ^ ((1 << n) - 1); }));
        expected.of("exchanging_ends" + numbers({n}), images(2 * n, [](int v) { return v ^ 1; }));
        for (int k = 1; k <= 3; ++k)
            expected.of("exchanging_copies" + numbers({n, k}),
                        images(n * k, [&](int v) { return (k - 1 - v / n) * n + v % n; }));
    }
    expected.compare();
}

/// Factors as the boxes have them: t^c and t^o with powers of 2, or one less.
std::vector<LocalFactor> local_factors() {
    std::vector<LocalFactor> result;
    for (int exponent = 1; exponent <= 3; ++exponent)
        for (const bool less_one : {false, true}) {
            if (!less_one) result.push_back({false, exponent, std::nullopt});
            for (int power = 0; power <= exponent; ++power)
                result.push_back({less_one, exponent, power});
        }
    return result;
}

TEST(Definitions, TheSumDividesAMonomial) {
    Expected expected;
    const std::vector<LocalFactor> all = local_factors();
    const auto ask = [&expected](const std::vector<LocalFactor>& factors) {
        Numbers question;
        for (const LocalFactor& f : factors) question.insert(question.end(), {f.c(), f.o()});
        expected.of("sum_divides" + numbers(question), sum_divides_monomial(factors) ? "1" : "0");
    };
    for (const LocalFactor& f : all) {
        ask({f});
        for (const LocalFactor& g : all) {
            ask({f, g});
            for (const LocalFactor& h : all) {
                ask({f, g, h});
                if (order_max >= 5)
                    for (const LocalFactor& i : all) ask({f, g, h, i});
            }
        }
    }
    EXPECT_GT(expected.compare(), 1000u);
}

/// How often each w + 1/w for w of order q is a root of f_n.
int multiplicity(int q, int n) {
    Gf2Polynomial rest = fibonacci_polynomial(n);
    for (int result = 0;; ++result) {
        Gf2Division division = divide(rest, order_polynomial(q));
        if (!division.remainder.is_zero()) return result;
        rest = std::move(division.quotient);
    }
}

TEST(Definitions, ExponentsOrdersAndFactors) {
    Expected expected;
    for (int q = 1; q <= 15; q += 2)
        for (int n = 1; n <= 32; ++n)
            expected.of("exponent" + numbers({q, n}), std::to_string(multiplicity(q, n)));
    for (const Numbers& sides : small_sides)
        for (int first = 1; first <= 6; ++first)
            for (int other = 1; other <= 6; ++other) {
                Numbers orders(sides.size(), other);
                orders[0] = first;
                bool offered = true;
                for (std::size_t i = 0; i < sides.size(); ++i)
                    offered = offered && orders[i] % 2 == 1 && (sides[i] + 1) % orders[i] == 0;
                expected.of("offered" + counted(sides, orders), offered ? "1" : "0");
                if (!offered) continue;
                std::string factors;
                for (const Numbers& v : vertices_of(sides)) {
                    factors += factors.empty() ? "" : "/";
                    for (std::size_t i = 0; i < sides.size(); ++i)
                        factors += (i == 0 ? "" : " ") +
                                   std::to_string(multiplicity(orders[i], sides[i] + 1)) + ',' +
                                   std::to_string(multiplicity(orders[i], v[i]));
                }
                expected.of("factors" + counted(sides, orders), factors);
            }
    expected.compare();
}

Gf2Polynomial of_bits(int bits) {
    Gf2Polynomial result;
    for (int i = 0; bits >> i != 0; ++i)
        if ((bits >> i & 1) != 0) result += Gf2Polynomial::power_of_x(i);
    return result;
}
std::string as_number(const Gf2Polynomial& p) {
    return std::to_string(p.is_zero() ? 0 : p.words()[0]);
}
/// f_k at another polynomial.
Gf2Polynomial fibonacci_at(int k, const Gf2Polynomial& r) {
    Gf2Polynomial result;
    for (int i = fibonacci_polynomial(k).degree(); i >= 0; --i) {
        result = result * r;
        if (fibonacci_polynomial(k).coefficient(i)) result += Gf2Polynomial::one();
    }
    return result;
}

TEST(Definitions, FibonacciPolynomialsAndTheirProducts) {
    Expected expected;
    for (int k = 0; k <= 7; ++k)
        for (int r = 0; r < 8; ++r)
            expected.of("fibonacci" + numbers({k, r}), as_number(fibonacci_at(k, of_bits(r))));
    for (const Numbers& sides : small_sides)
        for (const Numbers& r : {Numbers{2, 2, 2}, {2, 3, 4}, {7, 5, 2}}) {
            const Numbers used(r.begin(), r.begin() + static_cast<int>(sides.size()));
            std::string values;
            for (const Numbers& v : vertices_of(sides)) {
                Gf2Polynomial value = Gf2Polynomial::one();
                for (std::size_t i = 0; i < sides.size(); ++i)
                    value = value * fibonacci_at(v[i], of_bits(r[i]));
                values += (values.empty() ? "" : " ") + as_number(value);
            }
            expected.of("values" + counted(sides, used), values);
            // The ideal of the polynomials without a constant.
            bool all = true;
            for (std::size_t i = 0; i < sides.size(); ++i)
                all = all && !fibonacci_at(sides[i] + 1, of_bits(r[i])).coefficient(0);
            expected.of("relations" + counted(sides, used), all ? "1" : "0");
        }
    expected.compare();
}

/// The coefficient of x_1^e_1 ... x_d^e_d in f_(a_1)(x_1) ... f_(a_d)(x_d).
TEST(Definitions, PolynomialsInAsManyVariablesAsTheBoxHasSides) {
    Expected expected;
    for (const Numbers& sides : small_sides) {
        std::string answer;
        for (const Numbers& v : vertices_of(sides)) {
            answer += answer.empty() ? "" : "/";
            for (const Numbers& exponents : vertices_of(sides)) {
                bool one = true;
                for (std::size_t i = 0; i < sides.size(); ++i)
                    one = one && fibonacci_polynomial(v[i]).coefficient(exponents[i] - 1);
                answer += one ? '1' : '0';
            }
        }
        expected.of("polynomials" + numbers(sides), answer);
    }
    expected.compare();
}

TEST(Definitions, DiagonalsByEachReadingOfTheirSigns) {
    Expected expected;
    for (const Grid grid : {Grid{2, 2}, {3, 3}, {5, 5}, {2, 5}, {5, 2}, {3, 5}, {7, 3}}) {
        const int d = grid_gcd(grid);
        for (int k = 0; k <= d; ++k) {
            std::string answer;
            for (const Signs signs :
                 {Signs::matched, Signs::first_only, Signs::second_only, Signs::both}) {
                const std::vector<Vertex> set = s_k(grid, k, signs, 2 * d);
                answer += (answer.empty() ? "" : "/") + word(grid.order(), [&](int v) {
                              return std::ranges::find(set, v) != set.end();
                          });
            }
            expected.of("signed" + numbers({grid.m, grid.n, d, k}), answer);
        }
    }
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
