// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/framework/verify.hpp"

#include <algorithm>
#include <functional>
#include <limits>
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
    /// Where its turns end, and where its last ones do.
    int bound;
    int goal;
    double seconds = 0;
    bool begun = false;
    bool drawn = false;

    int sizes_left() const { return std::max(0, goal + 1 - session.next_size()); }
    bool has_more() const { return !drawn || (session.next_size() <= bound && !session.settled()); }
    bool at_last_size() const { return session.next_size() >= bound; }
};

Run start(const AnyClaim& claim, const VerifyOptions& options) {
    const Bounds& own = claim.bounds;
    const int bound = std::min(own.verify, options.order_max.value_or(own.verify));
    const int goal = std::max(bound, std::min(options.beyond, own.reach_max));
    return {&claim, claim.start(), bound, goal};
}

void timed(Run& run, const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    run.seconds += std::chrono::duration<double>(Clock::now() - start).count();
}

/// Claims that take turns, each to its bound.
class Turns {
  public:
    Turns(std::span<Run> runs, const Limits& limits, VerifyProgress& progress)
        : runs_(runs), limits_(limits), progress_(progress) {
        for (std::size_t i = 0; i < runs.size(); ++i)
            if (runs[i].has_more()) waiting_.insert({rank(runs[i]), i});
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
        return weight >= heavy && run.at_last_size() ? Rank{2, -weight} : Rank{1, run.seconds};
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
        bool on = false;
        at(run, "at size " + std::to_string(run.session.next_size()),
           [&] { on = run.session.advance(run.bound, limits); });
        progress_.sizes_left -= before - run.sizes_left();
        if (on) return true;
        if (!std::exchange(run.drawn, true))
            at(run, "at random", [&] { run.session.draw(limits_); });
        if (run.goal > run.bound && !run.session.settled()) return false;
        progress_.sizes_left -= run.sizes_left();
        ++progress_.claims_done;
        return false;
    }
    /// The progress tells what is done meanwhile.
    void at(const Run& run, std::string what, const std::function<void()>& work) {
        progress_.at_work.begin(*run.claim, std::move(what));
        work();
        progress_.at_work.end(*run.claim);
    }

    std::mutex mutex_;
    std::set<std::pair<Rank, std::size_t>> waiting_;
    bool failed_ = false;
    std::span<Run> runs_;
    const Limits& limits_;
    VerifyProgress& progress_;
};

void take_turns(std::span<Run> runs, const VerifyOptions& options, const Limits& limits,
                VerifyProgress& progress) {
    Turns turns(runs, limits, progress);
    const int threads = runs::thread_count(options.threads);
    runs::in_turn(static_cast<std::size_t>(threads), threads, [&](std::size_t) { turns.take(); });
}

}  // namespace

void AtWork::begin(const AnyClaim& claim, std::string what) {
    const std::scoped_lock lock(mutex_);
    works_.emplace_back(&claim, std::move(what));
}

void AtWork::end(const AnyClaim& claim) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(works_, [&](const auto& work) { return work.first == &claim; });
}

std::string AtWork::text() const {
    const std::scoped_lock lock(mutex_);
    if (works_.empty()) return "";
    std::string result = works_[0].first->id + " " + works_[0].second;
    if (works_.size() > 1) result += ", and " + std::to_string(works_.size() - 1) + " more";
    return result;
}

std::vector<Report> verify(std::span<const AnyClaim> claims, const VerifyOptions& options,
                           VerifyProgress& progress) {
    const runs::Stop stop(options.budget ? options.budget->count() : runs::Stop::never,
                          progress.stop);
    const auto threads = static_cast<std::size_t>(runs::thread_count(options.threads));
    const bool all = options.bytes == runs::WorkLimits::all_memory;
    const Limits limits{
        .stop = stop.token(),
        .progress = &progress.instances,
        .seed = options.seed,
        .size_max = options.order_max.value_or(std::numeric_limits<int>::max()),
        .memo_bytes = all ? options.bytes : options.bytes / threads,
    };
    std::vector<Run> runs;
    for (const AnyClaim& claim : claims) {
        runs.push_back(start(claim, options));
        progress.sizes_left += runs.back().sizes_left();
    }
    take_turns(runs, options, limits, progress);
    for (Run& run : runs) run.bound = run.goal;
    take_turns(runs, options, limits, progress);

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
