// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/even_kernel.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer {

EvenKernelVerdict proved_P(std::vector<Vertex> kernel) {
    return {Outcome::P, {}, {std::move(kernel), std::nullopt}};
}

EvenKernelVerdict proved_N(std::vector<Vertex> winning_moves, Vertex move,
                           std::vector<Vertex> kernel) {
    return {Outcome::N, std::move(winning_moves), {std::move(kernel), move}};
}

bool proves(const SparseGraph& g, Vertex root, const EvenKernelVerdict& verdict) {
    const auto& [kernel, move] = verdict.witness;
    if (!move)
        return verdict.outcome == Outcome::P && verdict.winning_moves.empty() &&
               std::ranges::count(kernel, root) == 1 && is_even_kernel(g, kernel);
    return verdict.outcome == Outcome::N && g.adjacent(root, *move) &&
           std::ranges::count(verdict.winning_moves, *move) == 1 &&
           std::ranges::count(kernel, *move) == 1 &&
           is_even_kernel(g.without_edge(root, *move), kernel);
}

EvenKernelStrategy::EvenKernelStrategy(SparseGraph g, Vertex root, std::span<const Vertex> kernel)
    : graph_(std::move(g)), root_(root), in_kernel_(static_cast<std::size_t>(graph_.order())) {
    require(0 <= root && root < graph_.order(), "a root in the graph");
    for (Vertex v : kernel) {
        require(0 <= v && v < graph_.order(), "a kernel in the graph");
        in_kernel_[static_cast<std::size_t>(v)] = true;
    }
}

std::vector<Vertex> EvenKernelStrategy::replies(std::span<const Vertex> history) const {
    std::vector<Edge> erased;
    Vertex token = root_;
    for (Vertex next : history) {
        erased.push_back(edge(token, next));
        token = next;
    }
    std::vector<Vertex> result;
    for (Vertex w : graph_.neighbours(token))
        if (in_kernel_[static_cast<std::size_t>(w)] &&
            std::ranges::count(erased, edge(token, w)) == 0)
            result.push_back(w);
    return result;
}

}  // namespace gazetteer
