// SPDX-License-Identifier: GPL-3.0-or-later
// By itself, for the module for browsers, which has hunts and no claims.
#include <nlohmann/json.hpp>

#include "faces/reports/claims_json.hpp"

namespace gazetteer::reports {

nlohmann::ordered_json for_all_json(const std::vector<properties::ForAllRun>& runs) {
    const auto text_or_null = [](const std::string& text) {
        return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
    };
    nlohmann::ordered_json result = nlohmann::ordered_json::array();
    for (const properties::ForAllRun& run : runs)
        result.push_back({{"family", run.family},
                          {"verdict", to_string(run.kind)},
                          {"least", text_or_null(run.least)},
                          {"reason", text_or_null(run.reason)}});
    return result;
}

}  // namespace gazetteer::reports
