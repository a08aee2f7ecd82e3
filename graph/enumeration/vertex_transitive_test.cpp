// SPDX-License-Identifier: GPL-3.0-or-later
// The list of vertex-transitive graphs: each is one, no two are alike, and there are as many as are
// published.
#include "graph/enumeration/vertex_transitive.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "graph/canonical/canonical.hpp"
#include "graph/contract.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/enumeration/parsed_lines.hpp"
#include "graph/families.hpp"
#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {
namespace {

bool looks_alike_from_each_vertex(const Graph& g) {
    return g.order() == 0 || std::ranges::all_of(g.vertices().to_vector(), [&](Vertex v) {
               return canonical(RootedGraph{g, v}) == canonical(RootedGraph{g, 0});
           });
}

std::vector<Graph> canonical_forms(const std::vector<Graph>& graphs) {
    std::vector<Graph> result;
    for (const Graph& g : graphs) result.push_back(canonical(g));
    std::ranges::sort(result, {}, [](const Graph& g) { return to_graph6(g); });
    return result;
}

TEST(VertexTransitive, ThereAreAsManyAsArePublished) {
    // OEIS A006799, and of those that are connected A006800, from order 1.
    constexpr std::array<std::size_t, vertex_transitive_order_max> all{
        1, 2, 2, 4, 3, 8, 4, 14, 9, 22, 8, 74, 14, 56, 48, 286, 36, 380, 60, 1214, 240, 816, 188};
    constexpr std::array<long, vertex_transitive_order_max> connected{
        1, 1, 1, 2, 2, 5, 3, 10, 7, 18, 7, 64, 13, 51, 44, 272, 35, 365, 59, 1190, 235, 807, 187};
    EXPECT_EQ(vertex_transitive_graphs(0).size(), 1U);
    for (int n = 1; n <= vertex_transitive_order_max; ++n) {
        const std::vector<Graph>& graphs = vertex_transitive_graphs(n);
        const auto place = static_cast<std::size_t>(n - 1);
        EXPECT_EQ(graphs.size(), all[place]) << n;
        EXPECT_EQ(std::ranges::count_if(graphs, is_connected), connected[place]) << n;
        EXPECT_TRUE(std::ranges::is_sorted(graphs, {}, &Graph::size)) << n;
        for (const Graph& g : graphs) ASSERT_EQ(g.order(), n);
    }
}

TEST(VertexTransitive, EachLooksAlikeFromEachVertexAndNoTwoAreAlike) {
    for (int n = 0; n <= vertex_transitive_order_max; ++n) {
        const std::vector<Graph> forms = canonical_forms(vertex_transitive_graphs(n));
        EXPECT_EQ(std::ranges::adjacent_find(forms), forms.end()) << n;
        for (const Graph& g : forms) ASSERT_TRUE(looks_alike_from_each_vertex(g)) << to_graph6(g);
    }
    EXPECT_FALSE(looks_alike_from_each_vertex(to_graph(path(3))));
}

/// Those of all graphs of small order that look alike from each vertex.
TEST(VertexTransitive, AreThoseThatAreFoundAmongAllGraphs) {
    for (int n = 0; n <= 8; ++n) {
        std::vector<Graph> found;
        for_each_graph({.order_min = n, .order_max = n}, [&](const Graph& g) {
            if (looks_alike_from_each_vertex(g)) found.push_back(g);
            return true;
        });
        EXPECT_EQ(canonical_forms(vertex_transitive_graphs(n)), canonical_forms(found)) << n;
    }
}

/// Where nothing is generated but regular graphs.
TEST(VertexTransitive, AreThoseThatAreFoundAmongRegularGraphs) {
    for (const int n : {9, 10, 11, 12})
        for (int degree = 0; 2 * degree <= n - 1; ++degree) {
            if (n * degree % 2 == 1) continue;
            std::vector<Graph> found;
            std::vector<Graph> listed;
            const std::string of = std::to_string(degree);
            for_each_parsed({{"nauty-geng", {"-q", "-d" + of, "-D" + of, std::to_string(n)}}},
                            parse_small_graph, [&](const Graph& g) {
                                if (looks_alike_from_each_vertex(g)) found.push_back(g);
                                return true;
                            });
            std::ranges::copy_if(vertex_transitive_graphs(n), std::back_inserter(listed),
                                 [&](const Graph& g) { return g.degree(0) == degree; });
            EXPECT_EQ(canonical_forms(listed), canonical_forms(found)) << n << ' ' << degree;
        }
}

TEST(VertexTransitive, OtherOrdersAreNotListed) {
    EXPECT_THROW(vertex_transitive_graphs(-1), ContractViolation);
    EXPECT_THROW(vertex_transitive_graphs(vertex_transitive_order_max + 1), ContractViolation);
}

}  // namespace
}  // namespace gazetteer
