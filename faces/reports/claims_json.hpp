// SPDX-License-Identifier: GPL-3.0-or-later
// Claims and what a run found of them, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::reports {

/// One claim with what a run found, or with nulls where it was not run.
nlohmann::ordered_json to_json(const properties::AnyClaim& claim, const properties::Report* report);

/// An object for each family without an upper end: family, verdict, least, reason.
nlohmann::ordered_json for_all_json(const std::vector<properties::ForAllRun>& runs);

/// The array of all claims; reports is empty or as long as claims.
std::string json_text(std::span<const properties::AnyClaim> claims,
                      std::span<const properties::Report> reports);

}  // namespace gazetteer::reports
