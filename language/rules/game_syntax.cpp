// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/game_syntax.hpp"

#include <algorithm>
#include <tao/pegtl/contrib/parse_tree.hpp>
#include <utility>

#include "language/expressions/reading/furthest.hpp"
#include "language/rules/game_grammar.hpp"

namespace gazetteer::conjectures {

namespace {

/// Thrown and caught in this file: a fault inside a condition.
struct ConditionFault {
    ParseError error;
};

}  // namespace

template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <typename...> class,
          template <typename...> class, typename Input, typename... States>
bool game_grammar::condition::match(Input& in, States&&...) {
    std::size_t length = 0;
    const auto parsed = parse_condition({in.current(), in.size()}, length);
    if (!parsed) {
        ParseError error = parsed.error();
        error.column += static_cast<int>(in.byte());
        throw ConditionFault{std::move(error)};
    }
    in.bump(length);
    return true;
}

namespace {

namespace rule = game_grammar;
namespace tree = tao::pegtl::parse_tree;
using TreeNode = tree::node;

/// What people call a token of the grammar; null for the rules that are none.
template <class Rule>
constexpr const char* game_label = nullptr;
template <>
constexpr const char* game_label<rule::name> = "a name";
template <>
constexpr const char* game_label<rule::game_word> = "'game'";
template <>
constexpr const char* game_label<rule::move_word> = "'move'";
template <>
constexpr const char* game_label<rule::graphs_word> = "'graphs'";
template <>
constexpr const char* game_label<rule::digraphs_word> = "'digraphs'";
template <>
constexpr const char* game_label<rule::where_word> = "'where'";
template <>
constexpr const char* game_label<rule::delete_word> = "'delete'";
template <>
constexpr const char* game_label<rule::erase_word> = "'erase'";
template <>
constexpr const char* game_label<rule::keep_word> = "'keep'";
template <>
constexpr const char* game_label<rule::then_word> = "'then'";
template <>
constexpr const char* game_label<rule::any_word> = "'any'";
template <>
constexpr const char* game_label<rule::open> = "'('";
template <>
constexpr const char* game_label<rule::close> = "')'";
template <>
constexpr const char* game_label<rule::comma> = "','";
template <>
constexpr const char* game_label<rule::colon> = "':'";
template <>
constexpr const char* game_label<rule::tilde> = "'~'";
template <>
constexpr const char* game_label<rule::arrow> = "'->'";
template <>
constexpr const char* game_label<rule::include_sign> = "'+='";
template <>
constexpr const char* game_label<rule::exclude_sign> = "'-='";
template <>
constexpr const char* game_label<rule::place_sign> = "':='";
template <>
constexpr const char* game_label<tao::pegtl::eof> = "the end";
template <>
constexpr const char* game_label<rule::on_header> = "'on'";
template <>
constexpr const char* game_label<rule::token_header> = "'token'";
template <>
constexpr const char* game_label<rule::set_header> = "'set'";

template <class Rule>
struct GameSelector
    : tree::selector<
          Rule,
          tree::store_content::on<
              rule::game, rule::name, rule::on_header, rule::digraphs_word, rule::token_header,
              rule::set_header, rule::misere_header, rule::source_text, rule::move, rule::left_word,
              rule::right_word, rule::binder, rule::tilde, rule::arrow, rule::condition,
              rule::item_function, rule::applied_item, rule::start_header, rule::then_word,
              rule::any_word, rule::item, rule::delete_effect, rule::keep_effect,
              rule::erase_effect, rule::include_effect, rule::exclude_effect, rule::place_effect>> {
};

template <class Rule>
struct GameControl : tao::pegtl::normal<Rule> {
    /// The others need no care: most of the rules, and of the time that they take to compile.
    static constexpr bool enable = game_label<Rule> != nullptr || GameSelector<Rule>::value;
    template <class Input>
    static void failure(const Input& in, Furthest& furthest) {
        if constexpr (game_label<Rule> != nullptr) furthest.note(in.byte(), game_label<Rule>);
    }
};

GameWord word_of(const TreeNode& node) {
    return {node.string(), static_cast<int>(node.begin().byte) + 1};
}

/// An item is a name, or a function and its argument.
ItemSyntax item_of(const TreeNode& node) {
    const TreeNode& inner = *node.children[0];
    if (inner.is_type<rule::name>()) return {{}, word_of(inner)};
    return {word_of(*inner.children[0]), word_of(*inner.children[1])};
}

EffectSyntax effect_of(const TreeNode& node) {
    EffectSyntax result{.column = static_cast<int>(node.begin().byte) + 1};
    const auto is = [&node]<class Rule>(Rule) { return node.is_type<Rule>(); };
    result.kind = is(rule::delete_effect{})    ? "delete"
                  : is(rule::keep_effect{})    ? "keep"
                  : is(rule::erase_effect{})   ? "erase"
                  : is(rule::include_effect{}) ? "+="
                  : is(rule::exclude_effect{}) ? "-="
                                               : ":=";
    std::size_t first = 0;
    if (result.kind.back() == '=') result.target = word_of(*node.children[first++]);
    for (std::size_t i = first; i < node.children.size(); ++i) {
        const TreeNode& child = *node.children[i];
        result.items.push_back(child.is_type<rule::item>() ? item_of(child)
                                                           : ItemSyntax{{}, word_of(child)});
    }
    return result;
}

/// Adds the effect, or what "then" says of the next one.
void read_effect(const TreeNode& node, bool& stage, std::vector<EffectSyntax>& to) {
    if (node.is_type<rule::then_word>()) {
        stage = true;
        return;
    }
    to.push_back(effect_of(node));
    to.back().begins_stage = std::exchange(stage, false);
}

/// The text with single spaces, none at its end.
std::string single_spaced(const std::string& text) {
    std::string result;
    for (char c : text) {
        const bool blank = c == ' ' || (c >= '\t' && c <= '\r');
        if (!blank)
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

/// Columns that count from a condition count from the text.
void shift(Syntax& syntax, int by) {
    syntax.column += by;
    for (Syntax::Word& word : syntax.operators) word.column += by;
    for (Syntax::Word& word : syntax.variables) word.column += by;
    for (Syntax& child : syntax.children) shift(child, by);
}

void read_condition(const TreeNode& node, MoveSyntax& result) {
    std::size_t length = 0;
    result.condition = parse_condition(node.string() + ":", length).value();
    result.condition_text = single_spaced(node.string());
    shift(*result.condition, static_cast<int>(node.begin().byte));
}

void read_binder(const TreeNode& node, MoveSyntax& result) {
    result.first = word_of(*node.children.front());
    if (node.children.size() == 1) return;
    result.sign = word_of(*node.children[1]);
    if (node.children.size() == 4) result.any = word_of(*node.children[2]);
    result.second = word_of(*node.children.back());
}

MoveSyntax move_of(const TreeNode& node) {
    MoveSyntax result{.text = single_spaced(node.string()),
                      .column = static_cast<int>(node.begin().byte) + 1,
                      .line = static_cast<int>(node.begin().line)};
    bool stage = false;
    for (const auto& child : node.children) {
        if (child->is_type<rule::left_word>()) {
            result.player = Player::left;
        } else if (child->is_type<rule::right_word>()) {
            result.player = Player::right;
        } else if (child->is_type<rule::binder>()) {
            read_binder(*child, result);
        } else if (child->is_type<rule::condition>()) {
            read_condition(*child, result);
        } else {
            read_effect(*child, stage, result.effects);
        }
    }
    return result;
}

std::vector<GameWord> words_in(const TreeNode& node) {
    std::vector<GameWord> result;
    for (const auto& child : node.children) result.push_back(word_of(*child));
    return result;
}

void append(std::vector<GameWord>& to, std::vector<GameWord> words) {
    to.insert(to.end(), words.begin(), words.end());
}

void read_start(const TreeNode& node, GameSyntax& result) {
    if (!result.start.empty()) {
        result.second_start = static_cast<int>(node.begin().byte) + 1;
        return;
    }
    bool stage = false;
    for (const auto& child : node.children) read_effect(*child, stage, result.start);
    result.start_text = single_spaced(node.string());
}

GameSyntax game_of(const TreeNode& node) {
    GameSyntax result{.name = word_of(*node.children[0])};
    for (std::size_t i = 1; i < node.children.size(); ++i) {
        const TreeNode& child = *node.children[i];
        if (child.is_type<rule::on_header>())
            result.directed = !child.children.empty();
        else if (child.is_type<rule::token_header>())
            append(result.tokens, words_in(child));
        else if (child.is_type<rule::set_header>())
            append(result.sets, words_in(child));
        else if (child.is_type<rule::misere_header>())
            result.misere = true;
        else if (child.is_type<rule::source_text>())
            result.source = single_spaced(child.string());
        else if (child.is_type<rule::start_header>())
            read_start(child, result);
        else
            result.moves.push_back(move_of(child));
    }
    return result;
}

/// Comments as blanks: nothing else moves.
std::string without_comments(std::string_view text) {
    std::string result(text);
    bool comment = false;
    for (char& c : result) {
        comment = c != '\n' && (comment || c == '#');
        if (comment) c = ' ';
    }
    return result;
}

}  // namespace

Parsed<std::vector<GameSyntax>> parse_game_syntax(std::string_view text) {
    if (text.size() > game_file_length_max)
        return ParseError{"a file of games has at most " + std::to_string(game_file_length_max) +
                              " bytes; this one has " + std::to_string(text.size()),
                          static_cast<int>(game_file_length_max) + 1};
    const std::string code = without_comments(text);
    tao::pegtl::memory_input in(code.data(), code.size(), "");
    Furthest furthest;
    try {
        const auto root =
            tree::parse<rule::file, GameSelector, tao::pegtl::nothing, GameControl>(in, furthest);
        if (!root) return error_at(code, furthest);
        std::vector<GameSyntax> result;
        for (const auto& game : root->children) result.push_back(game_of(*game));
        return result;
    } catch (const ConditionFault& fault) {
        return fault.error;
    }
}

}  // namespace gazetteer::conjectures
