// SPDX-License-Identifier: GPL-3.0-or-later
// The games by their names on the command line.
#pragma once

#include <string>

#include "oracle/rules/games.hpp"

namespace gazetteer::cli {

/// The games' names, for help texts: "uvg ueg dvg ...".
std::string game_list();

/// Throws InputError, naming all games, unless the name is one.
Game game_of(const std::string& name);

}  // namespace gazetteer::cli
