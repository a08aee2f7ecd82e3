// SPDX-License-Identifier: GPL-3.0-or-later
// The English of documents and comments, as sentences that can be measured.
#pragma once

#include <string>
#include <vector>

#include "tools/source_tree.hpp"

namespace gazetteer::source_tree {

/// The paragraphs and list items of a Markdown text. Headings, tables, code blocks, pictures and
/// HTML are left out; a span of code is one word, a link is its text, a formula in dollars is one
/// word.
std::vector<std::string> paragraphs(const std::string& markdown);

/// The sentences of a paragraph. A sentence ends with a full stop, a question mark or an
/// exclamation mark, if what follows starts like a sentence and no abbreviation comes before.
std::vector<std::string> sentences(const std::string& paragraph);

/// Words separated by blanks; what has neither letter nor digit is no word.
std::size_t word_count(const std::string& sentence);

/// The lengths in words of all sentences of a Markdown text.
std::vector<std::size_t> sentence_lengths(const std::string& markdown);

constexpr std::size_t median_words_max = 15;
constexpr std::size_t sentence_words_max = 35;

/// One line a sentence that is too long, and one if the median is too long.
std::vector<std::string> long_sentences(const SourceFile& document);

/// One line a phrase that a text must not use, with what to say instead.
std::vector<std::string> bad_phrases(const std::string& text);
/// The bad phrases of the comments of a C++ file; no sentence of them must start with "Of" either.
std::vector<std::string> bad_comments(const SourceFile& file);

}  // namespace gazetteer::source_tree
