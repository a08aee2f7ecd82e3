// SPDX-License-Identifier: GPL-3.0-or-later
// Whole orders by extensions H + x of the graphs H of the order below: the engine of those subjects
// that need the outcomes of undirected edge geography.
#pragma once

#include <algorithm>

#include "census/subject.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"

namespace gazetteer::census {

/// How far along a run is, from 0 to 1.
inline double share(const ExtensionProgress& progress) {
    return static_cast<double>(progress.done) /
           static_cast<double>(std::max<std::uint64_t>(progress.total, 1));
}

/// About what an order takes: the outcomes of all graphs of the order below.
inline std::size_t extension_bytes(int order) {
    if (order == 0) return 0;
    std::vector<std::uint64_t> bases;
    for (const Integer& number : numbers({}, order - 1))
        bases.push_back(static_cast<std::uint64_t>(number));
    return ueg_classes_bytes(order, bases);
}

/// The engine from census_of(order, options), which counts by number of edges, and
/// row_of(counts, order, labelled), which makes a row of the tally of them.
template <class Counts>
WholeOrder by_extensions(std::optional<SizedCensus<Counts>> (*census_of)(int,
                                                                         const ExtensionOptions&),
                         Tally::Row (*row_of)(const Counts&, int order, bool labelled)) {
    WholeOrder result{
        {"extensions", "all graphs of an order at once, from those of the order below",
         SmallGraph::order_max},
        extension_bytes};
    result.tally = [=](const OrderPart& part, const WholeOrder::GoOn& go_on) {
        ExtensionOptions options{.threads = part.threads,
                                 .shard = static_cast<std::uint64_t>(part.shard.res),
                                 .shard_count = static_cast<std::uint64_t>(part.shard.mod)};
        options.go_on = [&](const ExtensionProgress& progress) { return go_on(share(progress)); };
        const auto census = census_of(part.order, options);
        if (!census) return std::optional<Tally>();
        Tally tally;
        const auto& sizes = part.universe.connected ? census->connected : census->all;
        for (std::size_t m = 0; m < sizes.size(); ++m) {
            Tally::Row row = row_of(sizes[m], part.order, part.labelled);
            if (std::ranges::any_of(row, [](const Count& count) { return count != 0; }))
                tally.row({part.order, static_cast<int>(m)}) = std::move(row);
        }
        return std::optional(std::move(tally));
    };
    return result;
}

}  // namespace gazetteer::census
