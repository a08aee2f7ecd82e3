// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of an event in G(n, p) by sampling, for orders too large for the exact
// polynomial: with Wilson's confidence intervals [Wilson 1927], from a seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "work/limits.hpp"
#include "work/progress.hpp"

namespace gazetteer::census {

/// A range of probabilities, 0 <= low <= high <= 1.
struct Interval {
    double low = 0;
    double high = 1;
};

/// Wilson's interval at 95 % for the probability of an event seen in `successes` of `trials`. [0,
/// 1] without a trial. Throws ContractViolation when successes > trials.
Interval wilson(std::uint64_t successes, std::uint64_t trials);

struct SampleRequest {
    /// ueg, uvg or slither.
    std::string subject;
    /// 1 <= order <= 64.
    int order = 0;
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
    /// Undirected edge geography gives up a graph that takes longer than a search of so many
    /// positions; a million take about a second. Each thread takes up to 1 GiB.
    std::uint64_t nodes_max = 1'000'000;
    /// 0: one a core.
    int threads = 0;
    /// What each thread may take at most.
    std::size_t bytes = runs::WorkLimits::all_memory;
};

/// What sampling at one p found. `undecided` are those given up, or left when told to stop: so that
/// those that take long do not drop out of what was sampled.
struct Sample {
    double p = 0;
    std::uint64_t samples = 0;
    std::uint64_t happened = 0;
    std::uint64_t undecided = 0;

    /// Holds for every outcome of the undecided ones: its low end counts them as not happened, its
    /// high end as happened.
    Interval interval() const;
};

/// Whether the subject can be sampled.
bool can_be_sampled(const std::string& subject);

/// One sample for each p, 0 <= p <= 1: `samples` graphs, each from the seed, the number of p and
/// its own number alone, so that the same are drawn by any number of threads and at any order of
/// work. Counts them as items; stops early, with fewer samples, when asked to.
std::vector<Sample> sample(const SampleRequest& request, const std::vector<double>& ps,
                           runs::Monitor& monitor);

/// Graph number `number` of the stream: each pair of vertices joined with probability p. The same
/// with any compiler.
Graph random_graph(int order, double p, std::uint64_t seed, std::uint64_t stream,
                   std::uint64_t number);

}  // namespace gazetteer::census
