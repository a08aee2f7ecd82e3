// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/saved_report.hpp"

namespace gazetteer::reports {

namespace {

nlohmann::json near_misses(const properties::Report& report) {
    nlohmann::json result = nlohmann::json::array();
    for (const properties::NearMissRun& miss : report.near_misses)
        result.push_back({miss.name, miss.refuted_by, miss.made, miss.met, miss.equal});
    return result;
}

}  // namespace

nlohmann::json saved(const std::vector<properties::ForAllRun>& runs) {
    nlohmann::json result = nlohmann::json::array();
    for (const properties::ForAllRun& run : runs)
        result.push_back({static_cast<int>(run.kind), run.family, run.least, run.reason});
    return result;
}

std::vector<properties::ForAllRun> restored_runs(const nlohmann::json& json) {
    std::vector<properties::ForAllRun> result;
    for (const nlohmann::json& run : json)
        result.push_back({static_cast<properties::ForAllRun::Kind>(run.at(0).get<int>()), run.at(1),
                          run.at(2), run.at(3)});
    return result;
}

nlohmann::json saved(const properties::Report& report) {
    nlohmann::json result = {
        {"id", report.id},
        {"verdict", static_cast<int>(report.verdict)},
        {"exhaustive",
         {report.exhaustive.bound, report.exhaustive.complete, report.exhaustive.instances,
          report.exhaustive.nonvacuous}},
        {"random",
         {report.random.tests, report.random.nonvacuous, report.random.bound, report.random.seed}},
        {"near_misses", near_misses(report)},
        {"for_all", saved(report.for_all)},
        {"counterexample", report.counterexample},
        {"detail", report.detail},
        {"complaints", report.complaints},
        {"given_up", report.given_up},
        {"seconds", report.seconds}};
    if (report.certified) result["certified"] = {report.certified->asked, report.certified->valid};
    return result;
}

properties::Report restored(const nlohmann::json& json) {
    properties::Report result;
    result.id = json.at("id");
    result.verdict = static_cast<properties::VerdictKind>(json.at("verdict").get<int>());
    const nlohmann::json& exhaustive = json.at("exhaustive");
    result.exhaustive = {exhaustive.at(0), exhaustive.at(1), exhaustive.at(2), exhaustive.at(3)};
    const nlohmann::json& random = json.at("random");
    result.random = {random.at(0), random.at(1), random.at(2), random.at(3)};
    for (const nlohmann::json& miss : json.at("near_misses"))
        result.near_misses.push_back({miss.at(0), miss.at(1), miss.at(2), miss.at(3),
                                      miss.at(4).get<std::vector<std::string>>()});
    result.for_all = restored_runs(json.value("for_all", nlohmann::json::array()));
    result.counterexample = json.at("counterexample");
    result.detail = json.at("detail");
    result.complaints = json.at("complaints").get<std::vector<std::string>>();
    result.given_up = json.at("given_up");
    result.seconds = json.at("seconds");
    if (json.contains("certified"))
        result.certified =
            properties::Report::Certified{json["certified"].at(0), json["certified"].at(1)};
    return result;
}

}  // namespace gazetteer::reports
