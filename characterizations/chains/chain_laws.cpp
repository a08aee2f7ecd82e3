// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/chains/chain_laws.hpp"

#include <map>
#include <type_traits>
#include <utility>

#include "characterizations/chains/boundary_states.hpp"
#include "characterizations/chains/set_states.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

template <class State>
void take(State& state, const BoundarySteps& steps) {
    for (const BoundaryStep& step : steps) {
        runs::poll();
        switch (step.kind) {
            case BoundaryStep::Kind::appear:
                state.appear(step.named);
                break;
            case BoundaryStep::Kind::edge:
                state.edge(step.i, step.j);
                break;
            case BoundaryStep::Kind::forget:
                state.forget(step.i);
                break;
        }
    }
}

template <class State>
std::int64_t value_after(State state, const BoundarySteps& steps) {
    take(state, steps);
    return state.value();
}

std::string too_wide(int width, int width_max, const char* about) {
    return "the boundary of a unit has up to " + std::to_string(width) + " vertices; " + about +
           " are kept for " + std::to_string(width_max) + " at most";
}
std::string too_many_states(std::size_t states, const char* about) {
    return "no state comes back: " + std::string(about) + " had " + std::to_string(states) +
           " different states in as many units";
}

/// The states of the boundary behind 0, 1, 2, ... units more, until one comes back.
template <class State>
ChainLawOrNot law_of(const Chain& chain, const std::optional<NamedPlace>& named,
                     const ChainLimits& limits) {
    const ChainSteps steps = chain_steps(chain, named);
    if (steps.width > State::width_max)
        return too_wide(steps.width, State::width_max, State::about);
    runs::check_memory(2 * State::bytes(steps.width), State::about);
    SequenceLaw law;
    law.first = named ? units_min(chain, named->place) : units_min(chain);
    law.values.clear();
    const int shortest = steps.units_before + steps.units_behind;
    require(law.first <= shortest, "members of all numbers of units");
    for (int n = law.first; n < shortest; ++n)
        law.values.push_back(value_after(State(), member_steps(chain, n, named)));

    State state;
    take(state, steps.before);
    std::map<std::remove_cvref_t<decltype(state.form())>, std::pair<int, std::int64_t>> seen;
    double bytes = 0;
    for (int i = 0;; ++i) {
        state.normalise();
        bytes += 100.0 + static_cast<double>(sizeof(state.form()[0]) * state.form().size());
        runs::check_memory(bytes, State::about);
        if (const auto before = seen.find(state.form()); before != seen.end()) {
            law.preperiod = shortest - law.first + before->second.first;
            law.period = i - before->second.first;
            law.slope = state.taken_out() - before->second.second;
            return ChainLaw{least_form(law), i, steps.width,
                            steps.units_before + before->second.first, law.period};
        }
        if (i >= limits.states_max) return too_many_states(seen.size(), State::about);
        seen.emplace(state.form(), std::pair(i, state.taken_out()));
        law.values.push_back(value_after(state, steps.behind));
        take(state, steps.unit);
    }
}

}  // namespace

ChainLawOrNot matching_number_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<MatchingState>(chain, std::nullopt, limits);
}

ChainLawOrNot matching_number_without_law(const Chain& chain, const ChainPlace& v,
                                          const ChainLimits& limits) {
    return law_of<MatchingState>(chain, NamedPlace{v, AtVertex::erase}, limits);
}

ChainLawOrNot nullity_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<NullSpaceState>(chain, std::nullopt, limits);
}

ChainLawOrNot nullity_without_law(const Chain& chain, const ChainPlace& v,
                                  const ChainLimits& limits) {
    return law_of<NullSpaceState>(chain, NamedPlace{v, AtVertex::erase}, limits);
}

ChainLawOrNot has_even_kernel_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<EvenKernelState>(chain, std::nullopt, limits);
}

ChainLawOrNot in_even_kernel_law(const Chain& chain, const ChainPlace& v,
                                 const ChainLimits& limits) {
    return law_of<EvenKernelState>(chain, NamedPlace{v, AtVertex::name}, limits);
}

ChainLawOrNot independence_number_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<IndependenceState>(chain, std::nullopt, limits);
}

ChainLawOrNot domination_number_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<DominationState>(chain, std::nullopt, limits);
}

ChainLawOrNot independent_domination_number_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<IndependentDominationState>(chain, std::nullopt, limits);
}

ChainLawOrNot chromatic_number_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<ChromaticState>(chain, std::nullopt, limits);
}

ChainLawOrNot bipartite_law(const Chain& chain, const ChainLimits& limits) {
    return law_of<ColouringState>(chain, std::nullopt, limits);
}

}  // namespace gazetteer
