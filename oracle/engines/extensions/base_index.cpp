// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/base_index.hpp"

#include <array>
#include <bit>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// Unlabelled graphs of the orders 0, ..., 9.
constexpr std::array<std::size_t, 10> unlabelled_graphs{1,  1,   2,    4,     11,
                                                        34, 156, 1044, 12346, 274668};

}  // namespace

std::size_t BaseIndex::count(int order) {
    require(1 <= order && index(order) <= unlabelled_graphs.size(), "1 <= order <= 10");
    return unlabelled_graphs[index(order - 1)];
}

std::size_t BaseIndex::bytes(int order) {
    constexpr std::size_t place = 4 * sizeof(std::uint32_t);  // at most, half of them free
    return count(order) * (sizeof(std::uint64_t) + place);
}

BaseIndex::BaseIndex(int order)
    : order_(order), keys_(count(order)), places_(std::bit_ceil(2 * keys_.size())) {}

void BaseIndex::finish() {
    for (std::uint32_t i = 0; i < keys_.size(); ++i) {
        std::size_t place = home(keys_[i]);
        while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
        places_[place] = i + 1;
    }
}

std::size_t BaseIndex::home(std::uint64_t key) const {
    return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
}

std::size_t BaseIndex::find(std::uint64_t key) const {
    std::size_t place = home(key);
    while (keys_[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
    return places_[place] - 1;
}

BaseIndex::Place BaseIndex::place_of(const SmallGraph& g, Vertex x) const {
    require(g.order() == order_, "a graph of the table's order");
    const SmallCanonical form = small_canonical(g.without_vertex(x));
    Place result{find(form.key), form.place, 0};
    for (Vertex v : SmallGraph::renumbered_without(x, g.neighbours(x)))
        result.s |= std::uint64_t{1} << form.place[index(v)];
    return result;
}

}  // namespace gazetteer
