// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/hunt/recheck.hpp"

#include <fmt/format.h>

#include "faces/reports/phrases.hpp"
#include "language/naive/instances.hpp"
#include "language/naive/naive_graphs.hpp"

namespace gazetteer::cli {

void add_recheck_options(Verb& verb, HuntRequest& request) {
    verb.option("--recheck", &request.recheck,
                "Have a second judge go through slices (all graphs of the class of one order and "
                "size) that --seed draws, and compare what was counted");
    verb.option("--recheck-graphs", &request.recheck_graphs,
                "Draw slices as long as nauty makes no more than N graphs for them")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000})
        .shows_default()
        .value_named("N");
}

void check_recheck(const HuntRequest& request) {
    if (!request.recheck) {
        if (request.recheck_graphs != HuntRequest().recheck_graphs)
            throw InputError("--recheck-graphs goes with --recheck");
        return;
    }
    if (!request.input.empty() || !request.given.empty() || !request.random.empty() ||
        request.search || conjectures::parse_families(request.graphs))
        throw InputError(
            "--recheck is for all graphs or digraphs of a class: --graphs and --order");
}

void check_recheck(const HuntRequest& request, const conjectures::Conjecture& conjecture) {
    if (!request.recheck) return;
    try {
        const conjectures::naive::Statement statement(conjecture.expression());
    } catch (const conjectures::naive::Unknown& unknown) {
        throw InputError(std::string("--recheck: the second evaluator has no definition of ") +
                         unknown.what());
    }
}

conjectures::Recheck rechecked(const conjectures::Conjecture& conjecture,
                               const HuntRequest& request, const conjectures::HuntReport& report,
                               const conjectures::HuntOptions& options) {
    return recheck(conjecture, report,
                   {.seed = request.seed,
                    .graphs_max = request.recheck_graphs,
                    .threads = options.threads,
                    .stop = options.stop});
}

std::string recheck_words(const conjectures::Recheck& recheck) {
    const auto differ = recheck.differences.size();
    return fmt::format(
        "{} of {} slices {} (seed {}): {}, met by {} of them, {}{}", recheck.slices,
        recheck.slices_in_all, differ == 0 ? "agree" : fmt::format("looked at, {} DIFFER", differ),
        recheck.seed,
        reports::counted(recheck.seen.graphs,
                         recheck.about == conjectures::About::digraphs ? "digraph" : "graph"),
        recheck.seen.graphs_met, reports::counted(recheck.seen.instances_met, "instance"),
        recheck.complete ? "" : "; stopped");
}

nlohmann::ordered_json json_of(const conjectures::Recheck& recheck) {
    nlohmann::ordered_json result{{"seed", recheck.seed},
                                  {"slices", recheck.slices},
                                  {"slices_in_all", recheck.slices_in_all},
                                  {"graphs", recheck.seen.graphs},
                                  {"graphs_met", recheck.seen.graphs_met},
                                  {"instances_met", recheck.seen.instances_met},
                                  {"failures", recheck.seen.failures},
                                  {"complete", recheck.complete},
                                  {"differences", nlohmann::ordered_json::array()}};
    for (const conjectures::RecheckDifference& difference : recheck.differences)
        result["differences"].push_back(to_string(difference));
    return result;
}

void insist_on_agreement(const conjectures::Recheck& recheck, const std::string& where) {
    if (recheck.differences.empty()) return;
    throw std::logic_error("recheck: " + where + to_string(recheck.differences.front()));
}

}  // namespace gazetteer::cli
