// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/framework/verify.hpp"

#include <algorithm>
#include <functional>
#include <mutex>
#include <set>
#include <tuple>
#include <utility>

#include "work/stop.hpp"
#include "work/threads.hpp"

namespace gazetteer::properties {

namespace {

using Clock = std::chrono::steady_clock;

/// One claim in progress and the time spent on it.
struct Run {
    const AnyClaim* claim;
    AnySession session;
    double seconds = 0;
    bool begun = false;

    int sizes_left() const { return std::max(0, claim->bounds.verify + 1 - session.next_size()); }
};

void timed(Run& run, const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    run.seconds += std::chrono::duration<double>(Clock::now() - start).count();
}

/// Claims that take turns, each to its own bound.
class Turns {
  public:
    Turns(std::span<Run> runs, const Limits& limits, VerifyProgress& progress)
        : runs_(runs), limits_(limits), progress_(progress) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            waiting_.insert({rank(runs[i]), i});
            progress.sizes_left += runs[i].sizes_left();
        }
    }
    /// One thread's work; several at once. One that finds nothing waiting is not needed any more:
    /// what others are at, they go on with.
    void take() {
        while (const auto i = next()) try {
                Run& run = runs_[*i];
                bool on = false;
                timed(run, [&] { on = advance(run); });
                if (on) put_back(*i);
            } catch (...) {
                end();
                throw;
            }
    }

  private:
    /// Least first: each claim's first size, then by the time that the claim has had. The last size
    /// of a heavy claim comes at the end, the heaviest claim's first, so that no long one starts
    /// last.
    using Rank = std::tuple<int, double>;

    static Rank rank(const Run& run) {
        constexpr int heavy = 2;
        if (!run.begun) return {0, 0};
        const int weight = run.claim->bounds.weight;
        return weight >= heavy && run.sizes_left() <= 1 ? Rank{2, -weight} : Rank{1, run.seconds};
    }
    std::optional<std::size_t> next() {
        const std::scoped_lock lock(mutex_);
        if (waiting_.empty()) return std::nullopt;
        return waiting_.extract(waiting_.begin()).value().second;
    }
    void put_back(std::size_t i) {
        const std::scoped_lock lock(mutex_);
        if (!failed_) waiting_.insert({rank(runs_[i]), i});
    }
    /// Nobody goes on.
    void end() {
        const std::scoped_lock lock(mutex_);
        waiting_.clear();
        failed_ = true;
    }
    /// One size, after the last the random instances. Returns whether there is more to do. The
    /// first size is checked whatever the limits are.
    bool advance(Run& run) {
        Limits limits = limits_;
        if (!std::exchange(run.begun, true))
            limits.stop = {};
        else if (limits.over())
            return false;
        const int before = run.sizes_left();
        const bool on = run.session.advance(run.claim->bounds.verify, limits);
        progress_.sizes_left -= before - run.sizes_left();
        if (on) return true;
        run.session.draw(limits_);
        progress_.sizes_left -= run.sizes_left();
        ++progress_.claims_done;
        return false;
    }

    std::mutex mutex_;
    std::set<std::pair<Rank, std::size_t>> waiting_;
    bool failed_ = false;
    std::span<Run> runs_;
    const Limits& limits_;
    VerifyProgress& progress_;
};

int target(const AnyClaim& claim, int order_max) {
    return std::max(claim.bounds.verify, std::min(order_max, claim.bounds.reach_max));
}

}  // namespace

std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress) {
    const runs::Stop stop(options.budget ? options.budget->count() : runs::Stop::never,
                          progress.stop);
    const Limits limits{
        .stop = stop.token(),
        .progress = &progress.instances,
        .seed = options.seed,
    };
    std::vector<Run> runs;
    for (const AnyClaim& claim : claims) runs.push_back({&claim, claim.start()});

    Turns turns(runs, limits, progress);
    const int threads = runs::thread_count(options.threads);
    runs::in_turn(static_cast<std::size_t>(threads), threads, [&](std::size_t) { turns.take(); });
    for (int size = 0; size <= options.order_max && !limits.over(); ++size)
        runs::in_turn(runs.size(), options.threads, [&](std::size_t i) {
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

}  // namespace gazetteer::properties
