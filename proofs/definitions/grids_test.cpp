// SPDX-License-Identifier: GPL-3.0-or-later
// Grids, their diagonals and the portions of the billiard ball in Coq.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "characterizations/grids/billiard.hpp"
#include "characterizations/grids/grids.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

std::string places(const Grid& grid, const std::function<Vertex(Vertex)>& image) {
    std::string result;
    for (Vertex v = 0; v < grid.order(); ++v) {
        const Vertex w = image(v);
        result += (v == 0 ? "" : " ") + std::to_string(grid.a(w)) + ',' + std::to_string(grid.b(w));
    }
    return result;
}

TEST(Definitions, Grids) {
    Expected expected;
    for (int m = 1; m <= 5; ++m)
        for (int n = 1; n <= 5; ++n) {
            const Grid grid{m, n};
            expected.of("grid" + numbers({m, n}), rows(grid.graph()));
            expected.of("rows" + numbers({m, n}), places(grid, [](Vertex v) { return v; }));
            expected.of("reflection" + numbers({m, n}), places(grid, [&](Vertex v) {
                            return grid.at(m + 1 - grid.a(v), n + 1 - grid.b(v));
                        }));
        }
    expected.compare();
}

TEST(Definitions, DiagonalsOfGrids) {
    Expected expected;
    for (int m = 1; m <= 8; ++m)
        for (int n = 1; n <= 8; ++n) {
            const int d = std::gcd(m + 1, n + 1);
            for (int k = 0; k <= d; ++k) {
                const std::vector<Vertex> set = s_k({m, n}, k);
                expected.of("diagonals" + numbers({m, n, d, k}), word(m * n, [&](int v) {
                                return std::ranges::find(set, v) != set.end();
                            }));
            }
        }
    expected.compare();
}

/// A straight line without reflection, folded, is the ball's path.
TEST(Definitions, FoldedLines) {
    Expected expected;
    const Point directions[] = {NE, NW, SE, SW};
    const int shift = 100;
    for (const Grid grid : {Grid{2, 3}, {4, 2}, {5, 3}, {1, 4}})
        for (Vertex v = 0; v < grid.order(); ++v)
            for (const Point step : directions) {
                const Point start{grid.a(v), grid.b(v)};
                std::vector<int> question{grid.m, grid.n, shift};
                std::string answer;
                int t = 0;
                for (const Point p : bounce(grid, start, step)) {
                    question.push_back(start.x + t * step.x + shift);
                    question.push_back(start.y + t * step.y + shift);
                    answer += (t == 0 ? "" : " ") + std::to_string(p.x) + ',' + std::to_string(p.y);
                    ++t;
                }
                expected.of("folded" + numbers(question), answer);
            }
    expected.compare();
}

/// Portion by portion, and each with its last step left out.
TEST(Definitions, PortionsOfTheBilliardTrajectory) {
    Expected expected;
    for (const Grid grid : {Grid{2, 2}, {2, 3}, {4, 2}, {3, 3}, {4, 5}, {6, 3}})
        for (Portion portion : corner_portions(grid))
            for (const bool whole : {true, false}) {
                if (!whole) portion.points.pop_back();
                const Point start = portion.points.front();
                const Point step = portion.points[1] - start;
                const int steps = static_cast<int>(portion.points.size()) - 1;
                const std::vector<Vertex> odd = traversed_oddly(grid, portion);
                const auto to_corner = std::to_string(int{whole && portion.leads_to_corner});
                expected.of("portion" + numbers({grid.m, grid.n, start.x, start.y, int{step.x > 0},
                                                 int{step.y > 0}, steps}),
                            to_corner + "/" + word(grid.order(), [&](int v) {
                                return std::ranges::find(odd, v) != odd.end();
                            }));
            }
    EXPECT_EQ(expected.compare(), 48u);
}

}  // namespace
}  // namespace gazetteer
