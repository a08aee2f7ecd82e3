// SPDX-License-Identifier: GPL-3.0-or-later
// A report as run files keep it, whole and back.
#pragma once

#include <nlohmann/json.hpp>

#include "properties/framework/report.hpp"

namespace gazetteer::reports {

nlohmann::json saved(const properties::Report& report);
nlohmann::json saved(const std::vector<properties::ForAllRun>& runs);
std::vector<properties::ForAllRun> restored_runs(const nlohmann::json& json);
/// Throws nlohmann::json::exception on anything else.
properties::Report restored(const nlohmann::json& json);

}  // namespace gazetteer::reports
