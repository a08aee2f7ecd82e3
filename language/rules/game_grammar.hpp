// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of games given as data, for PEGTL; docs/GAMES.md has it for people. Conditions are
// expressions of the conjecture language, read by its own grammar.
#pragma once

#include "language/expressions/reading/grammar.hpp"

namespace gazetteer::conjectures::game_grammar {

namespace pegtl = tao::pegtl;
using grammar::blanks;
using grammar::Signs;
using grammar::token;
using grammar::Words;

struct word_text
    : pegtl::sor<Words<"game", "on", "token", "set", "misere", "source", "left", "right", "move",
                       "where", "delete", "erase", "keep", "start", "then", "any">,
                 grammar::keyword_text> {};
struct name : pegtl::seq<pegtl::not_at<word_text>, pegtl::identifier> {};

struct game_word : Words<"game"> {};
struct move_word : Words<"move"> {};
struct graphs_word : Words<"graphs"> {};
struct digraphs_word : Words<"digraphs"> {};
struct left_word : Words<"left"> {};
struct right_word : Words<"right"> {};
struct where_word : Words<"where"> {};
struct delete_word : Words<"delete"> {};
struct erase_word : Words<"erase"> {};
struct keep_word : Words<"keep"> {};
struct then_word : Words<"then"> {};
struct any_word : Words<"any"> {};

struct open : Signs<"("> {};
struct close : Signs<")"> {};
struct comma : Signs<","> {};
struct semicolon : Signs<";"> {};
struct colon : pegtl::seq<Signs<":">, pegtl::not_at<Signs<"=">>> {};
struct tilde : Signs<"~"> {};
struct arrow : Signs<"->"> {};
struct include_sign : Signs<"+="> {};
struct exclude_sign : Signs<"-="> {};
struct place_sign : Signs<":="> {};

struct names : pegtl::list<token<name>, token<comma>> {};
struct on_header : pegtl::seq<token<Words<"on">>, token<pegtl::sor<graphs_word, digraphs_word>>> {};
struct token_header : pegtl::seq<token<Words<"token">>, names> {};
struct set_header : pegtl::seq<token<Words<"set">>, names> {};
struct misere_header : token<Words<"misere">> {};
struct source_text : pegtl::until<pegtl::at<pegtl::eolf>> {};
struct source_header : pegtl::seq<Words<"source">, pegtl::star<pegtl::blank>, source_text, blanks> {
};

struct binder_sign : token<pegtl::sor<tilde, arrow>> {};
/// After "any" the second name stands for any nonempty set.
struct binder
    : pegtl::seq<token<name>, pegtl::opt<binder_sign, pegtl::opt<token<any_word>>, token<name>>> {};

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
struct start_header : pegtl::seq<token<Words<"start">>, effects> {};
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
