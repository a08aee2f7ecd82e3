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

template <class Space>
HuntReport finished(const Conjecture& conjecture, const Space& space, HuntReport report,
                    const HuntOptions& options) {
    return made_least(conjecture, space.which, space.order_min, std::move(report), options);
}

/// A leaf goes, or two vertices become one, as long as the conjecture fails.
HuntReport finished(const Conjecture& conjecture, const LargeTreeSpace& space, HuntReport report,
                    const HuntOptions& options) {
    const runs::WorkLimits limits(options.stop,
                                  bytes_of_memo(options, memos_of(conjecture.expression())));
    Slack slack(conjecture);
    LargeGraph now = report.counterexamples.front().graph.large();
    report.hit = now;
    const auto is_made_smaller = [&] {
        for (const LargeGraph& smaller : one_smaller(now)) {
            if (options.stop.stop_requested()) return false;
            double margin = vacuous_slack;
            if (!space.contains(smaller) || !limit_met([&] { margin = slack.of(smaller); }).empty())
                continue;
            if (margin > 0) continue;
            now = smaller;
            return true;
        }
        return false;
    };
    while (is_made_smaller()) {
    }
    report.counterexamples = failing_at(conjecture, now, options);
    report.leastness = Leastness::shrunk;
    return report;
}

template <class Space>
HuntReport hunt_in(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                   const std::string& graphs, const HuntOptions& options) {
    properties::Dice dice(guided.seed);
    if (!start_in(guided.space, dice))
        throw InputError(
            fmt::format("no {} to begin with among {}",
                        std::is_same_v<typename Space::Member, Digraph> ? "digraph" : "graph",
                        to_string(guided.space)));
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
                               .order_min = guided.space.order_min,
                               .order_max = guided.space.order_max,
                               .tries = guided.tries,
                               .seed = guided.seed,
                               .islands = guided.islands,
                               .exhaustive_order_max = options.exhaustive_order_max};
    if (!outcome.hit) {
        if (outcome.closest)
            result.closest = {outcome.least_slack < equality ? 0 : outcome.least_slack,
                              *outcome.closest};
        return result;
    }
    result.verdict = HuntVerdict::refuted;
    result.counterexamples = failing_at(conjecture, *outcome.hit, options);
    result.failures = result.counterexamples.size();
    return finished(conjecture, guided.space, std::move(result), options);
}

}  // namespace

HuntReport hunt_guided(const Conjecture& conjecture, const GuidedSearch& guided,
                       const std::string& graphs, const HuntOptions& options) {
    return hunt_in(conjecture, guided, graphs, options);
}

HuntReport hunt_guided(const Conjecture& conjecture, const GuidedTreeSearch& guided,
                       const std::string& graphs, const HuntOptions& options) {
    return hunt_in(conjecture, guided, graphs, options);
}

HuntReport hunt_guided(const Conjecture& conjecture, const GuidedDigraphSearch& guided,
                       const std::string& graphs, const HuntOptions& options) {
    return hunt_in(conjecture, guided, graphs, options);
}

}  // namespace gazetteer::conjectures
