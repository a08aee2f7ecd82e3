// SPDX-License-Identifier: GPL-3.0-or-later
// Independent sets, even kernels, bipartitions and mirrors in Coq are those of graph/.
#include <gtest/gtest.h>

#include <vector>

#include "graph/predicates.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

TEST(Definitions, IndependentSets) {
    compare_on_graphs("independent", of_sets(is_independent));
}

TEST(Definitions, EvenKernels) {
    compare_on_graphs("even_kernel", of_sets([](const Graph& graph, VertexSet s) {
                          return is_even_kernel(graph, s);
                      }));
}

TEST(Definitions, Bipartitions) {
    compare_on_graphs("bipartition", of_sets([](const Graph& graph, VertexSet x) {
                          return is_independent(graph, x) &&
                                 is_independent(graph, graph.vertices() - x);
                      }));
}

/// Map number k has f(v) as digit v of k in base n.
TEST(Definitions, Mirrors) {
    compare_on_graphs("mirror", [](const Graph& graph) {
        const int n = graph.order();
        int maps = 1;
        for (int v = 0; v < n; ++v) maps *= n;
        return word(maps, [&](int k) {
            std::vector<Vertex> f;
            for (int v = 0; v < n; ++v, k /= n) f.push_back(k % n);
            return is_mirror_automorphism(graph, f);
        });
    });
}

}  // namespace
}  // namespace gazetteer
