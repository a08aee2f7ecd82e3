// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/syntax.hpp"

#include <algorithm>
#include <optional>
#include <tao/pegtl/contrib/limit_depth.hpp>

#include "language/expressions/reading/furthest.hpp"
#include "language/expressions/reading/grammar.hpp"
#include "language/expressions/reading/tree_syntax.hpp"
#include "language/expressions/resolving/other_words.hpp"

namespace gazetteer::conjectures {

namespace {

namespace pegtl = tao::pegtl;
namespace tree = tao::pegtl::parse_tree;

template <class Rule, class... Rules>
concept OneOf = (std::is_same_v<Rule, Rules> || ...);

constexpr const char* range_label = "'..'";
constexpr const char* colon_label = "':'";
constexpr const char* over_neighbours = "; of neighbours each is said: forall u ~ w, x ~ w:";
constexpr const char* over_a_set = "; over a set it is said so: exists u where u in S: A";

/// What people call a token; null for the rules that are none.
template <class Rule>
constexpr const char* label_of() {
    if constexpr (OneOf<Rule, grammar::number, grammar::name>) return "a term, a number or '('";
    if constexpr (OneOf<Rule, grammar::variable>) return "a variable";
    if constexpr (OneOf<Rule, grammar::close>) return "')'";
    if constexpr (OneOf<Rule, grammar::close_set>) return "'}'";
    if constexpr (OneOf<Rule, grammar::quoted_text>) return "a graph";
    if constexpr (OneOf<Rule, grammar::end_quote>) return "'\"'";
    if constexpr (OneOf<Rule, grammar::comma>) return "','";
    if constexpr (OneOf<Rule, grammar::colon>) return colon_label;
    if constexpr (OneOf<Rule, grammar::tilde>) return "'~'";
    if constexpr (OneOf<Rule, grammar::range_dots>) return range_label;
    if constexpr (OneOf<Rule, grammar::equals>) return "'='";
    if constexpr (OneOf<Rule, grammar::number_sign, grammar::tight_sign, grammar::loose_sign,
                        grammar::power_sign>)
        return "an operator";
    if constexpr (OneOf<Rule, grammar::let_end>) return "'in'";
    if constexpr (OneOf<Rule, pegtl::eof>) return "the end";
    return nullptr;
}

/// What is noted while a text is read.
struct Reading : Furthest {
    /// "in" ends the value of a let.
    bool in_ends = false;
};

/// The rules that are nodes.
template <class Rule>
constexpr bool is_kept =
    OneOf<Rule, grammar::number, grammar::name, grammar::variable, grammar::number_sign,
          grammar::tight_sign, grammar::loose_sign, grammar::not_sign, grammar::minus_sign,
          grammar::power_sign, grammar::quantifier_sign, grammar::fold_sign, grammar::named,
          grammar::quantified, grammar::folded, grammar::edge_pair, grammar::once_pair,
          grammar::edge_sets, grammar::number_range, grammar::number_part, grammar::quoted_text,
          grammar::let, grammar::let_value, grammar::expression, grammar::negative,
          grammar::inverted, grammar::parenthesised, grammar::where, grammar::property,
          grammar::set, grammar::barred>;
template <class Rule>
struct Selector : std::conditional_t<is_kept<Rule>, tree::store_content, std::false_type> {};

template <class Rule>
struct Control : pegtl::normal<Rule> {
    /// The others need no care: most of the rules, and of the time that they take to compile.
    static constexpr bool enable = label_of<Rule>() != nullptr || Selector<Rule>::value;
    template <class Input>
    static void failure(const Input& in, Reading& reading) {
        constexpr const char* label = label_of<Rule>();
        if constexpr (label != nullptr) reading.note(in.byte(), label);
    }
};

template <class Rule>
struct Action : pegtl::nothing<Rule> {};
/// Within it, whether "in" ends the value of a let.
template <bool in_ends>
struct Within : pegtl::maybe_nothing {
    template <class Rule, pegtl::apply_mode A, pegtl::rewind_mode M,
              template <class...> class Action, template <class...> class Control, class Input,
              class... States>
    static bool match(Input& in, Reading& reading, States&&... states) {
        const bool outside = std::exchange(reading.in_ends, in_ends);
        const bool result =
            pegtl::limit_depth<expression_nesting_max>::match<Rule, A, M, Action, Control>(
                in, reading, states...);
        reading.in_ends = outside;
        return result;
    }
};
template <>
struct Action<grammar::in_sign> : pegtl::maybe_nothing {
    template <class Rule, pegtl::apply_mode A, pegtl::rewind_mode M,
              template <class...> class Action, template <class...> class Control, class Input,
              class... States>
    static bool match(Input& in, Reading& reading, States&&... states) {
        return !reading.in_ends &&
               pegtl::match<Rule, A, M, pegtl::nothing, Control>(in, reading, states...);
    }
};
template <>
struct Action<grammar::parenthesised> : Within<false> {};
template <>
struct Action<grammar::arguments> : Within<false> {};
template <>
struct Action<grammar::set> : Within<false> {};
template <>
struct Action<grammar::barred> : Within<false> {};
template <>
struct Action<grammar::let_value> : Within<true> {};
template <
    OneOf<grammar::quantified, grammar::folded, grammar::inverted, grammar::negative, grammar::let>
        Rule>
struct Action<Rule> : pegtl::limit_depth<expression_nesting_max> {};

ParseError too_deep(int column) {
    return {"an expression has at most " + std::to_string(expression_nesting_max) +
                " parentheses or signs inside one another and " +
                std::to_string(expression_depth_max) + " levels in all",
            column};
}

}  // namespace

namespace {

/// Reads by the rule Whole; `length` is how much of the text it took.
template <class Whole>
Parsed<Syntax> parsed_by(std::string_view text, std::size_t& length) {
    if (text.size() > expression_length_max)
        return ParseError{"an expression has at most " + std::to_string(expression_length_max) +
                              " bytes; this one has " + std::to_string(text.size()),
                          static_cast<int>(expression_length_max) + 1};
    pegtl::memory_input in(text.data(), text.size(), "");
    Reading reading;
    try {
        const auto root = tree::parse<Whole, Selector, Action, Control>(in, reading);
        if (root) {
            length = in.byte();
            return std::is_same_v<Whole, grammar::definition> ? definition_of(*root)
                                                              : syntax_of(*root->children.front());
        }
    } catch (const pegtl::parse_error& e) {
        return too_deep(static_cast<int>(e.positions().front().byte) + 1);
    } catch (const TooDeep& e) {
        return too_deep(e.column);
    }
    ParseError error = error_at(text, reading);
    const bool pair = reading.wanted.contains(colon_label) && text.substr(reading.byte, 1) == "~";
    error.message += reading.wanted.contains(range_label) ? over_a_set
                     : pair                               ? over_neighbours
                                                          : help_at(text, reading.byte);
    return error;
}

}  // namespace

Parsed<Syntax> parse_syntax(std::string_view text) {
    std::size_t length = 0;
    return parsed_by<grammar::whole>(text, length);
}

Parsed<Syntax> parse_definition(std::string_view text) {
    std::size_t length = 0;
    return parsed_by<grammar::definition>(text, length);
}

Parsed<Syntax> parse_condition(std::string_view text, std::size_t& length) {
    return parsed_by<grammar::condition>(text, length);
}

namespace {

/// A line, or where it is long what stands around a place in it, and where that place is then.
std::pair<std::string, std::size_t> excerpt(std::string_view line, std::size_t at) {
    constexpr std::size_t around = 60;
    constexpr std::string_view dots = "...";
    if (line.size() <= 2 * around) return {std::string(line), at};
    const std::size_t first = at - std::min(at, around);
    const std::string_view rest = line.substr(first, 2 * around);
    std::string shown = first > 0 ? std::string(dots) : "";
    const std::size_t column = shown.size() + at - first;
    shown += rest;
    if (first + rest.size() < line.size()) shown += dots;
    return {shown, column};
}

}  // namespace

std::string describe(std::string_view text, const ParseError& error, std::string_view where) {
    const std::size_t at = std::min(static_cast<std::size_t>(error.column) - 1, text.size());
    // Behind the line before, or 0 where there is none.
    const std::size_t begin = text.substr(0, at).rfind('\n') + 1;
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    const auto number = 1 + std::count(text.begin(), text.begin() + static_cast<long>(begin), '\n');
    const auto [shown, column] = excerpt(line, at - begin);
    std::string caret;
    for (std::size_t i = 0; i < column; ++i) caret += shown[i] == '\t' ? '\t' : ' ';
    return std::string(where) + ":" + std::to_string(number) + ":" +
           std::to_string(at - begin + 1) + ": " + error.message + "\n  " + shown + "\n  " + caret +
           "^";
}

}  // namespace gazetteer::conjectures
