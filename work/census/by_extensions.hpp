// SPDX-License-Identifier: GPL-3.0-or-later
// Whole orders by extensions H + x of the graphs H of the order below.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "oracle/engines/extensions/extension_census.hpp"
#include "work/census/subject.hpp"

namespace gazetteer::census {

/// How far along a run is, from 0 to 1.
inline double share(const ExtensionProgress& progress) {
    return static_cast<double>(progress.done) /
           static_cast<double>(std::max<std::uint64_t>(progress.total, 1));
}

/// The engine from census_of(order, options), which counts by number of edges;
/// row_of(counts, order, labelled), which makes a row of the tally of them; and
/// bytes_of(order, bases, nodes), about what each of some nodes takes that exchange what they
/// decide, or one alone, where `bases[m]` graphs of the order below have m edges.
template <class Counts>
WholeOrder by_extensions(std::optional<SizedCensus<Counts>> (*census_of)(int,
                                                                         const ExtensionOptions&),
                         Tally::Row (*row_of)(const Counts&, int order, bool labelled),
                         std::size_t (*bytes_of)(int, std::span<const std::uint64_t>,
                                                 std::uint64_t nodes)) {
    WholeOrder result{{"extensions",
                       "all graphs of an order at once, from those of the order below",
                       SmallGraph::order_max}};
    result.bytes = [=](int order, std::uint64_t nodes) -> std::size_t {
        if (order == 0) return 0;
        std::vector<std::uint64_t> bases;
        for (const Integer& number : numbers({}, order - 1))
            bases.push_back(static_cast<std::uint64_t>(number));
        return bytes_of(order, bases, nodes);
    };
    result.tally = [=](const OrderPart& part, const WholeOrder::GoOn& go_on) {
        if (!go_on(0)) return std::optional<Tally>();
        ExtensionOptions options{.threads = part.threads,
                                 .shard = static_cast<std::uint64_t>(part.shard.res),
                                 .shard_count = static_cast<std::uint64_t>(part.shard.mod)};
        if (part.snapshot)
            options.snapshots =
                ExtensionSnapshots{.plan = *part.snapshot, .shared_folder = part.shared_folder};
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
