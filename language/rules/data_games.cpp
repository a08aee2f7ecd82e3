// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/data_games.hpp"

#include <algorithm>
#include <deque>

#include "language/rules/game_library.hpp"
#include "oracle/script/values.hpp"

namespace gazetteer::conjectures {

namespace {

/// The place of the first game after those of the list. A game has two places: as it is, and its
/// unrooted form.
constexpr std::size_t first_place = TermGames::size + 1;
constexpr std::size_t games_max = (65'536 - first_place) / 2;

struct DataGames {
    GameLibrary library = GameLibrary::shipped();
    /// By place; texts stay where they are.
    std::deque<std::string> names = {};
    /// By game; empty for a shipped one.
    std::vector<std::string> files = {};

    DataGames() { name_new(""); }
    void name_new(const std::string& file) {
        files.resize(library.games().size(), file);
        for (std::size_t i = names.size() / 2; i < library.games().size(); ++i) {
            const std::string& name = library.games()[i].name;
            names.push_back(name);
            names.push_back("unrooted(" + name + ")");
        }
    }
};

DataGames& data_games() {
    static DataGames result;
    return result;
}

std::size_t place_among_data(TermGame game) {
    return static_cast<std::size_t>(game) - first_place;
}

}  // namespace

std::optional<ParseError> add_data_games(std::string_view text, const std::string& file) {
    GameLibrary more = data_games().library;
    if (auto error = more.add(text)) return error;
    if (more.games().size() > games_max)
        return ParseError{
            "with this file there are more than " + std::to_string(games_max) + " games", 1};
    data_games().library = std::move(more);
    data_games().name_new(file);
    return std::nullopt;
}

std::vector<std::string> files_of_games(const Expression& expression) {
    std::vector<std::string> result;
    for (const Node& node : expression.nodes()) {
        if (rules_of(node.game) == nullptr) continue;
        const std::string& file = data_games().files.at(place_among_data(node.game) / 2);
        if (!file.empty() && std::ranges::count(result, file) == 0) result.push_back(file);
    }
    return result;
}

std::vector<std::string> rules_texts(const Expression& expression) {
    std::vector<std::string> result;
    for (const Node& node : expression.nodes()) {
        const script::Rules* const rules = rules_of(node.game);
        if (rules == nullptr) continue;
        const std::string written = text(*rules);
        if (std::ranges::count(result, written) == 0) result.push_back(written);
    }
    return result;
}

std::optional<TermGame> data_game_named(std::string_view name) {
    // The partizan games of the list have no terms of their own.
    if (name == "partizan_uvg") name = "partizan_vertex_geography";
    if (name == "partizan_ueg") name = "partizan_edge_geography";
    const auto& games = data_games().library.games();
    for (std::size_t i = 0; i < games.size(); ++i)
        if (games[i].name == name) return static_cast<TermGame>(first_place + 2 * i);
    return std::nullopt;
}

std::vector<std::string> data_game_names() {
    return data_games().library.names();
}

const script::Rules* rules_of(TermGame game) {
    if (static_cast<std::size_t>(game) < first_place) return nullptr;
    return &data_games().library.games().at(place_among_data(game) / 2);
}

bool is_unrooted_data(TermGame game) {
    return place_among_data(game) % 2 != 0;
}

const char* name_of_data(TermGame game) {
    return data_games().names.at(place_among_data(game)).c_str();
}

std::string why_not_asked(std::string_view term, TermGame game) {
    const script::Rules& rules = *rules_of(game);
    if (rules.token_count() > 2)
        return "is played from " + std::to_string(rules.token_count()) +
               " vertices, and a term names two at most";
    if (term == "outcome" && !rules.is_partizan())
        return "is impartial: write P(" + rules.name + ") or N(" + rules.name + ")";
    if (term == "value")
        return script::ValueSolver::plays(rules)
                   ? ""
                   : "is misere, and values are those of normal play: write " +
                         std::string(rules.is_partizan() ? "outcome(" : "P(") + rules.name + ")";
    if (term == "outcome" || rules.has_grundy_values()) return "";
    if (term == "grundy")
        return rules.is_partizan() ? "is partizan, and Grundy values are those of impartial games"
                                   : "is misere, and Grundy values are those of normal play";
    if (!rules.is_partizan()) return "";
    if (term == "winning_moves") return "is partizan: each player has moves of their own";
    return "is partizan and has four outcomes: write outcome(" + rules.name +
           ") = " + std::string(term);
}

std::string why_not_unrooted(TermGame game) {
    const script::Rules& rules = *rules_of(game);
    if (is_unrooted_data(game) || rules.token_count() != 1)
        return "has no root to take away: that takes one token";
    if (rules.is_partizan()) return "is partizan, and an unrooted form takes an impartial game";
    return "";
}

}  // namespace gazetteer::conjectures
