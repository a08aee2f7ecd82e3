// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/claim.hpp"

#include <algorithm>

#include "gazetteer/errors.hpp"

namespace gazetteer::v0 {

namespace {

std::string name_of(const std::optional<Instance>& instance) {
    if (!instance) return "";
    return to_text(instance->graph) +
           (instance->vertex ? ", v = " + std::to_string(*instance->vertex) : "");
}

/// The instances of one graph.
std::vector<Instance> instances_of(const Claim& claim, const AnyGraph& graph) {
    if (!claim.about_vertices) return {{graph}};
    std::vector<Instance> result;
    for (int v = 0; v < order_of(graph); ++v) result.push_back({graph, v});
    return result;
}

void test(const Claim& claim, const Instance& instance, ClaimReport& report) {
    ++report.instances;
    if (!report.refuted_by) {
        const Tested found = claim.holds(instance);
        if (found != Tested::unmet) ++report.met;
        if (found == Tested::fails) report.refuted_by = instance;
    }
    for (std::size_t i = 0; i < claim.near_misses.size(); ++i)
        if (auto& near = report.near_misses[i];
            !near.refuted_by && claim.near_misses[i].holds(instance) == Tested::fails)
            near.refuted_by = instance;
}

bool all_refuted(const ClaimReport& report) {
    return report.refuted_by.has_value() &&
           std::ranges::all_of(report.near_misses,
                               [](const auto& near) { return near.refuted_by.has_value(); });
}

/// What is wrong with a run that went to its end.
void add_faults(ClaimReport& report) {
    if (report.near_misses.empty()) report.faults.emplace_back("there is no near miss");
    for (const auto& near : report.near_misses)
        if (!near.refuted_by)
            report.faults.push_back("near miss '" + near.name + "' is not refuted");
    if (report.instances == 0)
        report.faults.emplace_back("no graph was looked at");
    else if (report.met == 0)
        report.faults.emplace_back("the hypothesis never held");
}

}  // namespace

ClaimReport run(const Claim& claim, const Limits& limits) {
    ClaimReport report{.id = claim.id, .over = claim.over};
    for (const NearMiss& near : claim.near_misses) report.near_misses.push_back({near.name});
    const auto visit = [&](const AnyGraph& graph) {
        for (const Instance& instance : instances_of(claim, graph)) test(claim, instance, report);
        return !all_refuted(report);
    };
    bool stopped = false;
    try {
        for_each_graph(claim.over, visit, limits);
    } catch (const Stopped&) {
        stopped = true;
    }
    if (report.refuted_by)
        report.verdict = Verdict::refuted;
    else
        report.verdict = stopped ? Verdict::inconclusive : Verdict::holds;
    if (!stopped) add_faults(report);
    return report;
}

std::string to_text(const ClaimReport& report) {
    std::string result = report.id + ": " + to_string(report.verdict) + " on " + report.over +
                         ": " + std::to_string(report.instances) + " instances, met by " +
                         std::to_string(report.met);
    if (report.refuted_by) result += "; fails on " + name_of(report.refuted_by);
    result += "\n";
    for (const auto& near : report.near_misses)
        if (near.refuted_by)
            result +=
                "  near miss '" + near.name + "': refuted by " + name_of(near.refuted_by) + "\n";
    for (const std::string& fault : report.faults) result += "  FAULT: " + fault + "\n";
    return result;
}

}  // namespace gazetteer::v0
