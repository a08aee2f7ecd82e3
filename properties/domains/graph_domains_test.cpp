// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/domains/graph_domains.hpp"

#include <gtest/gtest.h>

#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {
namespace {

template <class T>
std::vector<T> all(const Domain<T>& domain, int size) {
    std::vector<T> result;
    domain.enumerate(size, [&](const T& x) {
        result.push_back(x);
        return true;
    });
    return result;
}

/// What every domain must satisfy: instances are members, have the size asked for, and can be read
/// back; random ones are members of at most the size; shrinking stays inside and makes less.
template <class T>
void keeps_its_word(const Domain<T>& domain, int size_max) {
    SCOPED_TRACE(domain.name);
    for (int size = domain.size_min; size <= size_max; ++size)
        for (const T& x : all(domain, size)) {
            EXPECT_TRUE(domain.contains(x)) << domain.print(x);
            EXPECT_EQ(domain.size(x), size) << domain.print(x);
            EXPECT_EQ(domain.parse(domain.print(x)), x) << domain.print(x);
        }
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Dice dice(seed);
        const T x = domain.generate(dice, 9);
        EXPECT_TRUE(domain.contains(x)) << domain.print(x);
        EXPECT_LE(domain.size(x), 9) << domain.print(x);
        for (const T& y : domain.shrink(x)) {
            EXPECT_TRUE(domain.contains(y)) << domain.print(x) << " to " << domain.print(y);
            EXPECT_NE(x, y);
        }
    }
    EXPECT_FALSE(domain.parse("").has_value());
    EXPECT_FALSE(domain.parse("nonsense line").has_value());
}

TEST(Domains, KeepTheirWord) {
    keeps_its_word(graphs(), 5);
    keeps_its_word(graphs({.connected = true, .order_min = 2}), 5);
    keeps_its_word(graphs({.bipartite = true}), 6);
    keeps_its_word(graphs({.tree = true}), 7);
    keeps_its_word(rooted_graphs(), 4);
    keeps_its_word(rooted_graphs({.connected = true, .bipartite = true}), 5);
    keeps_its_word(digraphs(), 3);
    keeps_its_word(rooted_digraphs(), 3);
    keeps_its_word(graph_pairs(), 5);
    keeps_its_word(integers("integers <= {}", "n", 3), 9);
    keeps_its_word(grid_sizes(1), 4);
    keeps_its_word(grid_vertices(2), 4);
}

TEST(Domains, ListEveryInstanceOnce) {
    EXPECT_EQ(all(graphs(), 0).size(), 1u);
    EXPECT_EQ(all(graphs(), 5).size(), 34u);
    EXPECT_EQ(all(graphs({.tree = true}), 7).size(), 11u);
    EXPECT_EQ(all(rooted_graphs(), 4).size(), 20u);  // OEIS A000666
    EXPECT_EQ(all(rooted_graphs(), 5).size(), 90u);
    EXPECT_EQ(all(grid_sizes(1), 3).size(), 5u);
    EXPECT_EQ(all(grid_vertices(2), 2).size(), 4u);
}

TEST(Domains, ARestrictionIsKeptByShrinking) {
    GraphKind even{.adjective = "even", .also = [](const Graph& g) { return g.size() % 2 == 0; }};
    keeps_its_word(graphs(even), 4);
}

}  // namespace
}  // namespace gazetteer::properties
