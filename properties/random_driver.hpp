// RapidCheck behind one door: draws instances of a domain and shrinks a failing one. The only
// file that includes RapidCheck.
#pragma once

#include <rapidcheck/Random.h>
#include <rapidcheck/Seq.h>
#include <rapidcheck/Shrinkable.h>
#include <rapidcheck/seq/Create.h>
#include <rapidcheck/shrinkable/Create.h>
#include <rapidcheck/shrinkable/Operations.h>

#include <optional>

#include "properties/claim.hpp"
#include "properties/report.hpp"

namespace gazetteer {

template <class T>
struct RandomOutcome {
    RandomRun run;
    /// A failing instance that no single shrinking step keeps failing.
    std::optional<T> failure;
};

/// The shrink tree of an instance: every step stays inside the domain.
template <class T>
rc::Shrinkable<T> shrinkable(const Domain<T>& domain, T instance) {
    return rc::shrinkable::shrinkRecur(std::move(instance), [domain](const T& value) {
        return rc::seq::fromContainer(domain.shrink ? domain.shrink(value) : std::vector<T>{});
    });
}

/// A local minimum of the shrink tree among the instances on which `holds` fails; `instance` must
/// be one of them.
template <class T>
T shrunk(const Domain<T>& domain, const std::function<Finding(const T&)>& holds, T instance) {
    return rc::shrinkable::findLocalMin(
               shrinkable(domain, std::move(instance)),
               [&](const T& value) { return domain.contains(value) && holds(value).failed(); })
        .first;
}

/// Draws bounds.random_tests instances of growing size up to bounds.random. Instance i depends on
/// the seed and i alone.
template <class T>
RandomOutcome<T> run_random(const Claim<T>& claim, const Limits& limits) {
    RandomOutcome<T> result;
    result.run.seed = limits.seed;
    if (!claim.over.generate) return result;
    rc::Random random(limits.seed);
    for (int i = 0; i < claim.bounds.random_tests && !limits.over(); ++i) {
        Dice dice(random.split().next());
        const int size = 1 + (claim.bounds.random - 1) * (i + 1) / claim.bounds.random_tests;
        const T instance = claim.over.generate(dice, size);
        const Finding finding = claim.holds(instance);
        ++result.run.tests;
        if (limits.progress != nullptr) ++*limits.progress;
        result.run.nonvacuous += finding.nonvacuous() ? 1 : 0;
        result.run.bound = std::max(result.run.bound, claim.over.size(instance));
        if (!finding.failed()) continue;
        result.failure = shrunk(claim.over, claim.holds, instance);
        break;
    }
    return result;
}

}  // namespace gazetteer
