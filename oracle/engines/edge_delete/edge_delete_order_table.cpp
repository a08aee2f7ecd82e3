// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/edge_delete/edge_delete_order_table.hpp"

#include <algorithm>
#include <array>
#include <atomic>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

std::size_t words_of_digits(int order) {
    return GrundyDigits::digits * subset_family::words(order - 1);
}

}  // namespace

std::size_t EdgeDeleteOrderTable::bytes(int order) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    // The two layers that for_each_edge_delete_class holds, as if all graphs were in them.
    const std::array<std::uint64_t, 1> layers{BaseIndex::count(order)};
    return BaseIndex::bytes(order) + BaseIndex::count(order) * words_of_digits(order) * 8 +
           edge_delete_classes_bytes(order, layers);
}

EdgeDeleteOrderTable::EdgeDeleteOrderTable(int order)
    : words_(subset_family::words(order - 1)),
      bases_(order),
      digits_(BaseIndex::count(order) * words_of_digits(order)) {}

std::unique_ptr<const EdgeDeleteOrderTable> EdgeDeleteOrderTable::made(
    int order, const ExtensionOptions& options) {
    require(1 <= order && order <= order_max, "1 <= order <= 10");
    std::unique_ptr<EdgeDeleteOrderTable> result(new EdgeDeleteOrderTable(order));
    std::atomic<std::size_t> next = 0;
    const bool finished = for_each_edge_delete_class(
        order, {.threads = options.threads, .go_on = options.go_on},
        [&](const EdgeDeleteExtensions& extensions) { result->add(extensions, next++); });
    if (!finished) return nullptr;
    require(next == BaseIndex::count(order), "as many graphs as the literature has");
    result->bases_.finish();
    return result;
}

void EdgeDeleteOrderTable::add(const EdgeDeleteExtensions& extensions, std::size_t base) {
    require(base < BaseIndex::count(order()), "no more graphs than the literature has");
    bases_.put(base, extensions.base().key());
    auto to = digits_.begin() + static_cast<std::ptrdiff_t>(base * words_of_digits(order()));
    for (const SubsetFamily& family : extensions.grundy().families)
        to = std::copy_n(family.words.begin(), words_, to);
}

int EdgeDeleteOrderTable::grundy_value(const SmallGraph& g) const {
    const BaseIndex::Place at = bases_.place_of(g, order() - 1);
    int result = 0;
    for (int b = 0; b < GrundyDigits::digits; ++b) {
        const std::size_t family = (at.base * GrundyDigits::digits + index(b)) * words_;
        if ((digits_[family + (at.s >> 6)] >> (at.s & 63) & 1) != 0) result |= 1 << b;
    }
    return result;
}

}  // namespace gazetteer
