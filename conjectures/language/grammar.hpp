// The grammar of conjectures for PEGTL (Parsing Expression Grammar Template Library). From the
// loosest to the tightest: <-> (from the left), -> (from the right), or, xor, and, not, comparison,
// + -, * div mod, unary minus. A quantifier's body reaches as far to the right as it can.
#pragma once

#include <tao/pegtl.hpp>

namespace gazetteer::conjectures::grammar {

namespace pegtl = tao::pegtl;

struct blanks : pegtl::star<pegtl::space> {};
/// A rule and the blanks behind it.
template <class Rule>
struct token : pegtl::seq<Rule, blanks> {};

struct keyword_text
    : pegtl::sor<TAO_PEGTL_KEYWORD("not"), TAO_PEGTL_KEYWORD("and"), TAO_PEGTL_KEYWORD("or"),
                 TAO_PEGTL_KEYWORD("xor"), TAO_PEGTL_KEYWORD("div"), TAO_PEGTL_KEYWORD("mod"),
                 TAO_PEGTL_KEYWORD("forall"), TAO_PEGTL_KEYWORD("exists"),
                 TAO_PEGTL_KEYWORD("count"), TAO_PEGTL_KEYWORD("in")> {};

struct number_text : pegtl::seq<pegtl::plus<pegtl::digit>, pegtl::not_at<pegtl::identifier_other>> {
};
struct number : number_text {};
struct name_text : pegtl::seq<pegtl::not_at<keyword_text>, pegtl::identifier> {};
struct name : name_text {};
struct variable : name_text {};

struct open : token<pegtl::one<'('>> {};
struct close : token<pegtl::one<')'>> {};
struct comma : token<pegtl::one<','>> {};
struct colon : token<pegtl::one<':'>> {};
struct tilde : token<pegtl::one<'~'>> {};

struct iff_sign : TAO_PEGTL_STRING("<->") {};
struct implies_sign : TAO_PEGTL_STRING("->") {};
struct or_sign : TAO_PEGTL_KEYWORD("or") {};
struct xor_sign : TAO_PEGTL_KEYWORD("xor") {};
struct and_sign : TAO_PEGTL_KEYWORD("and") {};
struct not_sign : TAO_PEGTL_KEYWORD("not") {};
struct compare_sign : pegtl::sor<TAO_PEGTL_STRING("!="), TAO_PEGTL_STRING("<="),
                                 TAO_PEGTL_STRING(">="), TAO_PEGTL_STRING("=="), pegtl::one<'='>,
                                 pegtl::seq<pegtl::one<'<'>, pegtl::not_at<TAO_PEGTL_STRING("->")>>,
                                 pegtl::one<'>'>, pegtl::one<'~'>, TAO_PEGTL_KEYWORD("in")> {};
struct add_sign
    : pegtl::sor<pegtl::one<'+'>, pegtl::seq<pegtl::one<'-'>, pegtl::not_at<pegtl::one<'>'>>>> {};
struct multiply_sign
    : pegtl::sor<pegtl::one<'*'>, TAO_PEGTL_KEYWORD("div"), TAO_PEGTL_KEYWORD("mod")> {};
struct minus_sign : pegtl::seq<pegtl::one<'-'>, pegtl::not_at<pegtl::one<'>'>>> {};
struct quantifier_sign : pegtl::sor<TAO_PEGTL_KEYWORD("forall"), TAO_PEGTL_KEYWORD("exists"),
                                    TAO_PEGTL_KEYWORD("count")> {};

struct expression;
struct arguments : pegtl::seq<open, expression, pegtl::star<comma, expression>, close> {};
struct named : pegtl::seq<token<name>, pegtl::opt<arguments>> {};
struct parenthesised : pegtl::seq<open, expression, close> {};
/// "forall u, w:" are two quantifiers; "forall u ~ w:" is over the neighbours of w, or over edges.
struct edge_pair : pegtl::seq<token<variable>, tilde, token<variable>> {};
struct variable_list : pegtl::list<token<variable>, comma> {};
struct quantified
    : pegtl::seq<token<quantifier_sign>, pegtl::sor<edge_pair, variable_list>, colon, expression> {
};
struct operand : pegtl::sor<token<number>, quantified, parenthesised, named> {};
struct signed_operand;
struct negative : pegtl::seq<token<minus_sign>, signed_operand> {};
struct signed_operand : pegtl::sor<negative, operand> {};
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
struct whole : pegtl::seq<blanks, expression, pegtl::eof> {};
/// The condition of a move, in the rules of a game.
struct condition : pegtl::seq<blanks, expression, pegtl::at<colon>> {};

}  // namespace gazetteer::conjectures::grammar
