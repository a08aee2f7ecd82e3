// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/sampling.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <random>

#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/contract.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/proof_search.hpp"
#include "oracle/engines/ueg/ueg_solver.hpp"
#include "properties/checks/theorem_cuts.hpp"
#include "work/threads.hpp"

namespace gazetteer::census {

namespace {

/// The most memory that the cycle space may take on each thread.
constexpr std::size_t cycle_space_bytes_max = std::size_t{1} << 30;

/// UEG from vertex 0 within about nodes_max positions' time. Where the cycle space takes no longer,
/// a proof search tries for as long as that would take, then the cycle space decides; elsewhere a
/// proof search does or gives up.
std::optional<Outcome> ueg_outcome(const SparseGraph& g, std::uint64_t nodes_max,
                                   const EngineLimits& limits) {
    const UegCosts costs = ueg_costs(g, 0);
    const bool table = costs.cycle_space_nodes() <= static_cast<double>(nodes_max) &&
                       costs.cycle_space_bytes <= static_cast<double>(limits.bytes);
    const std::uint64_t nodes =
        table ? static_cast<std::uint64_t>(costs.cycle_space_nodes()) : nodes_max;
    ProofSearch search(g, 0,
                       {.limits = limits, .cuts = properties::theorem_cuts(), .nodes_max = nodes});
    if (const auto outcome = search.outcome()) return outcome;
    if (!table) return std::nullopt;
    return CycleSpaceSolver(g, 0, limits).outcome();
}

/// Whether the event happens; nothing when the search gave up or was stopped.
std::optional<bool> happens(const SampleRequest& request, const Graph& g,
                            const std::stop_token& stop) {
    const SparseGraph sparse(g);
    if (request.subject == "slither") return slither_outcome(sparse) == Outcome::N;
    if (request.subject == "uvg") return uvg_outcomes(sparse)[0] == Outcome::N;
    try {
        const auto outcome = ueg_outcome(
            sparse, request.nodes_max,
            {.bytes = std::min(cycle_space_bytes_max, request.bytes), .threads = 1, .stop = &stop});
        if (!outcome) return std::nullopt;
        return *outcome == Outcome::N;
    } catch (const EngineStopped&) {
        return std::nullopt;
    }
}

/// The half-width of the normal distribution's middle 95 %.
constexpr double z = 1.959963984540054;

}  // namespace

Interval wilson(std::uint64_t successes, std::uint64_t trials) {
    require(successes <= trials, "successes among the trials");
    if (trials == 0) return {};
    const auto n = static_cast<double>(trials);
    const double share = static_cast<double>(successes) / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    // At the ends the interval reaches 0 or 1 exactly, which rounding may miss.
    return {successes == 0 ? 0 : std::max(0.0, middle - half),
            successes == trials ? 1 : std::min(1.0, middle + half)};
}

Interval Sample::interval() const {
    return {wilson(happened, samples).low, wilson(happened + undecided, samples).high};
}

bool can_be_sampled(const std::string& subject) {
    return subject == "ueg" || subject == "uvg" || subject == "slither";
}

Graph random_graph(int order, double p, std::uint64_t seed, std::uint64_t stream,
                   std::uint64_t number) {
    std::seed_seq words{seed, seed >> 32, stream, number, number >> 32};
    std::mt19937_64 random(words);
    // 2^53 equally likely numbers: every double of [0, 1) that p can be told from.
    const auto threshold = static_cast<std::uint64_t>(std::ldexp(p, 53));
    Graph g(order);
    for (Vertex u = 0; u < order; ++u)
        for (Vertex v = u + 1; v < order; ++v)
            if (random() >> 11 < threshold) g.add_edge(u, v);
    return g;
}

std::vector<Sample> sample(const SampleRequest& request, const std::vector<double>& ps,
                           runs::Monitor& monitor) {
    require(can_be_sampled(request.subject) && 1 <= request.order && request.order <= 64,
            "a subject that is sampled, 1 <= order <= 64");
    const int threads = runs::thread_count(request.threads);
    std::vector<Sample> result;
    for (std::size_t stream = 0; stream < ps.size(); ++stream) {
        const double p = ps[stream];
        require(0 <= p && p <= 1, "0 <= p <= 1");
        std::atomic<std::uint64_t> happened = 0;
        std::atomic<std::uint64_t> undecided = 0;
        std::atomic<std::uint64_t> samples = 0;
        runs::in_parallel(
            request.samples, 1, threads, [&](std::uint64_t first, std::uint64_t last) {
                for (std::uint64_t i = first; i < last && !monitor.stopped(); ++i) {
                    const auto found =
                        happens(request, random_graph(request.order, p, request.seed, stream, i),
                                monitor.stop);
                    happened += found.value_or(false) ? 1 : 0;
                    undecided += found ? 0 : 1;
                    ++samples;
                    ++monitor.items;
                }
            });
        result.push_back({p, samples, happened, undecided});
        if (monitor.stopped()) break;
    }
    return result;
}

}  // namespace gazetteer::census
