// SPDX-License-Identifier: GPL-3.0-or-later
// Draws instances of a domain at random and shrinks a failing one: RapidCheck behind one door, for
// any type of instances.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "properties/framework/claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::properties {

template <class T>
struct RandomOutcome {
    RandomRun run;
    /// A failing instance that no single shrinking step keeps failing.
    std::optional<T> failure;
};

/// An instance whose type is forgotten.
using AnyInstance = std::shared_ptr<const void>;

/// A local minimum of the shrink tree among the instances that fail; `instance` must be one.
AnyInstance shrunk_any(AnyInstance instance,
                       const std::function<std::vector<AnyInstance>(const AnyInstance&)>& shrink,
                       const std::function<bool(const AnyInstance&)>& fails);

/// The seeds of the first n instances of a run; they depend on its seed alone.
std::vector<std::uint64_t> seeds_of_instances(std::uint64_t seed, int n);

/// A local minimum of the shrink tree among the instances on which `holds` fails; `instance` must
/// be one of them. Every step stays inside the domain.
template <class T>
T shrunk(const Domain<T>& domain, const Check<T>& holds, T instance) {
    const auto any = [](T value) -> AnyInstance {
        return std::make_shared<const T>(std::move(value));
    };
    const auto value = [](const AnyInstance& of) -> const T& {
        return *static_cast<const T*>(of.get());
    };
    const AnyInstance least = shrunk_any(
        any(std::move(instance)),
        [&](const AnyInstance& of) {
            std::vector<AnyInstance> result;
            if (!domain.shrink) return result;
            for (T& smaller : domain.shrink(value(of))) result.push_back(any(std::move(smaller)));
            return result;
        },
        [&](const AnyInstance& of) {
            try {
                return domain.contains(value(of)) && holds(value(of)).failed();
            } catch (const GivenUp&) {
                return false;
            }
        });
    return value(least);
}

/// Draws bounds.random_tests instances of growing size up to bounds.random, or to the limits' most.
/// Instance i depends on
/// the seed and i alone.
template <class T>
RandomOutcome<T> run_random(const Claim<T>& claim, const Limits& limits) {
    RandomOutcome<T> result;
    result.run.seed = limits.seed;
    const int largest = std::min(claim.bounds.random, limits.size_max);
    if (!claim.over.generate || largest < std::max(claim.over.size_min, 1)) return result;
    const auto seeds = seeds_of_instances(limits.seed, claim.bounds.random_tests);
    for (int i = 0; i < claim.bounds.random_tests && !limits.over(); ++i) {
        Dice dice(seeds[static_cast<std::size_t>(i)]);
        const int size = 1 + (largest - 1) * (i + 1) / claim.bounds.random_tests;
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

}  // namespace gazetteer::properties
