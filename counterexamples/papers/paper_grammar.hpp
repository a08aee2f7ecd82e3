// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the lines of a paper, for PEGTL; docs/PAPERS.md has it for people. Statements,
// grounds, graphs and games are read by their own grammars.
#pragma once

#include <tao/pegtl.hpp>

namespace gazetteer::conjectures::paper_grammar {

namespace pegtl = tao::pegtl;

struct gap : pegtl::plus<pegtl::blank> {};
struct blanks : pegtl::star<pegtl::blank> {};
struct quote : pegtl::one<'"'> {};
struct last_quote : pegtl::seq<quote, blanks, pegtl::eof> {};
/// Quotes may stand in it: the last one of the text ends it.
struct sentence : pegtl::plus<pegtl::not_at<last_quote>, pegtl::any> {};
struct quoted : pegtl::seq<quote, sentence, last_quote> {};

struct paper_word : TAO_PEGTL_KEYWORD("paper") {};
struct claim_word : TAO_PEGTL_KEYWORD("claim") {};
struct define_word : TAO_PEGTL_KEYWORD("define") {};
struct use_word : TAO_PEGTL_KEYWORD("use") {};
struct game_word : TAO_PEGTL_KEYWORD("game") {};

struct rest : pegtl::plus<pegtl::any> {};
struct key : pegtl::plus<pegtl::sor<pegtl::identifier_other, pegtl::one<'-'>>> {};
struct id : pegtl::plus<pegtl::not_at<pegtl::seq<blanks, quote>>, pegtl::not_one<'"'>> {};

struct paper_header : pegtl::seq<paper_word, gap, key, gap, quoted> {};
struct claim_header : pegtl::seq<claim_word, gap, id, blanks, quoted> {};
struct define_header : pegtl::seq<define_word, gap, rest> {};
struct use_header : pegtl::seq<use_word, gap, rest> {};
struct game_header : pegtl::seq<game_word, gap, rest> {};
struct header
    : pegtl::seq<pegtl::sor<paper_header, claim_header, define_header, use_header, game_header>,
                 pegtl::eof> {};

struct by_word : TAO_PEGTL_KEYWORD("by") {};
struct journal_word : TAO_PEGTL_KEYWORD("journal") {};
struct doi_word : TAO_PEGTL_KEYWORD("doi") {};
struct paper_entry
    : pegtl::seq<pegtl::sor<by_word, journal_word, doi_word>, gap, rest, pegtl::eof> {};

struct place_word : TAO_PEGTL_KEYWORD("place") {};
struct reads_word : TAO_PEGTL_KEYWORD("reads") {};
struct holds_word : TAO_PEGTL_KEYWORD("holds") {};
struct on_word : TAO_PEGTL_KEYWORD("on") {};
struct misses_word : TAO_PEGTL_KEYWORD("misses") {};
struct status_word : TAO_PEGTL_KEYWORD("status") {};
struct proved_word : TAO_PEGTL_KEYWORD("proved") {};
struct compiled_word : TAO_PEGTL_KEYWORD("compiled") {};
struct refuted_by_words : pegtl::seq<TAO_PEGTL_KEYWORD("refuted"), gap, TAO_PEGTL_KEYWORD("by")> {};
struct repaired_by_words : pegtl::seq<TAO_PEGTL_KEYWORD("repaired"), gap, TAO_PEGTL_KEYWORD("by")> {
};
struct colon : pegtl::one<':'> {};
struct miss_name : pegtl::plus<pegtl::not_one<':'>> {};
struct miss_entry : pegtl::seq<misses_word, gap, miss_name, colon, blanks, rest> {};
/// The id of a row, with its key, and perhaps the reason.
struct row : pegtl::plus<pegtl::not_at<blanks, pegtl::sor<quote, pegtl::eof>>, pegtl::any> {};
struct compiled_entry
    : pegtl::seq<compiled_word, gap, row, blanks, pegtl::sor<pegtl::at<pegtl::eof>, quoted>> {};
struct plain_entry : pegtl::seq<pegtl::sor<place_word, reads_word, holds_word, on_word, status_word,
                                           proved_word, refuted_by_words, repaired_by_words>,
                                gap, rest> {};
struct claim_entry : pegtl::seq<pegtl::sor<miss_entry, compiled_entry, plain_entry>, pegtl::eof> {};

}  // namespace gazetteer::conjectures::paper_grammar
