// SPDX-License-Identifier: GPL-3.0-or-later
// Domains of numbers: the graphs that their instances stand for.
#include "properties/domains/int_domains.hpp"

#include <gtest/gtest.h>

#include "properties/catalogue.hpp"
#include "properties/domains/graph_domains.hpp"

namespace gazetteer::properties {
namespace {

template <class T>
std::optional<InstanceGraph> graph_of(const Domain<T>& domain, const char* instance) {
    const auto parsed = domain.parse(instance);
    return parsed ? domain.graph(*parsed) : std::nullopt;
}

TEST(InstanceGraph, OfAFamilyIsItsMember) {
    const auto k_5 = graph_of(complete_graphs(0), "n=5");
    ASSERT_TRUE(k_5);
    EXPECT_EQ(std::get<SparseGraph>(k_5->board), complete(5));
    EXPECT_FALSE(k_5->root);
    EXPECT_EQ(k_5->name, "K_5");
    EXPECT_EQ(std::get<SparseGraph>(graph_of(paths_of_order(2), "n=4")->board), path(4));
    EXPECT_EQ(std::get<SparseGraph>(graph_of(cubes_of_dimension(1, "hypercubes"), "n=3")->board),
              cube(3));
    EXPECT_EQ(graph_of(cubes_of_dimension(0), "n=0")->name, "Q_0");
    EXPECT_FALSE(graph_of(cubes_of_dimension(0), "n=11")) << "too large to be shown";
    EXPECT_EQ(cubes_of_dimension(1, "hypercubes").name, "hypercubes Q_n, 1 <= n <= {}");
}

TEST(InstanceGraph, OfAGridHasItsVertexAsRoot) {
    const auto grid = graph_of(grid_vertices(1), "m=3 n=2 a=3 b=1");
    ASSERT_TRUE(grid);
    EXPECT_EQ(std::get<SparseGraph>(grid->board), (Grid{3, 2}.graph()));
    EXPECT_EQ(grid->root, (Grid{3, 2}.at(3, 1)));
    EXPECT_EQ(grid->name, "G_{3 x 2} at (3, 1)");
    EXPECT_EQ(graph_of(grid_sizes(1), "m=1 n=1")->name, "G_{1 x 1}");
    EXPECT_FALSE(graph_of(grid_sizes(1), "m=99999999999 n=1"));
    EXPECT_FALSE(graph_of(grid_sizes(1), "m=100000 n=100000"));
    EXPECT_FALSE(instance_graph({0, 3}));
}

TEST(InstanceGraph, OfAGraphIsTheGraph) {
    EXPECT_EQ(order_of(graph_of(graphs(), "DqK")->board), 5);
    EXPECT_EQ(graph_of(rooted_graphs(), "DCw 1")->root, 1);
    EXPECT_FALSE(graph_of(rooted_graphs(), "DCw 5"));
    EXPECT_EQ(std::get<Digraph>(graph_of(digraphs(), "&BP_")->board).order(), 3);
    EXPECT_EQ(graph_of(rooted_digraphs(), "&BP_ 2")->root, 2);
    EXPECT_FALSE(graph_pairs().graph);
    EXPECT_FALSE(integers("integers 1 <= t <= {}", "t", 1).graph);
}

/// Even by odd grids are given by their halves.
TEST(InstanceGraph, IsAskedOfAClaim) {
    const std::string id = "GGHR even by odd repaired";
    const auto claims = matching_claims(std::span(&id, 1));
    ASSERT_EQ(claims.size(), 1u);
    const auto odd = claims[0].graph_of("n=1 m=1");
    ASSERT_TRUE(odd);
    EXPECT_EQ(std::get<SparseGraph>(odd->board), (Grid{2, 3}.graph()));
    EXPECT_EQ(odd->name, "G_{2 x 3}");
    EXPECT_FALSE(claims[0].graph_of("n=1"));
}

}  // namespace
}  // namespace gazetteer::properties
