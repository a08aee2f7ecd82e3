// Runs many claims within one budget, on all cores: the driver behind `gazetteer verify` and CI.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <span>
#include <vector>

#include "properties/any_claim.hpp"
#include "properties/report.hpp"

namespace gazetteer {

struct VerifyOptions {
    std::chrono::duration<double> budget = std::chrono::seconds(60);
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
    std::atomic<bool> stop = false;
};

/// One report a claim, in the order of `claims`; the same for any number of threads as long as the
/// budget does not cut a run short. First every claim to its own bound and at random, then, while
/// time remains, size after size up to order_max. Setting progress.stop ends the run early with
/// what is known by then.
std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress);

/// One claim to its bound for tests, with its random instances, on this thread, without a deadline.
Report verify_in_tests(const AnyClaim& claim);

}  // namespace gazetteer
