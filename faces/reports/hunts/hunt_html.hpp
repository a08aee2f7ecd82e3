// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts as pages: one conjecture with its counterexamples, or a file of conjectures.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "faces/reports/html/drawing.hpp"
#include "faces/reports/html/html_page.hpp"

namespace gazetteer::reports {

/// The verdict, the first `listed` counterexamples drawn by `draw` with their values and replay
/// lines, the close calls, and the provenance. The same bytes for the same hunt. Throws as
/// layout_of does.
std::string hunt_page(const conjectures::Conjecture& conjecture,
                      const conjectures::HuntReport& report, std::size_t listed,
                      const Provenance& provenance, const Drawer& draw);

/// A conjecture of a file with what became of it.
struct SuiteRow {
    std::string id;
    std::string text;
    std::string comment;
    std::string expected;
    /// Why it is not as expected; empty if it is.
    std::string fault;
    const conjectures::Conjecture* conjecture = nullptr;
    const conjectures::HuntReport* report = nullptr;
};
/// A table with filters, and the least counterexample of each refuted conjecture drawn.
std::string suite_page(const std::string& file, const std::vector<SuiteRow>& rows,
                       const Provenance& provenance, const Drawer& draw);

}  // namespace gazetteer::reports
