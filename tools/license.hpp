// SPDX-License-Identifier: GPL-3.0-or-later
// The line of every source file that names its licence.
#pragma once

#include <string>
#include <vector>

#include "tools/source_tree.hpp"

namespace gazetteer::source_tree {

/// Whether a line is a comment that holds an SPDX licence identifier, and nothing else.
bool is_license_line(const std::string& line);

/// Programs, scripts and proofs, by their endings or by the #! that they start with; data and
/// documents are not source files.
bool is_source_file(const SourceFile& file);

/// One fault unless the first line, or the one after #!, names the licence of Gazetteer.
std::vector<std::string> missing_license(const SourceFile& file);

}  // namespace gazetteer::source_tree
