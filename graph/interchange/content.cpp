// SPDX-License-Identifier: GPL-3.0-or-later
// What a text is, by what stands in it.
#include <algorithm>

#include "graph/families/named.hpp"
#include "graph/interchange/interchange.hpp"
#include "graph/interchange/readers.hpp"
#include "graph/interchange/text_lines.hpp"

namespace gazetteer {

namespace {

constexpr std::string_view white = " \t\r\n\v\f";

std::string_view without_blanks(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(white), text.size()));
    return text.substr(0, text.find_last_not_of(white) + 1);
}

/// Whether the text is this word and behind it no letter, digit or '_'.
bool begins_with_word(std::string_view text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    const char next = text.size() > word.size() ? text[word.size()] : ' ';
    return !(('a' <= next && next <= 'z') || ('A' <= next && next <= 'Z') ||
             ('0' <= next && next <= '9') || next == '_');
}

char first_behind_word(std::string_view text, std::string_view word) {
    const std::string_view rest = without_blanks(text.substr(word.size()));
    return rest.empty() ? '\0' : rest.front();
}

bool is_gml(std::string_view text) {
    if (text.starts_with("Creator") || text.starts_with("Version")) return true;
    return begins_with_word(text, "graph") && first_behind_word(text, "graph") == '[';
}

bool is_dot(std::string_view text) {
    for (const char* word : {"strict", "graph", "digraph"})
        if (begins_with_word(text, word)) return text.find('{') != text.npos;
    return text.starts_with("/*") || text.starts_with("//");
}

/// The first text that is not a comment of GML, an edge list or an adjacency list.
std::string_view behind_comments(std::string_view text) {
    while (text.starts_with('#'))
        text = without_blanks(text.substr(std::min(text.find('\n'), text.size())));
    return text;
}

bool is_number(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

/// A family's member is a word of small letters and numbers.
bool may_name_family(const TextLine& line) {
    return line[0].find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == line[0].npos &&
           line.size() > 1 && is_number(line[1]);
}

bool is_matrix(const std::vector<TextLine>& lines) {
    return std::ranges::all_of(lines, [&](const TextLine& line) {
        const std::size_t entries = line.size() == 1 ? line[0].size() : line.size();
        const auto digits = [](const TextWord& word) {
            return word.text.find_first_not_of("01") == word.text.npos;
        };
        return entries == lines.size() && std::ranges::all_of(line.words, digits);
    });
}

bool is_edge(const TextLine& line) {
    return line.size() == 2 || (line.size() > 2 && line[2].starts_with('{')) ||
           (line.size() == 3 && line[2].find_first_of(".eE") != line[2].npos &&
            line[2].find_first_not_of("0123456789.eE+-") == line[2].npos);
}

/// What stands before the first blank line.
std::string_view first_block(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (without_blanks(text.substr(at, end - at)).empty()) return text.substr(0, at);
        at = end + 1;
    }
    return text;
}

std::optional<Interchange> list_in(std::string_view text) {
    const std::vector<TextLine> lines = text_lines(text, "#%", " \t,;");
    const auto is_other = [](const TextLine& line) {
        return may_name_family(line) || line.text.find('(') != line.text.npos;
    };
    if (lines.empty() || std::ranges::any_of(lines, is_other)) return std::nullopt;
    const std::vector<TextLine> block = text_lines(first_block(text), "#%", " \t,;");
    if (block.size() > 1 && is_matrix(block)) return Interchange::adjacency_matrix;
    const auto has_colon = [](const TextLine& line) {
        const std::size_t colon = line.text.find(':');
        return colon != line.text.npos &&
               line.text.substr(0, colon).find_last_not_of(" \t") != line.text.npos;
    };
    if (std::ranges::any_of(lines, has_colon))
        return text.find_first_of("{:") == text.find(':')
                   ? std::optional(Interchange::adjacency_list)
                   : Interchange::edge_list;
    // A damaged line of nauty's formats is no list of two names.
    const auto number = [](const TextWord& word) { return is_number(word.text); };
    if (lines.size() == 1 && !std::ranges::all_of(lines.front().words, number)) return std::nullopt;
    if (std::ranges::all_of(lines, is_edge)) return Interchange::edge_list;
    const auto names = [](const TextLine& line) { return line.size() > 1; };
    if (std::ranges::any_of(lines, names)) return Interchange::adjacency_list;
    return std::nullopt;
}

/// Pairs of brackets within brackets, as many as each has numbers: rows of a matrix.
bool is_bracketed_matrix(std::string_view line) {
    if (!line.starts_with("[[")) return false;
    const auto rows = std::ranges::count(line, '[') - 1;
    const std::size_t entries = words_of(line, " \t,[]").size();
    return rows > 0 && static_cast<std::size_t>(rows * rows) == entries &&
           line.find_first_not_of("01[], \t") == line.npos;
}

}  // namespace

std::optional<Interchange> interchange_of_line(std::string_view text) {
    const std::string_view line = without_blanks(text);
    if (line.empty() || line.starts_with(">>") || line.find('\n') != line.npos) return std::nullopt;
    if (line.find('\0') != line.npos) return std::nullopt;
    if (is_bracketed_matrix(line)) return Interchange::adjacency_matrix;
    // A line of graph6 may begin with a bracket too.
    const auto is_nautys = [](char c) { return '?' <= c && c <= '~'; };
    const bool bracket = line.front() == '(' || line.front() == '[' || line.starts_with("{(") ||
                         line.starts_with("{{");
    if (bracket && !std::ranges::all_of(line, is_nautys)) return Interchange::edges_of_line;
    if (line.find_first_of("(){}[]<\"") != line.npos) return std::nullopt;
    if (line.find('-') == line.npos || begins_with_word(line, "c")) return std::nullopt;
    const std::vector<TextWord> words = words_of(line, " \t,;");
    const auto is_edge_or_vertex = [](const TextWord& word) {
        return word.text.front() != '-' && word.text.back() != '-';
    };
    const bool family = find_family(words.front().text) != nullptr;
    if (family || !std::ranges::all_of(words, is_edge_or_vertex)) return std::nullopt;
    return Interchange::edges_of_line;
}

std::optional<Interchange> interchange_of_text(std::string_view whole) {
    if (interchange::is_multicode(whole)) return Interchange::multicode;
    const std::string_view text = without_blanks(whole);
    if (text.starts_with("%%MatrixMarket")) return Interchange::matrix_market;
    if (text.starts_with("LEDA.GRAPH")) return Interchange::leda;
    if (text.starts_with("<")) return Interchange::graphml;
    if (text.starts_with("{") && text.find('"') != text.npos) return Interchange::node_link;
    if (is_gml(behind_comments(text))) return Interchange::gml;
    if (is_dot(text)) return Interchange::dot;
    const bool dimacs = begins_with_word(text, "p") ||
                        (begins_with_word(text, "c") && text.find("\np ") != text.npos);
    if (dimacs) return Interchange::dimacs;
    if (text.find('\n') == text.npos) {
        if (const auto line = interchange_of_line(text)) return line;
    }
    return list_in(text);
}

}  // namespace gazetteer
