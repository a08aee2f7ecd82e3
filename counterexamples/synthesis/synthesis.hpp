// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest graphs of an order with a stated property of even kernels: found by Z3 with the
// edges as unknowns, and by exhaustion where nauty reaches. What Z3 finds is checked by the
// property's definition; that there is none, or none with fewer edges, is Z3's word.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "characterizations/even_kernels/search.hpp"
#include "counterexamples/synthesis/wish.hpp"
#include "graph/graph.hpp"

namespace gazetteer::even_kernels {

constexpr int synthesis_order_max = 16;

struct Synthesized {
    EvenKernelExistence existence = EvenKernelExistence::inconclusive;
    /// Canonical.
    std::optional<Graph> graph{};
    /// No graph of this order that fulfils the wish has fewer edges.
    bool size_is_least = false;
    /// How many graphs Z3 proposed.
    int proposals = 0;
};

/// A graph of this order, 0 <= order <= 16, that fulfils the wish, with as few edges as possible.
/// Z3 proposes graphs with the even kernels wished for, one labelling or a few of each; whatever
/// else is missing (a bridge over a cut, an odd cycle, an even kernel that should not be) is added
/// as a clause that every wished graph satisfies, until none is. Each graph found forbids as many
/// edges. Obeys the limit on time; the best graph found so far is then given, or none.
Synthesized synthesize(const EvenKernelWish& wish, int order, const EvenKernelLimits& limits = {});

struct Exhausted {
    EvenKernelExistence existence = EvenKernelExistence::inconclusive;
    /// Canonical; the least of those with the fewest edges.
    std::optional<Graph> graph{};
    /// How many graphs were looked at, up to isomorphism; how many fulfil the wish, and how many
    /// of these have the fewest edges. Only connected, bipartite or triangle-free graphs, if the
    /// wish asks for them.
    std::uint64_t graphs = 0;
    std::uint64_t fulfilling = 0;
    std::uint64_t of_least_size = 0;
};

/// The same by all graphs of the order, 0 <= order <= 32; 274,668 of order 9, 12,005,168 of order
/// 10. Obeys the limit on time: inconclusive then. Throws as for_each_graph does.
Exhausted exhaust(const EvenKernelWish& wish, int order, const EvenKernelLimits& limits = {});

}  // namespace gazetteer::even_kernels
