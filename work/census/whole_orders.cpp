// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/whole_orders.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "graph/contract.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/run_errors.hpp"
#include "work/threads.hpp"

namespace gazetteer::census {

namespace {

/// All graphs of a tally.
std::uint64_t graphs_in(const Tally& tally) {
    Count result = 0;
    for (const auto& [cell, row] : tally.rows()) result += entry(row, 0);
    return static_cast<std::uint64_t>(result);
}

/// The folder of the order, and a name of the work that all its shards have.
void exchange(const std::string& folder, OrderPart& part) {
    require(part.snapshot.has_value(), "shards that exchange something are kept in files");
    part.shared_folder = fmt::format("{}/order-{}", folder, part.order);
    std::error_code error;
    std::filesystem::create_directories(part.shared_folder, error);
    if (error) throw runs::RunFileError(part.shared_folder + ": " + error.message());
    std::string& work = part.snapshot->work;
    const std::string mine = "shard " + to_string(part.shard) + " of ";
    if (const auto at = work.find(mine); at != std::string::npos) work.erase(at, mine.size());
}

}  // namespace

void insist_memory(const WholeOrder& whole, int order, std::uint64_t nodes,
                   const runs::RunOptions& options) {
    const std::size_t bytes = whole.bytes(order, nodes);
    const auto threads = static_cast<std::size_t>(runs::thread_count(options.threads));
    if (bytes / threads > options.memo_bytes)
        throw EngineLimitExceeded(fmt::format("order {} by the engine '{}' takes about {} MiB",
                                              order, whole.engine.name, (bytes >> 20) + 1));
}

bool run_whole_order(const WholeOrder& whole, const Plan& plan, int order, runs::Ledger& ledger,
                     const runs::RunOptions& options, runs::Monitor& monitor) {
    const int unit = plan.first_of(order);
    auto snapshot = ledger.snapshot_of(fmt::format("order-{}", order));
    if (ledger.units().at(static_cast<std::size_t>(unit)).done) {
        if (snapshot) runs::remove_snapshot(snapshot->path);
        return true;
    }
    if (snapshot) snapshot->every = options.checkpoint;
    const Request& request = plan.request();
    OrderPart part{universe_of(request), order,           request.labelled,
                   plan.part_of(unit),   options.threads, snapshot};
    if (!request.exchange.empty()) exchange(request.exchange, part);
    const std::uint64_t before = monitor.items;
    const double graphs =
        static_cast<double>(number(part.universe, order)) / static_cast<double>(part.shard.mod);
    const auto tally = whole.tally(part, [&](double done) {
        monitor.items = before + static_cast<std::uint64_t>(graphs * done);
        return !monitor.stopped();
    });
    if (!tally) return false;
    ledger.write(unit,
                 {.items = graphs_in(*tally),
                  .result = {{"tally", tally->to_json()}, {"examples", nlohmann::json::array()}},
                  .done = true});
    if (snapshot) runs::remove_snapshot(snapshot->path);
    return true;
}

}  // namespace gazetteer::census
