// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a file of games as a tree, before names are known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "language/expressions/syntax.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer::conjectures {

/// A name and the column at which it begins in the whole text, counted from 1.
struct GameWord {
    std::string text = {};
    int column = 1;
};

/// u, S, or N(u): `function` is empty or "N", "into", "reachable", "joined".
struct ItemSyntax {
    GameWord function = {};
    GameWord name = {};
};

struct EffectSyntax {
    /// "delete", "keep", "erase", "+=", "-=" or ":=".
    std::string kind = {};
    int column = 1;
    /// The set or token before the sign.
    GameWord target = {};
    std::vector<ItemSyntax> items = {};
    /// It stands behind "then".
    bool begins_stage = false;
};

struct MoveSyntax {
    std::optional<Player> player = {};
    GameWord first = {};
    /// "", "~" or "->", then perhaps "any", then the second name.
    GameWord sign = {};
    GameWord any = {};
    GameWord second = {};
    /// Its columns are those of the whole text.
    std::optional<Syntax> condition = {};
    std::string condition_text = {};
    std::vector<EffectSyntax> effects = {};
    /// From "move" to its end, with single spaces.
    std::string text = {};
    int column = 1;
    int line = 1;
};

struct GameSyntax {
    GameWord name = {};
    bool directed = false;
    std::vector<GameWord> tokens = {};
    std::vector<GameWord> sets = {};
    bool misere = false;
    std::string source = {};
    /// What is done before the first move; the text from "start" to its end, with single spaces.
    std::vector<EffectSyntax> start = {};
    std::string start_text = {};
    /// The column of a second such line, which is not read; 0 if there is none.
    int second_start = 0;
    std::vector<MoveSyntax> moves = {};
};

/// What is refused, so that hostile text costs neither time nor stack.
constexpr std::size_t game_file_length_max = 20'000;

/// Parses a file of games. An error has the column (from 1, in bytes of the whole text) of the
/// first thing that does not fit, and says what would have; describe() shows it with its line.
Parsed<std::vector<GameSyntax>> parse_game_syntax(std::string_view text);

}  // namespace gazetteer::conjectures
