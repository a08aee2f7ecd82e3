// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of any bytes given to the reader of games: the fuzz target and the tests call the
// same function.
#pragma once

#include <string_view>

#include "language/expressions/syntax_properties.hpp"
#include "language/rules/game_file.hpp"
#include "oracle/script/interpreter.hpp"

namespace gazetteer::conjectures {

/// Play from the start ends within `most` moves, each the first option of the player.
inline bool first_options_end(const script::Rules& rules, int most) {
    script::Interpreter game(rules);
    const std::vector<Vertex> tokens(rules.tokens.size(), 0);
    script::Position position = rules.directed
                                    ? game.start(Digraph(3, {{0, 1}, {1, 2}, {2, 0}}), tokens)
                                    : game.start(Graph(3, {{0, 1}, {1, 2}}), tokens);
    Player player = Player::left;
    for (int step = 0; step < most; ++step) {
        const auto options = game.options(position, player);
        if (options.empty()) return true;
        position = options.front();
        player = opponent(player);
    }
    return false;
}

/// Games that are read can be played and end; whatever is refused has a sound error. Throws
/// ContractViolation if not.
inline void require_sound_games(std::string_view text) {
    const auto parsed = parse_games(text);
    if (!parsed) return require_sound_error(text, parsed.error());
    for (const script::Rules& rules : *parsed) try {
            // Vertices, edges and the places of the sets bound the moves.
            require(first_options_end(rules, 3 + 6 + 3 * script::sets_max), "an end");
        } catch (const script::RulesError&) {
        }
}

}  // namespace gazetteer::conjectures
