// SPDX-License-Identifier: GPL-3.0-or-later
// How a file that is complete takes its name.
#pragma once

#include <string>

namespace gazetteer::runs {

/// Renames a file, over what has the name, so that the renaming lasts over a failure of the
/// machine. Throws RunFileError.
void put_in_place(const std::string& from, const std::string& to);

}  // namespace gazetteer::runs
