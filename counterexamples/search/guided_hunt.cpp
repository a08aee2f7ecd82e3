// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/guided_hunt.hpp"

#include <fmt/format.h>

#include <limits>

#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "counterexamples/search/slack.hpp"

namespace gazetteer::conjectures {

namespace {

/// A slack below this is that of sides that are equal.
constexpr double equality = 1e-6;

/// All instances of the hit, by the evaluator.
std::vector<Found> failing_at(const Conjecture& conjecture, const AnyGraph& hit,
                              const HuntOptions& options) {
    // Looking at one graph again takes no longer than looking at it did.
    const runs::WorkLimits limits({}, bytes_of_memo(options, memos_of(conjecture.expression())));
    HuntTally tally;
    hit.visit([&](const auto& g) { Hunter(conjecture, {}).visit(g, tally); });
    keep_least(tally.counterexamples, std::numeric_limits<std::size_t>::max());
    require(!tally.counterexamples.empty(), "a slack of at most 0 where the conjecture fails");
    return tally.counterexamples;
}

/// The member after steps that make it smaller, as long as the conjecture fails and the space has
/// it.
template <class Space>
typename Space::Member shrunk_in(const Conjecture& conjecture, const Space& space,
                                 typename Space::Member now, const HuntOptions& options) {
    const runs::WorkLimits limits(options.stop,
                                  bytes_of_memo(options, memos_of(conjecture.expression())));
    Slack slack(conjecture);
    const auto fails = [&](const typename Space::Member& smaller) {
        double margin = vacuous_slack;
        return space.contains(smaller) &&
               limit_met([&] { margin = slack.of(graph_of(smaller)); }).empty() && margin <= 0;
    };
    const auto is_made_smaller = [&] {
        for (const auto& smaller : one_smaller(now)) {
            if (options.stop.stop_requested()) return false;
            if (!fails(smaller)) continue;
            now = smaller;
            return true;
        }
        return false;
    };
    try {
        while (is_made_smaller()) {
        }
    } catch (const runs::Stopped&) {
    }
    return now;
}

template <class Space>
HuntReport finished(const Conjecture& conjecture, const Space& space, const LookedAt& /*hit*/,
                    HuntReport report, const HuntOptions& options) {
    return made_least(conjecture, space.which, space.order_min, std::move(report), options);
}

/// A leaf goes, or two vertices become one.
HuntReport finished(const Conjecture& conjecture, const LargeTreeSpace& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    report.hit = report.counterexamples.front().graph;
    const LargeGraph least = shrunk_in(conjecture, space, hit.graph.large(), options);
    report.counterexamples = failing_at(conjecture, least, options);
    report.leastness = Leastness::shrunk;
    return report;
}

/// Among blow-ups first, then as any graph.
HuntReport finished(const Conjecture& conjecture, const BlowUpSpace& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    const AnyGraph graph = report.counterexamples.front().graph;
    const BlowUp least = shrunk_in(conjecture, space, *hit.as, options);
    report.blow_ups = {simplified(*hit.as), simplified(least)};
    report.counterexamples = failing_at(conjecture, least.small_graph(), options);
    report.failures = report.counterexamples.size();
    report = made_least(conjecture, space.which, space.order_min, std::move(report), options);
    report.hit = graph;
    return report;
}

HuntReport finished(const Conjecture& conjecture, const PortfolioSpace& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    return hit.as ? finished(conjecture, space.blow_ups(), hit, std::move(report), options)
                  : finished(conjecture, space.flips(), hit, std::move(report), options);
}

/// What a replay says of the space; nothing where there is no other.
const char* over_of(const SearchSpace& space) {
    const PortfolioSpace both{space.which, space.order_min, space.order_max};
    return both.has_use_for_blow_ups() ? "flips" : "";
}
const char* over_of(const BlowUpSpace& /*space*/) {
    return "blowups";
}
const char* over_of(const PortfolioSpace& /*space*/) {
    return "all";
}
const char* over_of(const LargeTreeSpace& /*space*/) {
    return "";
}
const char* over_of(const DigraphSpace& /*space*/) {
    return "";
}

template <class Space>
HuntReport hunt_in(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                   const std::string& graphs, const HuntOptions& options) {
    const GuidedOutcome outcome = search(conjecture, guided, options);
    HuntReport result;
    result.verdict = HuntVerdict::none_found;
    result.searched = fmt::format("a guided search of {}, seed {}, {} islands",
                                  to_string(guided.space), guided.seed, guided.islands);
    result.ground = fmt::format("{} tries", guided.tries);
    result.graphs = outcome.tries;
    result.complete_order = outcome.complete;
    result.given_up = outcome.given_up;
    result.guided = GuidedDraw{.complete = outcome.complete,
                               .graphs = graphs,
                               .over = over_of(guided.space),
                               .order_min = guided.space.order_min,
                               .order_max = guided.space.order_max,
                               .tries = guided.tries,
                               .seed = guided.seed,
                               .islands = guided.islands,
                               .exhaustive_order_max = options.exhaustive_order_max};
    if (!outcome.hit) {
        if (const auto& closest = outcome.closest)
            result.closest = {outcome.least_slack < equality ? 0 : outcome.least_slack,
                              closest->graph,
                              closest->as ? std::optional(simplified(*closest->as)) : std::nullopt};
        return result;
    }
    result.verdict = HuntVerdict::refuted;
    result.counterexamples = failing_at(conjecture, outcome.hit->graph, options);
    result.failures = result.counterexamples.size();
    return finished(conjecture, guided.space, *outcome.hit, std::move(result), options);
}

}  // namespace

template <class Space>
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                       const std::string& graphs, const HuntOptions& options) {
    properties::Dice dice(guided.seed);
    if (!start_in(guided.space, dice))
        throw InputError(fmt::format("no {} to begin with among {}",
                                     std::is_same_v<typename Space::Member, Digraph>  ? "digraph"
                                     : std::is_same_v<typename Space::Member, BlowUp> ? "blow-up"
                                                                                      : "graph",
                                     to_string(guided.space)));
    return hunt_in(conjecture, guided, graphs, options);
}

template HuntReport hunt_guided(const Conjecture&, const GuidedSearch&, const std::string&,
                                const HuntOptions&);
template HuntReport hunt_guided(const Conjecture&, const GuidedDigraphSearch&, const std::string&,
                                const HuntOptions&);
template HuntReport hunt_guided(const Conjecture&, const GuidedTreeSearch&, const std::string&,
                                const HuntOptions&);
template HuntReport hunt_guided(const Conjecture&, const GuidedBlowUpSearch&, const std::string&,
                                const HuntOptions&);

HuntReport hunt_guided(const Conjecture& conjecture, const GuidedPortfolioSearch& guided,
                       const std::string& graphs, const HuntOptions& options) {
    properties::Dice dice(guided.seed);
    const PortfolioSpace& space = guided.space;
    if (space.has_use_for_blow_ups() && start_in(space.flips(), dice) &&
        start_in(space.blow_ups(), dice))
        return hunt_in(conjecture, guided, graphs, options);
    HuntReport result = hunt_guided(
        conjecture, GuidedSearch{space.flips(), guided.seed, guided.tries, guided.islands}, graphs,
        options);
    if (result.guided) result.guided->over.clear();
    return result;
}

}  // namespace gazetteer::conjectures
