// SPDX-License-Identifier: GPL-3.0-or-later
// The natural layouts: recognised under every numbering, and nothing else is.
#include "faces/pictures/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "faces/pictures/neato.hpp"
#include "graph/families/classical.hpp"

namespace gazetteer::pictures {
namespace {

SparseGraph renumbered(const SparseGraph& g, unsigned seed) {
    std::vector<Vertex> image(static_cast<std::size_t>(g.order()));
    std::iota(image.begin(), image.end(), 0);
    std::shuffle(image.begin(), image.end(), std::mt19937(seed));
    std::vector<Edge> edges;
    for (const Edge& e : g.edges())
        edges.push_back(
            edge(image[static_cast<std::size_t>(e.u)], image[static_cast<std::size_t>(e.v)]));
    return {g.order(), edges};
}

std::string kind_of(const SparseGraph& g) {
    const auto layout = natural_layout(g);
    return layout ? layout->kind : "none";
}

double edge_length(const std::vector<Place>& places, const Edge& e) {
    const Place p = places[static_cast<std::size_t>(e.u)];
    const Place q = places[static_cast<std::size_t>(e.v)];
    return std::hypot(p.x - q.x, p.y - q.y);
}

TEST(NaturalLayout, OfTheSmallest) {
    EXPECT_EQ(kind_of(SparseGraph()), "none");
    EXPECT_EQ(kind_of(path(1)), "path");
    EXPECT_EQ(kind_of(path(2)), "path");
    EXPECT_EQ(kind_of(SparseGraph(2, {})), "none");
    EXPECT_EQ(kind_of(cycle(3)), "cycle");
    EXPECT_EQ(kind_of(cycle(4)), "cycle");
    EXPECT_EQ(kind_of(Grid{2, 3}.graph()), "grid 2 x 3");
    EXPECT_EQ(kind_of(cube(3)), "cube 3");
    EXPECT_EQ(kind_of(grid_of_sides(std::vector{4, 3, 2})), "grid 4 x 3 x 2");
    EXPECT_EQ(kind_of(grid_of_sides(std::vector{2, 2, drawn_depth_max + 1})), "none");
    EXPECT_EQ(kind_of(complete(4)), "complete graph");
    EXPECT_EQ(kind_of(complete(9)), "complete graph");
    EXPECT_EQ(kind_of(complete(5).without_edge(0, 1)), "none");
}

TEST(NaturalLayout, IsFoundUnderAnyNumbering) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        EXPECT_EQ(kind_of(renumbered(path(9), seed)), "path");
        EXPECT_EQ(kind_of(renumbered(cycle(9), seed)), "cycle");
        EXPECT_EQ(kind_of(renumbered(Grid{5, 2}.graph(), seed)), "grid 5 x 2");
        EXPECT_EQ(kind_of(renumbered(Grid{3, 3}.graph(), seed)), "grid 3 x 3");
        EXPECT_EQ(kind_of(renumbered(Grid{4, 7}.graph(), seed)), "grid 7 x 4");
        EXPECT_EQ(kind_of(renumbered(cube(4), seed)), "cube 4");
        EXPECT_EQ(kind_of(renumbered(cube(6), seed)), "cube 6");
    }
}

TEST(NaturalLayout, IsNotFoundWhereOneEdgeDiffers) {
    for (const SparseGraph& g : {Grid{3, 4}.graph(), cube(4), cycle(8), path(6)}) {
        const std::vector<Edge> edges = g.edges();
        for (const Edge& e : edges) {
            const SparseGraph less = g.without_edge(e.u, e.v);
            EXPECT_TRUE(kind_of(less) == "none" || as_path(less)) << e.u << " " << e.v;
        }
        std::vector<Edge> more = edges;
        more.push_back({0, g.order() - 1});
        std::ranges::sort(more);
        if (!g.adjacent(0, g.order() - 1) && kind_of(g) != "path") {
            EXPECT_EQ(kind_of({g.order(), more}), "none");
        }
    }
    // As many vertices and edges of each degree as a path or a cycle, but in two parts.
    EXPECT_EQ(kind_of({7, {{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {5, 6}}}), "none");
    EXPECT_EQ(kind_of({6, {{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {3, 5}}}), "none");
}

TEST(NaturalLayout, OfAGridIsThePapers) {
    const Grid grid{5, 3};
    const auto layout = natural_layout(grid.graph());
    ASSERT_TRUE(layout);
    for (int a = 1; a <= 5; ++a)
        for (int b = 1; b <= 3; ++b)
            EXPECT_EQ(layout->places[static_cast<std::size_t>(grid.at(a, b))],
                      (Place{static_cast<double>(a), static_cast<double>(b)}));
}

TEST(NaturalLayout, PutsNeighboursAUnitApart) {
    for (const SparseGraph& g : {path(7), cycle(3), cycle(11), renumbered(Grid{4, 3}.graph(), 7)})
        for (const Edge& e : g.edges())
            EXPECT_NEAR(edge_length(natural_layout(g)->places, e), 1, 1e-9);
}

TEST(NaturalLayout, KeepsVerticesOffEdges) {
    for (int n = 1; n <= drawn_cube_max; ++n)
        EXPECT_GT(clearance(cube(n), natural_layout(cube(n))->places), 0.2) << n;
    EXPECT_EQ(kind_of(cube(drawn_cube_max + 1)), "none");
    for (int n = 2; n <= drawn_depth_max; ++n) {
        const SparseGraph box = grid_of_sides(std::vector{6, 5, n});
        const auto places = natural_layout(box)->places;
        EXPECT_GT(clearance(box, places), 0.13) << n;
        for (const Place& one : places)
            for (const Place& other : places) {
                EXPECT_TRUE(one == other || std::hypot(one.x - other.x, one.y - other.y) > 0.5)
                    << n;
            }
    }
}

TEST(NeatoLayout, KeepsVerticesApart) {
    EXPECT_TRUE(neato_places(SparseGraph()).empty());
    EXPECT_EQ(neato_places(SparseGraph(1, {})).size(), 1u);
    for (const SparseGraph& g : {complete(4), complete(7), complete_bipartite(3, 3),
                                 SparseGraph(4, {}), complete_bipartite(1, 9)}) {
        const auto places = neato_places(g);
        ASSERT_EQ(places.size(), static_cast<std::size_t>(g.order()));
        EXPECT_GT(clearance(g, places), 0.1) << g.order() << " " << g.size();
        EXPECT_EQ(neato_places(g), places);
    }
}

TEST(NeatoLayout, OfPlanarGraphsHasNoCrossing) {
    // The paw, a wheel, two triangles with a common vertex, a tree.
    for (const SparseGraph& g :
         {SparseGraph(4, {{0, 1}, {0, 2}, {1, 2}, {2, 3}}),
          SparseGraph(5, {{0, 1}, {1, 2}, {2, 3}, {0, 3}, {0, 4}, {1, 4}, {2, 4}, {3, 4}}),
          SparseGraph(5, {{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {2, 4}}),
          SparseGraph(7, {{0, 1}, {0, 2}, {1, 3}, {1, 4}, {2, 5}, {2, 6}})})
        EXPECT_EQ(crossings(g, neato_places(g)), 0);
}

TEST(Crossings, AreCounted) {
    const std::vector<Place> square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    EXPECT_EQ(crossings(complete(4), square), 1);
    EXPECT_EQ(crossings(cycle(4), square), 0);
    EXPECT_NEAR(clearance(SparseGraph(3, {{0, 1}}), {{0, 0}, {2, 0}, {1, 0.25}}), 0.25, 1e-12);
}

}  // namespace
}  // namespace gazetteer::pictures
