// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/spectrum.hpp"

#include <arb_hypgeom.h>
#include <gtest/gtest.h>

#include <cmath>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/graph.hpp"

namespace gazetteer::conjectures {

namespace {

SymmetricMatrix adjacency(const Graph& g) {
    SymmetricMatrix result = zero_matrix(g.order());
    for (const Edge& e : g.edges()) result.at(e.u, e.v) = result.at(e.v, e.u) = 1;
    return result;
}

TEST(Spectrum, SmallestCases) {
    EXPECT_EQ(Spectrum(zero_matrix(0)).order(), 0);
    EXPECT_EQ(Spectrum(zero_matrix(1)).integer(0), 0);
    const Spectrum complete(adjacency(to_graph(gazetteer::complete(5))));
    ASSERT_EQ(complete.order(), 5);
    EXPECT_EQ(complete.integer(0), 4);
    for (int k = 1; k < 5; ++k) EXPECT_EQ(complete.integer(k), -1);
    EXPECT_EQ(complete.bound(), 4);
}

// The cycle of order n has the eigenvalues 2 cos(2 pi k / n).
TEST(Spectrum, OfCyclesToManyDigits) {
    for (int n : {3, 5, 8, 12, 30, 64}) {
        const Spectrum spectrum(adjacency(to_graph(cycle(n))));
        for (int k = 0; k < n; ++k) {
            Ball expected;
            arb_set_si(expected.get(), 2 * ((k + 1) / 2));
            arb_div_si(expected.get(), expected.get(), n, 600);
            arb_cos_pi(expected.get(), expected.get(), 600);
            arb_mul_2exp_si(expected.get(), expected.get(), 1);
            if (const auto integer = spectrum.integer(k)) {
                EXPECT_TRUE(arb_contains_si(expected.get(), *integer)) << n << " " << k;
                continue;
            }
            for (slong bits : {64, 500}) {
                const Ball found = spectrum.enclosure(k, bits);
                EXPECT_TRUE(arb_overlaps(found.get(), expected.get())) << n << " " << k;
                EXPECT_GE(arb_rel_accuracy_bits(found.get()), bits - 8) << n << " " << k;
            }
        }
    }
}

TEST(Spectrum, OriginsAreThoseOfTheIrreducibleFactors) {
    // (x - 2)(x^2 + x - 1)^2.
    const Spectrum pentagon(adjacency(to_graph(cycle(5))));
    EXPECT_EQ(pentagon.origin(0).degree, 1);
    EXPECT_EQ(pentagon.origin(1).degree, 2);
    EXPECT_EQ(pentagon.origin(1).root, pentagon.origin(2).root);
    EXPECT_NE(pentagon.origin(2).root, pentagon.origin(3).root);
    EXPECT_EQ(pentagon.origin(2).factor, pentagon.origin(3).factor);
    EXPECT_NE(pentagon.origin(0).factor, pentagon.origin(3).factor);
}

/// The trace of A^p, by multiplication.
std::int64_t trace_of_power(const SymmetricMatrix& matrix, int p) {
    SymmetricMatrix power = zero_matrix(matrix.order);
    for (int i = 0; i < matrix.order; ++i) power.at(i, i) = 1;
    for (int step = 0; step < p; ++step) {
        SymmetricMatrix next = zero_matrix(matrix.order);
        for (int i = 0; i < matrix.order; ++i)
            for (int j = 0; j < matrix.order; ++j)
                for (int k = 0; k < matrix.order; ++k)
                    next.at(i, j) += power.at(i, k) * matrix.at(k, j);
        power = next;
    }
    std::int64_t result = 0;
    for (int i = 0; i < matrix.order; ++i) result += power.at(i, i);
    return result;
}

// The sums of powers determine the eigenvalues with their multiplicities.
TEST(Spectrum, PowerSumsAreTracesOnAllGraphsToOrder6) {
    for_each_graph({.order_min = 1, .order_max = 6}, [](const Graph& g) {
        const SymmetricMatrix matrix = adjacency(g);
        const Spectrum spectrum(matrix);
        for (int p = 1; p <= g.order(); ++p) {
            Ball sum;
            for (int k = 0; k < g.order(); ++k) {
                Ball power =
                    spectrum.integer(k) ? Ball(*spectrum.integer(k)) : spectrum.enclosure(k, 96);
                arb_pow_ui(power.get(), power.get(), static_cast<ulong>(p), 96);
                arb_add(sum.get(), sum.get(), power.get(), 96);
            }
            EXPECT_TRUE(arb_contains_si(sum.get(), trace_of_power(matrix, p)));
            EXPECT_LT(mag_get_d(arb_radref(sum.get())), 1e-9);
        }
        return true;
    });
}

// Floating point sees these two as one: the eigenvalues of two components differ by 2^-40.
TEST(Spectrum, EigenvaluesTooCloseForFloatingPoint) {
    SymmetricMatrix matrix = zero_matrix(4);
    const std::int64_t big = std::int64_t{1} << 30;
    matrix.at(0, 0) = matrix.at(2, 2) = big;
    matrix.at(0, 1) = matrix.at(1, 0) = 1;
    matrix.at(2, 3) = matrix.at(3, 2) = 1;
    matrix.at(3, 3) = 1;
    const Spectrum spectrum(matrix);
    ASSERT_EQ(spectrum.order(), 4);
    const Ball first = spectrum.enclosure(0, 128);
    const Ball second = spectrum.enclosure(1, 128);
    EXPECT_TRUE(arb_gt(first.get(), second.get()));
    EXPECT_NE(spectrum.origin(0).root, spectrum.origin(1).root);
}

}  // namespace

}  // namespace gazetteer::conjectures
