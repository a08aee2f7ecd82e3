// SPDX-License-Identifier: GPL-3.0-or-later
// What a run found of the claims, as a table for people.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::reports {

/// The rows, a header first.
std::vector<std::string> claims_table(std::span<const properties::AnyClaim> claims,
                                      std::span<const properties::Report> reports);

}  // namespace gazetteer::reports
