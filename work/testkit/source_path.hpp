// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sources are, and what is built of them. Only tests may read them, and only to compare
// them with what they compute. A program finds both from where it lies itself: in each checkout it
// is the same. GAZETTEER_BUILD names the folder of the build to a program that lies elsewhere.
#pragma once

#include <string>

namespace gazetteer {

/// The whole path of a file or folder that is named from the root of the tree; of the root itself
/// if it is not named. Throws std::logic_error in a test of tools/once that is not said to read it.
std::string source_path(const std::string& name = "");

/// The same for what is named from the folder of the build, such as "bin/gazetteer".
std::string build_path(const std::string& name);

}  // namespace gazetteer
