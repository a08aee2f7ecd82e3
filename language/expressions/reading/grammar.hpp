// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of conjectures for PEGTL (Parsing Expression Grammar Template Library). From the
// loosest to the tightest: <-> (from the left), -> (from the right), or, xor, and, not, comparison,
// + -, * / div mod, unary minus, ^ (from the right). A quantifier's body reaches as far to the
// right as it can, and so does what is behind the "in" of a let. The rules have operands and signs
// by turns, and syntax.cpp makes levels of them: the parser makes nodes of each rule that is tried.
#pragma once

#include <tao/pegtl.hpp>

#include "language/expressions/reading/tokens.hpp"

namespace gazetteer::conjectures::grammar {

namespace pegtl = tao::pegtl;

struct blanks : pegtl::star<pegtl::space> {};
/// A rule and the blanks behind it.
template <class Rule>
struct token : pegtl::seq<Rule, blanks> {};

// The parser makes a node of each rule that it tries and that may have nodes below, kept or not.
// These three hide their parts from it, and make none. What they leave of a part that fails stays
// where it is: they stand where a text is refused then.
/// A rule that is kept, and the blanks behind it.
template <class Rule>
struct Lexeme {
    using rule_t = Lexeme;
    using subs_t = pegtl::empty_list;
    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input, class... States>
    static bool match(Input& in, States&&... states) {
        return Control<Rule>::template match<A, M, Action, Control>(in, states...) &&
               Control<blanks>::template match<A, M, Action, Control>(in, states...);
    }
};
/// Where the sign stands, the first rule; where it does not, or that rule fails, the second.
template <class Sign, class First, class Second>
struct Gated {
    using rule_t = Gated;
    using subs_t = pegtl::empty_list;
    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input, class... States>
    static bool match(Input& in, States&&... states) {
        constexpr auto back = pegtl::rewind_mode::required;
        return (Control<pegtl::at<Sign>>::template match<A, back, Action, Control>(in, states...) &&
                Control<First>::template match<A, back, Action, Control>(in, states...)) ||
               Control<Second>::template match<A, M, Action, Control>(in, states...);
    }
};
/// Operands with signs between them; the second and those behind it may be of another rule.
template <class Operand, class Sign, class Later = Operand>
struct Chain {
    using rule_t = Chain;
    using subs_t = pegtl::empty_list;
    template <pegtl::apply_mode A, pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input, class... States>
    static bool match(Input& in, States&&... states) {
        constexpr auto back = pegtl::rewind_mode::required;
        if (!Control<Operand>::template match<A, M, Action, Control>(in, states...)) return false;
        for (;;) {
            auto place = in.template mark<back>();
            if (!place(
                    Control<Sign>::template match<A, pegtl::rewind_mode::active, Action, Control>(
                        in, states...) &&
                    Control<Later>::template match<A, pegtl::rewind_mode::active, Action, Control>(
                        in, states...)))
                return true;
        }
    }
};

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
struct not_sign_text : pegtl::sor<Words<"not">, Signs<"\u00AC">> {};
struct not_sign : not_sign_text {};
/// "u in S"; within the value of a let, "in" outside parentheses ends the value.
struct in_sign : Words<"in"> {};
struct compare_sign
    : pegtl::sor<Signs<"\u2260", "\u2264", "\u2265", "\u2208", "!=", "<=", ">=", "==", "=">,
                 pegtl::seq<Signs<"<">, pegtl::not_at<Signs<"->">>>, Signs<">", "~">, in_sign> {};
struct add_sign : pegtl::sor<Signs<"+">, pegtl::seq<Signs<"-">, pegtl::not_at<Signs<">">>>> {};
struct multiply_sign : pegtl::sor<Signs<"*", "/">, Words<"div", "mod">> {};
/// What may stand between two numbers, with a comparison besides, and between two booleans.
struct number_sign : pegtl::sor<add_sign, multiply_sign> {};
struct tight_sign : pegtl::sor<compare_sign, add_sign, multiply_sign> {};
struct loose_sign : pegtl::sor<iff_sign, implies_sign, or_sign, xor_sign, and_sign> {};
struct minus_sign : pegtl::seq<Signs<"-">, pegtl::not_at<Signs<">">>> {};
struct power_sign : Signs<"^"> {};
struct quantifier_sign : pegtl::sor<Words<"forall", "exists", "count">, Signs<"\u2200", "\u2203">> {
};
struct fold_sign : Words<"sum", "max", "min"> {};

struct expression;
struct arguments : pegtl::seq<open, expression, pegtl::star<comma, expression>, close> {};
struct named : pegtl::seq<token<name>, pegtl::opt<arguments>> {};
struct parenthesised : pegtl::seq<open, expression, close> {};
/// "forall u, w:" are two quantifiers, and so are "forall u ~ w, x ~ w:"; "forall u ~ w:" is over
/// the neighbours of w, or over edges.
struct edge_pair : pegtl::seq<token<variable>, tilde, token<variable>> {};
/// "sum edge u ~ w:" is over the edges, once each.
struct edge_word : Words<"edge"> {};
struct once_pair : pegtl::seq<token<edge_word>, edge_pair> {};
struct variable_list : pegtl::list<token<variable>, comma> {};
/// "forall edges M:" is over the sets of edges.
struct edges_word : Words<"edges"> {};
struct edge_sets : pegtl::seq<token<edges_word>, variable_list> {};
/// "forall k in 0..d:" is over the numbers from 0 to d.
struct number_part;
struct range_dots : token<Signs<"..">> {};
struct number_range
    : pegtl::seq<variable_list, token<Words<"in">>, number_part, range_dots, number_part> {};
/// "max S where bipartite(induced(S)): |S|" is over those of which the condition is true.
struct where : pegtl::seq<token<Words<"where">>, expression> {};
struct bound_names : pegtl::sor<pegtl::list<once_pair, comma>, pegtl::list<edge_pair, comma>,
                                number_range, edge_sets, variable_list> {};
struct bound : pegtl::seq<bound_names, pegtl::opt<where>, colon> {};
struct quantified : pegtl::seq<token<quantifier_sign>, bound, expression> {};
/// Its body is a number: it ends before a comparison.
struct folded : pegtl::seq<token<fold_sign>, bound, number_part> {};
/// "{u: degree(u) = 1}", "{u, w}", "{}", and of edges "{u ~ w: degree(u) = degree(w)}".
struct property : pegtl::seq<pegtl::sor<edge_pair, token<variable>>, colon, expression> {};
struct members : pegtl::opt<expression, pegtl::star<comma, expression>> {};
struct set : pegtl::seq<open_set, pegtl::sor<property, members>, close_set> {};
/// "|S|", and of a number its absolute value.
struct barred : pegtl::seq<bar, expression, bar> {};
/// A graph as it stands on a line, "Dhc" or "kneser 5 2", or the value of a game.
struct quoted_text
    : pegtl::seq<pegtl::ranges<'#', '~', '!'>, pegtl::star<pegtl::ranges<'#', '~', ' ', '!'>>> {};
struct end_quote : token<Signs<"\"">> {};
struct quoted : pegtl::seq<Signs<"\"">, quoted_text, end_quote> {};
/// "let k = size - order in ...", "let near(u, w) = distance(u, w) <= 2 in ...".
struct let_value;
struct let_end : token<Words<"in">> {};
struct parameters : pegtl::seq<open, pegtl::list<token<variable>, comma>, close> {};
struct equals : token<Signs<"=">> {};
struct meaning : pegtl::seq<token<variable>, pegtl::opt<parameters>, equals> {};
struct let : pegtl::seq<token<Words<"let">>, meaning, let_value, let_end, expression> {};
struct bound_sign : pegtl::sor<Words<"let", "forall", "exists", "count", "sum", "max", "min">,
                               Signs<"\u2200", "\u2203">> {};
struct bound_operand : pegtl::sor<let, quantified, folded> {};
/// Each is tried only where its first sign stands.
struct operand
    : Gated<
          Signs<"(">, parenthesised,
          Gated<pegtl::digit, Lexeme<number>,
                Gated<Signs<"\"">, quoted,
                      Gated<Signs<"{">, set,
                            Gated<Signs<"|">, barred, Gated<bound_sign, bound_operand, named>>>>>> {
};
struct signed_operand;
struct negative : pegtl::seq<token<minus_sign>, signed_operand> {};
struct exponent : Gated<Signs<"-">, negative, operand> {};
struct power : Chain<operand, Lexeme<power_sign>, exponent> {};
struct signed_operand : Gated<Signs<"-">, negative, power> {};
struct number_part : Chain<signed_operand, Lexeme<number_sign>> {};
struct comparison : Chain<signed_operand, Lexeme<tight_sign>> {};
struct inversion;
struct inverted : pegtl::seq<token<not_sign>, inversion> {};
struct inversion : Gated<not_sign_text, inverted, comparison> {};
struct logic : Chain<inversion, Lexeme<loose_sign>> {};
struct expression : logic {};
struct let_value : logic {};
struct whole : pegtl::seq<blanks, expression, pegtl::eof> {};
/// A let without the place where it holds.
struct definition : pegtl::seq<blanks, meaning, expression, pegtl::eof> {};
/// The condition of a move, in the rules of a game.
struct condition : pegtl::seq<blanks, expression, pegtl::at<colon>> {};

}  // namespace gazetteer::conjectures::grammar
