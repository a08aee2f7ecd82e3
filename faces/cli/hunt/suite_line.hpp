// SPDX-License-Identifier: GPL-3.0-or-later
// One conjecture of a file: hunted, and held against what the file expects of it.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/hunt/suite.hpp"

namespace gazetteer::cli {

struct SuiteOutcome {
    conjectures::HuntReport report;
    /// Why it is not as expected; empty if it is.
    std::string fault;
    double seconds = 0;
};

/// "holds", "refuted", "open".
const char* to_string(conjectures::Expected expected);

/// The lines of a file of conjectures. Throws InputError with the place of what is wrong.
std::vector<conjectures::SuiteLine> suite_lines(const std::string& file);

/// Why what was found is not what the line expects; empty if it is, or if nothing was decided.
std::string suite_fault(const conjectures::SuiteLine& line, const conjectures::HuntReport& report);
/// Hunts on the ground of the line, with a display of its progress.
SuiteOutcome run_suite_line(const conjectures::SuiteLine& line,
                            const conjectures::HuntOptions& options);
/// The verdict and what it rests on.
std::string suite_words(const conjectures::SuiteLine& line, const conjectures::HuntReport& report);
/// The same in a line with the id.
std::string suite_summary(const conjectures::SuiteLine& line,
                          const conjectures::HuntReport& report);

}  // namespace gazetteer::cli
