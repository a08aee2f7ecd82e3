// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/small_canonical.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "graph/canonical/canonical.hpp"
#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

std::vector<Vertex> image_of(const SmallPermutation& permutation, int order) {
    return {permutation.begin(), permutation.begin() + order};
}

TEST(SmallCanonical, SmallestCases) {
    EXPECT_EQ(small_canonical(SmallGraph()).key, 0u);
    EXPECT_EQ(small_canonical(SmallGraph(1)).key, 0u);
    EXPECT_EQ(small_canonical(SmallGraph(2, 1)).key, 1u);
    EXPECT_EQ(small_group(SmallGraph()).order, 1u);
    EXPECT_EQ(small_group(SmallGraph(11)).order, 39916800u);
    EXPECT_EQ(small_group(SmallGraph(12)).order, 479001600u);
    EXPECT_THROW(small_canonical(SmallGraph(12)), ContractViolation);
    EXPECT_EQ(small_canonical(SmallGraph(to_graph(complete(11)))).key,
              (std::uint64_t{1} << 55) - 1);
}

/// The form is the relabelling that it says, and equal for two graphs iff canonical(Graph) is.
TEST(SmallCanonical, EqualKeysExactlyForIsomorphicLabelledGraphs) {
    for (int n = 0; n <= 5; ++n) {
        std::map<std::uint64_t, Graph> graph_of;
        std::set<Graph> forms;
        for_each_labelled_graph(n, [&](const Graph& g) {
            const SmallCanonical c = small_canonical(SmallGraph(g));
            EXPECT_EQ(SmallGraph(g.relabelled(image_of(c.place, n))).key(), c.key);
            const Graph form = canonical(g);
            EXPECT_EQ(graph_of.emplace(c.key, form).first->second, form);
            forms.insert(form);
        });
        EXPECT_EQ(graph_of.size(), forms.size());
    }
}

TEST(SmallCanonical, RelabellingDoesNotChangeTheKeyOfLargeGraphs) {
    std::mt19937_64 random(1);
    for (int order = 6; order <= 11; ++order)
        for (int i = 0; i < 200; ++i) {
            const int bits = order * (order - 1) / 2;
            // Also very sparse ones, which have automorphisms.
            std::uint64_t key = random() >> (64 - bits);
            if (i % 2 == 0) key &= random() & random();
            const Graph g = SmallGraph(order, key).to_graph();
            std::vector<Vertex> image(static_cast<std::size_t>(order));
            std::iota(image.begin(), image.end(), 0);
            std::ranges::shuffle(image, random);
            EXPECT_EQ(small_canonical(SmallGraph(g.relabelled(image))).key,
                      small_canonical(SmallGraph(g)).key);
        }
}

TEST(SmallCanonical, TheGroupIsTheGroup) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        const SmallGroup group = small_group(SmallGraph(g));
        EXPECT_EQ(group.order, automorphism_count(g));
        std::set<std::vector<Vertex>> members{
            image_of({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, g.order())};
        for (bool grown = true; grown;) {
            const std::size_t before = members.size();
            for (const auto& member : std::set(members))
                for (const SmallPermutation& generator : group.generators) {
                    std::vector<Vertex> product;
                    for (Vertex v : member)
                        product.push_back(generator[static_cast<std::size_t>(v)]);
                    EXPECT_EQ(g.relabelled(product), g);
                    members.insert(product);
                }
            grown = members.size() > before;
        }
        EXPECT_EQ(members.size(), group.order) << "the generators do not generate the group";
        for (Vertex u : g.vertices())
            for (Vertex v : g.vertices()) {
                bool moved = false;
                for (const auto& member : members)
                    moved = moved || member[static_cast<std::size_t>(u)] == v;
                EXPECT_EQ(group.orbit[static_cast<std::size_t>(u)] ==
                              group.orbit[static_cast<std::size_t>(v)],
                          moved);
            }
        EXPECT_EQ(SmallGraph(g.relabelled(image_of(group.place, g.order()))).key(),
                  small_canonical(SmallGraph(g)).key);
        return true;
    });
}

}  // namespace
}  // namespace gazetteer
