// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/game_laws.hpp"

#include "counterexamples/forall/law_arithmetic.hpp"
#include "oracle/chains/locality.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

SequenceLaw sequence_of(const chains::GameLaw& law) {
    SequenceLaw result;
    result.first = law.length_min;
    result.preperiod = std::max(0, law.own.preperiod - law.length_min);
    result.period = law.own.period;
    result.values.clear();
    for (int i = 0; i < result.preperiod + result.period; ++i)
        result.values.push_back(law.value(std::int64_t{result.first} + i));
    return least_form(result);
}

}  // namespace

SequenceLaw grundy_law(const script::Rules& rules, const Chain& chain, const GameLawSink& sink) {
    const std::stop_token stop = runs::stop_of_thread();
    const EngineLimits limits{.bytes = runs::memo_bytes(), .stop = &stop};
    try {
        const chains::Pattern pattern = chains::pattern_of(chain);
        const chains::GameLaw law =
            chains::law_of(rules, pattern, {.length_max = heap_length_max}, limits);
        if (law.proved && sink) sink(rules, pattern, law);
        if (law.proved) return sequence_of(law);
        throw NotForAll(rules.name + " has no period of all kinds of pieces to length " +
                        std::to_string(law.rows[0].size()));
    } catch (const chains::NotDecided& why) {
        throw NotForAll(rules.name + ": " + why.what());
    } catch (const EngineLimitExceeded& why) {
        throw NotForAll(rules.name + ": " + why.what());
    } catch (const EngineStopped&) {
        throw runs::Stopped();
    }
}

}  // namespace gazetteer::conjectures
