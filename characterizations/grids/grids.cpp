// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/grids.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "characterizations/grids/trails.hpp"
#include "graph/contract.hpp"

namespace gazetteer {

namespace {

bool divides(int d, int i) {
    return i % d == 0;
}

bool congruent(int a, int b, int modulus) {
    return divides(modulus, a - b);
}

/// The vertices (i, j) that `chosen` takes, ascending.
template <class Chosen>
std::vector<Vertex> select(const Grid& grid, Chosen chosen) {
    std::vector<Vertex> result;
    for (int i = 1; i <= grid.m; ++i)
        for (int j = 1; j <= grid.n; ++j)
            if (chosen(i, j)) result.push_back(grid.at(i, j));
    return result;
}

bool congruent_up_to_signs(int i, int j, int k, int modulus, Signs signs) {
    const bool plus_plus = congruent(i + j, k, modulus);
    const bool plus_minus = congruent(i + j, -k, modulus);
    const bool minus_plus = congruent(i - j, k, modulus);
    const bool minus_minus = congruent(i - j, -k, modulus);
    switch (signs) {
        case Signs::independent:
            return plus_plus || plus_minus || minus_plus || minus_minus;
        case Signs::matched:
            return plus_plus || minus_minus;
        case Signs::first_only:
            return plus_plus || minus_plus;
        case Signs::second_only:
            return plus_plus || plus_minus;
        case Signs::both:
            return (plus_plus || plus_minus) && (minus_plus || minus_minus);
    }
    return false;
}

}  // namespace

int grid_gcd(const Grid& grid) {
    return std::gcd(grid.m + 1, grid.n + 1);
}

Outcome grid_outcome(const Grid& grid, Vertex v) {
    const int d = grid_gcd(grid);
    return !divides(d, grid.a(v)) && !divides(d, grid.b(v)) ? Outcome::P : Outcome::N;
}

std::vector<Outcome> grid_outcomes(const Grid& grid) {
    const int d = grid_gcd(grid);
    std::vector<Outcome> result;
    result.reserve(static_cast<std::size_t>(grid.order()));
    for (int a = 1; a <= grid.m; ++a)
        for (int b = 1; b <= grid.n; ++b)
            result.push_back(!divides(d, a) && !divides(d, b) ? Outcome::P : Outcome::N);
    return result;
}

std::vector<Vertex> diagonal_kernel(const Grid& grid, int d) {
    require(d >= 1, "d >= 1");
    return select(grid, [d](int i, int j) {
        return !divides(d, i) && !divides(d, j) && (divides(2 * d, i - j) || divides(2 * d, i + j));
    });
}

std::vector<Vertex> diagonals_of_checkerboard(const Grid& grid, int d) {
    require(d >= 1 && divides(d, grid.m + 1) && divides(d, grid.n + 1), "a common divisor");
    std::vector<Vertex> result;
    for (int p = 0; p < (grid.m + 1) / d; ++p)
        for (int q = 0; q < (grid.n + 1) / d; ++q)
            for (int t = 1; t < d; ++t)
                result.push_back(grid.at(p * d + t, (p + q) % 2 == 0 ? q * d + t : q * d + d - t));
    std::ranges::sort(result);
    return result;
}

std::vector<Vertex> s_k(const Grid& grid, int k, Signs signs, int modulus) {
    require(modulus >= 1, "modulus >= 1");
    const int d = grid_gcd(grid);
    return select(grid, [&](int i, int j) {
        return !divides(d, i) && !divides(d, j) && congruent_up_to_signs(i, j, k, modulus, signs);
    });
}

std::vector<Vertex> s_k(const Grid& grid, int k) {
    return s_k(grid, k, Signs::independent, 2 * grid_gcd(grid));
}

std::vector<int> classes(const Grid& grid, Vertex v) {
    const int d = grid_gcd(grid);
    const int i = grid.a(v);
    const int j = grid.b(v);
    std::vector<int> result;
    if (divides(d, i) || divides(d, j)) return result;
    for (int k = 0; k <= d; ++k)
        if (congruent_up_to_signs(i, j, k, 2 * d, Signs::independent)) result.push_back(k);
    return result;
}

EvenKernelVerdict grid_verdict(const Grid& grid, Vertex v) {
    require(0 <= v && v < grid.order(), "a vertex of the grid");
    if (grid_outcome(grid, v) == Outcome::P) return proved_P(s_k(grid, classes(grid, v).front()));
    const RegionKernel found = kernel_in_positive_regions(grid, *closed_right_angle(grid, v));
    // Every winning move lies in this kernel or is itself P; see BipartiteGeography::winning_moves.
    std::vector<Vertex> moves = found.moves;
    for (const auto& [a, b] : neighbours(grid, v))
        if (grid_outcome(grid, grid.at(a, b)) == Outcome::P) moves.push_back(grid.at(a, b));
    std::ranges::sort(moves);
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return proved_N(moves, found.moves.front(), found.kernel);
}

}  // namespace gazetteer
