// SPDX-License-Identifier: GPL-3.0-or-later
// b-files, as the On-Line Encyclopedia of Integer Sequences takes them: "n a(n)" a line, comments
// after #.
#pragma once

#include <string>
#include <vector>

#include "work/census/census.hpp"

namespace gazetteer::census {

struct BFile {
    /// "b-ueg-P_roots.txt".
    std::string name;
    std::string content;
};

/// One for each column of counts, over the orders of the request; `version` is the program's. The
/// first lines say what is counted and with which command. Lines are ended but for the last.
std::vector<BFile> b_files(const Request& request, const Findings& findings,
                           const std::string& version);

/// The arguments of gazetteer that repeat the counts: "census ueg --order 0..8 --connected".
std::string command_line(const Request& request);

}  // namespace gazetteer::census
