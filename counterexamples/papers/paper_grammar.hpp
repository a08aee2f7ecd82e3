// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of the lines of a paper, for PEGTL; docs/PAPERS.md has it for people. Statements,
// grounds, graphs and games are read by their own grammars.
#pragma once

#include <tao/pegtl.hpp>

#include "language/expressions/reading/tokens.hpp"

namespace gazetteer::conjectures::paper_grammar {

namespace pegtl = tao::pegtl;
using grammar::Signs;
using grammar::Words;

struct gap : pegtl::plus<pegtl::blank> {};
struct blanks : pegtl::star<pegtl::blank> {};
struct quote : Signs<"\""> {};
struct last_quote : pegtl::seq<quote, blanks, pegtl::eof> {};
/// Quotes may stand in it: the last one of the text ends it.
struct sentence : pegtl::plus<pegtl::not_at<last_quote>, pegtl::any> {};
struct quoted : pegtl::seq<quote, sentence, last_quote> {};

struct paper_word : Words<"paper"> {};
struct claim_word : Words<"claim"> {};
struct define_word : Words<"define"> {};
struct use_word : Words<"use"> {};
struct game_word : Words<"game"> {};

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

struct by_word : Words<"by"> {};
struct journal_word : Words<"journal"> {};
struct doi_word : Words<"doi"> {};
struct paper_entry
    : pegtl::seq<pegtl::sor<by_word, journal_word, doi_word>, gap, rest, pegtl::eof> {};

struct place_word : Words<"place"> {};
struct reads_word : Words<"reads"> {};
struct holds_word : Words<"holds"> {};
struct on_word : Words<"on"> {};
struct misses_word : Words<"misses"> {};
struct status_word : Words<"status"> {};
struct proved_word : Words<"proved"> {};
struct compiled_word : Words<"compiled"> {};
struct refuted_by_words : pegtl::seq<Words<"refuted">, gap, Words<"by">> {};
struct repaired_by_words : pegtl::seq<Words<"repaired">, gap, Words<"by">> {};
struct colon : Signs<":"> {};
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
