// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/small_colours.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

SmallColours after(const SmallGraph& g, int rounds) {
    SmallColours colours(g);
    for (int i = 0; i < rounds; ++i) colours.refine(g);
    return colours;
}

TEST(SmallColours, BeginWithTheDegrees) {
    const SmallGraph g(Graph(11, {{0, 1}, {0, 2}, {0, 10}}));
    const SmallColours colours(g);
    EXPECT_EQ(colours[0], 3u);
    EXPECT_EQ(colours[10], 1u);
    EXPECT_EQ(colours[9], 0u);
}

TEST(SmallColours, AnIsomorphismKeepsThem) {
    std::mt19937_64 random(1);
    for_each_graph({.order_min = 1, .order_max = 7}, [&](const Graph& g) {
        std::vector<Vertex> image(static_cast<std::size_t>(g.order()));
        std::iota(image.begin(), image.end(), 0);
        std::ranges::shuffle(image, random);
        for (int rounds = 0; rounds <= 3; ++rounds) {
            const SmallColours before = after(SmallGraph(g), rounds);
            const SmallColours moved = after(SmallGraph(g.relabelled(image)), rounds);
            for (Vertex v : g.vertices())
                EXPECT_EQ(moved[image[static_cast<std::size_t>(v)]], before[v]);
        }
        return true;
    });
}

/// On a path the first round tells the second vertex from the third, the second the third from the
/// fourth.
TEST(SmallColours, EachRoundSeesOneStepFurther) {
    const SmallGraph g(to_graph(path(9)));
    for (int rounds = 0; rounds <= 3; ++rounds) {
        std::set<std::uint32_t> different;
        for (Vertex v : g.vertices()) different.insert(after(g, rounds)[v]);
        EXPECT_EQ(different.size(), static_cast<std::size_t>(rounds) + 2);
    }
}

TEST(SmallColours, PlacesAreASort) {
    for_each_graph({.order_min = 1, .order_max = 6}, [](const Graph& g) {
        const SmallColours colours = after(SmallGraph(g), 1);
        const auto places = colours.places(g.order());
        for (Vertex u : g.vertices())
            for (Vertex v : g.vertices()) {
                const bool before = colours[u] < colours[v] || (colours[u] == colours[v] && u < v);
                EXPECT_EQ(places[static_cast<std::size_t>(u)] < places[static_cast<std::size_t>(v)],
                          before);
            }
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
