// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of games given as data, for PEGTL; docs/GAMES.md has it for people. Conditions are
// expressions of the conjecture language, read by its own grammar.
#pragma once

#include "language/expressions/grammar.hpp"

namespace gazetteer::conjectures::game_grammar {

namespace pegtl = tao::pegtl;
using grammar::blanks;
using grammar::token;

struct word_text
    : pegtl::sor<TAO_PEGTL_KEYWORD("game"), TAO_PEGTL_KEYWORD("on"), TAO_PEGTL_KEYWORD("token"),
                 TAO_PEGTL_KEYWORD("set"), TAO_PEGTL_KEYWORD("misere"), TAO_PEGTL_KEYWORD("source"),
                 TAO_PEGTL_KEYWORD("left"), TAO_PEGTL_KEYWORD("right"), TAO_PEGTL_KEYWORD("move"),
                 TAO_PEGTL_KEYWORD("where"), TAO_PEGTL_KEYWORD("delete"),
                 TAO_PEGTL_KEYWORD("erase"), TAO_PEGTL_KEYWORD("keep"), TAO_PEGTL_KEYWORD("start"),
                 TAO_PEGTL_KEYWORD("then"), grammar::keyword_text> {};
struct name : pegtl::seq<pegtl::not_at<word_text>, pegtl::identifier> {};

struct game_word : TAO_PEGTL_KEYWORD("game") {};
struct move_word : TAO_PEGTL_KEYWORD("move") {};
struct graphs_word : TAO_PEGTL_KEYWORD("graphs") {};
struct digraphs_word : TAO_PEGTL_KEYWORD("digraphs") {};
struct left_word : TAO_PEGTL_KEYWORD("left") {};
struct right_word : TAO_PEGTL_KEYWORD("right") {};
struct where_word : TAO_PEGTL_KEYWORD("where") {};
struct delete_word : TAO_PEGTL_KEYWORD("delete") {};
struct erase_word : TAO_PEGTL_KEYWORD("erase") {};
struct keep_word : TAO_PEGTL_KEYWORD("keep") {};
struct then_word : TAO_PEGTL_KEYWORD("then") {};

struct open : pegtl::one<'('> {};
struct close : pegtl::one<')'> {};
struct comma : pegtl::one<','> {};
struct semicolon : pegtl::one<';'> {};
struct colon : pegtl::seq<pegtl::one<':'>, pegtl::not_at<pegtl::one<'='>>> {};
struct tilde : pegtl::one<'~'> {};
struct arrow : TAO_PEGTL_STRING("->") {};
struct include_sign : TAO_PEGTL_STRING("+=") {};
struct exclude_sign : TAO_PEGTL_STRING("-=") {};
struct place_sign : TAO_PEGTL_STRING(":=") {};

struct names : pegtl::list<token<name>, token<comma>> {};
struct on_header
    : pegtl::seq<token<TAO_PEGTL_KEYWORD("on")>, token<pegtl::sor<graphs_word, digraphs_word>>> {};
struct token_header : pegtl::seq<token<TAO_PEGTL_KEYWORD("token")>, names> {};
struct set_header : pegtl::seq<token<TAO_PEGTL_KEYWORD("set")>, names> {};
struct misere_header : token<TAO_PEGTL_KEYWORD("misere")> {};
struct source_text : pegtl::until<pegtl::at<pegtl::eolf>> {};
struct source_header
    : pegtl::seq<TAO_PEGTL_KEYWORD("source"), pegtl::star<pegtl::blank>, source_text, blanks> {};

struct binder_sign : token<pegtl::sor<tilde, arrow>> {};
struct binder : pegtl::seq<token<name>, pegtl::opt<binder_sign, token<name>>> {};

/// The expression of a condition: as much as the conjecture language takes of it. Its own parser
/// has the errors.
struct condition {
    using rule_t = condition;
    using subs_t = pegtl::empty_list;
    template <pegtl::apply_mode, pegtl::rewind_mode, template <typename...> class,
              template <typename...> class, typename Input, typename... States>
    static bool match(Input& in, States&&... states);
};

struct item_function : pegtl::seq<name, pegtl::at<blanks, open>> {};
struct applied_item : pegtl::seq<token<item_function>, token<open>, token<name>, token<close>> {};
struct item : pegtl::sor<applied_item, token<name>> {};
struct items : pegtl::list<item, token<comma>> {};
/// A list after += ends where an effect begins.
struct effect_begins
    : pegtl::sor<delete_word, erase_word, keep_word,
                 pegtl::seq<token<name>, pegtl::sor<include_sign, exclude_sign, place_sign>>> {};
struct next_item : pegtl::seq<pegtl::seq<token<comma>, pegtl::not_at<effect_begins>>, item> {};
struct open_items : pegtl::seq<item, pegtl::star<next_item>> {};

struct delete_effect : pegtl::seq<token<delete_word>, token<open>, items, token<close>> {};
struct keep_effect : pegtl::seq<token<keep_word>, token<open>, items, token<close>> {};
struct erase_effect : pegtl::seq<token<erase_word>, token<open>, token<name>,
                                 pegtl::opt<token<comma>, token<name>>, token<close>> {};
struct include_effect : pegtl::seq<token<name>, token<include_sign>, open_items> {};
struct exclude_effect : pegtl::seq<token<name>, token<exclude_sign>, open_items> {};
struct place_effect : pegtl::seq<token<name>, token<place_sign>, token<name>> {};
struct effect : pegtl::sor<delete_effect, keep_effect, erase_effect, include_effect, exclude_effect,
                           place_effect> {};
struct effects : pegtl::list<effect, token<pegtl::sor<comma, semicolon, then_word>>> {};

/// What is done before the first move.
struct start_header : pegtl::seq<token<TAO_PEGTL_KEYWORD("start")>, effects> {};
struct header
    : pegtl::sor<on_header, token_header, set_header, misere_header, source_header, start_header> {
};

struct player : token<pegtl::sor<left_word, right_word>> {};
struct where : pegtl::seq<token<where_word>, condition> {};
struct move : pegtl::seq<pegtl::opt<player>, token<move_word>, binder, pegtl::opt<where>,
                         token<colon>, effects> {};
struct game : pegtl::seq<token<game_word>, token<name>, pegtl::star<header>, pegtl::plus<move>> {};
struct file : pegtl::seq<blanks, pegtl::star<game>, pegtl::eof> {};

}  // namespace gazetteer::conjectures::game_grammar
