// SPDX-License-Identifier: GPL-3.0-or-later
// A census in print: one JSON object or one table an order, the same from one run or from shards.
#pragma once

#include <string>

#include "work/census/census.hpp"

namespace gazetteer::census {

/// The counts of one order, in the order in which they are printed: `game`, `order`, `connected`,
/// then the columns; with `by_size`, `sizes`, an object for each number of edges; for labelled
/// graphs `probability`, an exact polynomial.
nlohmann::ordered_json report(const Request& request, const Findings& findings, int order);

/// All orders, a line each with `json`, else a table each, with an empty line between. Lines are
/// ended but for the last.
std::string report_text(const Request& request, const Findings& findings);

}  // namespace gazetteer::census
