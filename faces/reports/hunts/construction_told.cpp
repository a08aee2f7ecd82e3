// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/hunts/construction_told.hpp"

#include <fmt/format.h>

#include "graph/canonical/canonical.hpp"

namespace gazetteer::reports {

bool is_least_construction(const conjectures::HuntReport& report) {
    // A large one is not shrunk any further.
    const AnyGraph& first = report.counterexamples.front().graph;
    const AnyGraph& least = report.constructions->graph;
    return first.is_large() ||
           (!least.is_large() && canonical(first.graph()) == canonical(least.graph()));
}

std::string construction_text(const conjectures::HuntReport& report) {
    const conjectures::ConstructionsFound& found = *report.constructions;
    return fmt::format("{}: order {}, size {}", to_string(found.least), found.graph.order(),
                       found.graph.size());
}

std::string hit_text(const conjectures::HuntReport& report) {
    const std::string graph = text_of(*report.hit);
    if (report.is_hit_listed) return graph + ", of the list of vertex-transitive graphs";
    if (!report.constructions)
        return report.guided && report.guided->over == "all" ? graph + ", by flips" : graph;
    const std::string& over = report.constructions->over;
    return fmt::format("{}, among {}: {}", graph,
                       over == "blowups"  ? "blow-ups"
                       : over == "cayley" ? "Cayley graphs"
                       : over == "links"  ? "linked compositions"
                                          : "compositions",
                       to_string(report.constructions->hit));
}

namespace {

/// "m = 8", "every m from 8 to 40".
std::string range_text(const conjectures::Range& range) {
    return range.low == range.high ? fmt::format("m = {}", range.low)
                                   : fmt::format("every m from {} to {}", range.low, range.high);
}

/// "every m from 8 to 40, and for no smaller"; "no m to 12".
std::string values_of_m(const conjectures::FamilyFound& found) {
    const auto& refuting = found.refuting;
    if (refuting.empty()) return fmt::format("no m to {}", found.judged_to);
    std::string result;
    for (const conjectures::Range& range : refuting)
        result += (result.empty() ? "" : ", ") + range_text(range);
    if (refuting.front() == conjectures::Range{1, found.judged_to}) return result;
    const bool is_upper_end = refuting.size() == 1 && refuting.back().high == found.judged_to;
    return result + (is_upper_end ? ", and for no smaller"
                                  : fmt::format(", and for no other to {}", found.judged_to));
}

/// "corona(Km, K1) refutes for every m from 8 to 40, and for no smaller".
std::string family_text(const conjectures::FamilyFound& found) {
    const std::string name = to_string(found.family);
    const std::string left = found.left.empty() ? ""
                                                : fmt::format("m = {} is not judged: {}",
                                                              found.judged_to + 1, found.left);
    if (found.judged_to == 0) return fmt::format("{}: {}", name, left);
    return fmt::format("{} refutes for {}{}{}", name, values_of_m(found), left.empty() ? "" : "; ",
                       left);
}

}  // namespace

std::vector<std::string> family_lines(const conjectures::HuntReport& report) {
    std::vector<std::string> result;
    if (!report.families_left.empty())
        return {"not told, since " + report.families_left + "; --family M judges small ones"};
    int alone = 0;
    int judged_to = 0;
    for (const conjectures::FamilyFound& found : report.families) {
        if (found.is_wider() || !found.left.empty()) {
            result.push_back(family_text(found));
        } else {
            ++alone;
            judged_to = found.judged_to;
        }
    }
    if (alone > 0)
        result.push_back(fmt::format("{}{} of one parameter: no further member to m = {} refutes",
                                     result.empty() ? "" : "of the other ",
                                     alone == 1 ? "1 family" : fmt::format("{} families", alone),
                                     judged_to));
    return result;
}

nlohmann::ordered_json families_json(const conjectures::HuntReport& report) {
    nlohmann::ordered_json result = nlohmann::ordered_json::array();
    for (const conjectures::FamilyFound& found : report.families) {
        nlohmann::ordered_json refutes = nlohmann::ordered_json::array();
        for (const conjectures::Range& range : found.refuting)
            refutes.push_back({range.low, range.high});
        result.push_back({{"family", to_string(found.family)},
                          {"judged", {1, found.judged_to}},
                          {"refutes", refutes}});
        if (!found.left.empty()) result.back()["left"] = found.left;
    }
    return result;
}

nlohmann::ordered_json constructions_json(const conjectures::HuntReport& report) {
    const conjectures::ConstructionsFound& found = *report.constructions;
    return {{"hit", to_string(found.hit)},
            {"least", to_string(found.least)},
            {"graph", text_of(found.graph)},
            {"is_first", is_least_construction(report)}};
}

}  // namespace gazetteer::reports
