// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/brute.hpp"

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer::even_kernels {

namespace {

std::vector<Vertex> to_vector(VertexSet s) {
    return {s.begin(), s.end()};
}

}  // namespace

EvenKernelAnswer brute_even_kernel(const Graph& g, const EvenKernelQuestion& question,
                                   const EvenKernelLimits& limits) {
    using Goal = EvenKernelQuestion::Goal;
    require(g.order() <= brute_order_max, "order <= 20");
    require_vertex(g, question);
    Budget budget(limits);
    std::vector<std::vector<Vertex>> kernels;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        if (const char* limit = budget.spend_node())
            return inconclusive("brute", budget.nodes(), limit);
        const VertexSet s = VertexSet::from_bits(bits);
        if (question.containing && !s.contains(*question.containing)) continue;
        if (!is_even_kernel(g, s)) continue;
        if (question.goal == Goal::any)
            return found(g, question, to_vector(s), "brute", budget.nodes());
        if (kernels.size() == limits.kernels)
            return inconclusive("brute", budget.nodes(), "the limit on the number of kernels");
        kernels.push_back(to_vector(s));
    }
    if (question.goal == Goal::all || kernels.empty())
        return found_all(g, question, std::move(kernels), "brute", budget.nodes());
    const auto smallest = std::ranges::min_element(
        kernels, {}, [](const std::vector<Vertex>& kernel) { return kernel.size(); });
    return found(g, question, *smallest, "brute", budget.nodes());
}

}  // namespace gazetteer::even_kernels
