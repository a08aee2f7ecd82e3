// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/boxes.hpp"

#include <gtest/gtest.h>

#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/grids/grids.hpp"

namespace gazetteer {
namespace {

std::vector<Outcome> by_elimination(const Box& box) {
    return BipartiteGeography(box.graph()).outcomes();
}

/// Visits all ascending tuples of `dimension` numbers from 1 to `most`.
template <class Visit>
void for_each_sides(int dimension, int most, Visit visit, std::vector<int> sides = {}) {
    if (static_cast<int>(sides.size()) == dimension) return visit(sides);
    for (int n = sides.empty() ? 1 : sides.back(); n <= most; ++n) {
        sides.push_back(n);
        for_each_sides(dimension, most, visit, sides);
        sides.pop_back();
    }
}

void expect_eliminated(int dimension, int most) {
    for_each_sides(dimension, most, [](const std::vector<int>& sides) {
        const Box box = Box::grid(sides);
        EXPECT_EQ(BoxGeography(box).outcomes(), by_elimination(box))
            << testing::PrintToString(sides);
    });
}

TEST(Boxes, NoSideAndOneSide) {
    EXPECT_EQ(BoxGeography(Box{}).outcomes(), std::vector{Outcome::P});
    expect_eliminated(1, 20);
}

TEST(Boxes, TwoSidesAreTheGcdRule) {
    for (int m = 1; m <= 20; ++m)
        for (int n = 1; n <= 20; ++n)
            EXPECT_EQ(BoxGeography(Box::grid({m, n})).outcomes(), grid_outcomes({m, n}));
}

TEST(Boxes, EqualElimination) {
    expect_eliminated(3, 8);
    expect_eliminated(4, 4);
    expect_eliminated(5, 3);
}

TEST(Boxes, ThreeByThreeByThreeIsPButForTheCentre) {
    const auto outcomes = BoxGeography(Box::grid({3, 3, 3})).outcomes();
    for (Vertex v = 0; v < 27; ++v)
        EXPECT_EQ(outcomes[static_cast<std::size_t>(v)], v == 13 ? Outcome::N : Outcome::P);
}

TEST(Boxes, CylindersAndTori) {
    for (int n = 1; n <= 12; ++n)
        for (int m = 4; m <= 12; m += 2) {
            const Box cylinder{{{n, false}, {m, true}}};
            EXPECT_EQ(BoxGeography(cylinder).outcomes(), by_elimination(cylinder)) << n << " " << m;
            const Box longer{{{n, false}, {3, false}, {m, true}}};
            EXPECT_EQ(BoxGeography(longer).outcomes(), by_elimination(longer)) << n << " " << m;
            const Box thick{{{n, false}, {4, true}, {m, true}}};
            EXPECT_EQ(BoxGeography(thick).outcomes(), by_elimination(thick)) << n << " " << m;
        }
    const Box torus{{{4, true}, {6, true}, {10, true}}};
    EXPECT_EQ(BoxGeography(torus).outcomes(), by_elimination(torus));
}

TEST(Boxes, CoordinatesAndPlaces) {
    const Box box = Box::grid({2, 3, 4});
    EXPECT_EQ(box.order(), 24);
    for (Vertex v = 0; v < 24; ++v) EXPECT_EQ(box.at(box.coordinates(v)), v);
    EXPECT_EQ(box.coordinates(23), (std::vector{2, 3, 4}));
    EXPECT_THROW(box.at({0, 1, 1}), ContractViolation);
    EXPECT_THROW(box.at({1, 1}), ContractViolation);
}

TEST(BoxesStandard, TwoHundredCubedAndThirtyToTheFourth) {
    EXPECT_EQ(BoxGeography(Box::grid({200, 200, 200})).outcome({1, 1, 1}), Outcome::P);
    EXPECT_EQ(BoxGeography(Box::grid({30, 30, 30, 30})).outcome({1, 1, 1, 1}), Outcome::P);
}

TEST(BoxesStandard, EqualElimination) {
    expect_eliminated(3, 14);
    expect_eliminated(4, 7);
    expect_eliminated(5, 4);
}

}  // namespace
}  // namespace gazetteer
