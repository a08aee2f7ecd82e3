// SPDX-License-Identifier: GPL-3.0-or-later
// What a driver found out about one claim.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "work/limits.hpp"

namespace gazetteer::properties {

/// The deadline of a run, shared by all its workers.
struct Limits {
    std::stop_token stop = {};
    /// Counts instances as they are checked.
    std::atomic<std::uint64_t>* progress = nullptr;
    std::uint64_t seed = 0;
    /// No instance drawn at random is larger.
    int size_max = std::numeric_limits<int>::max();
    /// What each memo of a claim's work may take.
    std::size_t memo_bytes = runs::WorkLimits::all_memory;

    bool over() const { return stop.stop_requested(); }
};

/// A run over all sizes from the least to `bound`.
struct ExhaustiveRun {
    /// The largest size of which every instance was checked (size_min - 1 if none).
    int bound = -1;
    /// The bound asked for was reached, or a failure ended the run.
    bool complete = false;
    std::uint64_t instances = 0;
    std::uint64_t nonvacuous = 0;
};

struct RandomRun {
    int tests = 0;
    int nonvacuous = 0;
    /// The largest size drawn.
    int bound = 0;
    std::uint64_t seed = 0;
};

struct NearMissRun {
    std::string name = {};
    /// The first instance that refutes it, as printed; empty if none did.
    std::string refuted_by = {};
    /// As NearMiss has it.
    bool made = false;
    /// An instance met its hypothesis.
    bool met = false;
    /// Every instance of the exhaustive run that refutes it, in their order, if it is strict.
    std::vector<std::string> equal = {};
};

/// What is known of all members of a family without an upper end, "prism n, n >= 3".
struct ForAllRun {
    /// `by_bound`: the instances to the bound are all that was looked at.
    enum class Kind { proved, refuted, by_bound };
    Kind kind = Kind::by_bound;
    std::string family = {};
    /// Refuted: the first member that fails, "path 65".
    std::string least = {};
    /// By bound: why it is not decided for all n.
    std::string reason = {};
};
constexpr const char* to_string(ForAllRun::Kind kind) {
    switch (kind) {
        case ForAllRun::Kind::proved:
            return "PROVED";
        case ForAllRun::Kind::refuted:
            return "REFUTED";
        case ForAllRun::Kind::by_bound:
            break;
    }
    return "by bound";
}

/// `holds`: on every instance checked. `refuted`: registered as refuted, and it is, by the
/// registered instance and none before it. `fails`: an instance refutes what should hold.
/// `unexpected`: registered as refuted, but the registered instance does not refute it or is not
/// the first. `inconclusive`: the time ended before the bound, no instance is so small, or one was
/// given up. `cited`: nothing can be run.
enum class VerdictKind { holds, refuted, fails, unexpected, inconclusive, cited };
constexpr const char* to_string(VerdictKind verdict) {
    switch (verdict) {
        case VerdictKind::holds:
            return "holds";
        case VerdictKind::refuted:
            return "refuted";
        case VerdictKind::fails:
            return "fails";
        case VerdictKind::unexpected:
            return "unexpected";
        case VerdictKind::inconclusive:
            return "inconclusive";
        case VerdictKind::cited:
            return "cited";
    }
    return "";
}

struct Report {
    std::string id;
    VerdictKind verdict = VerdictKind::inconclusive;
    ExhaustiveRun exhaustive;
    RandomRun random;
    std::vector<NearMissRun> near_misses;
    /// The instance that refutes, as printed, and what was seen there.
    std::string counterexample;
    std::string detail;
    /// Which instance the claim was given up at, and why; empty if it was not.
    std::string given_up;
    /// One for each family of the domain that goes on for ever.
    std::vector<ForAllRun> for_all;
    /// Verdicts of the oracle behind the claim, and how many have a certificate that the checker
    /// finds valid; nothing unless asked for.
    struct Certified {
        int asked = 0;
        int valid = 0;
    };
    std::optional<Certified> certified;
    /// What keeps the claim from behaving as registered, one line each: empty when all is well.
    std::vector<std::string> complaints;
    double seconds = 0;
};

}  // namespace gazetteer::properties
