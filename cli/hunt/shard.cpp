#include "cli/hunt_shard.hpp"

#include "cli/hunt_run.hpp"
#include "cli/run_progress.hpp"
#include "cli/verbs.hpp"
#include "conjectures/level_reports.hpp"
#include "conjectures/sharded_hunt.hpp"
#include "conjectures/terms.hpp"

namespace gazetteer::cli {

namespace {

GraphFile file_of(const HuntRequest& request) {
    if (request.input.empty()) return {};
    try {
        return graph_file(request.input);
    } catch (const InputFault& e) {
        throw InputError(e.what());
    }
}

/// The graphs of all shards; 0 where some level's are not known.
double total_of(const HuntPlan& plan) {
    double result = 0;
    for (const Level& level : plan.levels()) {
        if (!level.count) return 0;
        result += static_cast<double>(*level.count);
    }
    return result;
}

/// Of random graphs only the least hit counts.
Kept kept_of(const HuntRequest& request) {
    Kept result{.near = request.near};
    if (!request.random.empty()) result.counterexamples = 1;
    return result;
}

runs::Header header_of(const HuntRequest& request, const GraphFile& file, const HuntPlan& plan) {
    runs::Header header;
    header.command = to_json(request, file).dump();
    header.generator =
        plan.ground().name + (plan.ground().exhaustive ? ", nauty's RES/MOD of each size"
                                                       : ", pieces numbered RES modulo MOD");
    header.units = plan.units();
    return header;
}

}  // namespace

int run_hunt_shard(const Conjecture& conjecture, const HuntRequest& request,
                   const ShardArguments& arguments, int threads, double seconds) {
    const runs::Shard shard = shard_of(arguments);
    const GraphFile file = file_of(request);
    const HuntPlan plan(ground_of(request, file, shard));
    const runs::RunOptions options{
        .threads = threads, .checkpoint = std::chrono::duration<double>(arguments.checkpoint)};
    runs::Monitor monitor;
    const StopOnInterrupt interruptible(monitor);
    const Deadline deadline(monitor.stop, seconds);
    try {
        const bool done = run_in_file(
            arguments, "hunt", header_of(request, file, plan), [&](runs::Ledger& ledger) {
                monitor.items = ledger.items();
                const ProgressDisplay display(monitor, total_of(plan) / shard.mod, "graphs");
                return hunt_shard(conjecture, plan, kept_of(request), ledger, options, monitor);
            });
        return done ? exit_ok : exit_inconclusive;
    } catch (const InputFault& e) {
        throw InputError(e.what());
    } catch (const LimitExceeded& e) {
        throw InputError(e.what());
    }
}

HuntReport merged_report(const Conjecture& conjecture, const HuntRequest& request,
                         const GraphFile& file, const runs::Merged& merged,
                         const HuntOptions& options) {
    try {
        HuntReport report = merged_hunt(
            conjecture, [&](const runs::Shard& shard) { return ground_of(request, file, shard); },
            merged.mod, kept_of(request), merged.units);
        if (request.random.empty()) return report;
        return made_least(conjecture, random_model_of(request), request.count, request.seed,
                          std::move(report), options);
    } catch (const CountMismatch& e) {
        throw InputError(e.what());
    }
}

}  // namespace gazetteer::cli
