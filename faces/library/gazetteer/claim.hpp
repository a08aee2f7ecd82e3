// SPDX-License-Identifier: GPL-3.0-or-later
// Claims of one's own: a statement over a ground, and wrong variants of it that the same run must
// refute, or the check could not have failed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/hunt.hpp"

namespace gazetteer::v0 {

/// What a statement says of one instance. `unmet`: its hypothesis does not hold there.
enum class Tested { holds, fails, unmet };
constexpr Tested tested(bool holds) {
    return holds ? Tested::holds : Tested::fails;
}
/// The hypothesis implies the conclusion.
constexpr Tested implied(bool hypothesis, bool conclusion) {
    return hypothesis ? tested(conclusion) : Tested::unmet;
}

using Statement = std::function<Tested(const Instance&)>;

/// A wrong variant of a claim: another constant, a swapped quantifier.
struct NearMiss {
    std::string name;
    Statement holds;
};

struct Claim {
    std::string id;
    /// The sentence.
    std::string says;
    /// A ground as hunt() takes them, "bipartite, order ..6".
    std::string over;
    /// Whether each instance is a vertex of a graph, not a graph.
    bool about_vertices = false;
    Statement holds;
    /// At least one.
    std::vector<NearMiss> near_misses;
};

struct ClaimReport {
    struct NearMissReport {
        std::string name;
        /// The first instance on which it fails, in the order of the ground.
        std::optional<Instance> refuted_by = {};
    };
    std::string id;
    /// `inconclusive`: the time was over or a stop was requested.
    Verdict verdict = Verdict::inconclusive;
    /// The ground.
    std::string over;
    std::uint64_t instances = 0;
    /// Those on which the hypothesis held.
    std::uint64_t met = 0;
    /// The first instance on which the claim fails, in the order of the ground: the least where
    /// that is all graphs of a class. Vertices are in the order of their numbers.
    std::optional<Instance> refuted_by = {};
    std::vector<NearMissReport> near_misses = {};
    /// Why the verdict is worth nothing: "there is no near miss", "near miss 'odd' is not refuted",
    /// "the hypothesis never held".
    std::vector<std::string> faults = {};

    /// The claim holds on the whole ground, and the check could have failed.
    bool passed() const { return verdict == Verdict::holds && faults.empty(); }
};
/// A line for the claim, one for each near miss and each fault.
GAZETTEER_API std::string to_text(const ClaimReport& report);

/// Goes over the ground once, until the claim and all its near misses are refuted or to its end. On
/// one thread; what a statement throws comes out of it. Throws as hunt().
GAZETTEER_API ClaimReport run(const Claim& claim, const Limits& limits = {});

}  // namespace gazetteer::v0
