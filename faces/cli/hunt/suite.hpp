// SPDX-License-Identifier: GPL-3.0-or-later
// A file of conjectures as a test suite.
#pragma once

#include <string>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "faces/cli/hunt/improve.hpp"
#include "faces/cli/hunt/request.hpp"

namespace gazetteer::cli {

/// The file, and where JUnit's XML and a page go; empty for nowhere, "-" for standard output.
struct SuiteFiles {
    std::string conjectures;
    std::string junit;
    std::string html;
    /// One JSON object a line on standard output, for no words.
    bool json = false;
    /// The files of --games, already read.
    std::vector<std::string> games = {};
    /// What --term said, already known.
    std::vector<std::string> terms = {};
    /// Whether the refuted are repaired, and those that hold sharpened.
    ImproveArguments improve = {};
    /// What is said of the second judge.
    HuntRequest request = {};
};

/// Hunts each conjecture of the file on its ground, prints a line for each and writes the files.
/// The options used are threads, stop and bytes. Returns the exit code: 0 all as expected, 1 some
/// are not, 3 some are inconclusive. Throws std::logic_error where a recheck differs.
int run_suite(const SuiteFiles& files, const conjectures::HuntOptions& options);

}  // namespace gazetteer::cli
