// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a hunt as a cache keeps it: what the expectation of a line is held against.
#pragma once

#include <nlohmann/json.hpp>

#include "counterexamples/hunt/suite.hpp"

namespace gazetteer::cli {

/// Whether the verdict is one for ever: it holds or is refuted, and no limit had a part in it.
bool is_kept(const conjectures::HuntReport& report);
nlohmann::json kept_json(const conjectures::HuntReport& report);
/// Throws nlohmann::json::exception if that is not what kept_json() wrote.
conjectures::HuntReport kept_report(const nlohmann::json& json, const conjectures::SuiteLine& line);

}  // namespace gazetteer::cli
