// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sources are. Only tests may read them, and only to compare them with what they compute.
#pragma once

#include <string>

namespace gazetteer {

/// The whole path of a file or folder that is named from the root of the tree; of the root itself
/// if it is not named.
std::string source_path(const std::string& name = "");

}  // namespace gazetteer
