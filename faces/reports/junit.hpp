// SPDX-License-Identifier: GPL-3.0-or-later
// JUnit's XML, as CI servers read it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "properties/framework/any_claim.hpp"
#include "properties/framework/report.hpp"

namespace gazetteer::reports {

struct JunitCase {
    std::string class_name;
    std::string name;
    double seconds = 0;
    /// Messages; the case fails if there are any.
    std::vector<std::string> failures = {};
    /// Why it was not judged; empty if it was.
    std::string skipped = {};
    /// What it says of itself; may be empty.
    std::string output = {};
};
std::string junit_text(const std::string& suite, std::span<const JunitCase> cases);

/// One test case a claim.
std::string junit_text(std::span<const properties::AnyClaim> claims,
                       std::span<const properties::Report> reports);

}  // namespace gazetteer::reports
