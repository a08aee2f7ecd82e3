// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/ueg_order_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

std::size_t words_of_table(int order) {
    return index(order) * subset_family::words(order - 1);
}

}  // namespace

std::size_t UegOrderTable::bytes(int order) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    // The two layers that for_each_ueg_class holds, as if all graphs were in them.
    const std::array<std::uint64_t, 1> layers{BaseIndex::count(order)};
    return BaseIndex::bytes(order) + BaseIndex::count(order) * words_of_table(order) * 8 +
           ueg_classes_bytes(order, layers);
}

UegOrderTable::UegOrderTable(int order)
    : words_(subset_family::words(order - 1)),
      bases_(order),
      n_sets_(BaseIndex::count(order) * words_of_table(order)) {}

std::unique_ptr<const UegOrderTable> UegOrderTable::made(int order,
                                                         const ExtensionOptions& options) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    std::unique_ptr<UegOrderTable> result(new UegOrderTable(order));
    std::atomic<std::size_t> next = 0;
    const bool finished = for_each_ueg_class(
        order, {.threads = options.threads, .go_on = options.go_on},
        [&](const RootedExtensions& extensions) { result->add(extensions, next++); });
    if (!finished) return nullptr;
    require(next == BaseIndex::count(order), "as many graphs as the literature has");
    result->bases_.finish();
    return result;
}

void UegOrderTable::add(const RootedExtensions& extensions, std::size_t base) {
    require(base < BaseIndex::count(order()), "no more graphs than the literature has");
    bases_.put(base, extensions.base().key());
    for (Vertex v = 0; v < order(); ++v)
        std::copy_n(extensions.n_sets(v).words.begin(), words_,
                    n_sets_.begin() +
                        static_cast<std::ptrdiff_t>((base * index(order()) + index(v)) * words_));
}

bool UegOrderTable::is_N(std::size_t base, Vertex v, std::uint64_t s) const {
    const std::size_t family = (base * index(order()) + index(v)) * words_;
    return (n_sets_[family + (s >> 6)] >> (s & 63) & 1) != 0;
}

VertexSet UegOrderTable::P_roots(const SmallGraph& g) const {
    const Vertex x = order() - 1;
    const BaseIndex::Place at = bases_.place_of(g, x);
    VertexSet result;
    for (Vertex v = 0; v < x; ++v)
        if (!is_N(at.base, at.place[index(v)], at.s)) result.insert(v);
    if (!is_N(at.base, x, at.s)) result.insert(x);
    return result;
}

/// A move from x to v in S leads to S - v with the token on v.
VertexSet UegOrderTable::winning_moves(const SmallGraph& g, Vertex v) const {
    const BaseIndex::Place at = bases_.place_of(g, v);
    VertexSet result;
    for (Vertex w : g.neighbours(v)) {
        const Vertex place = at.place[index(w < v ? w : w - 1)];
        if (!is_N(at.base, place, at.s & ~(std::uint64_t{1} << place))) result.insert(w);
    }
    return result;
}

}  // namespace gazetteer
