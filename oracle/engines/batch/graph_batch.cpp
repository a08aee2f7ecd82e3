// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/batch/graph_batch.hpp"

#include "graph/index.hpp"
#include "graph/pair_index.hpp"

namespace gazetteer {

namespace {

std::size_t subsets(int order) {
    return std::size_t{1} << order;
}

/// a |= b & c, without a copy between.
void add_meet(Lanes& a, const Lanes& b, const Lanes& c) {
    for (std::size_t i = 0; i < a.words.size(); ++i) a.words[i] |= b.words[i] & c.words[i];
}

}  // namespace

BoardBatch::BoardBatch(int order, int order_max) : order_(order) {
    require(0 <= order && order <= order_max, "an order that the batch can hold");
    clear();
}

void BoardBatch::clear() {
    arcs_.assign(index(order_ * order_), {});
    size_ = 0;
}

int BoardBatch::next(int order) {
    require(order == order_, "a board of the batch's order");
    require(!full(), "a batch that is not full");
    return size_++;
}

void BoardBatch::add(const Graph& g) {
    const int lane = next(g.order());
    for (Vertex v : g.vertices())
        for (Vertex w : g.neighbours(v)) arcs_[index(v * order_ + w)].insert(lane);
}

void BoardBatch::add(const Digraph& d) {
    const int lane = next(d.order());
    for (Vertex v : d.vertices())
        for (Vertex w : d.out_neighbours(v)) arcs_[index(v * order_ + w)].insert(lane);
}

VertexGeographyBatch::VertexGeographyBatch(int order)
    : boards_(order, order_max), p_(subsets(order) * index(order)) {}

Lanes& VertexGeographyBatch::p(std::size_t left, Vertex root) {
    return p_[left * index(boards_.order()) + index(root)];
}

std::vector<VertexSet> VertexGeographyBatch::take_P_roots() {
    const std::size_t all = subsets(boards_.order()) - 1;
    for (std::size_t left = 1; left <= all; ++left)
        for (Vertex v : VertexSet::from_bits(left)) {
            const VertexSet rest = VertexSet::from_bits(left) - VertexSet{v};
            const Lanes* const arcs = &boards_.arcs(v, 0);
            const Lanes* const p_after = &p(rest.bits(), 0);
            Lanes wins;
            for (Vertex w : rest) add_meet(wins, arcs[w], p_after[w]);
            p(left, v) = ~wins;
        }
    std::vector<VertexSet> result(index(boards_.size()));
    for (Vertex v : VertexSet::from_bits(all)) {
        const Lanes& lanes = p(all, v);
        int k = 0;
        for (VertexSet& roots : result)
            if (lanes.contains(k++)) roots.insert(v);
    }
    boards_.clear();
    return result;
}

SlitherBatch::SlitherBatch(int order)
    : boards_(order, order_max), p_(subsets(order) * pair_index(0, order)) {}

Lanes* SlitherBatch::row(VertexSet path) {
    return p_.data() + path.bits() * pair_index(0, boards_.order());
}

/// All positions with these vertices on the path; those with more come first.
void SlitherBatch::decide(VertexSet path) {
    const VertexSet off = VertexSet::first(boards_.order()) - path;
    Lanes* const here = row(path);
    const std::size_t step = pair_index(0, boards_.order());
    for (Vertex v : path)
        for (Vertex u : path& VertexSet::first(v)) {
            const Lanes* const arcs_u = &boards_.arcs(u, 0);
            const Lanes* const arcs_v = &boards_.arcs(v, 0);
            Lanes wins;
            for (Vertex w : off) {
                const Lanes* const after = here + (step << w);
                add_meet(wins, arcs_u[w], after[pair_index(w, v)]);
                add_meet(wins, arcs_v[w], after[pair_index(w, u)]);
            }
            here[pair_index(u, v)] = ~wins;
        }
}

std::vector<Outcome> SlitherBatch::take_outcomes() {
    for (std::size_t path = subsets(boards_.order()); path-- > 0;)
        decide(VertexSet::from_bits(path));
    Lanes wins;
    for (Vertex v : VertexSet::first(boards_.order()))
        for (Vertex u : VertexSet::first(v))
            add_meet(wins, boards_.arcs(u, v), row({u, v})[pair_index(u, v)]);
    std::vector<Outcome> result;
    for (int k = 0; k < boards_.size(); ++k)
        result.push_back(wins.contains(k) ? Outcome::N : Outcome::P);
    boards_.clear();
    return result;
}

PartizanVertexBatch::PartizanVertexBatch(int order)
    : boards_(order, order_max), loses_(subsets(order) * index(order * order)) {}

Lanes& PartizanVertexBatch::loses(VertexSet used, Vertex mover, Vertex other) {
    const int order = boards_.order();
    return loses_[used.bits() * index(order * order) + index(mover * order + other)];
}

std::vector<std::vector<VertexSet>> PartizanVertexBatch::take_wins() {
    const int order = boards_.order();
    for (std::size_t bits = subsets(order); bits-- > 0;) {
        const VertexSet used = VertexSet::from_bits(bits);
        for (Vertex a : used)
            for (Vertex b : used - VertexSet{a}) {
                Lanes wins;
                for (Vertex w : VertexSet::first(order) - used)
                    add_meet(wins, boards_.arcs(a, w), loses(used | VertexSet{w}, b, w));
                loses(used, a, b) = ~wins;
            }
    }
    const VertexSet all = VertexSet::first(order);
    std::vector<std::vector<VertexSet>> result(index(boards_.size()),
                                               std::vector<VertexSet>(index(order)));
    for (Vertex a : all)
        for (Vertex b : all - VertexSet{a}) {
            const Lanes& lanes = loses({a, b}, a, b);
            int k = 0;
            for (std::vector<VertexSet>& wins : result)
                if (!lanes.contains(k++)) wins[index(a)].insert(b);
        }
    boards_.clear();
    return result;
}

}  // namespace gazetteer
