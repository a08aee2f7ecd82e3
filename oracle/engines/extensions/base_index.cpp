// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/extensions/base_index.hpp"

#include <array>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// Unlabelled graphs of the orders 0, ..., 10.
constexpr std::array<std::size_t, 11> unlabelled_graphs{1,   1,    2,     4,      11,      34,
                                                        156, 1044, 12346, 274668, 12005168};

}  // namespace

std::size_t BaseIndex::count(int order) {
    require(1 <= order && index(order) <= unlabelled_graphs.size(), "1 <= order <= 11");
    return unlabelled_graphs[index(order - 1)];
}

std::size_t BaseIndex::bytes(int order) {
    return count(order) * (sizeof(std::uint64_t) + KeyPlaces::bytes_a_key);
}

BaseIndex::BaseIndex(int order) : order_(order), keys_(count(order)) {}

BaseIndex::Place BaseIndex::place_of(const SmallGraph& g, Vertex x) const {
    require(g.order() == order_, "a graph of the table's order");
    const SmallCanonical form = small_canonical(g.without_vertex(x));
    Place result{places_.find(keys_, form.key), form.place, 0};
    for (Vertex v : SmallGraph::renumbered_without(x, g.neighbours(x)))
        result.s |= std::uint64_t{1} << form.place[index(v)];
    return result;
}

}  // namespace gazetteer
