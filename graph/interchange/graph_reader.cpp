// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/graph_reader.hpp"

#include <algorithm>
#include <sstream>

#include "graph/errors.hpp"
#include "graph/families/composition_text.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/families/named.hpp"
#include "graph/families/room.hpp"
#include "graph/formats/plain_line.hpp"
#include "graph/interchange/incremental_sparse6.hpp"
#include "graph/interchange/readers.hpp"

namespace gazetteer {

namespace {

/// A text is there twice for a moment, and its words are noted.
constexpr double bytes_a_byte = 20;

std::string without_header(const std::string& line) {
    return line.starts_with(">>") ? line.substr(line.find("<<") + 2) : line;
}

/// Whether graphs come one a line, told from the first line that is not blank.
bool is_line_of_graphs(std::string_view line) {
    if (line.starts_with(">>") || interchange_of_line(line)) return true;
    const std::string_view first = line.substr(0, line.find_first_of(" \t"));
    if (first.size() == line.size())
        return std::ranges::all_of(line, [](char c) { return ':' <= c && c <= '~'; }) ||
               line[0] == '&';
    return names_construction(line) || find_family(first) != nullptr;
}

std::string nauty_line(const Board& board) {
    if (const auto* d = std::get_if<Digraph>(&board)) return to_digraph6(*d);
    const auto& g = std::get<SparseGraph>(board);
    return g.order() <= Graph::order_max ? to_graph6(g) : to_sparse6(g);
}

Parsed<Board> changed(const std::optional<SparseGraph>& before, const std::string& line) {
    const auto graph = changed_by(before, line);
    if (!graph) return graph.error();
    return Board(*graph);
}

/// The blocks of a text between blank lines, and on which line each begins, the last first.
std::vector<std::pair<std::string, int>> blocks_of(const std::string& text) {
    std::vector<std::pair<std::string, int>> result;
    std::istringstream in(text);
    int number = 0;
    bool within = false;
    for (std::string line; std::getline(in, line); ++number) {
        const bool blank = plain_line(line).text.empty();
        if (!blank && !within) result.emplace_back("", number);
        if (!blank) result.back().first += line + "\n";
        within = !blank;
    }
    std::ranges::reverse(result);
    return result;
}

/// The lines that are not blank.
std::vector<std::pair<std::string, int>> lines_of(const std::string& text) {
    std::vector<std::pair<std::string, int>> result;
    std::istringstream in(text);
    int number = 0;
    for (std::string line; std::getline(in, line); ++number)
        if (const PlainLine plain = plain_line(line); !plain.text.empty())
            result.emplace_back(plain.text, number);
    std::ranges::reverse(result);
    return result;
}

/// The graphs of multicode, each for a line, the last first.
std::vector<std::pair<std::string, int>> numbered_graphs(const std::string& bytes) {
    std::vector<std::pair<std::string, int>> result;
    for (std::string& graph : interchange::multicode_graphs(bytes)) {
        const int before = static_cast<int>(result.size());
        result.emplace_back(std::move(graph), before);
    }
    std::ranges::reverse(result);
    return result;
}

void insist_on_room(const std::string& text, const std::string& file) {
    const std::string none = no_room_for(bytes_a_byte * static_cast<double>(text.size()));
    if (!none.empty()) throw InputError(file + ": " + none);
}

bool has_blocks(Interchange format) {
    return format == Interchange::adjacency_matrix || format == Interchange::adjacency_list;
}

}  // namespace

GraphReader::GraphReader(std::istream& in, std::string file, bool directed,
                         std::optional<Interchange> format)
    : file_(std::move(file)), directed_(directed), format_(format), in_(in) {}

std::optional<GraphReader::Result> GraphReader::next() {
    if (!std::exchange(begun_, true)) begin();
    auto result = lines_ || first_ ? next_line() : next_text();
    if (!result && in_.stream().bad())
        throw InputError(file_ + (in_.is_packed() ? ": the packed data are damaged or cut off"
                                                  : ": it cannot be read"));
    return result;
}

std::optional<ReadGraph> GraphReader::next_graph() {
    auto result = next();
    if (!result) return std::nullopt;
    if (const auto* const fault = std::get_if<std::string>(&*result)) throw InputError(*fault);
    return std::get<ReadGraph>(std::move(*result));
}

/// Reads as far as the first line that is not blank, and all of a text that is one graph.
void GraphReader::begin() {
    std::string head;
    // The bytes as they are: blanks are numbers in multicode.
    std::string bytes;
    int number = 0;
    for (std::string line; std::getline(in_.stream(), line);) {
        ++number;
        bytes += line + (in_.stream().eof() ? "" : "\n");
        if (format_ ? *format_ == Interchange::multicode : interchange::is_multicode(line))
            return take_bytes(std::move(bytes));
        const PlainLine plain = plain_line(line);
        if (plain.text.empty()) {
            head += "\n";
            continue;
        }
        const std::string text(plain.text);
        if (format_ ? *format_ == Interchange::edges_of_line : is_line_of_graphs(text)) {
            first_ = {text, {file_, number, static_cast<int>(plain.before) + 1}};
            lines_.emplace(in_.stream(), file_, number);
            return;
        }
        // A byte order mark is no part of the text.
        head += std::string(line.starts_with("\xef\xbb\xbf") ? line.substr(3) : line) + "\n";
        return take_text(std::move(head));
    }
}

/// A file of multicode from its beginning on.
void GraphReader::take_bytes(std::string bytes) {
    for (char c; in_.stream().get(c);) {
        bytes += c;
        if (bytes.size() % 65'536 == 0) insist_on_room(bytes, file_);
    }
    format_ = Interchange::multicode;
    texts_ = numbered_graphs(bytes);
}

/// The text from its first line on.
void GraphReader::take_text(std::string text) {
    for (std::string line; std::getline(in_.stream(), line);) {
        text += line + "\n";
        insist_on_room(text, file_);
    }
    if (!format_) format_ = interchange_of_text(text);
    if (format_ && has_blocks(*format_))
        texts_ = blocks_of(text);
    else if (format_)
        texts_ = {{std::move(text), 0}};
    else
        texts_ = lines_of(text);
}

std::optional<GraphReader::Result> GraphReader::next_line() {
    if (first_) {
        const auto [line, place] = *std::exchange(first_, std::nullopt);
        if (!is_only_header(line)) return read_line(line, place);
    }
    const auto line = lines_->next();
    if (!line) return std::nullopt;
    return read_line(*line, lines_->place(1));
}

/// A text of no format is told line by line what it might be.
std::optional<GraphReader::Result> GraphReader::next_text() {
    if (texts_.empty()) return std::nullopt;
    const auto [text, before] = std::move(texts_.back());
    texts_.pop_back();
    return format_ ? read(*format_, text, {file_, before + 1, 1})
                   : read_line(text, {file_, before + 1, 1});
}

GraphReader::Result GraphReader::read_line(const std::string& line, const Place& place) {
    if (const auto format = interchange_of_line(line)) return read(*format, line, place);
    const bool incremental = line.starts_with(';') && !directed_;
    const Parsed<Board> board = incremental ? changed(before_, line) : parse_board(line, directed_);
    if (!board)
        return to_string(Place{place.file, place.line, place.column + board.error().column - 1}) +
               ": " + board.error().message;
    const auto* const graph = std::get_if<SparseGraph>(&*board);
    if (graph != nullptr && (incremental || line.front() == ':')) before_ = *graph;
    return ReadGraph{
        {*board, {}}, incremental ? to_sparse6(*graph) : without_header(line), place.line};
}

GraphReader::Result GraphReader::read(Interchange format, const std::string& text,
                                      const Place& place) {
    InterchangeResult result = read_interchange(format, text, directed_);
    if (auto* const graph = std::get_if<NamedGraph>(&result)) {
        std::string line = nauty_line(graph->board);
        return ReadGraph{std::move(*graph), std::move(line), place.line};
    }
    const auto& fault = std::get<InterchangeFault>(result);
    const int column = fault.line == 1 ? fault.column + place.column - 1 : fault.column;
    return to_string(Place{file_, place.line + fault.line - 1, column}) + ": " + fault.message;
}

}  // namespace gazetteer
