// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite.hpp"

#include <algorithm>
#include <limits>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

constexpr std::size_t no_pair = std::numeric_limits<std::size_t>::max();

std::vector<int> sides_of(const SparseGraph& g) {
    std::vector<int> side = bipartition_sides(g);
    require(index(g.order()) == side.size(), "a bipartite graph");
    return side;
}

void require_bipartition(const SparseGraph& g, std::span<const int> side) {
    require(side.size() == index(g.order()), "a side for each vertex");
    require(std::ranges::all_of(side, [](int s) { return s == 0 || s == 1; }), "sides 0 and 1");
    for (const Edge& e : g.edges())
        require(side[index(e.u)] != side[index(e.v)], "every edge between the two sides");
}

/// The symmetric difference of ascending lists.
std::vector<int> sum(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> result;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(result));
    return result;
}

std::vector<Vertex> members(const std::vector<bool>& inside) {
    std::vector<Vertex> result;
    for (std::size_t v = 0; v < inside.size(); ++v)
        if (inside[v]) result.push_back(static_cast<Vertex>(v));
    return result;
}

}  // namespace

BipartiteGeography::BipartiteGeography(SparseGraph g) : BipartiteGeography(g, sides_of(g)) {}

BipartiteGeography::BipartiteGeography(SparseGraph g, std::span<const int> side)
    : graph_(std::move(g)),
      turn_(index(graph_.order()), no_pair),
      kernels_(index(graph_.order())),
      outcomes_(index(graph_.order()), Outcome::N) {
    require_bipartition(graph_, side);
    peel();
    split(side);
    decide();
}

template <class Visit>
void BipartiteGeography::for_each_other(std::size_t pair, Visit visit) const {
    for (Vertex w : graph_.neighbours(pairs_[pair].neighbour))
        if (turn_[index(w)] > pair) visit(w);
}

void BipartiteGeography::peel() {
    std::vector<int> degree;
    std::vector<Vertex> leaves;
    for (Vertex v = 0; v < graph_.order(); ++v) {
        degree.push_back(graph_.degree(v));
        if (degree.back() == 1) leaves.push_back(v);
    }
    const auto left = [this](Vertex v) { return turn_[index(v)] == no_pair; };
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const Vertex leaf = leaves[i];
        if (!left(leaf) || degree[index(leaf)] != 1) continue;
        const Vertex neighbour = *std::ranges::find_if(graph_.neighbours(leaf), left);
        turn_[index(leaf)] = turn_[index(neighbour)] = pairs_.size();
        pairs_.push_back({leaf, neighbour});
        for_each_other(pairs_.size() - 1, [&](Vertex w) {
            if (--degree[index(w)] == 1) leaves.push_back(w);
        });
    }
    rank_ = static_cast<int>(pairs_.size());
}

std::vector<Vertex> BipartiteGeography::component_left(Vertex start,
                                                       std::vector<bool>& seen) const {
    std::vector<Vertex> found{start};
    seen[index(start)] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (Vertex w : graph_.neighbours(found[i]))
            if (turn_[index(w)] == no_pair && !seen[index(w)]) {
                seen[index(w)] = true;
                found.push_back(w);
            }
    std::ranges::sort(found);
    return found;
}

void BipartiteGeography::split(std::span<const int> side) {
    std::vector<bool> seen(index(graph_.order()));
    std::vector<Vertex> place(index(graph_.order()));
    for (Vertex start = 0; start < graph_.order(); ++start) {
        if (turn_[index(start)] != no_pair || seen[index(start)]) continue;
        std::vector<Vertex> vertices = component_left(start, seen);
        std::vector<int> sides;
        for (Vertex v : vertices) {
            place[index(v)] = static_cast<Vertex>(sides.size());
            sides.push_back(side[index(v)]);
        }
        std::vector<Edge> edges;
        for (Vertex v : vertices)
            for (Vertex w : graph_.neighbours(v))
                if (v < w && turn_[index(w)] == no_pair)
                    edges.push_back({place[index(v)], place[index(w)]});
        const SparseGraph component(static_cast<int>(vertices.size()), edges);
        parts_.push_back({std::move(vertices), BipartiteCore(component, sides)});
        rank_ += parts_.back().core.rank();
    }
}

void BipartiteGeography::decide() {
    int kernel = 0;
    for (const Part& part : parts_)
        for (const auto& null_vector : part.core.basis()) {
            for (Vertex v : null_vector) kernels_[index(part.vertices[index(v)])].push_back(kernel);
            ++kernel;
        }
    for (std::size_t pair = pairs_.size(); pair-- > 0;) {
        std::vector<int>& at_leaf = kernels_[index(pairs_[pair].leaf)];
        for_each_other(pair, [&](Vertex w) { at_leaf = sum(at_leaf, kernels_[index(w)]); });
    }
    basis_.resize(index(kernel));
    for (Vertex v = 0; v < graph_.order(); ++v) {
        for (int k : kernels_[index(v)]) basis_[index(k)].push_back(v);
        if (!kernels_[index(v)].empty()) outcomes_[index(v)] = Outcome::P;
    }
}

std::vector<Vertex> BipartiteGeography::even_kernel(Vertex root) const {
    require(outcome(root) == Outcome::P, "a root that is P");
    return basis_[index(kernels_[index(root)].front())];
}

std::vector<Vertex> BipartiteGeography::dual_vector(Vertex root) const {
    require(outcome(root) == Outcome::N, "a root that is N");
    // Row by row of A b = rhs: a leaf's row gives b at its neighbour, which moves to the right.
    std::vector<bool> rhs(index(graph_.order()));
    std::vector<bool> b(index(graph_.order()));
    rhs[index(root)] = true;
    for (std::size_t pair = 0; pair < pairs_.size(); ++pair) {
        if (!rhs[index(pairs_[pair].leaf)]) continue;
        b[index(pairs_[pair].neighbour)] = true;
        for_each_other(pair, [&](Vertex w) { rhs[index(w)] = !rhs[index(w)]; });
    }
    for (const Part& part : parts_) {
        std::vector<Vertex> wanted;
        for (std::size_t i = 0; i < part.vertices.size(); ++i)
            if (rhs[index(part.vertices[i])]) wanted.push_back(static_cast<Vertex>(i));
        for (Vertex v : part.core.solve(wanted)) b[index(part.vertices[index(v)])] = true;
    }
    // Backwards, the row of a leaf's neighbour gives b at the leaf.
    for (std::size_t pair = pairs_.size(); pair-- > 0;) {
        bool at_leaf = rhs[index(pairs_[pair].neighbour)];
        for_each_other(pair, [&](Vertex w) { at_leaf = at_leaf != b[index(w)]; });
        b[index(pairs_[pair].leaf)] = at_leaf;
    }
    return members(b);
}

std::vector<Vertex> BipartiteGeography::dual_vector(Vertex root, Vertex move) const {
    if (outcome(root) == Outcome::P || !graph_.adjacent(root, move)) return {};
    const std::vector<Vertex> b = dual_vector(root);
    if (std::ranges::binary_search(b, move)) return b;
    return outcome(move) == Outcome::P ? sum(b, even_kernel(move)) : std::vector<Vertex>{};
}

std::vector<Vertex> BipartiteGeography::winning_moves(Vertex root) const {
    return outcome(root) == Outcome::P ? std::vector<Vertex>{}
                                       : winning_moves(root, dual_vector(root));
}

std::vector<Vertex> BipartiteGeography::winning_moves(Vertex root,
                                                      const std::vector<Vertex>& b) const {
    std::vector<Vertex> result;
    for (Vertex w : graph_.neighbours(root))
        if (outcome(w) == Outcome::P || std::ranges::binary_search(b, w)) result.push_back(w);
    return result;
}

EvenKernelVerdict BipartiteGeography::verdict(Vertex root) const {
    if (outcome(root) == Outcome::P) return proved_P(even_kernel(root));
    std::vector<Vertex> b = dual_vector(root);
    // An odd number of the root's neighbours are in b.
    const Vertex move = *std::ranges::find_if(
        graph_.neighbours(root), [&](Vertex w) { return std::ranges::binary_search(b, w); });
    std::vector<Vertex> moves = winning_moves(root, b);
    return proved_N(std::move(moves), move, std::move(b));
}

UnrootedBipartiteVerdict BipartiteGeography::unrooted() const {
    UnrootedBipartiteVerdict result;
    for (Vertex v = 0; v < graph_.order(); ++v) {
        if (outcome(v) == Outcome::P) return {Outcome::N, v, even_kernel(v), {}};
        result.inverse.push_back(dual_vector(v));
    }
    return result;
}

}  // namespace gazetteer
