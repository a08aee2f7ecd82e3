// SPDX-License-Identifier: GPL-3.0-or-later
// Runs many claims, on all cores: the driver behind `gazetteer verify` and CI. Claims take turns by
// size, so that a run that ends early leaves each with a bound.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"
#include "work/limits.hpp"

namespace gazetteer::properties {

struct VerifyOptions {
    /// Time for the whole run; without it each claim is checked to its bound.
    std::optional<std::chrono::duration<double>> budget = {};
    /// The largest size of any instance, of every claim; without it each claim's own bounds.
    std::optional<int> order_max = {};
    /// Each claim then goes on beyond its bound to at least this size, time permitting. Not
    /// together with order_max.
    int beyond = 0;
    std::uint64_t seed = 1;
    /// 0: one a core.
    int threads = 0;
    /// For the memos of all threads together. A claim that would take more is given up.
    std::size_t bytes = runs::WorkLimits::all_memory;
};

/// What is being checked just now; thread-safe.
class AtWork {
  public:
    void begin(const AnyClaim& claim, std::string what);
    void end(const AnyClaim& claim);
    /// "FSU93 T3.1 at size 9, and 1 more", the one first that began first; empty if nothing is.
    std::string text() const;

  private:
    mutable std::mutex mutex_;
    std::vector<std::pair<const AnyClaim*, std::string>> works_;
};

/// Watched while verify() runs, from another thread.
struct VerifyProgress {
    std::atomic<std::uint64_t> instances = 0;
    /// Those that have come to the last size that they are asked for.
    std::atomic<int> claims_done = 0;
    /// Sizes that are yet to be checked, of all claims together.
    std::atomic<int> sizes_left = 0;
    AtWork at_work = {};
    std::stop_token stop = {};
};

/// One report a claim, in the order of `claims`; the same for any number of threads if neither the
/// budget nor a stop cuts the run short. Each claim is checked to its own bound and at random; the
/// one that has had the least time goes on, by one size. Heavy ones' last sizes come at the end.
/// Then, while time remains, all go on beyond in the same manner. A run that is cut short has
/// checked at least the least size of every claim. A claim that has no instance up to order_max is
/// inconclusive.
std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress);

/// One claim to its bound for tests, with its random instances, on this thread, without a deadline.
Report verify_in_tests(const AnyClaim& claim);

}  // namespace gazetteer::properties
