// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/guided_hunt.hpp"

#include <fmt/format.h>

#include <limits>

#include "counterexamples/constructions/found_families.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/tally.hpp"
#include "counterexamples/search/constructions/composition_told.hpp"
#include "counterexamples/search/random_moves.hpp"
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

/// A leaf goes, or two vertices become one.
HuntReport finished(const Conjecture& conjecture, const LargeTreeSpace& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    report.hit = report.counterexamples.front().graph;
    const LargeGraph least = shrunk_in(conjecture, space, hit.graph.large(), options);
    report.counterexamples = failing_at(conjecture, least, options);
    report.leastness = Leastness::shrunk;
    return report;
}

/// What a report says a construction is.
template <class Member>
Composition told_as(const Member& member) {
    if constexpr (std::is_same_v<Member, BlowUp>)
        return {simplified(member)};
    else if constexpr (std::is_same_v<Member, Composition>)
        return told_plainly(member);
    else
        return {member};
}

/// The member of a space that was told as a construction.
template <class Member>
const Member& member_of(const Composition& c) {
    if constexpr (std::is_same_v<Member, Composition>)
        return c;
    else
        return std::get<Member>(c.leaf);
}

/// Among constructions first, then as any graph.
template <class Space>
HuntReport finished_as_construction(const Conjecture& conjecture, const Space& space,
                                    const LookedAt& hit, HuntReport report,
                                    const HuntOptions& options) {
    const AnyGraph graph = report.counterexamples.front().graph;
    const auto& member = member_of<typename Space::Member>(*hit.as);
    const auto least = shrunk_in(conjecture, space, member, options);
    const AnyGraph least_graph(graph_of(least));
    report.constructions = {hit.over, told_as(member), told_as(least), least_graph};
    report.counterexamples = failing_at(conjecture, least_graph, options);
    report.failures = report.counterexamples.size();
    if (least_graph.is_large())
        report.leastness = Leastness::shrunk;
    else
        report = made_least(conjecture, space.which, space.order_min, std::move(report), options);
    report.hit = graph;
    if constexpr (!std::is_same_v<Space, CayleySpace>)
        tell_families(conjecture, space.which, told_as(least), report, options);
    return report;
}

/// The least by exhaustion, if there is a smaller one; a construction becomes smaller first.
template <class Space>
HuntReport finished(const Conjecture& conjecture, const Space& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    if constexpr (!std::is_same_v<Space, SearchSpace> && !std::is_same_v<Space, DigraphSpace>)
        if (hit.over != listed_space)
            return finished_as_construction(conjecture, space, hit, std::move(report), options);
    return made_least(conjecture, space.which, space.order_min, std::move(report), options);
}

HuntReport finished(const Conjecture& conjecture, const PortfolioSpace& space, const LookedAt& hit,
                    HuntReport report, const HuntOptions& options) {
    if (hit.over == "blowups")
        return finished(conjecture, space.blow_ups(), hit, std::move(report), options);
    if (hit.over == "compositions")
        return finished(conjecture, space.compositions(), hit, std::move(report), options);
    if (hit.over == "cayley")
        return finished(conjecture, space.cayley(), hit, std::move(report), options);
    if (hit.over == "links")
        return finished(conjecture, space.links(), hit, std::move(report), options);
    return finished(conjecture, space.flips(), hit, std::move(report), options);
}

/// What a replay says of the space; nothing where there is no other.
const char* over_of(const SearchSpace& space) {
    return space.which.trees ? "" : "flips";
}
const char* over_of(const BlowUpSpace& /*space*/) {
    return "blowups";
}
const char* over_of(const CompositionSpace& space) {
    return space.is_linked ? "links" : "compositions";
}
const char* over_of(const CayleySpace& space) {
    return space.cyclic_only ? "circulants" : "cayley";
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

std::optional<Composition> simply_told(const std::optional<Composition>& as) {
    return as ? std::optional(told_plainly(*as)) : std::nullopt;
}

/// What a member is, for a message.
template <class Space>
const char* noun_of(const Space& /*space*/) {
    using Member = typename Space::Member;
    return std::is_same_v<Member, Digraph>       ? "digraph"
           : std::is_same_v<Member, BlowUp>      ? "blow-up"
           : std::is_same_v<Member, Composition> ? "composition"
                                                 : "graph";
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
    result.guided = GuidedDraw{
        .complete = outcome.complete,
        .graphs = graphs,
        .over = over_of(guided.space),
        .order_min = guided.space.order_min,
        .order_max = guided.space.order_max,
        .tries = guided.tries,
        .seed = guided.seed,
        .islands = guided.islands,
        .exhaustive_order_max = options.exhaustive_order_max,
        .family_size_max = options.judges_families_plainly ? options.family_size_max : 0};
    if (!outcome.hit) {
        if (const auto& closest = outcome.closest)
            result.closest = {outcome.least_slack < equality ? 0 : outcome.least_slack,
                              closest->graph, simply_told(closest->as)};
        return result;
    }
    result.verdict = HuntVerdict::refuted;
    result.counterexamples = failing_at(conjecture, outcome.hit->graph, options);
    result.failures = result.counterexamples.size();
    result.is_hit_listed = outcome.hit->over == listed_space;
    return finished(conjecture, guided.space, *outcome.hit, std::move(result), options);
}

}  // namespace

template <class Space>
HuntReport hunt_guided(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                       const std::string& graphs, const HuntOptions& options) {
    if (!start_of(guided.space, guided.seed))
        throw InputError(fmt::format("no {} to begin with among {}", noun_of(guided.space),
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
template HuntReport hunt_guided(const Conjecture&, const GuidedCompositionSearch&,
                                const std::string&, const HuntOptions&);
template HuntReport hunt_guided(const Conjecture&, const GuidedCayleySearch&, const std::string&,
                                const HuntOptions&);

HuntReport hunt_guided(const Conjecture& conjecture, const GuidedPortfolioSearch& guided,
                       const std::string& graphs, const HuntOptions& options) {
    GuidedPortfolioSearch of_use = guided;
    of_use.space = guided.space.with_use(guided.seed);
    const PortfolioSpace& space = of_use.space;
    if (space.has_large() && !space.has_blow_ups && !space.has_links)
        throw InputError(fmt::format(
            "no blow-up and no linked composition to begin with among {}; other searches end at "
            "order 64",
            to_string(SearchSpace{space.which, space.order_min, space.order_max})));
    if (space.has_large() || (space.has_flips && space.spaces().size() > 1))
        return hunt_in(conjecture, of_use, graphs, options);
    HuntReport result = hunt_guided(
        conjecture, GuidedSearch{guided.space.flips(), guided.seed, guided.tries, guided.islands},
        graphs, options);
    result.guided->over.clear();
    return result;
}

}  // namespace gazetteer::conjectures
