// SPDX-License-Identifier: GPL-3.0-or-later
// What the theorems rest on, with a witness for each answer, and the definitions that check a
// witness without any search. Vertices that are out of range throw InputError.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/graph.hpp"
#include "gazetteer/limits.hpp"

namespace gazetteer::v0 {

/// A maximum matching and the Gallai-Edmonds partition. Outer vertices are exposed in some maximum
/// matching, inner ones are not and are joined to an outer one, perfect ones are the rest. The
/// inner vertices are a barrier: they prove that the matching is maximum.
struct GallaiEdmonds {
    std::vector<Edge> matching;
    std::vector<int> outer;
    std::vector<int> inner;
    std::vector<int> perfect;
};
/// O(order size log order), in practice near linear.
GAZETTEER_API GallaiEdmonds gallai_edmonds(const Graph& g, const Limits& limits = {});
/// The matching attains the Tutte-Berge bound of the barrier, which proves it maximum:
/// order - 2 |matching| = (odd components of g - barrier) - |barrier|. O(order + size).
GAZETTEER_API bool proves_maximum(const Graph& g, const std::vector<Edge>& matching,
                                  const std::vector<int>& barrier);

enum class Existence { exists, none, inconclusive };
GAZETTEER_API const char* to_string(Existence existence);

/// An even kernel is a nonempty independent set S such that every vertex outside has an even number
/// of neighbours in S.
struct EvenKernel {
    Existence existence = Existence::inconclusive;
    /// For `exists`; ascending.
    std::vector<int> kernel = {};
    /// What gazetteer-check judges; of `none` up to order 4096, else empty.
    std::string certificate = {};
};
/// An even kernel, or one that contains a vertex, or that there is none, with its certificate.
/// NP-complete. A limit that is met makes it inconclusive.
GAZETTEER_API EvenKernel even_kernel(const Graph& g, std::optional<int> containing = {},
                                     const Limits& limits = {});
/// Each once, in lexicographic order. Throws Stopped and LimitReached, also above 1,000,000 of
/// them.
GAZETTEER_API std::vector<std::vector<int>> all_even_kernels(const Graph& g,
                                                             const Limits& limits = {});
GAZETTEER_API bool is_even_kernel(const Graph& g, const std::vector<int>& s);

/// Linear algebra over GF(2) in a bipartite graph with biadjacency matrix M: whether the line of a
/// vertex is in the span of the other lines parallel to it.
struct LineInSpan {
    bool in_span = false;
    /// Where it is: the lines that add up to zero, the root's among them; an even kernel.
    std::vector<int> kernel = {};
    /// Where it is not: a set in which the root has an odd number of neighbours and every other
    /// vertex an even one.
    std::vector<int> dual_vector = {};
};
/// Throws OutOfReach unless g is bipartite.
GAZETTEER_API LineInSpan line_in_span(const Graph& g, int root, const Limits& limits = {});
/// In any graph: the root has an odd number of neighbours in b, every other vertex an even one.
GAZETTEER_API bool is_dual_vector(const Graph& g, int root, const std::vector<int>& b);

}  // namespace gazetteer::v0
