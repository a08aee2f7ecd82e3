// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the constructions that a search found.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"

namespace gazetteer::reports {

/// Whether the first counterexample is the least of the constructions, and not a smaller graph.
bool is_least_construction(const conjectures::HuntReport& report);

/// The least construction: "corona(K8, K1): order 16, size 36".
std::string construction_text(const conjectures::HuntReport& report);

/// The graph that was hit, and in which of several spaces.
std::string hit_text(const conjectures::HuntReport& report);

/// The construction that was hit, the least one, and whether that is the first counterexample.
nlohmann::ordered_json constructions_json(const conjectures::HuntReport& report);

/// What is told of the families of the least construction, a line each: those of which more than
/// one member refutes, then how many others there are.
std::vector<std::string> family_lines(const conjectures::HuntReport& report);
/// All families.
nlohmann::ordered_json families_json(const conjectures::HuntReport& report);

}  // namespace gazetteer::reports
