// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of conjectures for PEGTL (Parsing Expression Grammar Template Library). From the
// loosest to the tightest: <-> (from the left), -> (from the right), or, xor, and, not, comparison,
// + -, * / div mod, unary minus, ^ (from the right). A quantifier's body reaches as far to the
// right as it can, and so does what is behind the "in" of a let.
#pragma once

#include <tao/pegtl.hpp>

#include "language/expressions/tokens.hpp"

namespace gazetteer::conjectures::grammar {

namespace pegtl = tao::pegtl;

struct blanks : pegtl::star<pegtl::space> {};
/// A rule and the blanks behind it.
template <class Rule>
struct token : pegtl::seq<Rule, blanks> {};

struct keyword_text
    : Words<"not", "and", "or", "xor", "div", "mod", "forall", "exists", "count", "in", "let"> {};

struct number_text : pegtl::seq<pegtl::plus<pegtl::digit>, pegtl::not_at<pegtl::identifier_other>> {
};
struct number : number_text {};
struct name_text : pegtl::seq<pegtl::not_at<keyword_text>, pegtl::identifier> {};
struct name : name_text {};
struct variable : name_text {};

struct open : token<Signs<"(">> {};
struct close : token<Signs<")">> {};
struct comma : token<Signs<",">> {};
struct colon : token<Signs<":">> {};
struct tilde : token<Signs<"~">> {};
struct open_set : token<Signs<"{">> {};
struct close_set : token<Signs<"}">> {};
struct bar : token<Signs<"|">> {};

// The signs of papers, in UTF-8, stand beside those of ASCII.
struct iff_sign : Signs<"<->", "\u21D4", "\u2194"> {};
struct implies_sign : Signs<"->", "\u21D2", "\u2192"> {};
struct or_sign : pegtl::sor<Words<"or">, Signs<"\u2228">> {};
struct xor_sign : Words<"xor"> {};
struct and_sign : pegtl::sor<Words<"and">, Signs<"\u2227">> {};
struct not_sign : pegtl::sor<Words<"not">, Signs<"\u00AC">> {};
/// "u in S"; within the value of a let, "in" outside parentheses ends the value.
struct in_sign : Words<"in"> {};
struct compare_sign
    : pegtl::sor<Signs<"\u2260", "\u2264", "\u2265", "\u2208", "!=", "<=", ">=", "==", "=">,
                 pegtl::seq<Signs<"<">, pegtl::not_at<Signs<"->">>>, Signs<">", "~">, in_sign> {};
struct add_sign : pegtl::sor<Signs<"+">, pegtl::seq<Signs<"-">, pegtl::not_at<Signs<">">>>> {};
struct multiply_sign : pegtl::sor<Signs<"*", "/">, Words<"div", "mod">> {};
struct minus_sign : pegtl::seq<Signs<"-">, pegtl::not_at<Signs<">">>> {};
struct power_sign : Signs<"^"> {};
struct quantifier_sign : pegtl::sor<Words<"forall", "exists", "count">, Signs<"\u2200", "\u2203">> {
};
struct fold_sign : Words<"sum", "max", "min"> {};

struct expression;
struct arguments : pegtl::seq<open, expression, pegtl::star<comma, expression>, close> {};
struct named : pegtl::seq<token<name>, pegtl::opt<arguments>> {};
struct parenthesised : pegtl::seq<open, expression, close> {};
/// "forall u, w:" are two quantifiers; "forall u ~ w:" is over the neighbours of w, or over edges.
struct edge_pair : pegtl::seq<token<variable>, tilde, token<variable>> {};
/// "sum edge u ~ w:" is over the edges, once each.
struct edge_word : Words<"edge"> {};
struct once_pair : pegtl::seq<token<edge_word>, edge_pair> {};
struct variable_list : pegtl::list<token<variable>, comma> {};
/// "forall edges M:" is over the sets of edges.
struct edges_word : Words<"edges"> {};
struct edge_sets : pegtl::seq<token<edges_word>, variable_list> {};
/// "forall k in 0..d:" is over the numbers from 0 to d.
struct sum;
struct range_dots : token<Signs<"..">> {};
struct number_range : pegtl::seq<variable_list, token<Words<"in">>, sum, range_dots, sum> {};
/// "max S where bipartite(induced(S)): |S|" is over those of which the condition is true.
struct where : pegtl::seq<token<Words<"where">>, expression> {};
struct bound : pegtl::seq<pegtl::sor<once_pair, edge_pair, number_range, edge_sets, variable_list>,
                          pegtl::opt<where>, colon> {};
struct quantified : pegtl::seq<token<quantifier_sign>, bound, expression> {};
/// Its body is a number: it ends before a comparison.
struct folded : pegtl::seq<token<fold_sign>, bound, sum> {};
/// "{u: degree(u) = 1}", "{u, w}", "{}", and of edges "{u ~ w: degree(u) = degree(w)}".
struct property : pegtl::seq<pegtl::sor<edge_pair, token<variable>>, colon, expression> {};
struct members : pegtl::opt<expression, pegtl::star<comma, expression>> {};
struct set : pegtl::seq<open_set, pegtl::sor<property, members>, close_set> {};
/// "|S|", and of a number its absolute value.
struct barred : pegtl::seq<bar, expression, bar> {};
/// A graph in a format of nauty's, "Dhc".
struct quoted_text : pegtl::plus<pegtl::ranges<'#', '~', '!'>> {};
struct quoted : pegtl::seq<Signs<"\"">, quoted_text, token<Signs<"\"">>> {};
/// "let k = size - order in ...", "let near(u, w) = distance(u, w) <= 2 in ...".
struct let_value;
struct let_end : token<Words<"in">> {};
struct parameters : pegtl::seq<open, pegtl::list<token<variable>, comma>, close> {};
struct equals : token<Signs<"=">> {};
struct meaning : pegtl::seq<token<variable>, pegtl::opt<parameters>, equals> {};
struct let : pegtl::seq<token<Words<"let">>, meaning, let_value, let_end, expression> {};
struct operand : pegtl::sor<token<number>, let, quantified, folded, parenthesised, quoted, set,
                            barred, named> {};
struct signed_operand;
struct raised : pegtl::seq<token<power_sign>, signed_operand> {};
struct power : pegtl::seq<operand, pegtl::opt<raised>> {};
struct negative : pegtl::seq<token<minus_sign>, signed_operand> {};
struct signed_operand : pegtl::sor<negative, power> {};
struct product : pegtl::list<signed_operand, token<multiply_sign>> {};
struct sum : pegtl::list<product, token<add_sign>> {};
struct comparison : pegtl::list<sum, token<compare_sign>> {};
struct inversion;
struct inverted : pegtl::seq<token<not_sign>, inversion> {};
struct inversion : pegtl::sor<inverted, comparison> {};
struct conjunction : pegtl::list<inversion, token<and_sign>> {};
struct exclusive : pegtl::list<conjunction, token<xor_sign>> {};
struct disjunction : pegtl::list<exclusive, token<or_sign>> {};
struct implication;
struct implied : pegtl::seq<token<implies_sign>, implication> {};
struct implication : pegtl::seq<disjunction, pegtl::opt<implied>> {};
struct equivalence : pegtl::list<implication, token<iff_sign>> {};
struct expression : pegtl::seq<equivalence> {};
struct let_value : pegtl::seq<equivalence> {};
struct whole : pegtl::seq<blanks, expression, pegtl::eof> {};
/// A let without the place where it holds.
struct definition : pegtl::seq<blanks, meaning, expression, pegtl::eof> {};
/// The condition of a move, in the rules of a game.
struct condition : pegtl::seq<blanks, expression, pegtl::at<colon>> {};

}  // namespace gazetteer::conjectures::grammar
