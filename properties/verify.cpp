#include "properties/verify.hpp"

#include <algorithm>
#include <exception>
#include <functional>
#include <mutex>
#include <numeric>
#include <thread>
#include <utility>

namespace gazetteer {

namespace {

using Clock = std::chrono::steady_clock;

/// One claim in progress and the time spent on it.
struct Run {
    const AnyClaim* claim;
    AnySession session;
    double seconds = 0;
};

/// Calls work(i) for i = 0, 1, ... , count - 1 on `threads` threads, in that order of starting.
/// Throws what a call throws, one of them, after all threads have ended.
void in_parallel(int threads, std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr error;
    const auto worker = [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            next = count;
            const std::scoped_lock lock(mutex);
            error = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (int t = 1; t < threads; ++t) others.emplace_back(worker);
        worker();
    }
    if (error) std::rethrow_exception(error);
}

void timed(Run& run, const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    run.seconds += std::chrono::duration<double>(Clock::now() - start).count();
}

/// Light claims first, so that a short budget still settles most of them; then the heavy ones, the
/// heaviest first, so that no long run starts last.
std::vector<std::size_t> starting_order(std::span<const AnyClaim> claims) {
    constexpr int heavy = 2;
    const auto rank = [&](std::size_t i) {
        const int weight = claims[i].bounds.weight;
        return weight < heavy ? std::pair(0, weight) : std::pair(1, -weight);
    };
    std::vector<std::size_t> order(claims.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

int target(const AnyClaim& claim, int order_max) {
    return std::max(claim.bounds.verify, std::min(order_max, claim.bounds.reach_max));
}

}  // namespace

std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress) {
    const Limits limits{
        .deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(options.budget),
        .stop = &progress.stop,
        .progress = &progress.instances,
        .seed = options.seed,
    };
    const int threads = options.threads > 0
                            ? options.threads
                            : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    std::vector<Run> runs;
    for (const AnyClaim& claim : claims) runs.push_back({&claim, claim.start()});

    const std::vector<std::size_t> order = starting_order(claims);
    in_parallel(threads, runs.size(), [&](std::size_t i) {
        Run& run = runs[order[i]];
        timed(run, [&] {
            run.session.extend(run.claim->bounds.verify, limits);
            run.session.draw(limits);
        });
        ++progress.claims_done;
    });
    for (int size = 0; size <= options.order_max && !limits.over(); ++size)
        in_parallel(threads, runs.size(), [&](std::size_t i) {
            Run& run = runs[i];
            const int wanted = std::min(size, target(*run.claim, options.order_max));
            if (run.session.next_size() <= wanted && !limits.over())
                timed(run, [&] { run.session.extend(wanted, limits); });
        });

    std::vector<Report> reports;
    for (const Run& run : runs) {
        reports.push_back(run.session.report());
        reports.back().seconds = run.seconds;
    }
    return reports;
}

Report verify_in_tests(const AnyClaim& claim) {
    const Limits limits{.seed = 1};
    AnySession session = claim.start();
    session.extend(claim.bounds.tests, limits);
    session.draw(limits);
    return session.report();
}

}  // namespace gazetteer
