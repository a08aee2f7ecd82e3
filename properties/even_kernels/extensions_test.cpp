// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels of extensions against the definition, every set S and every vertex.
#include "properties/even_kernels/extensions.hpp"

#include <gtest/gtest.h>

#include "graph/contract.hpp"
#include "graph/enumeration/vertex_extensions.hpp"
#include "graph/predicates.hpp"
#include "properties/even_kernels/census.hpp"

namespace gazetteer::even_kernels {
namespace {

/// By is_even_kernel, over all sets of vertices.
VertexSet by_definition(const Graph& g) {
    VertexSet result;
    for (std::uint64_t s = 0; s >> g.order() == 0; ++s)
        if (is_even_kernel(g, VertexSet::from_bits(s))) result = result | VertexSet::from_bits(s);
    return result;
}

VertexSet in_kernels_of(const EvenKernelExtensions& extensions, int order, std::uint64_t s) {
    VertexSet result;
    for (Vertex v = 0; v < order; ++v)
        if (extensions.in_kernels(v).contains(s)) result.insert(v);
    return result;
}

/// Every graph of the order by its H, and every S, against in_kernels(graph).
template <class InKernels>
void expect_every_extension(int order, InKernels in_kernels) {
    const UnlabelledGraphs graphs(order - 1);
    for (int size = 0; size <= graphs.size_max(); ++size)
        for (const std::uint64_t key : graphs.of_size(size)) {
            const SmallGraph h(order - 1, key);
            const EvenKernelExtensions extensions(h);
            for (std::uint64_t s = 0; s >> h.order() == 0; ++s) {
                const SmallGraph g = h.with_vertex(VertexSet::from_bits(s));
                ASSERT_EQ(in_kernels_of(extensions, order, s), in_kernels(g));
            }
        }
}

TEST(EvenKernelExtensions, EqualTheDefinitionToOrder6) {
    for (int order = 1; order <= 6; ++order)
        expect_every_extension(order,
                               [](const SmallGraph& g) { return by_definition(g.to_graph()); });
}

TEST(EvenKernelExtensionsStandard, EqualTheDefinitionOfOrder7) {
    expect_every_extension(7, [](const SmallGraph& g) { return by_definition(g.to_graph()); });
}

TEST(EvenKernelExtensionsLong, EqualTheIndependentSetsOfOrder9) {
    expect_every_extension(9, [](const SmallGraph& g) { return even_kernel_vertices(g); });
}

/// Two words and more of neighbourhoods; the definition judges some of them.
TEST(EvenKernelExtensions, OfTheLargestOrders) {
    for (int order : {7, 8, 9, 10, 11}) {
        SmallGraph path(order);
        for (Vertex v = 1; v < order; ++v) path.add_edge(v - 1, v);
        for (const SmallGraph& h : {SmallGraph(order), path}) {
            const EvenKernelExtensions extensions(h);
            for (std::uint64_t s = 0; s >> order == 0; s += 1 + 5 * s / 4)
                EXPECT_EQ(in_kernels_of(extensions, order + 1, s),
                          by_definition(h.with_vertex(VertexSet::from_bits(s)).to_graph()));
        }
    }
    EXPECT_THROW(EvenKernelExtensions(SmallGraph(12)), ContractViolation);
}

TEST(EvenKernelVertices, ByIndependentSetsAndByNullSpacesToOrder7) {
    for (int order = 0; order <= 7; ++order) {
        const UnlabelledGraphs graphs(order);
        for (int size = 0; size <= graphs.size_max(); ++size)
            for (const std::uint64_t key : graphs.of_size(size)) {
                const SmallGraph g(order, key);
                EXPECT_EQ(even_kernel_vertices(g), even_kernel_vertices(g.to_graph()));
            }
    }
}

}  // namespace
}  // namespace gazetteer::even_kernels
