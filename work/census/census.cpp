// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/census.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "graph/contract.hpp"
#include "work/census/whole_orders.hpp"

namespace gazetteer::census {

namespace {

/// Small enough that many threads share an order, large enough that starting nauty costs nothing.
constexpr int graphs_a_unit = 2000;
constexpr int units_max = 256;

int units_of_order(const Request& request, int order, int shards) {
    if (by_whole_order(request, order)) return 1;
    const Integer units = number(universe_of(request), order) / graphs_a_unit / shards + 1;
    return units < units_max ? static_cast<int>(units) : units_max;
}

const Subject& subject_of(const Request& request) {
    const Subject* subject = find_subject(request);
    require(subject != nullptr, "a known subject");
    return *subject;
}

LineCounter counter_of(const Request& request, int order) {
    return subject_of(request).counter({.order = order,
                                        .engine = request.engine,
                                        .check = request.check,
                                        .labelled = request.labelled});
}

/// The graph without vertices as the generators would print it, if they did.
const char* null_graph(Kind kind) {
    return kind == Kind::digraphs ? "&?" : "?";
}

/// The lines of the unit's part, from the generators.
bool for_each_graph_line(const Universe& universe, int order, const runs::Shard& part,
                         const LineVisitor& visit) {
    if (order == 0) return part.res != 0 || visit(null_graph(universe.kind));
    const std::vector<Command> pipeline = generators(universe, order, part);
    if (pipeline.empty()) return true;
    try {
        return for_each_line(pipeline, visit);
    } catch (const ProgramNotFound& e) {
        throw ProcessError(std::string(e.what()) + "; it is in Debian's package nauty");
    }
}

/// The counts of one unit in progress.
class UnitCounts {
  public:
    UnitCounts(runs::UnitRun& run, const LineCounter& counter) : run_(run), counter_(counter) {
        if (run.result().is_null()) return;
        tally_ = Tally::from_json(run.result().at("tally"));
        examples_ = run.result().at("examples").get<std::vector<std::string>>();
    }
    /// Returns whether to go on.
    bool add(std::string_view line) {
        lines_.emplace_back(line);
        return lines_.size() < counter_.batch || count_lines();
    }
    bool count_lines() {
        if (lines_.empty()) return true;
        std::vector<std::string> failed = counter_.count(lines_, tally_);
        const auto items = lines_.size();
        const auto failures = failed.size();
        lines_.clear();
        keep(std::move(failed));
        return run_.items_done(items, failures, [&] { return result(); });
    }
    nlohmann::json result() const { return {{"tally", tally_.to_json()}, {"examples", examples_}}; }

  private:
    void keep(std::vector<std::string> failed) {
        if (failed.empty()) return;
        std::ranges::move(failed, std::back_inserter(examples_));
        std::ranges::sort(examples_);
        if (examples_.size() > disagreements_shown) examples_.resize(disagreements_shown);
    }

    runs::UnitRun& run_;
    const LineCounter& counter_;
    std::vector<std::string> lines_;
    Tally tally_;
    std::vector<std::string> examples_;
};

void count_unit(const Plan& plan, runs::UnitRun& run, const LineCounter& counter) {
    UnitCounts counts(run, counter);
    std::uint64_t to_skip = run.items();
    try {
        const bool ended =
            for_each_graph_line(universe_of(plan.request()), plan.order_of(run.unit()),
                                plan.part_of(run.unit()), [&](std::string_view line) {
                                    if (to_skip == 0) return counts.add(line);
                                    --to_skip;
                                    return !run.stopping();
                                });
        if (ended && counts.count_lines()) run.finish(counts.result());
    } catch (const runs::Stopped&) {
        run.leave(counts.result());
    } catch (const ProcessError&) {
        // An interrupt from the keyboard also reaches nauty.
        if (!run.stopping()) throw;
        run.leave(counts.result());
    }
}

bool run_order(const Plan& plan, int order, runs::Ledger& ledger, const runs::RunOptions& options,
               runs::Monitor& monitor) {
    const auto make_worker = [&] {
        return [&plan, counter = counter_of(plan.request(), order)](runs::UnitRun& run) {
            count_unit(plan, run, counter);
        };
    };
    return run_units(plan.first_of(order), plan.last_of(order), ledger, make_worker, options,
                     monitor);
}

/// numbers[m], zero beyond its end.
Integer at(const std::vector<Integer>& numbers, int m) {
    const auto i = static_cast<std::size_t>(m);
    return i < numbers.size() ? numbers[i] : Integer(0);
}

/// Column `column` of the tally against the numbers of an order.
void compare(const Tally& tally, int order, std::size_t column, const std::vector<Integer>& numbers,
             const char* what) {
    const auto complain = [&](int size, const Integer& counted) {
        throw std::runtime_error(fmt::format("{} {} of order {} and size {} counted, there are {}",
                                             counted.str(), what, order, size,
                                             at(numbers, size).str()));
    };
    std::vector<Integer> counted(numbers.size());
    for (const auto& [cell, row] : tally.rows()) {
        if (cell.order != order) continue;
        const auto place = static_cast<std::size_t>(cell.size);
        if (place >= counted.size()) counted.resize(place + 1);
        counted[place] = Integer(entry(row, column));
    }
    for (std::size_t m = 0; m < counted.size(); ++m)
        if (counted[m] != at(numbers, static_cast<int>(m)))
            complain(static_cast<int>(m), counted[m]);
}

/// What the engine of whole orders cannot do.
void insist_whole_order(const Request& request) {
    const EngineName& whole = subject_of(request).whole.engine;
    if (whole.name.empty() || (request.engine != whole.name && request.check != whole.name)) return;
    if (!request.check.empty())
        throw RefusedOption("check", "the engine '" + whole.name +
                                         "' counts whole orders, and two engines are compared "
                                         "graph by graph");
    if (request.order_max > whole.order_max)
        throw std::invalid_argument(
            fmt::format("the engine '{}' reaches order {}", whole.name, whole.order_max));
}

/// Shards exchange layers of edges, and nothing else.
void insist_exchange(const Request& request) {
    if (request.exchange.empty()) return;
    for (int order = request.order_min; order <= request.order_max; ++order)
        if (!by_whole_order(request, order) || !subject_of(request).whole.exchanges)
            throw RefusedOption(
                "exchange", "only for ueg, even-kernel and edge-delete by the engine 'extensions'");
}

void insist_order(const Request& request, int reach) {
    if (0 <= request.order_min && request.order_min <= request.order_max &&
        request.order_max <= reach)
        return;
    const bool low = request.order_min < 0 || request.order_min > reach;
    const bool high = request.order_max < 0 || request.order_max > reach;
    if (!low && !high)
        throw RefusedOption("order", fmt::format("no order is from {} to {}", request.order_min,
                                                 request.order_max));
    if (reach < order_max({}))
        throw RefusedOption("order",
                            fmt::format("no census of digraphs is in reach above order {}", reach));
    throw RefusedOption("order", fmt::format("an order from 0 to {}, not {}", reach,
                                             low ? request.order_min : request.order_max));
}

}  // namespace

const Subject* find_subject(const Request& request) {
    return request.data_game ? request.data_game.get() : find_subject(request.subject);
}

nlohmann::json to_json(const Request& r) {
    nlohmann::json result{{"verb", "census"},         {"subject", r.subject},
                          {"order_min", r.order_min}, {"order_max", r.order_max},
                          {"connected", r.connected}, {"labelled", r.labelled},
                          {"engine", r.engine},       {"check", r.check},
                          {"by_size", r.by_size},     {"json", r.json}};
    if (!r.exchange.empty()) result["exchanged"] = true;
    if (r.data_game) result["rules"] = r.data_game->rules;
    return result;
}

Request request_from_json(const nlohmann::json& json, const DataGameOf& data_game_of) {
    return {.subject = json.at("subject"),
            .data_game = json.contains("rules") ? data_game_of(json.at("rules")) : nullptr,
            .order_min = json.at("order_min"),
            .order_max = json.at("order_max"),
            .connected = json.at("connected"),
            .labelled = json.at("labelled"),
            .engine = json.at("engine"),
            .check = json.at("check"),
            .by_size = json.at("by_size"),
            .json = json.at("json")};
}

Universe universe_of(const Request& request) {
    return {subject_of(request).kind, request.connected};
}

void check_request(const Request& request) {
    if (find_subject(request) == nullptr)
        throw std::invalid_argument("'" + request.subject + "' is nothing that is counted");
    insist_order(request, order_max(universe_of(request)));
    if (request.labelled && request.order_max > labelled_order_max)
        throw RefusedOption("labelled", fmt::format("orders to {}", labelled_order_max));
    insist_whole_order(request);
    insist_exchange(request);
    if (!by_whole_order(request, request.order_max)) counter_of(request, request.order_max);
}

bool by_whole_order(const Request& request, int order) {
    const WholeOrder& whole = subject_of(request).whole;
    return whole.reaches(order) && request.check.empty() &&
           (request.engine.empty() || request.engine == whole.engine.name);
}

std::string generator_text(const Request& request) {
    const auto range = [](int first, int last) {
        return first == last ? std::to_string(first) : fmt::format("{}..{}", first, last);
    };
    int last_whole = request.order_min - 1;
    while (last_whole < request.order_max && by_whole_order(request, last_whole + 1)) ++last_whole;
    std::string result;
    if (last_whole >= request.order_min)
        result = "extensions to order " + range(request.order_min, last_whole) + " RES/MOD";
    if (last_whole == request.order_max) return result;
    if (!result.empty()) result += ", ";
    return result + generator_text(universe_of(request), range(last_whole + 1, request.order_max));
}

Plan::Plan(const Request& request, const runs::Shard& shard)
    : request_(request), shard_(shard), first_{0} {
    for (int order = request.order_min; order <= request.order_max; ++order)
        first_.push_back(first_.back() + units_of_order(request, order, shard.mod));
}

int Plan::order_of(int unit) const {
    require(0 <= unit && unit < units(), "a unit of the plan");
    return request_.order_min - 1 +
           static_cast<int>(std::ranges::upper_bound(first_, unit) - first_.begin());
}

runs::Shard Plan::part_of(int unit) const {
    const int order = order_of(unit);
    return runs::part_of(shard_, unit - first_of(order), last_of(order) - first_of(order));
}

bool run_census(const Plan& plan, runs::Ledger& ledger, const runs::RunOptions& options,
                runs::Monitor& monitor) {
    const Request& request = plan.request();
    for (int order = request.order_min; order <= request.order_max; ++order)
        if (by_whole_order(request, order)) {
            const auto nodes = static_cast<std::uint64_t>(
                request.exchange.empty() ? 1 : plan.part_of(plan.first_of(order)).mod);
            insist_memory(subject_of(request).whole, order, nodes, options);
        }
    for (int order = request.order_min; order <= request.order_max; ++order) {
        const bool done =
            by_whole_order(request, order)
                ? run_whole_order(subject_of(request).whole, plan, order, ledger, options, monitor)
                : run_order(plan, order, ledger, options, monitor);
        if (!done) return false;
    }
    return true;
}

Findings findings_of(const Request& request, const std::vector<runs::UnitState>& units,
                     int shards) {
    Findings result;
    const Plan plan(request, {0, shards});
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].result.is_null()) continue;
        const int order = plan.order_of(static_cast<int>(i) % plan.units());
        result.tally.add(Tally::from_json(units[i].result.at("tally")));
        if (units[i].failures > 0) result.disagreements[order] += units[i].failures;
        for (const nlohmann::json& example : units[i].result.at("examples"))
            result.examples.push_back(example);
    }
    std::ranges::sort(result.examples);
    if (result.examples.size() > disagreements_shown) result.examples.resize(disagreements_shown);
    return result;
}

int bound_reached(const Plan& plan, const std::vector<runs::UnitState>& units) {
    for (int unit = 0; unit < plan.units(); ++unit)
        if (!units[static_cast<std::size_t>(unit)].done) return plan.order_of(unit) - 1;
    return plan.request().order_max;
}

void check_totals(const Request& request, const Tally& tally) {
    const Universe universe = universe_of(request);
    const bool all = !universe.connected && universe.kind != Kind::graphs_without_isolated_vertices;
    for (int order = request.order_min; order <= request.order_max; ++order) {
        compare(tally, order, 0, numbers(universe, order), "graphs");
        if (request.labelled && all)
            compare(tally, order, 1, labelled_numbers(universe, order), "labelled graphs");
    }
}

}  // namespace gazetteer::census
