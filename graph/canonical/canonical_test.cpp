// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/canonical/canonical.hpp"

#include <gtest/gtest.h>

#include <map>
#include <thread>

#include "graph/enumeration/labelled_graphs.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"

namespace gazetteer {
namespace {

RootedGraph relabelled(const RootedGraph& p, const std::vector<Vertex>& image) {
    return {p.graph.relabelled(image), image[static_cast<std::size_t>(p.root)]};
}

Graph relabelled(const Graph& g, const std::vector<Vertex>& image) {
    return g.relabelled(image);
}

/// The least of all relabellings: equal exactly for isomorphic objects, by definition.
template <class T>
T least_relabelling(const T& object, int order) {
    T least = object;
    for (const auto& image : permutations(order))
        least = std::min(least, relabelled(object, image));
    return least;
}

/// Equal forms if and only if equal least relabellings, over all objects given.
template <class T>
class IsomorphismCheck {
  public:
    void operator()(const T& object, int order) {
        const T form = canonical(object);
        const T least = least_relabelling(object, order);
        EXPECT_EQ(least_relabelling(form, order), least) << "the form is not a relabelling";
        EXPECT_EQ(form_of_.emplace(least, form).first->second, form);
        EXPECT_EQ(least_of_.emplace(form, least).first->second, least);
    }
    std::size_t classes() const { return form_of_.size(); }

  private:
    std::map<T, T> form_of_;
    std::map<T, T> least_of_;
};

TEST(Canonical, SmallestCases) {
    EXPECT_EQ(canonical(Graph()), Graph());
    EXPECT_EQ(canonical(Graph(1)), Graph(1));
    EXPECT_EQ(canonical(RootedGraph{Graph(1), 0}), (RootedGraph{Graph(1), 0}));
    EXPECT_THROW(canonical(RootedGraph{Graph(), 0}), ContractViolation);
    EXPECT_THROW(canonical(RootedGraph{Graph(2), 2}), ContractViolation);
    EXPECT_TRUE(orbit_representatives(Graph()).empty());
    EXPECT_TRUE(orbit_representatives(Digraph()).empty());
    EXPECT_EQ(canonical_labelling(Graph()).graph, Graph());
    EXPECT_EQ(canonical(to_graph(complete(64))), to_graph(complete(64)));
}

TEST(Canonical, GraphsOfOrderUpTo4UpToIsomorphism) {
    IsomorphismCheck<Graph> check;
    for (int n = 0; n <= 4; ++n) for_each_labelled_graph(n, [&](const Graph& g) { check(g, n); });
    EXPECT_EQ(check.classes(), 1u + 1 + 2 + 4 + 11);
}

TEST(CanonicalStandard, GraphsOfOrder5UpToIsomorphism) {
    IsomorphismCheck<Graph> check;
    for_each_labelled_graph(5, [&](const Graph& g) { check(g, 5); });
    EXPECT_EQ(check.classes(), 34u);
}

TEST(Canonical, RootedGraphsOfOrderUpTo4UpToIsomorphism) {
    IsomorphismCheck<RootedGraph> check;
    for (int n = 1; n <= 4; ++n)
        for_each_labelled_graph(n, [&](const Graph& g) {
            for (Vertex root : g.vertices()) {
                check({g, root}, n);
                EXPECT_EQ(canonical(RootedGraph{g, root}).root, 0);
            }
        });
    EXPECT_EQ(check.classes(), 1u + 2 + 6 + 20);  // OEIS A000666
}

TEST(CanonicalStandard, RootedGraphsOfOrder5UpToIsomorphism) {
    IsomorphismCheck<RootedGraph> check;
    for_each_labelled_graph(5, [&](const Graph& g) {
        for (Vertex root : g.vertices()) check({g, root}, 5);
    });
    EXPECT_EQ(check.classes(), 90u);
}

/// least[v]: the least vertex of v's orbit under all automorphisms, by trying every permutation.
template <class AnyGraph>
std::vector<Vertex> orbits_by_definition(const AnyGraph& g) {
    std::vector<Vertex> least(static_cast<std::size_t>(g.order()));
    std::iota(least.begin(), least.end(), 0);
    for (const auto& image : permutations(g.order()))
        if (g.relabelled(image) == g)
            for (std::size_t v = 0; v < least.size(); ++v) least[v] = std::min(least[v], image[v]);
    return least;
}

template <class AnyGraph>
void expect_orbits(const AnyGraph& g) {
    const std::vector<Vertex> least = orbits_by_definition(g);
    std::vector<Vertex> expected;
    for (Vertex v : g.vertices())
        if (least[static_cast<std::size_t>(v)] == v) expected.push_back(v);
    EXPECT_EQ(orbit_representatives(g), expected);
}

TEST(Canonical, LabellingsAndOrbits) {
    for_each_graph({.order_max = 5}, [](const Graph& g) {
        const Canonical c = canonical_labelling(g);
        EXPECT_EQ(c.graph, canonical(g));
        EXPECT_EQ(g.relabelled(c.place), c.graph);
        EXPECT_EQ(c.orbit, orbits_by_definition(g));
        expect_orbits(g);
        return true;
    });
}

TEST(Canonical, OrbitsAndAutomorphismsOfDigraphs) {
    for_each_digraph(0, 4, [](const Digraph& d) {
        expect_orbits(d);
        std::uint64_t automorphisms = 0;
        for (const auto& image : permutations(d.order()))
            automorphisms += d.relabelled(image) == d ? 1 : 0;
        EXPECT_EQ(automorphism_count(d), automorphisms);
        return true;
    });
}

TEST(CanonicalStandard, ThreadsDoNotDisturbEachOther) {
    std::vector<Graph> graphs;
    for_each_graph({.order_min = 6, .order_max = 6}, [&](const Graph& g) {
        graphs.push_back(g);
        return true;
    });
    std::vector<Graph> expected;
    for (const Graph& g : graphs) expected.push_back(canonical(g));
    std::vector<std::thread> threads;
    std::vector<int> agreements(4);
    for (int& count : agreements)
        threads.emplace_back([&graphs, &expected, &count] {
            for (int round = 0; round < 50; ++round)
                for (std::size_t i = 0; i < graphs.size(); ++i)
                    if (canonical(graphs[i]) == expected[i]) ++count;
        });
    for (std::thread& t : threads) t.join();
    for (int count : agreements) EXPECT_EQ(count, 50 * 156);
}

}  // namespace
}  // namespace gazetteer
