// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/game_library.hpp"

#include <algorithm>

namespace gazetteer::conjectures {

GameLibrary GameLibrary::shipped() {
    static const GameLibrary result = [] {
        GameLibrary library;
        for (const GameFile& file : shipped_game_files()) {
            const auto error = library.add(file.text);
            require(!error, "shipped games without a fault");
        }
        return library;
    }();
    return result;
}

std::optional<ParseError> GameLibrary::add(std::string_view text) {
    const auto parsed = parse_games(text);
    if (!parsed) return parsed.error();
    for (const script::Rules& rules : *parsed)
        if (find(rules.name) != nullptr)
            return ParseError{
                "a game with the name '" + rules.name + "' is known already; choose another name",
                rules.column};
    games_.insert(games_.end(), parsed->begin(), parsed->end());
    return std::nullopt;
}

const script::Rules* GameLibrary::find(std::string_view name) const {
    const auto found = std::ranges::find(games_, name, &script::Rules::name);
    return found == games_.end() ? nullptr : &*found;
}

std::vector<std::string> GameLibrary::names() const {
    std::vector<std::string> result;
    for (const script::Rules& rules : games_) result.push_back(rules.name);
    return result;
}

}  // namespace gazetteer::conjectures
