// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/ci/kept_report.hpp"

#include "counterexamples/hunt/tally.hpp"
#include "faces/reports/saved_report.hpp"

namespace gazetteer::cli {

bool is_kept(const conjectures::HuntReport& report) {
    return report.verdict == conjectures::HuntVerdict::holds ||
           (report.verdict == conjectures::HuntVerdict::refuted && report.complete_order);
}

nlohmann::json kept_json(const conjectures::HuntReport& report) {
    conjectures::HuntTally tally;
    tally.graphs = report.graphs;
    tally.graphs_met = report.graphs_met;
    tally.instances_met = report.instances_met;
    tally.failures = report.failures;
    tally.counterexamples = report.counterexamples;
    tally.near = report.near;
    return {{"refuted", report.verdict == conjectures::HuntVerdict::refuted},
            {"searched", report.searched},
            {"for_all", reports::saved(report.for_all)},
            {"tally", conjectures::to_json(tally, {.near = 1, .counterexamples = 1})}};
}

conjectures::HuntReport kept_report(const nlohmann::json& json,
                                    const conjectures::SuiteLine& line) {
    conjectures::HuntTally tally =
        conjectures::tally_from(json.at("tally"), line.conjecture->about_vertices());
    conjectures::HuntReport result;
    result.verdict = json.at("refuted").get<bool>() ? conjectures::HuntVerdict::refuted
                                                    : conjectures::HuntVerdict::holds;
    result.searched = json.at("searched").get<std::string>();
    result.for_all = reports::restored_runs(json.value("for_all", nlohmann::json::array()));
    result.graphs = tally.graphs;
    result.graphs_met = tally.graphs_met;
    result.instances_met = tally.instances_met;
    result.failures = tally.failures;
    result.counterexamples = std::move(tally.counterexamples);
    result.near = std::move(tally.near);
    return result;
}

}  // namespace gazetteer::cli
