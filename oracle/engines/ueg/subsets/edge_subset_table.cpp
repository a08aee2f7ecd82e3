// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/subsets/edge_subset_table.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

#include "graph/index.hpp"
#include "oracle/tables/subset_ranks.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

/// Disjoint stars among the edges, as edges from centre to leaf: the centre with most leaves first,
/// then the one with most of those left.
std::vector<Edge> stars_among(const std::vector<Edge>& edges, int order) {
    std::vector<Edge> result;
    std::vector<bool> used(index(order));
    for (;;) {
        std::vector<std::vector<Vertex>> leaves(index(order));
        for (const Edge& e : edges)
            if (!used[index(e.u)] && !used[index(e.v)]) {
                leaves[index(e.u)].push_back(e.v);
                leaves[index(e.v)].push_back(e.u);
            }
        const auto most = std::ranges::max_element(leaves, {}, &std::vector<Vertex>::size);
        if (most->empty()) return result;
        const auto centre = static_cast<Vertex>(most - leaves.begin());
        used[index(centre)] = true;
        for (Vertex leaf : *most) {
            used[index(leaf)] = true;
            result.push_back({centre, leaf});
        }
    }
}

/// Disjoint edges, chosen greedily.
std::vector<Edge> matching_among(const std::vector<Edge>& edges, int order) {
    std::vector<Edge> matching;
    std::vector<bool> used(index(order));
    for (const Edge& e : edges) {
        if (used[index(e.u)] || used[index(e.v)]) continue;
        used[index(e.u)] = used[index(e.v)] = true;
        matching.push_back(e);
    }
    return matching;
}

}  // namespace

EdgeSubsetTable::EdgeSubsetTable(const SparseGraph& g, const EngineLimits& limits,
                                 Instructions instructions)
    : edges_(g.edges()), column_(index(g.order()), -1) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) > 0) column_[index(v)] = shape_.order++;
    reserve(limits);
    all_ = (std::uint64_t{1} << edges_.size()) - 1;
    choose_inner();
    decide(limits, edge_subset_kernel(instructions));
}

double EdgeSubsetTable::bytes(int order, int size) {
    return std::exp2(std::max(size, word_things)) / 8 * order;
}

void EdgeSubsetTable::reserve(const EngineLimits& limits) {
    const auto size = static_cast<int>(edges_.size());
    const double needed = bytes(shape_.order, size);
    if (size > size_max || needed > static_cast<double>(limits.bytes))
        throw EngineLimitExceeded("the table over all subsets of " + std::to_string(size) +
                                  " edges needs " + memory_text(needed) + ", allowed are " +
                                  memory_text(static_cast<double>(limits.bytes)));
    shape_.inner = std::min(word_things, size);
    shape_.outer = size - shape_.inner;
    shape_.blocks = std::uint64_t{1} << shape_.outer;
    // Strides of powers of 2 would put the words that are read together into one set of the cache.
    shape_.stride = shape_.blocks + 5 * edge_subset_run;
    table_ = PageMemory<Word>(shape_.stride * index(shape_.order));
    shape_.lose = table_.data();
}

void EdgeSubsetTable::choose_inner() {
    const auto order = static_cast<int>(column_.size());
    std::vector<Edge> stars = matching_among(edges_, order);
    if (stars.size() < index(shape_.inner)) stars = stars_among(edges_, order);
    stars.resize(std::min(stars.size(), index(shape_.inner)));
    const auto columns = [this](Vertex a, Vertex b) {
        return EdgeSubsetShape::Ends{column_[index(a)], column_[index(b)]};
    };
    int next{};
    for (const Edge& star : stars) shape_.inner_edges[next++] = columns(star.u, star.v);
    shape_.stars = next;
    for (const Edge& e : edges_) {
        const auto star =
            std::ranges::find_if(stars, [&](const Edge& s) { return edge(s.u, s.v) == e; });
        if (star != stars.end()) {
            places_.push_back(static_cast<int>(star - stars.begin()));
            continue;
        }
        if (next < shape_.inner)
            shape_.inner_edges[next] = columns(e.u, e.v);
        else
            outer_.push_back(columns(e.u, e.v));
        places_.push_back(next++);
    }
    shape_.outer_edges = outer_.data();
}

void EdgeSubsetTable::decide(const EngineLimits& limits, EdgeSubsetKernel kernel) {
    const auto decide_range = [&](std::uint64_t first, std::uint64_t last) {
        PageMemory<Word> scratch((edge_subset_run + 2) * index(shape_.order));
        for (std::uint64_t h = first; h < last; h += edge_subset_run) {
            if (limits.stopped()) throw EngineStopped();
            kernel(shape_, h, scratch.data());
        }
    };
    const int shared = std::clamp(shape_.outer - 2 * edge_subset_run_edges, 0, 8);
    const std::uint64_t piece = shape_.blocks >> shared;
    const SubsetRanks ranks;
    for (int r = 0; r <= shared; ++r)
        runs::in_parallel(ranks.choose(shared, r), 1, limits.threads,
                          [&](std::uint64_t first, std::uint64_t last) {
                              for (std::uint64_t rank = first; rank < last; ++rank) {
                                  const std::uint64_t top = ranks.subset(rank, r);
                                  decide_range(top * piece, (top + 1) * piece);
                              }
                          });
}

Outcome EdgeSubsetTable::outcome(std::uint64_t edges, Vertex root) const {
    require(0 <= root && index(root) < column_.size(), "a root in the graph");
    require((edges & ~all_) == 0, "edges of the graph");
    if (column_[index(root)] < 0) return Outcome::P;
    std::uint64_t place = 0;
    for (; edges != 0; edges &= edges - 1)
        place |= std::uint64_t{1} << places_[index(std::countr_zero(edges))];
    const Word& word =
        table_.data()[index(column_[index(root)]) * shape_.stride + (place >> shape_.inner)];
    return bit(word, place & ((std::uint64_t{1} << shape_.inner) - 1)) ? Outcome::P : Outcome::N;
}

std::vector<Vertex> EdgeSubsetTable::winning_moves(Vertex root) const {
    require(0 <= root && index(root) < column_.size(), "a root in the graph");
    std::vector<Vertex> result;
    std::uint64_t erased = 1;
    for (const Edge& e : edges_) {
        if (e.u == root || e.v == root) {
            const Vertex to = e.u == root ? e.v : e.u;
            if (outcome(all_ ^ erased, to) == Outcome::P) result.push_back(to);
        }
        erased <<= 1;
    }
    return result;
}

std::uint64_t EdgeSubsetTable::count_of_P() const {
    const auto isolated = static_cast<std::uint64_t>(std::ranges::count(column_, -1));
    std::uint64_t others = 0;
    // The words between the columns are 0.
    for (const Word& word : std::span(table_.data(), shape_.stride * index(shape_.order)))
        for (int w = 0; w < 4; ++w) others += static_cast<std::uint64_t>(std::popcount(word[w]));
    // A word of fewer than eight edges has their sets several times.
    return (isolated << edges_.size()) + (others >> (word_things - shape_.inner));
}

}  // namespace gazetteer
