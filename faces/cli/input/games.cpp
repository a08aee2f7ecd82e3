// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/input/games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "faces/cli/output/output.hpp"

namespace gazetteer::cli {

std::string game_list() {
    return fmt::format("{}", fmt::join(Games::names, " "));
}

Game game_of(const std::string& name) {
    if (const auto game = Game::named(name)) return *game;
    throw InputError("'" + name + "' is not a game; the games are " + game_list());
}

}  // namespace gazetteer::cli
