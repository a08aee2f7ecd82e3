// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/level_reports.hpp"

#include <fmt/format.h>

#include "graph/enumeration/graph_counts.hpp"

namespace gazetteer::conjectures {

namespace {

/// What an interrupted level has in full: all sizes below the first piece that is not complete.
std::string also_searched(const Level& level, const std::vector<HuntTally>& tallies) {
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].complete) continue;
        // Pieces of no certain size have -1, all of a level.
        if (level.pieces.front().size == level.pieces[i].size) return {};
        return "of order " + std::to_string(level.order) + " those with fewer than " +
               std::to_string(level.pieces[i].size) + " edges";
    }
    return {};
}

void insist_on_count(const Level& level, const std::vector<HuntTally>& tallies) {
    std::uint64_t graphs = 0;
    for (const HuntTally& tally : tallies) {
        if (!tally.complete) return;
        graphs += tally.graphs;
    }
    if (!level.count || graphs == *level.count) return;
    throw CountMismatch(fmt::format("{} graphs{} were generated, there are {}", graphs,
                                    level.order < 0 ? "" : fmt::format(" of order {}", level.order),
                                    *level.count));
}

/// At m, how many graphs with m edges the class has, if its bounds of size let them in; nothing
/// where it is not known.
std::optional<std::vector<std::uint64_t>> known_by_size(const WholeOrder& of) {
    constexpr int known_order_max = 11;
    GraphRestrictions bare = of.which;
    bare.size_min = GraphRestrictions().size_min;
    bare.size_max = GraphRestrictions().size_max;
    if (of.order > known_order_max) return std::nullopt;
    if (bare == GraphRestrictions()) return graph_counts_by_size(of.order);
    if (bare == GraphRestrictions{.connected = true})
        return connected_graph_counts_by_size(of.order);
    return std::nullopt;
}

/// The same of digraphs.
std::optional<std::vector<std::uint64_t>> known_by_size(const DigraphClass& which, int order) {
    constexpr int known_order_max = 8;
    if (order > known_order_max) return std::nullopt;
    if (which == DigraphClass()) return digraph_counts_by_size(order);
    if (which == DigraphClass{.connected = true}) return connected_digraph_counts_by_size(order);
    return std::nullopt;
}

/// The sizes that graphs of the class may have.
std::pair<int, int> sizes_of(const WholeOrder& of) {
    const int most = of.which.trees ? of.order - 1 : of.order * (of.order - 1) / 2;
    return {std::max(of.which.size_min, of.which.trees ? most : 0),
            std::min(of.which.size_max, most)};
}
std::pair<int, int> sizes_of(const DigraphClass& which, int order) {
    const int pairs = order * (order - 1) / 2;
    const bool simple = which.oriented || which.tournaments || which.acyclic;
    return {which.tournaments ? pairs : 0, simple ? pairs : 2 * pairs};
}

}  // namespace

LevelReports::LevelReports(const Ground& ground, const KeepLimits& kept)
    : name_(ground.name), name_to_(ground.name_to), exhaustive_(ground.exhaustive), kept_(kept) {}

void LevelReports::take(const Level& level, std::vector<HuntTally> tallies) {
    insist_on_count(level, tallies);
    also_ = also_searched(level, tallies);
    take_slices(level, tallies);
    for (HuntTally& tally : tallies) add(all_, std::move(tally), kept_.near);
    keep_least(all_.counterexamples, kept_.counterexamples);
    if (all_.complete) order_ = level.order;
    done_ = !all_.complete || (exhaustive_ && !all_.counterexamples.empty());
}

void LevelReports::take_slices(const Level& level, const std::vector<HuntTally>& tallies) {
    if ((!level.whole && !level.whole_digraphs) || !kept_.by_size ||
        !std::ranges::all_of(tallies, [](const HuntTally& tally) { return tally.complete; }))
        return;
    HuntTally seen;
    for (const HuntTally& tally : tallies)
        for (std::size_t size = 0; size < tally.by_size.size(); ++size)
            add(seen.of_size(static_cast<int>(size)), tally.by_size[size]);
    if (level.whole) within_ = level.whole->which;
    within_digraphs_ = level.whole_digraphs;
    const auto known = within_digraphs_ ? known_by_size(*within_digraphs_, level.order)
                                        : known_by_size(*level.whole);
    const auto [least, most] =
        within_digraphs_ ? sizes_of(*within_digraphs_, level.order) : sizes_of(*level.whole);
    for (int size = least; size <= most; ++size) {
        slices_.push_back({level.order, size, seen.of_size(size)});
        const std::uint64_t graphs = slices_.back().seen.graphs;
        if (known && graphs != known->at(static_cast<std::size_t>(size)))
            throw CountMismatch(fmt::format(
                "{} {} of order {} with {} {} were looked at, there are {}", graphs,
                within_digraphs_ ? "digraphs" : "graphs", level.order, size,
                within_digraphs_ ? "arcs" : "edges", known->at(static_cast<std::size_t>(size))));
    }
}

HuntReport LevelReports::report() && {
    HuntReport result;
    result.verdict = !all_.counterexamples.empty() ? HuntVerdict::refuted
                     : all_.complete && all_.given_up.count == 0 && all_.graphs > 0
                         ? HuntVerdict::holds
                         : HuntVerdict::inconclusive;
    // The bound below the first order, if an order has no graphs or there is no order.
    const bool to_the_end = all_.complete && !done_;
    if (to_the_end)
        result.searched = name_;
    else if (exhaustive_ && order_ >= 0)
        result.searched = bounded(name_to_, order_);
    result.also_searched = also_;
    result.ground = name_;
    result.graphs = all_.graphs;
    result.graphs_met = all_.graphs_met;
    result.instances_met = all_.instances_met;
    result.failures = all_.failures;
    result.counterexamples = std::move(all_.counterexamples);
    // The levels before the last have no failure.
    if (exhaustive_) result.of_least_order = all_.failures;
    result.complete_order = all_.complete;
    result.leastness = exhaustive_ ? Leastness::exhaustive : Leastness::of_the_given;
    result.near = std::move(all_.near);
    result.given_up = std::move(all_.given_up);
    result.slices = std::move(slices_);
    result.within = within_;
    result.within_digraphs = within_digraphs_;
    return result;
}

}  // namespace gazetteer::conjectures
