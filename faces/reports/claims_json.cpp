// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/claims_json.hpp"

#include <nlohmann/json.hpp>

#include "faces/reports/phrases.hpp"

namespace gazetteer::reports {

namespace {

using Json = nlohmann::ordered_json;

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json exhaustive_json(const properties::Report* report) {
    if (report == nullptr)
        return {{"bound", nullptr}, {"instances", nullptr}, {"nonvacuous", nullptr}};
    return {{"bound", report->exhaustive.bound},
            {"instances", report->exhaustive.instances},
            {"nonvacuous", report->exhaustive.nonvacuous}};
}

Json random_json(const properties::Report* report) {
    if (report == nullptr) return {{"tests", nullptr}, {"bound", nullptr}, {"seed", nullptr}};
    return {{"tests", report->random.tests},
            {"bound", report->random.bound},
            {"seed", report->random.seed}};
}

Json near_misses_json(const properties::AnyClaim& claim, const properties::Report* report) {
    Json result = Json::array();
    for (std::size_t i = 0; i < claim.near_misses.size(); ++i) {
        result.push_back(
            {{"name", claim.near_misses[i]},
             {"met", report != nullptr && report->near_misses[i].met},
             {"made", report != nullptr && report->near_misses[i].made},
             {"refuted_by", report ? text_or_null(report->near_misses[i].refuted_by) : Json()}});
        if (report != nullptr && !report->near_misses[i].equal.empty())
            result.back()["equal"] = report->near_misses[i].equal;
    }
    return result;
}

Json beside_json(const properties::AnyClaim& claim) {
    Json result = Json::array();
    for (const properties::Quotation& quotation : claim.beside)
        result.push_back({{"source", quotation.source}, {"says", quotation.words}});
    return result;
}

}  // namespace

Json to_json(const properties::AnyClaim& claim, const properties::Report* report) {
    Json result = {
        {"id", claim.id},
        {"source", claim.source() + ", " + claim.place},
        {"says", claim.says},
        {"status", to_string(claim.status)},
        {"proved", text_or_null(claim.proved)},
        {"symbolic", text_or_null(claim.symbolic)},
        {"verdict", report ? Json(to_string(report->verdict)) : Json()},
        {"repaired_by", text_or_null(claim.repaired_by)},
        {"exhaustive", exhaustive_json(report)},
        {"random", random_json(report)},
        {"near_misses", near_misses_json(claim, report)},
        {"counterexample", text_or_null(report ? report->counterexample : claim.refuted_by)},
        {"domain", text_or_null(claim.domain)},
    };
    if (const std::string reached = report ? reached_text(claim, *report) : ""; !reached.empty())
        result["reached"] = reached;
    if (!claim.beside.empty()) result["beside"] = beside_json(claim);
    if (report != nullptr && report->certified)
        result["certified"] = {{"verdicts", report->certified->asked},
                               {"valid", report->certified->valid}};
    if (report != nullptr && !report->for_all.empty())
        result["for_all"] = for_all_json(report->for_all);
    if (report != nullptr && is_news(claim, *report)) result["news"] = true;
    if (!claim.reading.empty()) result["reading"] = claim.reading;
    if (!claim.statement.empty()) result["statement"] = claim.statement;
    if (report != nullptr && !report->complaints.empty()) result["complaints"] = report->complaints;
    return result;
}

std::string json_text(std::span<const properties::AnyClaim> claims,
                      std::span<const properties::Report> reports) {
    Json result = Json::array();
    for (std::size_t i = 0; i < claims.size(); ++i)
        result.push_back(to_json(claims[i], reports.empty() ? nullptr : &reports[i]));
    return result.dump(2);
}

}  // namespace gazetteer::reports
