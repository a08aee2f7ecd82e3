// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/compare_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <mutex>
#include <thread>

#include "oracle/tables/engine_limits.hpp"
#include "work/threads.hpp"

namespace gazetteer::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// The program ended the comparison; a generator's failure is another error.
class ProgramFailed : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A comparer for each thread that needs one, kept from level to level.
class Comparers {
  public:
    explicit Comparers(const Comparison& comparison) : comparison_(comparison) {}

    std::unique_ptr<Comparer> take() {
        const std::scoped_lock lock(mutex_);
        if (free_.empty()) return std::make_unique<Comparer>(comparison_);
        auto result = std::move(free_.back());
        free_.pop_back();
        return result;
    }
    void give_back(std::unique_ptr<Comparer> comparer) {
        const std::scoped_lock lock(mutex_);
        free_.push_back(std::move(comparer));
    }

  private:
    const Comparison& comparison_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Comparer>> free_;
};

/// ask() of a program, whose failure is told from that of a generator around it.
template <class Ask>
auto asked_of_program(Ask ask) {
    try {
        return ask();
    } catch (const ProcessError& e) {
        throw ProgramFailed(e.what());
    }
}

/// One level in pieces. A piece behind the first with a disagreement is not gone through.
class LevelRun {
  public:
    LevelRun(const BoardLevel& level, Comparers& comparers, const ComparisonLimits& limits)
        : level_(level), comparers_(comparers), limits_(limits), tallies_(level.pieces.size()) {}

    ComparedLevel run() {
        const auto begin = Clock::now();
        ComparedLevel result;
        try {
            runs::in_turn(tallies_.size(), limits_.threads, [this](std::size_t i) { run(i); });
        } catch (const ProgramFailed& e) {
            result.failure = e.what();
        }
        for (std::size_t i = 0; i < tallies_.size() && i <= first_; ++i)
            result.tally.add(tallies_[i]);
        result.complete = !stopped_ && result.failure.empty();
        result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        return result;
    }

  private:
    void run(std::size_t piece) {
        if (limits_.stop.stop_requested()) stopped_ = true;
        if (piece > first_ || stopped_) return;
        const auto threads = static_cast<std::size_t>(runs::thread_count(limits_.threads));
        const bool all = limits_.bytes == runs::WorkLimits::all_memory;
        const runs::WorkLimits of_thread(limits_.stop,
                                         all ? limits_.bytes : limits_.bytes / threads);
        auto comparer = asked_of_program([&] { return comparers_.take(); });
        try {
            visit(piece, *comparer);
        } catch (const runs::Stopped&) {
            stopped_ = true;
            return;
        } catch (const EngineStopped&) {
            stopped_ = true;
            return;
        } catch (const ProcessError&) {
            // The key that interrupts this program also interrupts the generators, perhaps earlier.
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (!limits_.stop.stop_requested()) throw;
            stopped_ = true;
            return;
        }
        comparer->forget();
        comparers_.give_back(std::move(comparer));
    }

    void visit(std::size_t piece, Comparer& comparer) {
        ComparisonTally& tally = tallies_[piece];
        bool on = true;
        const auto watched = [&](const auto& compare) {
            const std::uint64_t before = tally.positions;
            on = asked_of_program(compare);
            if (limits_.positions != nullptr) *limits_.positions += tally.positions - before;
        };
        level_.pieces[piece]([&](const Board& board) {
            if (piece > first_ || limits_.stop.stop_requested()) return false;
            watched([&] { return comparer.add(board, tally); });
            return on;
        });
        if (limits_.stop.stop_requested()) stopped_ = true;
        if (on && piece <= first_ && !stopped_) watched([&] { return comparer.finish(tally); });
        if (!tally.first) return;
        std::size_t before = first_;
        while (piece < before && !first_.compare_exchange_weak(before, piece)) {
        }
    }

    const BoardLevel& level_;
    Comparers& comparers_;
    const ComparisonLimits& limits_;
    std::vector<ComparisonTally> tallies_;
    /// The first piece with a disagreement.
    std::atomic<std::size_t> first_ = std::numeric_limits<std::size_t>::max();
    std::atomic<bool> stopped_ = false;
};

/// Goes through one ground; returns whether to go on with the next.
bool run_ground(const BoardGround& ground, Comparers& comparers, const ComparisonLimits& limits,
                ComparisonReport& report) {
    ComparedGround& result = report.grounds.emplace_back(
        ComparedGround{ground.name, "", ground.exhaustive, ground.is_random, {}});
    while (const auto level = ground.next()) {
        ComparedLevel done = LevelRun(*level, comparers, limits).run();
        done.order = level->order;
        done.name = ground.is_random   ? "random"
                    : level->order < 0 ? "given"
                                       : fmt::format("order {}", level->order);
        result.levels.push_back(done);
        if (done.complete && !ground.name_to.empty())
            result.searched = conjectures::bounded(ground.name_to, level->order);
        else if (done.complete)
            result.searched = ground.name;
        report.failure = done.failure;
        report.disagreement = done.tally.first;
        if (!done.complete || done.tally.first) return false;
    }
    result.searched = ground.name;
    return true;
}

}  // namespace

bool ComparedGround::complete() const {
    return std::ranges::all_of(levels, &ComparedLevel::complete);
}

ComparisonTally ComparisonReport::total() const {
    ComparisonTally result;
    for (const ComparedGround& ground : grounds)
        for (const ComparedLevel& level : ground.levels) result.add(level.tally);
    return result;
}

bool ComparisonReport::complete() const {
    return failure.empty() && std::ranges::all_of(grounds, &ComparedGround::complete);
}

Disagreement shrunk(Disagreement hit, Comparer& comparer) {
    try {
        while (auto smaller = comparer.first_on(smaller_by_one(hit.board)))
            hit = std::move(*smaller);
    } catch (const runs::Stopped&) {
    } catch (const EngineStopped&) {
    }
    return hit;
}

ComparisonReport compared_on(const Comparison& comparison, std::vector<BoardGround> grounds,
                             const ComparisonLimits& limits) {
    ComparisonReport report;
    Comparers comparers(comparison);
    for (const BoardGround& ground : grounds)
        if (!run_ground(ground, comparers, limits, report)) break;
    if (!report.disagreement || !report.grounds.back().random) return report;
    const runs::WorkLimits of_thread(limits.stop, limits.bytes);
    report.hit = report.disagreement->board;
    report.shrunk = true;
    try {
        report.disagreement = shrunk(*report.disagreement, *comparers.take());
    } catch (const ProcessError& e) {
        report.failure = e.what();
    }
    return report;
}

}  // namespace gazetteer::cli
