// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/sharded_hunt.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "counterexamples/hunt/level_reports.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/whole_order.hpp"
#include "graph/enumeration/process.hpp"

namespace gazetteer::conjectures {

namespace {

/// The rest of a unit, from the first graph that it lacks.
void hunt_rest(Hunter& hunter, const Piece& piece, bool rooted, const KeepLimits& kept,
               bool in_batches, runs::UnitRun& run) {
    HuntTally tally = tally_from(run.result(), rooted);
    const auto saved = [&] { return to_json(tally, kept); };
    std::uint64_t known = run.items();
    bool on = true;
    try {
        const auto visit = [&](const auto& g) {
            if (known > 0) {
                --known;
                return on = !run.stopping();
            }
            const std::uint64_t failures = tally.failures;
            hunter.visit(g, tally, piece.origin.get());
            return on = run.items_done(1, tally.failures - failures, saved);
        };
        in_batches && !piece.each_digraph ? visit_in_batches(piece, visit)
                                          : visit_each(piece, visit);
        if (on && piece.each_large) piece.each_large(visit);
    } catch (const runs::Stopped&) {
        return run.leave(saved());
    }
    if (!on) return;
    if (known > 0) throw CountMismatch("fewer graphs are generated than the file has counted");
    run.finish(saved());
}

runs::Worker make_worker(const Conjecture& conjecture, const HuntPlan& plan, const KeepLimits& kept,
                         OrderAnswers& answers) {
    const auto hunter = std::make_shared<Hunter>(conjecture, kept);
    const bool in_batches = asks_in_batches(conjecture.expression());
    return [hunter, rooted = conjecture.about_vertices(), &plan, kept, in_batches,
            &answers](runs::UnitRun& run) {
        const AnswersInUse in_use(answers);
        try {
            hunt_rest(*hunter, plan.piece(run.unit()), rooted, kept, in_batches, run);
        } catch (const ProcessError&) {
            // The key that interrupts this program also interrupts the generators, perhaps
            // earlier.
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (!run.stopping()) throw;
        }
    };
}

bool has_counterexample(const runs::Ledger& ledger, int first, int last) {
    return std::any_of(ledger.units().begin() + first, ledger.units().begin() + last,
                       [](const runs::UnitState& unit) { return unit.failures > 0; });
}

/// To this order all sizes of a level are one unit: a thousand graphs, not worth saving apart.
constexpr int joined_order_max = 7;

/// One after the other. `each`: which of the two functions of a piece.
template <class Visitor>
std::function<void(const Visitor&)> all_by(std::vector<Piece> pieces,
                                           std::function<void(const Visitor&)> Piece::*each) {
    return [pieces = std::move(pieces), each](const Visitor& visit) {
        bool on = true;
        for (const Piece& piece : pieces)
            if (on) (piece.*each)([&](const auto& g) { return on = visit(g); });
    };
}

Piece joined(std::vector<Piece> pieces) {
    Piece result;
    if (pieces.front().each_digraph)
        result.each_digraph = all_by<DigraphVisitor>(std::move(pieces), &Piece::each_digraph);
    else
        result.each = all_by<GraphVisitor>(std::move(pieces), &Piece::each);
    return result;
}

constexpr const char* place_in_order = "place";

/// The one unit of an order that is decided at once.
bool hunt_at_once(const Conjecture& conjecture, const WholeOrder& of, const KeepLimits& kept,
                  int unit, runs::Ledger& ledger, const runs::RunOptions& options,
                  runs::Monitor& monitor, std::size_t bytes) {
    using Clock = std::chrono::steady_clock;
    const runs::UnitState begun = ledger.units().at(static_cast<std::size_t>(unit));
    if (begun.done) return true;
    // Without a place it is done.
    const auto write = [&](HuntTally& tally, std::optional<std::uint64_t> place) {
        nlohmann::json result = to_json(tally, kept);
        if (place) result[place_in_order] = *place;
        ledger.write(unit, {.items = tally.graphs,
                            .failures = tally.failures,
                            .result = std::move(result),
                            .done = !place});
    };
    WholeOrderHunt hunt{
        conjecture, of, kept, {.threads = options.threads, .stop = monitor.stop, .bytes = bytes}};
    hunt.seen = [&](std::uint64_t graphs) { monitor.items.fetch_add(graphs); };
    hunt.before = tally_from(begun.result, conjecture.about_vertices());
    hunt.from = begun.result.is_null() ? 0 : begun.result.at(place_in_order).get<std::uint64_t>();
    Clock::time_point saved = Clock::now();
    hunt.due = [&] { return Clock::now() - saved >= options.checkpoint; };
    hunt.save = [&](std::uint64_t place, HuntTally& tally) {
        write(tally, place);
        saved = Clock::now();
    };
    HuntTally tally = hunt_whole_order(hunt);
    if (!tally.complete) return false;
    write(tally, std::nullopt);
    return true;
}

void pass_over(int first, int last, runs::Ledger& ledger) {
    for (int unit = first; unit < last; ++unit)
        ledger.write(unit, {.items = 0, .failures = 0, .result = nullptr, .done = true});
}

}  // namespace

HuntPlan::HuntPlan(Ground ground, const AtOnce& at_once) : ground_(std::move(ground)) {
    while (auto level = ground_.next()) {
        at_once_.push_back(at_once && level->whole && at_once(*level->whole));
        if (at_once_.back())
            level->pieces = {Piece{}};
        else if (ground_.exhaustive && level->order <= joined_order_max && !level->pieces.empty())
            level->pieces = {joined(std::move(level->pieces))};
        first_units_.push_back(units() + static_cast<int>(level->pieces.size()));
        levels_.push_back(std::move(*level));
    }
}

const Piece& HuntPlan::piece(int unit) const {
    const auto after = std::upper_bound(first_units_.begin(), first_units_.end(), unit);
    const auto level = static_cast<std::size_t>(after - first_units_.begin()) - 1;
    return levels_.at(level).pieces.at(static_cast<std::size_t>(unit - first_units_[level]));
}

bool hunt_shard(const Conjecture& conjecture, const HuntPlan& plan, const KeepLimits& kept,
                runs::Ledger& ledger, const runs::RunOptions& options, runs::Monitor& monitor,
                std::size_t bytes) {
    OrderAnswers answers(options.memo_bytes);
    const auto worker = [&] { return make_worker(conjecture, plan, kept, answers); };
    for (std::size_t level = 0; level < plan.levels().size(); ++level) {
        const int first = plan.first_unit(level);
        const int last = plan.first_unit(level + 1);
        const bool done = plan.is_at_once(level)
                              ? hunt_at_once(conjecture, *plan.levels()[level].whole, kept, first,
                                             ledger, options, monitor, bytes)
                              : runs::run_units(first, last, ledger, worker, options, monitor);
        if (!done) return false;
        if (!plan.ground().exhaustive || !has_counterexample(ledger, first, last)) continue;
        pass_over(last, plan.units(), ledger);
        return true;
    }
    return true;
}

HuntReport merged_hunt(const Conjecture& conjecture,
                       const std::function<Ground(const runs::Shard&)>& ground_of, int mod,
                       const KeepLimits& kept, const std::vector<runs::UnitState>& units,
                       const HuntPlan::AtOnce& at_once) {
    const HuntPlan first(ground_of({0, mod}), at_once);
    std::vector<std::vector<HuntTally>> levels(first.levels().size());
    std::size_t next = 0;
    for (int res = 0; res < mod; ++res) {
        const HuntPlan plan(ground_of({res, mod}), at_once);
        for (std::size_t level = 0; level < levels.size(); ++level)
            for (std::size_t i = 0; i < plan.levels().at(level).pieces.size(); ++i)
                levels[level].push_back(
                    tally_from(units.at(next++).result, conjecture.about_vertices()));
    }
    if (next != units.size()) throw std::runtime_error("more units than the run has");
    LevelReports reports(first.ground(), kept);
    for (std::size_t level = 0; level < levels.size() && !reports.done(); ++level)
        reports.take(first.levels()[level], std::move(levels[level]));
    return std::move(reports).report();
}

}  // namespace gazetteer::conjectures
