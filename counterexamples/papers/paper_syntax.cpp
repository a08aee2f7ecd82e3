// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/paper_syntax.hpp"

#include <tao/pegtl/contrib/parse_tree.hpp>

#include "counterexamples/papers/paper_grammar.hpp"
#include "language/expressions/reading/furthest.hpp"

namespace gazetteer::conjectures {

namespace {

namespace rule = paper_grammar;
namespace tree = tao::pegtl::parse_tree;

/// What people call a part of a line; null for the rules that are none.
template <class Rule>
constexpr const char* paper_label = nullptr;
template <>
constexpr const char* paper_label<rule::paper_word> = "'paper'";
template <>
constexpr const char* paper_label<rule::claim_word> = "'claim'";
template <>
constexpr const char* paper_label<rule::define_word> = "'define'";
template <>
constexpr const char* paper_label<rule::use_word> = "'use'";
template <>
constexpr const char* paper_label<rule::game_word> = "'game'";
template <>
constexpr const char* paper_label<rule::by_word> = "'by'";
template <>
constexpr const char* paper_label<rule::journal_word> = "'journal'";
template <>
constexpr const char* paper_label<rule::doi_word> = "'doi'";
template <>
constexpr const char* paper_label<rule::place_word> = "'place'";
template <>
constexpr const char* paper_label<rule::reads_word> = "'reads'";
template <>
constexpr const char* paper_label<rule::holds_word> = "'holds'";
template <>
constexpr const char* paper_label<rule::on_word> = "'on'";
template <>
constexpr const char* paper_label<rule::misses_word> = "'misses'";
template <>
constexpr const char* paper_label<rule::status_word> = "'status'";
template <>
constexpr const char* paper_label<rule::proved_word> = "'proved'";
template <>
constexpr const char* paper_label<rule::compiled_word> = "'compiled'";
template <>
constexpr const char* paper_label<rule::refuted_by_words> = "'refuted by'";
template <>
constexpr const char* paper_label<rule::repaired_by_words> = "'repaired by'";
template <>
constexpr const char* paper_label<rule::gap> = "a blank";
template <>
constexpr const char* paper_label<rule::quote> = "a sentence in quotes";
template <>
constexpr const char* paper_label<rule::sentence> = "the words of the sentence";
template <>
constexpr const char* paper_label<rule::last_quote> = "a quote at the end of the sentence";
template <>
constexpr const char* paper_label<rule::key> = "the key of the paper";
template <>
constexpr const char* paper_label<rule::id> = "the id of the claim";
template <>
constexpr const char* paper_label<rule::miss_name> = "a name";
template <>
constexpr const char* paper_label<rule::colon> = "':' behind the name";
template <>
constexpr const char* paper_label<rule::row> = "the id of a row of the register";
template <>
constexpr const char* paper_label<rule::rest> = "a text";

template <class Rule>
struct PaperSelector
    : tree::selector<
          Rule, tree::store_content::on<
                    rule::paper_word, rule::claim_word, rule::define_word, rule::use_word,
                    rule::game_word, rule::by_word, rule::journal_word, rule::doi_word,
                    rule::place_word, rule::reads_word, rule::holds_word, rule::on_word,
                    rule::misses_word, rule::status_word, rule::proved_word, rule::compiled_word,
                    rule::refuted_by_words, rule::repaired_by_words, rule::key, rule::id, rule::row,
                    rule::miss_name, rule::sentence, rule::rest>> {};

template <class Rule>
struct PaperControl : tao::pegtl::normal<Rule> {
    /// The others need no care: most of the rules, and of the time that they take to compile.
    static constexpr bool enable = paper_label<Rule> != nullptr || PaperSelector<Rule>::value;
    template <class Input>
    static void failure(const Input& in, Furthest& furthest) {
        if constexpr (paper_label<Rule> != nullptr) furthest.note(in.byte(), paper_label<Rule>);
    }
};

/// The first node is the word, the last one the rest; a name may stand between them. A row may be
/// the last.
PaperLine line_of(const tree::node& root) {
    const auto column = [](const tree::node& node) {
        return static_cast<int>(node.begin().byte) + 1;
    };
    const tree::node& last = *root.children.back();
    PaperLine result{.word = root.children.front()->string(),
                     .name = {},
                     .rest = last.string(),
                     .rest_column = column(last)};
    if (result.word.starts_with("refuted")) result.word = "refuted by";
    if (result.word.starts_with("repaired")) result.word = "repaired by";
    const bool ends_in_row = last.is_type<rule::row>();
    if (root.children.size() == 3 || ends_in_row) {
        result.name = root.children[1]->string();
        result.name_column = column(*root.children[1]);
    }
    if (ends_in_row) result.rest.clear();
    return result;
}

template <class Rule>
Parsed<PaperLine> parsed_by(std::string_view line) {
    tao::pegtl::memory_input in(line.data(), line.size(), "");
    Furthest furthest;
    const auto root =
        tree::parse<Rule, PaperSelector, tao::pegtl::nothing, PaperControl>(in, furthest);
    if (!root) return error_at(line, furthest);
    return line_of(*root);
}

}  // namespace

Parsed<PaperLine> parse_paper_line(std::string_view line, PaperLines which) {
    switch (which) {
        case PaperLines::of_paper:
            return parsed_by<rule::paper_entry>(line);
        case PaperLines::of_claim:
            return parsed_by<rule::claim_entry>(line);
        case PaperLines::headers:
            break;
    }
    return parsed_by<rule::header>(line);
}

}  // namespace gazetteer::conjectures
