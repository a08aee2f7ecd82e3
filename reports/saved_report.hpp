// A report as run files keep it, whole and back.
#pragma once

#include <nlohmann/json.hpp>

#include "properties/report.hpp"

namespace gazetteer::cli {

nlohmann::json saved(const Report& report);
/// Throws nlohmann::json::exception on anything else.
Report restored(const nlohmann::json& json);

}  // namespace gazetteer::cli
