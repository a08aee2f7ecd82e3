// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/level_reports.hpp"

#include <fmt/format.h>

namespace gazetteer::conjectures {

namespace {

/// What an interrupted level has in full: all sizes below the first piece that is not complete.
std::string also_searched(const Level& level, const std::vector<HuntTally>& tallies) {
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        if (tallies[i].complete) continue;
        if (level.order < 0 || level.pieces[i].size <= 0 ||
            level.pieces.front().size == level.pieces[i].size)
            return "";
        return "of order " + std::to_string(level.order) + " those with fewer than " +
               std::to_string(level.pieces[i].size) + " edges";
    }
    return "";
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

}  // namespace

LevelReports::LevelReports(const Ground& ground, const KeepLimits& kept)
    : name_(ground.name), name_to_(ground.name_to), exhaustive_(ground.exhaustive), kept_(kept) {}

void LevelReports::take(const Level& level, std::vector<HuntTally> tallies) {
    insist_on_count(level, tallies);
    also_ = also_searched(level, tallies);
    for (HuntTally& tally : tallies) add(all_, std::move(tally), kept_.near);
    keep_least(all_.counterexamples, kept_.counterexamples);
    if (all_.complete) order_ = level.order;
    done_ = !all_.complete || (exhaustive_ && !all_.counterexamples.empty());
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
    else if (exhaustive_)
        result.searched = order_ < 0 ? "" : bounded(name_to_, order_);
    else
        result.searched = all_.complete ? name_ : "";
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
    return result;
}

}  // namespace gazetteer::conjectures
