// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/shard.hpp"

#include <algorithm>

#include "counterexamples/hunt/level_reports.hpp"
#include "counterexamples/hunt/open_hunt.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "counterexamples/hunt/sharded_hunt.hpp"
#include "counterexamples/hunt/whole_order.hpp"
#include "faces/cli/verbs.hpp"
#include "language/expressions/terms.hpp"
#include "work/progress.hpp"

namespace gazetteer::cli {

namespace {

conjectures::GraphFile file_of(const HuntRequest& request) {
    if (request.input.empty()) return {};
    return conjectures::graph_file(request.input);
}

/// The graphs of all shards; 0 where some level's are not known.
double total_of(const conjectures::HuntPlan& plan) {
    double result = 0;
    for (const conjectures::Level& level : plan.levels()) {
        if (!level.count) return 0;
        result += static_cast<double>(*level.count);
    }
    return result;
}

/// What a hunt keeps: all it finds, but only the least hit of random graphs.
conjectures::KeepLimits kept_of(const HuntRequest& request, const conjectures::Ground& ground) {
    conjectures::HuntOptions options{.near = request.near};
    options.listed = std::max(options.listed, request.listed);
    if (!request.random.empty()) options.counterexamples = 1;
    return kept_of(options, ground.exhaustive);
}

/// The orders that are decided at once, where there is room.
std::vector<int> orders_at_once(const conjectures::Conjecture& conjecture,
                                conjectures::Ground ground,
                                const conjectures::HuntOptions& limits) {
    std::vector<int> result;
    while (const auto level = ground.next())
        if (is_streamed(conjecture, *level, limits)) result.push_back(level->order);
    return result;
}

conjectures::HuntPlan::AtOnce at_once_of(const HuntRequest& request) {
    return [orders = request.at_once](const conjectures::WholeOrder& of) {
        return std::ranges::find(orders, of.order) != orders.end();
    };
}

runs::Header header_of(const HuntRequest& request, const conjectures::GraphFile& file,
                       const conjectures::HuntPlan& plan) {
    runs::Header header;
    header.command = to_json(request, file).dump();
    header.generator =
        plan.ground().name + (plan.ground().exhaustive ? ", nauty's RES/MOD of each size"
                                                       : ", pieces numbered RES modulo MOD");
    if (!request.at_once.empty())
        header.generator += ", of the last orders extensions of graphs numbered RES modulo MOD";
    header.units = plan.units();
    return header;
}

}  // namespace

int run_hunt_shard(const conjectures::Conjecture& conjecture, HuntRequest request,
                   const ShardArguments& arguments, const conjectures::HuntOptions& limits) {
    const runs::Shard shard = shard_of(arguments);
    const conjectures::GraphFile file = file_of(request);
    request.at_once = orders_at_once(conjecture, ground_of(request, file, shard), limits);
    const conjectures::HuntPlan plan(ground_of(request, file, shard), at_once_of(request));
    const runs::RunOptions options{
        .threads = limits.threads,
        .checkpoint = std::chrono::duration<double>(arguments.checkpoint),
        .memo_bytes = bytes_of_memo(limits, memos_of(conjecture.expression()))};
    runs::Monitor monitor{.stop = limits.stop};
    const bool done =
        run_in_file(arguments, "hunt", header_of(request, file, plan), [&](runs::Ledger& ledger) {
            monitor.items = ledger.items();
            const runs::ProgressDisplay display(monitor, total_of(plan) / shard.mod, "graphs");
            return hunt_shard(conjecture, plan, kept_of(request, plan.ground()), ledger, options,
                              monitor, limits.bytes);
        });
    return done ? exit_ok : exit_inconclusive;
}

conjectures::HuntReport merged_report(const conjectures::Conjecture& conjecture,
                                      const HuntRequest& request,
                                      const conjectures::GraphFile& file,
                                      const runs::Merged& merged,
                                      const conjectures::HuntOptions& options) {
    try {
        conjectures::HuntReport report =
            hunt_for_all(conjecture, open_families_of(request), options, [&] {
                return merged_hunt(
                    conjecture,
                    [&](const runs::Shard& shard) { return ground_of(request, file, shard); },
                    merged.mod, kept_of(request, ground_of(request, file, {})), merged.units,
                    at_once_of(request));
            });
        if (request.random.empty()) return report;
        return made_least(conjecture, random_model_of(request), request.count, request.seed,
                          std::move(report), options);
    } catch (const conjectures::CountMismatch& e) {
        throw InputError(e.what());
    }
}

}  // namespace gazetteer::cli
