// SPDX-License-Identifier: GPL-3.0-or-later
// The games given as data: the shipped ones and those of --games FILE.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"
#include "language/rules/game_library.hpp"
#include "oracle/rules/games.hpp"

namespace gazetteer::cli {

/// --games FILE, repeatable.
void add_games_option(Verb& verb, std::vector<std::string>& files);

/// A file of --games with its text.
struct GamesFile {
    std::string name;
    std::string text;
};
/// Throws InputError for a file that cannot be read.
std::vector<GamesFile> read_games_files(const std::vector<std::string>& names);
/// From now on conjectures may name the games of the files. Throws InputError with the file, line
/// and column at the first fault.
void add_to_conjectures(const std::vector<GamesFile>& files);

/// The games of a file. Throws InputError with the file, line and column at the first fault.
std::vector<script::Rules> games_in(const std::string& file);
/// The one game of a text. Throws InputError, naming `where`, for any other text.
script::Rules game_from_text(const std::string& text, const std::string& where);
/// The shipped games and those of the files; all or none. Throws InputError.
conjectures::GameLibrary library_of(const std::vector<std::string>& files);

/// Nothing for a built-in game. Throws InputError, with the nearest known one, for a name
/// that nothing has.
std::optional<script::Rules> script_game_of(const std::string& name,
                                            const std::vector<std::string>& files);

/// The rules of a built-in game as a shipped file has them, for the games whose positions are not a
/// board and one token. Throws InputError for edge labelling, which no file has.
script::Rules rules_of_built_in(Game game);

}  // namespace gazetteer::cli
