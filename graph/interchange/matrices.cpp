// SPDX-License-Identifier: GPL-3.0-or-later
// Adjacency matrices: rows of 0 and 1, and the Matrix Market's files.
#include <algorithm>
#include <optional>

#include "graph/interchange/readers.hpp"
#include "graph/interchange/text_lines.hpp"

namespace gazetteer::interchange {

namespace {

/// A row that is written without blanks is a digit a word.
void split_digits(TextLine& row) {
    if (row.size() != 1) return;
    const TextWord whole = row.words.front();
    row.words.clear();
    for (std::size_t i = 0; i < whole.text.size(); ++i)
        row.words.push_back({whole.text.substr(i, 1), whole.column + static_cast<int>(i)});
}

/// The rows, also where all of them stand on one line between brackets.
std::vector<TextLine> rows_of(std::string_view text) {
    constexpr std::string_view separators = " \t,;[](){}";
    std::vector<TextLine> rows = text_lines(text, "#%", separators);
    if (rows.size() == 1 && text.find('[') != text.npos) {
        std::vector<TextLine> parts;
        const TextLine whole = rows.front();
        for (std::size_t i = 0; i < whole.size(); ++i) {
            const int end =
                i == 0 ? 0 : whole.words[i - 1].column + static_cast<int>(whole[i - 1].size());
            const std::string_view gap = whole.text.substr(
                static_cast<std::size_t>(std::max(0, end - 1)),
                static_cast<std::size_t>(whole.words[i].column - std::max(1, end)));
            if (i == 0 || gap.find('[') != gap.npos)
                parts.push_back({whole.text, {}, whole.number});
            parts.back().words.push_back(whole.words[i]);
        }
        return parts;
    }
    for (TextLine& row : rows) split_digits(row);
    return rows;
}

struct Banner {
    bool coordinates = true;
    bool pattern = false;
    bool symmetric = false;
};

std::string small_letters(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(), [](char c) {
        return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

/// "%%MatrixMarket matrix coordinate pattern symmetric".
Banner banner_of(std::string_view text) {
    const std::string_view first = text.substr(0, std::min(text.find('\n'), text.size()));
    const std::vector<TextWord> words = words_of(first, " \t\r");
    const auto word = [&](std::size_t i) {
        return i < words.size() ? small_letters(words[i].text) : "";
    };
    const auto place = [&](std::size_t i) {
        return TextPlace{1,
                         i < words.size() ? words[i].column : static_cast<int>(first.size()) + 1};
    };
    const auto one_of = [&](std::size_t i, std::initializer_list<const char*> known) {
        if (std::ranges::find(known, word(i)) != known.end()) return;
        std::string all;
        for (const char* name : known) all += (all.empty() ? "" : " or ") + std::string(name);
        refuse("'" + word(i) + "' where " + all + " is expected", place(i));
    };
    one_of(1, {"matrix"});
    one_of(2, {"coordinate", "array"});
    one_of(3, {"pattern", "integer", "real"});
    one_of(4, {"general", "symmetric"});
    return {word(2) == "coordinate", word(3) == "pattern", word(4) == "symmetric"};
}

bool is_zero(std::string_view value) {
    return value.find_first_of("123456789") == value.npos;
}

/// The entries of "array": column by column, of a symmetric matrix below the diagonal.
void read_array(GraphBuilder& graph, const std::vector<TextLine>& lines, bool symmetric) {
    std::size_t next = 1;
    for (Vertex column = 0; column < graph.order(); ++column)
        for (Vertex row = symmetric ? column : 0; row < graph.order(); ++row, ++next) {
            if (next >= lines.size())
                refuse("the entries end at column " + std::to_string(column + 1),
                       lines.back().place(lines.back().size()));
            expect_words(lines[next], 1, 1, "one entry a line");
            if (!is_zero(lines[next][0])) graph.edge(row, column, lines[next].place(0));
        }
    if (next < lines.size()) refuse("more entries than the matrix has", lines[next].place(0));
}

void read_coordinates(GraphBuilder& graph, const std::vector<TextLine>& lines, std::int64_t count,
                      bool pattern) {
    if (static_cast<std::int64_t>(lines.size()) - 1 != count)
        refuse(std::to_string(count) + " entries are announced, and " +
                   std::to_string(lines.size() - 1) + " stand here",
               lines.back().place(0));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const TextLine& line = lines[i];
        expect_words(line, pattern ? 2 : 3, pattern ? 2 : 3, "row, column and value");
        const Vertex row = graph.numbered(line[0], line.place(0));
        const Vertex column = graph.numbered(line[1], line.place(1));
        if (pattern || !is_zero(line[2])) graph.edge(row, column, line.place(0));
    }
}

}  // namespace

NamedGraph read_adjacency_matrix(std::string_view text, bool directed) {
    const std::vector<TextLine> rows = rows_of(text);
    const TextPlace top = rows.empty() ? TextPlace{} : rows.front().place(0);
    GraphBuilder graph(directed, static_cast<std::int64_t>(rows.size()), 0, top);
    for (Vertex u = 0; u < graph.order(); ++u) {
        const TextLine& row = rows[static_cast<std::size_t>(u)];
        if (row.size() != rows.size())
            refuse("a row of " + std::to_string(row.size()) + " entries in a matrix of " +
                       std::to_string(rows.size()) + " rows",
                   row.place(std::min(row.size(), rows.size())));
        for (Vertex v = 0; v < graph.order(); ++v) {
            const auto column = static_cast<std::size_t>(v);
            if (number_of(row[column], 0, 1, "an entry", row.place(column)) == 1)
                graph.edge(u, v, row.place(column));
        }
    }
    return std::move(graph).finish(EdgesStand::from_both_ends);
}

NamedGraph read_matrix_market(std::string_view text, bool directed) {
    const Banner banner = banner_of(text);
    const std::vector<TextLine> lines = text_lines(text, "%", " \t");
    if (lines.empty()) refuse("the numbers of rows and columns are missing", {1, 1});
    const TextLine& sizes = lines.front();
    const std::size_t words = banner.coordinates ? 3 : 2;
    expect_words(sizes, words, words, "the numbers of rows, columns and entries are");
    constexpr std::int64_t most = std::int64_t{1} << 40;
    const std::int64_t rows = number_of(sizes[0], 0, most, "a number of rows", sizes.place(0));
    if (number_of(sizes[1], 0, most, "a number of columns", sizes.place(1)) != rows)
        refuse("the matrix is not square", sizes.place(1));
    GraphBuilder graph(directed && !banner.symmetric, rows, 1, sizes.place(0));
    if (directed && banner.symmetric) refuse("a graph, where a digraph is expected", {1, 1});
    if (banner.coordinates)
        read_coordinates(graph, lines,
                         number_of(sizes[2], 0, most, "a number of entries", sizes.place(2)),
                         banner.pattern);
    else
        read_array(graph, lines, banner.symmetric);
    return std::move(graph).finish(banner.symmetric ? EdgesStand::once
                                                    : EdgesStand::from_both_ends);
}

}  // namespace gazetteer::interchange
