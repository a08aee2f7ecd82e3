// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/enumeration/nauty_stream.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "graph/canonical/canonical.hpp"

namespace gazetteer {
namespace {

using testing::ElementsAre;

/// counts[n] = the number of visits of order n; the visits must be sorted by order, then size.
class Census {
  public:
    template <class AnyGraph>
    bool operator()(const AnyGraph& g) {
        EXPECT_LE(std::pair(last_order_, last_size_), std::pair(g.order(), g.size()));
        last_order_ = g.order();
        last_size_ = g.size();
        counts_.resize(static_cast<std::size_t>(g.order()) + 1);
        ++counts_.back();
        return true;
    }
    const std::vector<int>& counts() const { return counts_; }

  private:
    int last_order_ = 0;
    int last_size_ = 0;
    std::vector<int> counts_;
};

std::vector<int> counts(const GraphClass& which) {
    Census census;
    EXPECT_TRUE(for_each_graph(which, std::ref(census)));
    return census.counts();
}

TEST(NautyStream, CountsOfGraphs) {
    EXPECT_THAT(counts({.order_max = 6}), ElementsAre(1, 1, 2, 4, 11, 34, 156));
    EXPECT_THAT(counts({.order_max = 6, .connected = true}), ElementsAre(1, 1, 1, 2, 6, 21, 112));
    EXPECT_THAT(counts({.order_max = 6, .bipartite = true}), ElementsAre(1, 1, 2, 3, 7, 13, 35));
    EXPECT_THAT(counts({.order_max = 6, .triangle_free = true}),
                ElementsAre(1, 1, 2, 3, 7, 14, 38));
    EXPECT_THAT(counts({.order_max = 6, .degree_min = 1}), ElementsAre(1, 0, 1, 2, 7, 23, 122));
}

TEST(NautyStreamStandard, CountsOfGraphs) {
    EXPECT_THAT(counts({.order_max = 8}), ElementsAre(1, 1, 2, 4, 11, 34, 156, 1044, 12346));
    EXPECT_THAT(counts({.order_max = 8, .connected = true}),
                ElementsAre(1, 1, 1, 2, 6, 21, 112, 853, 11117));
    EXPECT_THAT(counts({.order_max = 8, .bipartite = true}),
                ElementsAre(1, 1, 2, 3, 7, 13, 35, 88, 303));
}

TEST(NautyStream, CountsOfTrees) {
    Census census;
    EXPECT_TRUE(for_each_tree(0, 10, std::ref(census)));
    EXPECT_THAT(census.counts(), ElementsAre(0, 1, 1, 1, 2, 3, 6, 11, 23, 47, 106));
}

TEST(NautyStream, CountsOfDigraphs) {
    Census census;
    EXPECT_TRUE(for_each_digraph(0, 4, std::ref(census)));
    EXPECT_THAT(census.counts(), ElementsAre(1, 1, 3, 16, 218));
}

TEST(NautyStream, CountsOfConnectedDigraphs) {
    Census census;
    EXPECT_TRUE(for_each_digraph(0, 4, std::ref(census), true));
    EXPECT_THAT(census.counts(), ElementsAre(1, 1, 2, 13, 199));
}

TEST(NautyStreamStandard, CountsOfDigraphs) {
    Census census;
    EXPECT_TRUE(for_each_digraph(5, 5, std::ref(census)));
    EXPECT_THAT(census.counts(), ElementsAre(0, 0, 0, 0, 0, 9608));
}

TEST(NautyStream, CountsOfBicolouredGraphs) {
    std::vector<int> counts(7);
    EXPECT_TRUE(for_each_bicoloured_graph(0, 6, [&](const Graph& g, int x) {
        for (const Edge& e : g.edges()) EXPECT_TRUE(e.u < x && x <= e.v);
        ++counts[static_cast<std::size_t>(g.order())];
        return true;
    }));
    EXPECT_THAT(counts, ElementsAre(1, 2, 4, 8, 17, 38, 94));
}

/// Each class by filtering all graphs with the predicates: nothing lost, nothing foreign, no two
/// isomorphic.
TEST(NautyStreamStandard, ClassesAreTheFilteredGraphs) {
    const auto triangle_free = [](const Graph& g) {
        for (const Edge& e : g.edges())
            if (g.neighbours(e.u).meets(g.neighbours(e.v))) return false;
        return true;
    };
    for (int bits = 0; bits < 16; ++bits) {
        const GraphClass which{0, 5, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, bits >> 3};
        std::set<Graph> expected;
        for_each_graph({.order_max = 5}, [&](const Graph& g) {
            const bool member = (!which.connected || is_connected(g)) &&
                                (!which.bipartite || is_bipartite(g)) &&
                                (!which.triangle_free || triangle_free(g)) &&
                                (which.degree_min == 0 || !has_isolated_vertex(g));
            if (member) expected.insert(canonical(g));
            return true;
        });
        std::set<Graph> found;
        for_each_graph(which, [&](const Graph& g) {
            EXPECT_TRUE(found.insert(canonical(g)).second);
            return true;
        });
        EXPECT_EQ(found, expected) << bits;
    }
}

TEST(NautyStream, StopsWhenAsked) {
    int seen = 0;
    EXPECT_FALSE(for_each_graph({.order_max = 9}, [&](const Graph&) { return ++seen < 30; }));
    EXPECT_EQ(seen, 30);
    EXPECT_FALSE(for_each_digraph(0, 5, [](const Digraph& d) { return d.order() < 3; }));
    EXPECT_FALSE(for_each_tree(1, 9, [](const Graph& t) { return t.order() < 4; }));
}

TEST(NautyStream, RangesAreContracts) {
    const auto all = [](const Graph&) { return true; };
    EXPECT_THROW(for_each_graph({.order_min = -1}, all), ContractViolation);
    EXPECT_THROW(for_each_graph({.order_max = 33}, all), ContractViolation);
    EXPECT_FALSE(for_each_graph({.order_min = 32, .order_max = 32},
                                [](const Graph& g) { return g.order() != 32; }));
    EXPECT_TRUE(for_each_graph({.order_min = 5, .order_max = 4}, all));
}

TEST(NautyStream, AMissingProgramIsNamedWithItsPackage) {
    const std::string path = getenv("PATH");
    setenv("PATH", "/nonexistent", 1);
    try {
        for_each_digraph(3, 3, [](const Digraph&) { return true; });
        ADD_FAILURE() << "no exception";
    } catch (const ProcessError& e) {
        EXPECT_STREQ(e.what(), "nauty-geng: not found; it is in Debian's package nauty");
    }
    setenv("PATH", path.c_str(), 1);
}

}  // namespace
}  // namespace gazetteer
