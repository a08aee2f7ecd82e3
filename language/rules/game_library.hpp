// SPDX-License-Identifier: GPL-3.0-or-later
// The games given as data that are known by name: the shipped ones, and those of more files.
#pragma once

#include <optional>
#include <span>

#include "language/rules/game_file.hpp"

namespace gazetteer::conjectures {

/// A file of games: its name without folder, and its text.
struct GameFile {
    const char* name;
    const char* text;
};
/// The files of oracle/games/ in the source tree, as this program was built with them; by name.
std::span<const GameFile> shipped_game_files();

/// Games by name. A value.
class GameLibrary {
  public:
    /// The shipped games; they are read once.
    static GameLibrary shipped();

    /// Adds all games of a file's text, or none: the errors are those of parse_games, and a game
    /// whose name one in the library has.
    std::optional<ParseError> add(std::string_view text);
    /// Null when no game has the name.
    const script::Rules* find(std::string_view name) const;
    /// In the order in which they came.
    const std::vector<script::Rules>& games() const { return games_; }
    std::vector<std::string> names() const;

  private:
    std::vector<script::Rules> games_;
};

}  // namespace gazetteer::conjectures
