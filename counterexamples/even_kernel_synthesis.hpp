// Graphs with a stated property of even kernels, found by Z3 with the edges as unknowns. What Z3
// finds is checked by the property's definition; that there is none of an order is Z3's word, and
// the tests compare it with exhaustion where nauty reaches.
#pragma once

#include <optional>
#include <string>

#include "counterexamples/even_kernel_search.hpp"
#include "graph/graph.hpp"

namespace gazetteer {

enum class EvenKernelWish {
    /// 2-connected (order >= 3, connected, and so after taking any vertex away), not bipartite, an
    /// even kernel through every vertex.
    through_every_vertex,
    /// Regular of odd degree, connected, with an even kernel.
    odd_regular,
    /// The same and not bipartite.
    odd_regular_not_bipartite,
    /// Connected and not complete, no even kernel, but one in every G - e. (Complete graphs of
    /// order >= 2 are all like that: the ends of e are twins.)
    edge_critical,
};
std::string to_string(EvenKernelWish wish);

/// The definition. O(order) even-kernel questions, for edge_critical O(size).
bool fulfils(EvenKernelWish wish, const Graph& g);

struct Synthesized {
    EvenKernelExistence existence = EvenKernelExistence::inconclusive;
    /// Canonical.
    std::optional<Graph> graph{};
    /// How many graphs Z3 proposed.
    int proposals = 0;
};

/// A graph of this order, 0 <= order <= 16, that fulfils the wish. Z3 proposes graphs with the even
/// kernels wished for; whatever else is missing (a bridge over a cut, an odd cycle, an even kernel
/// that should not be) is added as a clause that every wished graph satisfies, until none is.
/// Obeys the limits on time.
Synthesized synthesize(EvenKernelWish wish, int order, const EvenKernelLimits& limits = {});

}  // namespace gazetteer
