// SPDX-License-Identifier: GPL-3.0-or-later
// Runs many claims, on all cores: the driver behind `gazetteer verify` and CI. Claims take turns by
// size, so that a run that ends early leaves each with a bound.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::properties {

struct VerifyOptions {
    /// Time for the whole run; without it each claim is checked to its bound.
    std::optional<std::chrono::duration<double>> budget = {};
    /// Widens the exhaustive bound of every claim to at least this, time permitting; never lowers
    /// one. 0: each claim's own bound.
    int order_max = 0;
    std::uint64_t seed = 1;
    /// 0: one a core.
    int threads = 0;
};

/// Watched while verify() runs, from another thread.
struct VerifyProgress {
    std::atomic<std::uint64_t> instances = 0;
    std::atomic<int> claims_done = 0;
    /// Sizes that are yet to be checked, of all claims together, each to its own bound.
    std::atomic<int> sizes_left = 0;
    std::stop_token stop = {};
};

/// One report a claim, in the order of `claims`; the same for any number of threads if neither the
/// budget nor a stop cuts the run short. Each claim is checked to its own bound and at random; the
/// one that has had the least time goes on, by one size. Heavy ones' last sizes come at the end.
/// Then, while time remains, all go on size after size up to order_max. A run that is cut short has
/// checked at least the least size of every claim.
std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress);

/// One claim to its bound for tests, with its random instances, on this thread, without a deadline.
Report verify_in_tests(const AnyClaim& claim);

}  // namespace gazetteer::properties
