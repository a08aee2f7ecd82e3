// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/game_file.hpp"

#include <algorithm>
#include <set>

#include "graph/formats/text_within.hpp"
#include "graph/formats/words.hpp"
#include "language/expressions/term_game.hpp"
#include "language/rules/change.hpp"
#include "language/rules/game_syntax.hpp"
#include "language/rules/guard.hpp"
#include "language/rules/repetition.hpp"
#include "oracle/script/analysis.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr std::size_t moves_max = 40;

/// Thrown and caught in this file.
struct GameFault {
    ParseError error;
};

[[noreturn]] void refuse(const std::string& message, int column) {
    throw GameFault{{message, column}};
}

using Names = std::vector<std::string>;

[[noreturn]] void refuse_unknown(const char* what, const GameWord& word, const Names& known) {
    std::string all = known.empty() ? "; there is none" : "; known are";
    for (const std::string& name : known) all += " " + name;
    refuse(
        "unknown " + std::string(what) + " '" + word.text + "'" + nearest_or(word.text, known, all),
        word.column);
}

int place_in(const char* what, const GameWord& word, const Names& known) {
    const auto found = std::ranges::find(known, word.text);
    if (found == known.end()) refuse_unknown(what, word, known);
    return static_cast<int>(found - known.begin());
}

const Names& item_functions() {
    static const Names result{"N", "into", "reachable", "joined"};
    return result;
}

void check_name(const GameWord& word) {
    const bool is_function = std::ranges::count(item_functions(), word.text) > 0;
    if (is_function || word.text == "empty" || has_meaning(word.text))
        refuse("'" + word.text + "' has a meaning already; choose another name", word.column);
}

/// One game: its names, then its moves.
class GameReader {
  public:
    explicit GameReader(const GameSyntax& syntax) : syntax_(syntax) {}

    script::Rules read() {
        check_name(syntax_.name);
        if (is_out_of_conjectures(syntax_.name.text))
            refuse("'" + syntax_.name.text + "' is a built-in game; choose another name",
                   syntax_.name.column);
        result_.name = syntax_.name.text;
        result_.column = syntax_.name.column;
        result_.directed = syntax_.directed;
        result_.misere = syntax_.misere;
        result_.source = syntax_.source;
        declare("tokens", syntax_.tokens, script::tokens_max, result_.tokens);
        declare("sets", syntax_.sets, script::sets_max, result_.sets);
        read_start();
        if (syntax_.moves.size() > moves_max)
            refuse("a game has at most " + std::to_string(moves_max) + " moves",
                   syntax_.moves[moves_max].column);
        for (const MoveSyntax& move : syntax_.moves) result_.moves.push_back(read_move(move));
        see_that_play_ends();
        return std::move(result_);
    }

  private:
    /// By a measure, or else by all plays on small boards, which the rules then say.
    void see_that_play_ends() {
        const auto endless = script::endless_moves(result_);
        if (endless.empty()) return;
        const Plays plays = all_plays(result_);
        if (plays.comes_back.empty() && plays.order >= least_order_played) {
            result_.played_to = plays.order;
            return;
        }
        refuse(endless.front().why + "; " +
                   (plays.comes_back.empty()
                        ? "all plays on boards of order " + std::to_string(least_order_played) +
                              " are too many to be followed"
                        : plays.comes_back),
               syntax_.moves[endless.front().move].column);
    }

    void declare(const char* what, const std::vector<GameWord>& words, int most, Names& names) {
        for (const GameWord& word : words) {
            check_name(word);
            if (!declared_.insert(word.text).second)
                refuse("'" + word.text + "' is declared twice", word.column);
            if (static_cast<int>(names.size()) == most)
                refuse("a game has at most " + std::to_string(most) + " " + what, word.column);
            names.push_back(word.text);
        }
    }

    /// It names tokens and sets.
    void read_start() {
        if (syntax_.second_start > 0)
            refuse("a game has one 'start': its effects stand behind it, with ';' or 'then'",
                   syntax_.second_start);
        vertices_ = result_.tokens;
        for (const EffectSyntax& effect : syntax_.start)
            result_.start.push_back(read_effect(effect));
        result_.start_text = syntax_.start_text;
    }

    script::Move read_move(const MoveSyntax& syntax) {
        vertices_ = result_.tokens;
        script::Move move{.player = syntax.player, .text = syntax.text, .line = syntax.line};
        move.binder = read_binder(syntax);
        several_ = move.binder.several ? move.binder.second : -1;
        MoveSite site{.binder = move.binder,
                      .names = static_cast<int>(vertices_.size()),
                      .directed = result_.directed};
        if (syntax.condition) {
            site.condition = std::make_shared<const Expression>(read_condition(syntax));
            const ConditionNames names{vertices_, result_.sets, result_.directed};
            move.guard = guard_of(*site.condition, names, syntax.condition_text);
        }
        for (const EffectSyntax& effect : syntax.effects)
            move.effects.push_back(read_effect(effect));
        move.changes = [site](std::span<const script::Effect> effects) {
            return changes(site, effects);
        };
        return move;
    }

    script::Binder read_binder(const MoveSyntax& syntax) {
        using Kind = script::Binder::Kind;
        script::Binder result{.first = bound(syntax.first)};
        const GameWord& sign = syntax.sign;
        if (sign.text.empty()) return result;
        if (syntax.first.text == syntax.second.text)
            refuse("the ends of an edge differ", syntax.second.column);
        if (sign.text == "->" && !result_.directed)
            refuse("a graph has edges: write ~, or 'on digraphs' before the moves", sign.column);
        if (sign.text == "~" && result_.directed)
            refuse("a digraph has arcs: write ->, or 'on graphs' before the moves", sign.column);
        result.kind = sign.text == "->" ? Kind::arc : Kind::edge;
        const std::size_t known = vertices_.size();
        result.second = bound(syntax.second);
        result.several = !syntax.any.text.empty();
        if (result.several && vertices_.size() == known)
            refuse(
                "a token stands on one vertex: behind 'any' a new name belongs, which stands for "
                "several",
                syntax.second.column);
        return result;
    }
    /// A token, or a new name.
    script::Name bound(const GameWord& word) {
        const auto known = std::ranges::find(vertices_, word.text);
        if (known != vertices_.end()) return static_cast<script::Name>(known - vertices_.begin());
        check_name(word);
        if (std::ranges::count(result_.sets, word.text) > 0)
            refuse("'" + word.text + "' is a set; choose another name", word.column);
        vertices_.push_back(word.text);
        return static_cast<script::Name>(vertices_.size()) - 1;
    }

    Expression read_condition(const MoveSyntax& syntax) const {
        const ConditionNames names{vertices_, result_.sets, result_.directed};
        const auto expression = resolve_condition(*syntax.condition, names);
        if (!expression) throw GameFault{expression.error()};
        return *expression;
    }

    script::Effect read_effect(const EffectSyntax& syntax) const {
        using Kind = script::Effect::Kind;
        script::Effect result{.begins_stage = syntax.begins_stage};
        if (syntax.kind == "+=" || syntax.kind == "-=") {
            result.kind = syntax.kind == "+=" ? Kind::include : Kind::exclude;
            result.target = place_in("set", syntax.target, result_.sets);
        } else if (syntax.kind == ":=") {
            result.kind = Kind::place;
            result.target = place_in("token", syntax.target, result_.tokens);
        } else if (syntax.kind == "erase") {
            result.kind = syntax.items.size() == 2 ? Kind::erase_edge : Kind::erase_at;
        } else {
            result.kind = syntax.kind == "keep" ? Kind::keep : Kind::remove;
        }
        const bool vertices_only = syntax.kind == ":=" || syntax.kind == "erase";
        for (const ItemSyntax& item : syntax.items)
            result.items.push_back(vertices_only ? vertex(item.name) : read_item(item));
        if (result.kind == Kind::place && result.items[0].place == several_)
            refuse("a token moves to one vertex: '" + syntax.items[0].name.text +
                       "' stands for several, as 'any' says",
                   syntax.items[0].name.column);
        return result;
    }

    script::Item vertex(const GameWord& word) const {
        return {script::Item::Kind::vertex, place_in("vertex", word, vertices_)};
    }
    script::Item read_item(const ItemSyntax& syntax) const {
        using Kind = script::Item::Kind;
        if (!syntax.function.text.empty()) {
            constexpr std::array<Kind, 4> kinds{Kind::neighbours, Kind::into, Kind::reachable,
                                                Kind::joined};
            const int function = place_in("function", syntax.function, item_functions());
            const auto joined = std::ranges::find(result_.sets, syntax.name.text);
            if (syntax.function.text == "joined" && joined != result_.sets.end())
                return {Kind::joined_to_set, static_cast<int>(joined - result_.sets.begin())};
            return {kinds.at(static_cast<std::size_t>(function)), vertex(syntax.name).place};
        }
        const auto set = std::ranges::find(result_.sets, syntax.name.text);
        if (set != result_.sets.end())
            return {Kind::set, static_cast<int>(set - result_.sets.begin())};
        Names known = vertices_;
        known.insert(known.end(), result_.sets.begin(), result_.sets.end());
        return {Kind::vertex, place_in("vertex or set", syntax.name, known)};
    }

    const GameSyntax& syntax_;
    script::Rules result_;
    std::set<std::string> declared_;
    /// What names a vertex in the move that is read: the tokens, then what its binder brings.
    Names vertices_;
    /// Which of them stands for several vertices; -1: none.
    script::Name several_ = -1;
};

}  // namespace

Parsed<std::vector<script::Rules>> parse_games(std::string_view text) {
    const auto syntax = parse_game_syntax(text);
    if (!syntax) return syntax.error();
    std::vector<script::Rules> result;
    std::set<std::string> names;
    try {
        for (const GameSyntax& game : *syntax) {
            if (!names.insert(game.name.text).second)
                refuse("two games have the name '" + game.name.text + "'", game.name.column);
            result.push_back(GameReader(game).read());
        }
        return result;
    } catch (const GameFault& fault) {
        return fault.error;
    }
}

std::optional<std::string> text_of_games(const std::string& path) {
    return text_within(path, game_file_length_max);
}

}  // namespace gazetteer::conjectures
