// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the shipped games, which the program has within itself, as files that an editor can
// open.
#pragma once

#include <functional>
#include <string>

#include "language/rules/game_library.hpp"

namespace gazetteer::editor {

/// The path of a file that has the text of a shipped one; empty where there is none.
using ShippedFiles = std::function<std::string(const conjectures::GameFile&)>;

/// The file that was installed with the program, in `share/gazetteer/games` beside its folder.
/// Where it is not there, or has other games, the text is written into `gazetteer/games` of the
/// folder for caches
/// ($XDG_CACHE_HOME, or ~/.cache), to be read alone. Empty where that cannot be.
std::string shipped_file(const conjectures::GameFile& file);

}  // namespace gazetteer::editor
