// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/labelled/labelled_table.hpp"

#include <bit>

#include "graph/families.hpp"

namespace gazetteer {

namespace {

constexpr std::uint8_t bit(Vertex v) {
    return static_cast<std::uint8_t>(1U << v);
}

}  // namespace

LabelledTable::LabelledTable(int order) : order_(order) {
    require(0 <= order && order <= 8, "0 <= order <= 8");
    pairs_ = complete(order).edges();
    p_roots_.resize(std::size_t{1} << pairs_.size());
    const std::uint8_t all = static_cast<std::uint8_t>((1U << order) - 1);
    for (std::uint8_t& roots : p_roots_) {
        const auto number = static_cast<std::size_t>(&roots - p_roots_.data());
        std::uint8_t n_roots = 0;
        for (std::size_t rest = number; rest != 0; rest &= rest - 1) {
            const Edge& e = pairs_[static_cast<std::size_t>(std::countr_zero(rest))];
            const std::uint8_t p_after = p_roots_[number ^ (rest & (0 - rest))];
            if ((p_after & bit(e.v)) != 0) n_roots |= bit(e.u);
            if ((p_after & bit(e.u)) != 0) n_roots |= bit(e.v);
        }
        roots = static_cast<std::uint8_t>(all & ~n_roots);
    }
}

Outcome LabelledTable::outcome(const RootedGraph& position) const {
    require(position.graph.order() == order_, "a graph of the table's order");
    require(0 <= position.root && position.root < order_, "a root in the graph");
    std::size_t number = 0;
    std::size_t pair = 1;
    for (const Edge& e : pairs_) {
        if (position.graph.adjacent(e.u, e.v)) number |= pair;
        pair <<= 1;
    }
    return (p_roots_[number] & bit(position.root)) != 0 ? Outcome::P : Outcome::N;
}

std::uint64_t LabelledTable::count_of_P() const {
    std::uint64_t result = 0;
    for (std::uint8_t roots : p_roots_) result += static_cast<unsigned>(std::popcount(roots));
    return result;
}

}  // namespace gazetteer
