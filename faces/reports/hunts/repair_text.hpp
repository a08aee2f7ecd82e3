// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a refuted statement true, and what is more than one that holds says, for people and
// for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "counterexamples/repair/repair.hpp"
#include "counterexamples/repair/sharpen.hpp"

namespace gazetteer::reports {

/// Lines for people, to stand below those of the hunt.
std::vector<std::string> repair_lines(const conjectures::Conjecture& conjecture,
                                      const conjectures::RepairReport& report);
std::vector<std::string> sharpen_lines(const conjectures::SharpenReport& report);

/// One object.
nlohmann::ordered_json repair_json(const conjectures::RepairReport& report);
nlohmann::ordered_json sharpen_json(const conjectures::SharpenReport& report);

}  // namespace gazetteer::reports
