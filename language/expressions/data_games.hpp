// SPDX-License-Identifier: GPL-3.0-or-later
// The games given as data of which conjectures may ask: the shipped ones, and those that were
// added.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"
#include "language/expressions/expression.hpp"
#include "oracle/script/rules.hpp"

namespace gazetteer::conjectures {

/// Adds all games of the file with this text to those that every conjecture of this process may
/// name, or none; the errors are those of GameLibrary::add. For the start of a program: no other
/// thread may parse or evaluate at that time.
std::optional<ParseError> add_data_games(std::string_view text, const std::string& file);
/// The files from which the games of the expression that are not shipped came, each once.
std::vector<std::string> files_of_games(const Expression& expression);

/// The rules of the games given as data that the expression names, as a file has them, each once.
std::vector<std::string> rules_texts(const Expression& expression);

/// The game of that name, whether or not a conjecture may ask about it.
std::optional<TermGame> data_game_named(std::string_view name);
/// In the order in which they came.
std::vector<std::string> data_game_names();

/// Null for none and for the games of the list.
const script::Rules* rules_of(TermGame game);
/// The name of a game given as data.
const char* name_of_data(TermGame game);
bool is_unrooted_data(TermGame game);

/// Why a term cannot be asked of a game given as data, to follow its name: "is misere, and Grundy
/// values are those of normal play". Empty if it can.
std::string why_not_asked(std::string_view term, TermGame game);
/// Why the game has no unrooted form; empty if it has one.
std::string why_not_unrooted(TermGame game);

}  // namespace gazetteer::conjectures
