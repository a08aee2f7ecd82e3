// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the blow-ups that a search found.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::reports {

/// Whether the first counterexample is the least of the blow-ups, and not a smaller graph.
bool is_least_blow_up(const conjectures::HuntReport& report);

/// "corona(K8, K1): order 16, size 36".
std::string blow_up_text(const BlowUp& b);

/// The graph that was hit, and in which of several spaces.
std::string hit_text(const conjectures::HuntReport& report);

/// The blow-up that was hit, the least one, and whether that is the first counterexample.
nlohmann::ordered_json blow_ups_json(const conjectures::HuntReport& report);

}  // namespace gazetteer::reports
