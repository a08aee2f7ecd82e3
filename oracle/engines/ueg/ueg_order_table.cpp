// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/ueg_order_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// Unlabelled graphs of each order below the greatest [OEIS A000088].
constexpr std::array<std::size_t, UegOrderTable::order_max> bases{1,  1,   2,    4,     11,
                                                                  34, 156, 1044, 12346, 274668};

std::size_t words_of_base(int order) {
    return index(order) * subset_family::words(order - 1);
}

}  // namespace

std::size_t UegOrderTable::bytes(int order) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    const std::size_t all = bases[index(order - 1)];
    constexpr std::size_t place = 4 * sizeof(std::uint32_t);  // at most, half of them free
    // The two layers that for_each_ueg_class holds, as if all graphs were in them.
    const std::array<std::uint64_t, 1> layers{all};
    return all * (words_of_base(order) * 8 + sizeof(std::uint64_t) + place) +
           ueg_classes_bytes(order, layers);
}

UegOrderTable::UegOrderTable(int order)
    : order_(order),
      words_(subset_family::words(order - 1)),
      keys_(bases[index(order - 1)]),
      n_sets_(keys_.size() * words_of_base(order)),
      places_(std::bit_ceil(2 * keys_.size())) {}

std::unique_ptr<const UegOrderTable> UegOrderTable::made(int order,
                                                         const ExtensionOptions& options) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    std::unique_ptr<UegOrderTable> result(new UegOrderTable(order));
    std::atomic<std::size_t> next = 0;
    const bool finished = for_each_ueg_class(
        order, {.threads = options.threads, .go_on = options.go_on},
        [&](const UegExtensions& extensions) { result->add(extensions, next++); });
    if (!finished) return nullptr;
    require(next == result->keys_.size(), "as many graphs as the literature has");
    result->index_keys();
    return result;
}

void UegOrderTable::add(const UegExtensions& extensions, std::size_t base) {
    require(base < keys_.size(), "no more graphs than the literature has");
    keys_[base] = extensions.base().key();
    for (Vertex v = 0; v < order_; ++v)
        std::copy_n(extensions.n_sets(v).words.begin(), words_,
                    n_sets_.begin() +
                        static_cast<std::ptrdiff_t>((base * index(order_) + index(v)) * words_));
}

void UegOrderTable::index_keys() {
    for (std::uint32_t i = 0; i < keys_.size(); ++i) {
        std::size_t place = home(keys_[i]);
        while (places_[place] != 0) place = (place + 1) & (places_.size() - 1);
        places_[place] = i + 1;
    }
}

std::size_t UegOrderTable::home(std::uint64_t key) const {
    return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
}

std::size_t UegOrderTable::find(std::uint64_t key) const {
    std::size_t place = home(key);
    while (keys_[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
    return places_[place] - 1;
}

bool UegOrderTable::is_N(std::size_t base, Vertex v, std::uint64_t s) const {
    const std::size_t family = (base * index(order_) + index(v)) * words_;
    return (n_sets_[family + (s >> 6)] >> (s & 63) & 1) != 0;
}

UegOrderTable::Place UegOrderTable::place_of(const SmallGraph& g, Vertex x) const {
    require(g.order() == order_, "a graph of the table's order");
    const SmallCanonical form = small_canonical(g.without_vertex(x));
    Place result{find(form.key), form.place, 0};
    for (Vertex v : SmallGraph::renumbered_without(x, g.neighbours(x)))
        result.s |= std::uint64_t{1} << form.place[index(v)];
    return result;
}

VertexSet UegOrderTable::P_roots(const SmallGraph& g) const {
    const Vertex x = order_ - 1;
    const Place at = place_of(g, x);
    VertexSet result;
    for (Vertex v = 0; v < x; ++v)
        if (!is_N(at.base, at.place[index(v)], at.s)) result.insert(v);
    if (!is_N(at.base, x, at.s)) result.insert(x);
    return result;
}

/// A move from x to v in S leads to S - v with the token on v.
VertexSet UegOrderTable::winning_moves(const SmallGraph& g, Vertex v) const {
    const Place at = place_of(g, v);
    VertexSet result;
    for (Vertex w : g.neighbours(v)) {
        const Vertex place = at.place[index(w < v ? w : w - 1)];
        if (!is_N(at.base, place, at.s & ~(std::uint64_t{1} << place))) result.insert(w);
    }
    return result;
}

}  // namespace gazetteer
