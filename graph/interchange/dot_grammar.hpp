// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of DOT, for PEGTL, after "The DOT Language" of Graphviz's documentation. What an
// attribute says is passed over.
#pragma once

#include <tao/pegtl.hpp>

namespace gazetteer::interchange::dot_grammar {

namespace pegtl = tao::pegtl;

// ---- Between words

struct line_comment : pegtl::seq<pegtl::string<'/', '/'>, pegtl::until<pegtl::eolf>> {};
struct comment_text : pegtl::until<pegtl::string<'*', '/'>> {};
struct comment : pegtl::if_must<pegtl::string<'/', '*'>, comment_text> {};
/// A line of the C preprocessor.
struct hash_line : pegtl::seq<pegtl::bol, pegtl::one<'#'>, pegtl::until<pegtl::eolf>> {};
struct between : pegtl::star<pegtl::sor<pegtl::space, line_comment, comment, hash_line>> {};
template <class Rule>
struct token : pegtl::seq<Rule, between> {};

// ---- Words

struct letter : pegtl::sor<pegtl::identifier_first, pegtl::range<'\200', '\377'>> {};
struct letter_or_digit : pegtl::sor<letter, pegtl::digit> {};
template <char... C>
struct keyword : pegtl::seq<pegtl::istring<C...>, pegtl::not_at<letter_or_digit>> {};
struct strict_word : keyword<'s', 't', 'r', 'i', 'c', 't'> {};
struct graph_word : keyword<'g', 'r', 'a', 'p', 'h'> {};
struct digraph_word : keyword<'d', 'i', 'g', 'r', 'a', 'p', 'h'> {};
struct subgraph_word : keyword<'s', 'u', 'b', 'g', 'r', 'a', 'p', 'h'> {};
struct node_word : keyword<'n', 'o', 'd', 'e'> {};
struct edge_word : keyword<'e', 'd', 'g', 'e'> {};
struct any_keyword
    : pegtl::sor<strict_word, graph_word, digraph_word, subgraph_word, node_word, edge_word> {};

struct plain_id : pegtl::seq<pegtl::not_at<any_keyword>, letter, pegtl::star<letter_or_digit>> {};
struct digits : pegtl::plus<pegtl::digit> {};
struct numeral
    : pegtl::seq<
          pegtl::opt<pegtl::one<'-'>>,
          pegtl::sor<pegtl::seq<pegtl::one<'.'>, digits>,
                     pegtl::seq<digits, pegtl::opt<pegtl::one<'.'>, pegtl::star<pegtl::digit>>>>,
          pegtl::not_at<letter>> {};
/// A backslash stands for something before a quotation mark and at the end of a line alone.
struct escaped_quote : pegtl::string<'\\', '"'> {};
struct two_backslashes : pegtl::string<'\\', '\\'> {};
struct joined_line : pegtl::seq<pegtl::one<'\\'>, pegtl::eol> {};
struct plain_char : pegtl::not_one<'"'> {};
struct last_quote : pegtl::one<'"'> {};
struct quoted
    : pegtl::if_must<
          pegtl::one<'"'>,
          pegtl::star<pegtl::sor<escaped_quote, two_backslashes, joined_line, plain_char>>,
          last_quote> {};
struct plus_sign : token<pegtl::one<'+'>> {};
struct no_text_yet : pegtl::success {};
struct quoted_id : pegtl::seq<no_text_yet, quoted, pegtl::star<between, plus_sign, quoted>> {};
struct html_open : pegtl::one<'<'> {};
struct html_close : pegtl::one<'>'> {};
struct html : pegtl::if_must<html_open, pegtl::star<pegtl::sor<html, pegtl::not_one<'<', '>'>>>,
                             html_close> {};
struct html_id : html {};
struct id : token<pegtl::sor<plain_id, numeral, quoted_id, html_id>> {};

// ---- Statements

struct equals : token<pegtl::one<'='>> {};
struct value : id {};
struct separator : token<pegtl::one<';', ','>> {};
struct attribute
    : pegtl::seq<id, pegtl::opt<pegtl::if_must<equals, value>>, pegtl::opt<separator>> {};
struct attributes_open : token<pegtl::one<'['>> {};
struct attributes_close : token<pegtl::one<']'>> {};
struct attributes : pegtl::if_must<attributes_open, pegtl::star<attribute>, attributes_close> {};
struct attributes_of_all
    : pegtl::seq<token<pegtl::sor<graph_word, node_word, edge_word>>, pegtl::plus<attributes>> {};
struct setting : pegtl::seq<id, equals, pegtl::must<value>> {};

struct port : pegtl::if_must<token<pegtl::one<':'>>, id> {};
struct vertex_name : id {};
struct vertex : pegtl::seq<vertex_name, pegtl::opt<port>, pegtl::opt<port>> {};
struct statements;
struct block_open : token<pegtl::one<'{'>> {};
struct block_close : token<pegtl::one<'}'>> {};
struct block : pegtl::if_must<block_open, statements, block_close> {};
struct block_of_graph : block {};
struct block_of_vertices : block {};
struct subgraph
    : pegtl::sor<pegtl::if_must<token<subgraph_word>, pegtl::opt<id>, block_of_vertices>,
                 block_of_vertices> {};
struct end_of_edge : pegtl::sor<subgraph, vertex> {};
struct undirected_link : pegtl::string<'-', '-'> {};
struct directed_link : pegtl::string<'-', '>'> {};
struct link : token<pegtl::sor<undirected_link, directed_link>> {};
struct chain : pegtl::seq<end_of_edge, pegtl::star<pegtl::if_must<link, end_of_edge>>,
                          pegtl::star<attributes>> {};
struct statement : pegtl::sor<attributes_of_all, setting, chain> {};
struct semicolon : token<pegtl::one<';'>> {};
struct statements : pegtl::star<pegtl::sor<semicolon, statement>> {};

struct kind : token<pegtl::sor<graph_word, digraph_word>> {};
struct nothing_more : pegtl::eof {};
struct file : pegtl::must<between, pegtl::opt<token<strict_word>>, kind, pegtl::opt<id>,
                          block_of_graph, nothing_more> {};

}  // namespace gazetteer::interchange::dot_grammar
