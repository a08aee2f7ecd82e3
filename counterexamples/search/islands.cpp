// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/islands.hpp"

#include <algorithm>
#include <deque>
#include <functional>
#include <limits>
#include <utility>
#include <variant>
#include <vector>

#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/search/annealing.hpp"
#include "counterexamples/search/chain_descent.hpp"
#include "counterexamples/search/nested.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/enumeration/vertex_transitive.hpp"
#include "properties/framework/random_driver.hpp"
#include "work/limits.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

/// How many graphs each island looks at before it waits for the others.
constexpr std::uint64_t round_length = 256;
/// An island that has a list goes through it after so many graphs: what is found before can be read
/// aloud.
constexpr std::uint64_t listed_after = 4 * round_length;
/// The slack of a graph that was given up.
constexpr double given_up_slack = 4 * vacuous_slack;

using Strategy =
    std::variant<Annealing<SearchSpace>, NestedSearch<SearchSpace>, Annealing<BlowUpSpace>,
                 NestedSearch<BlowUpSpace>, Annealing<CompositionSpace>,
                 NestedSearch<CompositionSpace>, Annealing<CayleySpace>, NestedSearch<CayleySpace>,
                 Annealing<LargeTreeSpace>, NestedSearch<LargeTreeSpace>, Annealing<DigraphSpace>,
                 NestedSearch<DigraphSpace>, ChainDescent>;

/// As which construction a member was made.
template <class Member>
std::optional<Composition> construction_of(const Member& member) {
    if constexpr (std::is_same_v<Member, BlowUp> || std::is_same_v<Member, CayleyGraph>)
        return Composition{member};
    else if constexpr (std::is_same_v<Member, Composition>)
        return member;
    else
        return std::nullopt;
}

/// What a space is called where a graph was found in it.
template <class Space>
const char* name_of(const Space& /*space*/) {
    return "flips";
}
const char* name_of(const BlowUpSpace& /*space*/) {
    return "blowups";
}
const char* name_of(const CompositionSpace& space) {
    return space.is_linked ? "links" : "compositions";
}
const char* name_of(const CayleySpace& /*space*/) {
    return "cayley";
}

/// A strategy, what its space is called, how it sees integers and equality, and a list that is
/// looked at besides.
struct StrategyIn {
    Strategy strategy;
    const char* over;
    Rounding rounding;
    Equality equality;
    std::vector<Graph> listed;
};

class Island {
  public:
    Island(const Conjecture& conjecture, StrategyIn in, unsigned steps_a_graph)
        : slack_(conjecture, in.rounding, in.equality),
          strategy_(std::move(in.strategy)),
          over_(in.over),
          listed_(std::move(in.listed)),
          steps_a_graph_(steps_a_graph) {}

    /// Looks at graphs until there were `tries` in all, one was a hit, or a stop was requested.
    void run(std::uint64_t tries, const HuntOptions& options) {
        while (!hit_ && tries_ < tries && !options.stop.stop_requested()) {
            if (tries_ >= listed_after && tries_ - listed_after < listed_.size())
                (void)slack_seen(listed_[tries_ - listed_after], listed_space);
            else
                std::visit([this](auto& strategy) { look(strategy); }, strategy_);
            if (options.progress != nullptr)
                options.progress->graphs.fetch_add(1, std::memory_order_relaxed);
        }
    }

    std::uint64_t tries() const { return tries_; }
    const std::optional<LookedAt>& hit() const { return hit_; }
    const LookedAt& closest() const { return closest_; }
    double least_slack() const { return least_slack_; }
    const GivenUpTally& given_up() const { return given_up_; }

  private:
    template <class Proposing>
    void look(Proposing& strategy) {
        const double slack = slack_seen(strategy.propose(), over_);
        if (slack > 0) strategy.told(slack);
    }

    /// The slack of a member, which is kept where it hits or comes closest.
    template <class Member>
    double slack_seen(const Member& member, const char* over) {
        const double slack = slack_of(graph_of(member));
        ++tries_;
        const auto looked_at = [&] {
            return LookedAt{AnyGraph(graph_of(member)), construction_of(member), over};
        };
        if (slack < least_slack_) {
            least_slack_ = slack;
            closest_ = looked_at();
        }
        if (slack <= 0) hit_ = looked_at();
        return slack;
    }

    template <class AGraph>
    double slack_of(const AGraph& g) {
        double result = given_up_slack;
        const std::string limit = limit_met([&] {
            const runs::StepLimit steps(steps_a_graph_);
            result = slack_.of(g);
        });
        if (!limit.empty()) give_up(given_up_, {g, limit});
        return result;
    }

    Slack slack_;
    Strategy strategy_;
    const char* over_;
    std::vector<Graph> listed_;
    unsigned steps_a_graph_;
    std::uint64_t tries_ = 0;
    std::optional<LookedAt> hit_;
    LookedAt closest_;
    double least_slack_ = vacuous_slack;
    GivenUpTally given_up_;
};

/// The i-th of the islands in one space.
template <class Space>
Strategy strategy_of(std::size_t i, const Space& space, typename Space::Member start,
                     std::uint64_t seed) {
    return i % 4 != 3 ? Strategy(Annealing<Space>(space, std::move(start), seed))
                      : Strategy(NestedSearch<Space>(space, std::move(start), seed));
}
Strategy strategy_of(std::size_t i, const CompositionSpace& space, Composition start,
                     std::uint64_t seed) {
    if (space.is_linked && is_descent(i)) return ChainDescent(space, std::move(start), seed);
    return strategy_of<CompositionSpace>(i, space, std::move(start), seed);
}

/// What the i-th of the islands in one space goes through besides.
template <class Space>
std::vector<Graph> listed_in(std::size_t /*i*/, const Space& /*space*/) {
    return {};
}
std::vector<Graph> listed_in(std::size_t i, const CayleySpace& space) {
    if (i > 0 || space.cyclic_only) return {};
    std::vector<Graph> result;
    const int most = std::min(space.order_max, vertex_transitive_order_max);
    for (int order = space.order_min; order <= most; ++order)
        std::ranges::copy_if(vertex_transitive_graphs(order), std::back_inserter(result),
                             [&](const Graph& g) { return belongs(space.which, g); });
    return result;
}

/// The strategy of the i-th island, with a seed of its own.
using StrategyOf = std::function<StrategyIn(std::size_t i, std::uint64_t seed)>;

/// All with the start_of the search's seed.
template <class Space>
StrategyOf strategies_in(const Space& space, std::uint64_t search_seed) {
    return
        [space, start = start_of(space, search_seed).value()](std::size_t i, std::uint64_t seed) {
            const bool is_plain = i % 2 == 0;
            return StrategyIn{strategy_of(i, space, start, seed), name_of(space),
                              is_plain ? Rounding::kept : Rounding::dropped,
                              is_plain ? Equality::near : Equality::far, listed_in(i, space)};
        };
}
/// By turns in each of its spaces.
StrategyOf strategies_in(const PortfolioSpace& space, std::uint64_t search_seed) {
    std::vector<StrategyOf> in_each;
    for (const auto& any : space.spaces())
        in_each.push_back(
            std::visit([&](const auto& one) { return strategies_in(one, search_seed); }, any));
    return [space, in_each](std::size_t i, std::uint64_t seed) {
        const PortfolioTurn turn = turn_of(space, i);
        return in_each[turn.space](turn.before, seed);
    };
}

template <class Space>
std::deque<Island> islands_of(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided) {
    const auto seeds = properties::seeds_of_instances(guided.seed, guided.islands);
    const StrategyOf strategy = strategies_in(guided.space, guided.seed);
    std::deque<Island> result;
    for (std::size_t i = 0; i < seeds.size(); ++i)
        result.emplace_back(conjecture, strategy(i, seeds[i]), guided.steps_a_graph);
    return result;
}

/// What the islands came to.
GuidedOutcome outcome_of(const std::deque<Island>& islands, bool complete) {
    GuidedOutcome result;
    const auto first = std::ranges::min_element(islands, {}, [](const Island& island) {
        return island.hit() ? island.tries() : std::numeric_limits<std::uint64_t>::max();
    });
    result.hit = first->hit();
    result.complete = complete || result.hit;
    result.least_slack = vacuous_slack;
    for (auto island = islands.begin(); island != islands.end(); ++island) {
        const std::uint64_t before = first->tries() - (island > first ? 1 : 0);
        result.tries += result.hit ? std::min(before, island->tries()) : island->tries();
        add(result.given_up, GivenUpTally(island->given_up()));
        if (island->least_slack() >= result.least_slack) continue;
        result.least_slack = island->least_slack();
        result.closest = island->closest();
    }
    return result;
}

template <class Space>
GuidedOutcome search_in(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                        const HuntOptions& options) {
    std::deque<Island> islands = islands_of(conjecture, guided);
    const auto each = [&](std::size_t i) {
        return guided.tries / islands.size() + (i < guided.tries % islands.size() ? 1 : 0);
    };
    const std::size_t memo = bytes_of_memo(options, 2 * memos_of(conjecture.expression()));
    std::uint64_t round = 0;
    bool found = false;
    while (!found && round * round_length < each(0) && !options.stop.stop_requested()) {
        ++round;
        runs::in_turn(islands.size(), options.threads, [&](std::size_t i) {
            const runs::WorkLimits limits(options.stop, memo);
            try {
                islands[i].run(std::min(round * round_length, each(i)), options);
            } catch (const runs::Stopped&) {
            }
        });
        found = std::ranges::any_of(islands, [](const auto& i) { return i.hit().has_value(); });
    }
    return outcome_of(islands, round * round_length >= each(0) && !options.stop.stop_requested());
}

}  // namespace

template <class Space>
GuidedOutcome search(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                     const HuntOptions& options) {
    return search_in(conjecture, guided, options);
}

template GuidedOutcome search(const Conjecture&, const GuidedSearch&, const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedDigraphSearch&, const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedTreeSearch&, const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedBlowUpSearch&, const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedCompositionSearch&,
                              const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedCayleySearch&, const HuntOptions&);
template GuidedOutcome search(const Conjecture&, const GuidedPortfolioSearch&, const HuntOptions&);

}  // namespace gazetteer::conjectures
