// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/hunts/blow_up_told.hpp"

#include <fmt/format.h>

#include "graph/canonical/canonical.hpp"

namespace gazetteer::reports {

bool is_least_blow_up(const conjectures::HuntReport& report) {
    return canonical(report.counterexamples.front().graph.graph()) ==
           canonical(report.blow_ups->least.small_graph());
}

std::string blow_up_text(const BlowUp& b) {
    return fmt::format("{}: order {}, size {}", to_string(b), b.order(), b.size());
}

std::string hit_text(const conjectures::HuntReport& report) {
    const std::string graph = text_of(*report.hit);
    if (report.blow_ups) return graph + ", among blow-ups: " + to_string(report.blow_ups->hit);
    return report.guided && report.guided->over == "all" ? graph + ", by flips" : graph;
}

nlohmann::ordered_json blow_ups_json(const conjectures::HuntReport& report) {
    const BlowUp& least = report.blow_ups->least;
    return {{"hit", to_string(report.blow_ups->hit)},
            {"least", to_string(least)},
            {"graph", text_of(least.small_graph())},
            {"is_first", is_least_blow_up(report)}};
}

}  // namespace gazetteer::reports
