// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/term_game.hpp"

#include "language/expressions/data_games.hpp"

namespace gazetteer::conjectures {

namespace {

/// The name of a game as an identifier of the language.
std::string identifier(std::string_view name) {
    std::string result(name);
    std::ranges::replace(result, '-', '_');
    return result;
}

template <class R>
std::string name_of() {
    if constexpr (is_unrooted_form<R>)
        return "unrooted(" + name_of<typename RootedForm<R>::type>() + ")";
    else
        return identifier(R::name);
}

const std::vector<std::string>& names() {
    static const std::vector<std::string> result = [] {
        std::vector<std::string> all{"none"};
        TermGames::for_each([&all]<class R>() { all.push_back(name_of<R>()); });
        return all;
    }();
    return result;
}

/// What holds of none and of each game.
template <class... R>
struct Flags {
    static constexpr std::array<bool, sizeof...(R) + 1> rooted{false, (token_count<R> == 1)...};
    static constexpr std::array<bool, sizeof...(R) + 1> unrooted{false, is_unrooted_form<R>...};
    static constexpr std::array<bool, sizeof...(R) + 1> directed{
        false, is_directed<typename RootedForm<R>::type>...};
};
using Flag = TermGames::as<Flags>;

}  // namespace

std::vector<TermGame> term_games(About about) {
    std::vector<TermGame> result;
    TermGames::for_each([&]<class R>() {
        if (about_of(term_game<R>) == about) result.push_back(term_game<R>);
    });
    return result;
}

About about_of(TermGame game) {
    const script::Rules* const rules = rules_of(game);
    const bool directed =
        rules != nullptr ? rules->directed : Flag::directed.at(static_cast<std::size_t>(game));
    return directed ? About::digraphs : About::graphs;
}

const char* to_string(TermGame game) {
    if (rules_of(game) != nullptr) return name_of_data(game);
    return names().at(static_cast<std::size_t>(game)).c_str();
}

int token_count_of(TermGame game) {
    if (const script::Rules* rules = rules_of(game))
        return is_unrooted_data(game) ? 0 : rules->token_count();
    return Flag::rooted.at(static_cast<std::size_t>(game)) ? 1 : 0;
}

bool is_unrooted(TermGame game) {
    if (rules_of(game) != nullptr) return is_unrooted_data(game);
    return Flag::unrooted.at(static_cast<std::size_t>(game));
}

TermGame unrooted_form(TermGame game) {
    if (rules_of(game) != nullptr)
        return why_not_unrooted(game).empty()
                   ? static_cast<TermGame>(static_cast<std::uint16_t>(game) + 1)
                   : TermGame::none;
    return visit(game, []<class R>() {
        if constexpr (has_unrooted_form<R>)
            return term_game<Unrooted<R>>;
        else
            return TermGame::none;
    });
}

std::optional<TermGame> game_named(std::string_view name) {
    for (About about : {About::graphs, About::digraphs})
        for (TermGame game : term_games(about))
            if (name == to_string(game)) return game;
    return std::nullopt;
}

bool is_out_of_conjectures(std::string_view name) {
    bool result = false;
    Games::for_each([&]<class R>() {
        result = result || (out_of_conjectures<R> != nullptr && name == identifier(R::name));
    });
    return result;
}

std::string listed(bool (*fits)(TermGame), std::string_view last, About about) {
    std::vector<std::string> fitting;
    for (TermGame game : term_games(about))
        if (fits(game)) fitting.emplace_back(to_string(game));
    std::string result;
    for (std::size_t i = 0; i < fitting.size(); ++i) {
        if (i > 0) result += i + 1 < fitting.size() ? ", " : " " + std::string(last) + " ";
        result += fitting[i];
    }
    return result;
}

}  // namespace gazetteer::conjectures
