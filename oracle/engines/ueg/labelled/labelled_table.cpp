// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/labelled/labelled_table.hpp"

#include <bit>

namespace gazetteer {

namespace {

constexpr std::uint8_t bit(Vertex v) {
    return static_cast<std::uint8_t>(1U << v);
}

}  // namespace

LabelledTable::LabelledTable(int order) : order_(order) {
    require(0 <= order && order <= 8, "0 <= order <= 8");
    for (Vertex v = 1; v < order; ++v)
        for (Vertex u = 0; u < v; ++u) pairs_.push_back({u, v});
    p_roots_.resize(std::size_t{1} << pairs_.size());
    const std::uint8_t all = static_cast<std::uint8_t>((1U << order) - 1);
    for (std::size_t number = 0; number < p_roots_.size(); ++number) {
        std::uint8_t n_roots = 0;
        for (std::size_t rest = number; rest != 0; rest &= rest - 1) {
            const Edge& e = pairs_[static_cast<std::size_t>(std::countr_zero(rest))];
            const std::uint8_t p_after = p_roots_[number ^ (rest & (0 - rest))];
            if ((p_after & bit(e.v)) != 0) n_roots |= bit(e.u);
            if ((p_after & bit(e.u)) != 0) n_roots |= bit(e.v);
        }
        p_roots_[number] = static_cast<std::uint8_t>(all & ~n_roots);
    }
}

Outcome LabelledTable::outcome(const RootedGraph& position) const {
    require(position.graph.order() == order_, "a graph of the table's order");
    require(0 <= position.root && position.root < order_, "a root in the graph");
    std::size_t number = 0;
    for (std::size_t i = 0; i < pairs_.size(); ++i)
        if (position.graph.adjacent(pairs_[i].u, pairs_[i].v)) number |= std::size_t{1} << i;
    return (p_roots_[number] & bit(position.root)) != 0 ? Outcome::P : Outcome::N;
}

std::uint64_t LabelledTable::count_of_P() const {
    std::uint64_t result = 0;
    for (std::uint8_t roots : p_roots_) result += static_cast<unsigned>(std::popcount(roots));
    return result;
}

}  // namespace gazetteer
