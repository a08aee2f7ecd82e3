// SPDX-License-Identifier: GPL-3.0-or-later
// Eigenvalues of graphs that have names: integers exactly, others between two fractions.
#include "certificates/check/invariants/terms/spectrum.hpp"

#include <gtest/gtest.h>

#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::check::invariants {
namespace {

std::string all(const IntegerMatrix& matrix) {
    Steps steps;
    const Spectrum spectrum(matrix, steps);
    std::string result;
    for (int k = 1; k <= spectrum.order(); ++k)
        result += (k > 1 ? " " : "") + to_string(spectrum.eigenvalue(k));
    return result;
}
Graph named(const char* text) {
    return to_graph(*parse_graph(text));
}
const char* const petersen = "IheA@GUAo";

TEST(Spectrum, IntegersAreExact) {
    EXPECT_EQ(all(adjacency_matrix(Graph(0))), "");
    EXPECT_EQ(all(adjacency_matrix(Graph(3))), "0 0 0");
    EXPECT_EQ(all(adjacency_matrix(to_graph(complete(2)))), "1 -1");
    EXPECT_EQ(all(adjacency_matrix(to_graph(complete(5)))), "4 -1 -1 -1 -1");
    EXPECT_EQ(all(adjacency_matrix(to_graph(complete_bipartite(1, 4)))), "2 0 0 0 -2");
    EXPECT_EQ(all(adjacency_matrix(named(petersen))), "3 1 1 1 1 1 -2 -2 -2 -2");
    EXPECT_EQ(all(laplacian_matrix(to_graph(complete(4)))), "4 4 4 0");
    EXPECT_EQ(all(laplacian_matrix(to_graph(cycle(6)))), "4 3 3 1 1 0");
    EXPECT_EQ(all(laplacian_matrix(Graph(4, {{0, 1}, {2, 3}}))), "2 2 0 0");
    EXPECT_EQ(all(signless_laplacian_matrix(to_graph(complete(4)))), "6 2 2 2");
    EXPECT_EQ(all(signless_laplacian_matrix(to_graph(cycle(6)))), "4 3 3 1 1 0");
    EXPECT_EQ(all(distance_matrix(to_graph(cycle(4)))), "4 0 -2 -2");
    EXPECT_EQ(all(distance_matrix(named(petersen))), "15 0 0 0 0 -3 -3 -3 -3 -3");
}

/// The root of a quadratic polynomial x^2 + bx + c that grows there.
void expect_root(const Number& x, int b, int c) {
    const auto value = [&](Fraction f) {
        const BigInteger top = f.top;
        return BigInteger(top * top + b * top * f.bottom + c * BigInteger(f.bottom) * f.bottom);
    };
    EXPECT_FALSE(x.is_exact());
    EXPECT_LT(value(x.low()), 0);
    EXPECT_GT(value(x.high()), 0);
    EXPECT_TRUE(is_less(x - x, 1 / Number(1 << 28)));
}

TEST(Spectrum, OthersLieBetweenFractions) {
    Steps steps;
    const Spectrum path_of_three(adjacency_matrix(to_graph(path(3))), steps);
    expect_root(path_of_three.eigenvalue(1), 0, -2);
    EXPECT_EQ(to_string(path_of_three.eigenvalue(2)), "0");
    const Spectrum pentagon(adjacency_matrix(to_graph(cycle(5))), steps);
    EXPECT_EQ(to_string(pentagon.eigenvalue(1)), "2");
    for (int k : {2, 3}) expect_root(pentagon.eigenvalue(k), 1, -1);
    for (int k : {4, 5}) expect_root(0 - pentagon.eigenvalue(k), -1, -1);
    const Spectrum bull(laplacian_matrix(named("DyG")), steps);
    expect_root(bull.eigenvalue(1), -5, 3);
    expect_root(5 - bull.eigenvalue(4), -5, 3);
}

/// 2 cos(pi / 25), and 0 as often as it is an eigenvalue.
TEST(Spectrum, GoesToOrder24) {
    Steps steps;
    const Number radius =
        Spectrum(adjacency_matrix(to_graph(path(24))), steps).eigenvalue(1) * 1'000'000;
    EXPECT_EQ(floor(radius).integer(), 1'984'229);
    EXPECT_EQ(all(adjacency_matrix(Graph(24))), all(laplacian_matrix(Graph(24))));
    const Spectrum dense(laplacian_matrix(to_graph(complete_bipartite(8, 16))), steps);
    EXPECT_EQ(to_string(dense.eigenvalue(1)), "24");
    EXPECT_EQ(to_string(dense.eigenvalue(2)), "16");
    EXPECT_EQ(to_string(dense.eigenvalue(9)), "8");
    EXPECT_EQ(to_string(dense.eigenvalue(24)), "0");
}

TEST(Spectrum, TermsAreWhatTheEigenvaluesGive) {
    Steps steps;
    const auto of = [&](const char* name, const Graph& g) {
        return to_string(find_term(name)->value(g, -1, steps));
    };
    EXPECT_EQ(of("spectral_radius", named(petersen)), "3");
    EXPECT_EQ(of("algebraic_connectivity", named(petersen)), "2");
    EXPECT_EQ(of("energy", named(petersen)), "16");
    EXPECT_EQ(of("energy", Graph(0)), "0");
    EXPECT_EQ(of("algebraic_connectivity", Graph(2)), "0");
    EXPECT_THROW(of("spectral_radius", Graph(0)), Unproved);
    EXPECT_THROW(of("algebraic_connectivity", Graph(1)), Unproved);
    EXPECT_THROW(distance_matrix(Graph(2)), Unproved);
}

/// Whoever watches may end it.
TEST(Spectrum, TakesSteps) {
    struct Enough {};
    Steps steps([] { throw Enough{}; });
    EXPECT_THROW(Spectrum(adjacency_matrix(to_graph(complete(24))), steps), Enough);
}

}  // namespace
}  // namespace gazetteer::check::invariants
