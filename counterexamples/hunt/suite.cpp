// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/hunt/suite.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <set>
#include <sstream>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/used/used_names.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/formats/blanks.hpp"
#include "graph/formats/line_reader.hpp"
#include "graph/formats/text_within.hpp"
#include "language/expressions/definitions.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

namespace {

/// The mark of UTF-8 that some editors put at the beginning of a file.
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

constexpr std::array<std::string_view, 2> name_words{"define", "use"};

/// The place from `begin` on of the next | with a blank before it and a blank or the end behind it.
std::size_t next_bar(const std::string& line, std::size_t begin) {
    for (auto bar = line.find(" |", begin); bar != line.npos; bar = line.find(" |", bar + 1))
        if (bar + 2 == line.size() || line[bar + 2] == ' ' || line[bar + 2] == '\t') return bar;
    return line.size();
}

/// A column of a line and where it begins, from 1.
struct Column {
    std::string text;
    int column = 1;
};

std::vector<Column> columns_of(const std::string& line) {
    std::vector<Column> result;
    std::size_t begin = 0;
    while (begin <= line.size()) {
        const auto bar = next_bar(line, begin);
        const auto first = std::min(line.find_first_not_of(" \t", begin), bar);
        result.push_back({std::string(trimmed(std::string_view(line).substr(begin, bar - begin))),
                          static_cast<int>(first) + 1});
        begin = bar + 2;
    }
    return result;
}

/// What "holds by" is followed by.
std::optional<double> margin_in(const std::string& text) {
    double result = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (fault != std::errc() || end != text.data() + text.size() || !(result >= 0) ||
        std::isinf(result))
        return std::nullopt;
    return result;
}

/// Thrown and caught in this file: what is wrong with a line.
struct LineFault {
    ParseError error;
};

class LineParser {
  public:
    LineParser(const std::string& folder, int line, const Definitions& definitions)
        : folder_(folder), line_(line), definitions_(definitions) {}

    SuiteLine parse(const std::string& text) const {
        const auto columns = columns_of(text);
        if (columns.size() != 4 && columns.size() != 5)
            fail({"expected \"id | expected verdict | ground | expression | comment\"", 1});
        SuiteLine result;
        result.id = columns[0].text;
        if (result.id.empty()) fail({"expected an id", 1});
        expect(columns[1], result);
        result.text = columns[3].text;
        if (columns.size() == 5) result.comment = columns[4].text;
        result.line = line_;
        const auto ground = parse_suite_ground(columns[2].text, folder_);
        if (!ground) fail(ground.error(), columns[2].column);
        result.ground = *ground;
        const auto expression = parse_expression(result.text, definitions_, ground->about());
        if (!expression) fail(expression.error(), columns[3].column);
        result.conjecture.emplace(*expression);
        return result;
    }

    [[noreturn]] static void fail(const ParseError& error, int from = 1) {
        throw LineFault{{error.message, from + error.column - 1}};
    }

  private:
    static void expect(const Column& column, SuiteLine& result) {
        std::istringstream words(column.text);
        const std::vector<std::string> said{std::istream_iterator<std::string>(words), {}};
        const auto is = [&](const char* verdict, std::size_t size) {
            return said.size() == size && said[0] == verdict;
        };
        if (is("holds", 1) || (is("holds", 3) && said[1] == "by")) {
            result.expected = Expected::holds;
            if (said.size() == 1) return;
            if ((result.margin = margin_in(said[2]))) return;
        } else if (is("refuted", 1) || is("refuted", 2)) {
            result.expected = Expected::refuted;
            if (said.size() == 1) return;
            if (const auto graph = parse_any_graph_text(said[1])) {
                result.by = *graph;
                return;
            }
        } else if (said.empty() || is("open", 1)) {
            return;
        }
        fail({"expected holds, holds by NUMBER, refuted, refuted GRAPH6 or open", column.column});
    }

    const std::string& folder_;
    int line_;
    const Definitions& definitions_;
};

/// Whether a line begins at the margin with `define` or `use`.
bool begins_names(std::string_view line) {
    return std::ranges::find(name_words, first_word(line)) != name_words.end();
}

/// The lines of a file, one after the other.
class SuiteReader {
  public:
    explicit SuiteReader(const std::string& folder)
        : folder_(folder), names_(folder, add_games_once) {}

    void take(const std::string& line) {
        ++number_;
        const std::string_view text = trimmed(line);
        const bool is_said = !text.empty() && !text.starts_with('#');
        if (!block_.empty() && is_said && !is_blank(line.front())) take_names();
        if (!block_.empty() || begins_names(line))
            add_to_block(line);
        else if (is_said)
            take_conjecture(line);
    }
    SuiteReading result() {
        take_names();
        return std::move(result_);
    }

  private:
    /// What is indented below a definition goes on with it, as in a paper.
    void add_to_block(const std::string& line) {
        if (block_.empty()) block_begin_ = number_;
        block_ += line + "\n";
    }
    void take_names() {
        for (const properties::PaperBlock& block : properties::paper_blocks(block_))
            for (NameFault& fault : names_.take(block))
                result_.faults.push_back(
                    {block_begin_ + fault.line - 1, {std::move(fault.message), fault.column}});
        block_.clear();
    }
    void take_conjecture(const std::string& line) {
        try {
            SuiteLine read = LineParser(folder_, number_, names_.definitions()).parse(line);
            if (!ids_.insert(read.id).second)
                LineParser::fail({"the id '" + read.id + "' is used above", 1});
            result_.lines.push_back(std::move(read));
        } catch (const LineFault& fault) {
            result_.faults.push_back({number_, fault.error});
        }
    }

    const std::string& folder_;
    UsedNames names_;
    SuiteReading result_;
    std::set<std::string> ids_;
    int number_ = 0;
    /// The lines of a definition or of a file that is used, and the number of the first.
    std::string block_;
    int block_begin_ = 0;
};

}  // namespace

SuiteReading read_whole_suite(std::istream& in, const std::string& folder) {
    SuiteReading result;
    const std::string whole = text_within(in, suite_length_max);
    if (whole.size() > suite_length_max)
        return {{},
                {{1,
                  {"a file of conjectures has at most " + std::to_string(suite_length_max) +
                       " bytes, and this one has more",
                   1}}}};
    std::istringstream lines(
        whole.starts_with(byte_order_mark) ? whole.substr(byte_order_mark.size()) : whole);
    SuiteReader reader(folder);
    for (std::string line; std::getline(lines, line);) reader.take(line);
    return reader.result();
}

std::vector<SuiteLine> read_suite(std::istream& in, const std::string& where) {
    SuiteReading reading =
        read_whole_suite(in, std::filesystem::path(where).parent_path().string());
    std::string all;
    for (const SuiteFault& fault : reading.faults)
        all += (all.empty() ? "" : "\n") + to_string(Place{where, fault.line, fault.error.column}) +
               ": " + fault.error.message;
    if (!all.empty()) throw InputError(all);
    if (reading.lines.empty()) throw InputError(where + ": no conjecture; one a line is expected");
    return std::move(reading.lines);
}

Parsed<Ground> parse_ground(std::string_view text, Range orders, int order_default,
                            const runs::Shard& shard) {
    const auto apart = orders_apart(text);
    if (!apart) return apart.error();
    if (apart->orders) orders = *apart->orders;
    const std::string& rest = apart->rest;
    if (auto family = parse_families(rest, orders, shard)) return *family;
    const auto directed = parse_digraph_class(rest);
    const auto which =
        directed ? Parsed<GraphRestrictions>(GraphRestrictions()) : parse_restrictions(rest);
    if (directed && !*directed) return directed->error();
    if (!which) return which.error();
    const int order_max = generated_order_max(*which);
    if (which->vertex_transitive) order_default = order_max;
    if (orders.low < 0 && orders.high < 0)
        orders.high = directed ? std::min(order_default, digraph_order_default) : order_default;
    // Where the text does not speak of orders, no column of it is at fault.
    if (orders.high < 0)
        return ParseError{"the orders have no upper bound: order ..7",
                          apart->orders ? static_cast<int>(text.size()) + 1 : 0};
    if (orders.high > order_max)
        return ParseError{which->vertex_transitive
                              ? "vertex-transitive graphs are listed to order 23"
                              : "orders of all graphs go to 32",
                          apart->column};
    // The graph of order 0 only where it is asked for.
    const int low = orders.low < 0 ? std::min(orders.high, 1) : orders.low;
    return directed ? digraph_ground(**directed, low, orders.high, shard)
                    : exhaustive_ground(*which, low, orders.high, shard);
}

}  // namespace gazetteer::conjectures
