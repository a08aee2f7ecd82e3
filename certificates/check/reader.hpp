// SPDX-License-Identifier: GPL-3.0-or-later
// The text of certificates: bytes of anyone's making, read a line and a word at a time, with the
// place of every fault. Memory is bounded by the longest line, and that by a limit.
#pragma once

#include <algorithm>
#include <istream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer::check {

enum class Judgement { valid, invalid, malformed };

/// The judgement on one certificate. Readers throw it to end the reading, malformed: the text
/// leaves the grammar at this line and column, or invalid: the evidence read up to this line does
/// not prove the statement.
struct Finding {
    Judgement judgement;
    /// Where the fault lies, or the certificate ends; counted from 1.
    std::int64_t line;
    std::size_t column;
    /// What is proved, or why not.
    std::string text;
};

/// What the reading of one stream may take.
struct ReaderLimits {
    std::size_t line_max = std::size_t{1} << 28;
    /// Memory for the positions of a strategy that have been named but not read.
    std::size_t open_bytes = std::size_t{1} << 29;
};

/// The lines of a stream: printable ASCII, each ended by one LF, words separated by one space.
/// Every function throws Finding where the text is otherwise.
class Reader {
  public:
    explicit Reader(std::istream& in, ReaderLimits limits = {}) : in_(in), limits_(limits) {}

    const ReaderLimits& limits() const { return limits_; }
    /// What the certificates read so far have proved, for those behind them.
    std::set<std::string>& shown() { return shown_; }
    bool at_end() { return in_.peek() == std::istream::traits_type::eof(); }
    /// The line after this one begins with this character.
    bool another(char first) { return in_.peek() == first; }

    void next_line();
    std::int64_t line() const { return line_; }
    /// The next line, which begins with this word.
    void next_line(std::string_view first);

    /// The next word; empty at the end of the line.
    std::string_view word();
    std::string_view rest();
    /// The same, and it may be taken again.
    std::string_view left() const { return std::string_view(text_).substr(at_); }
    void end_of_line() { demand(word().empty(), "a word too many"); }

    /// A decimal number 0..maximum without sign or leading zeros.
    std::int64_t number_in(std::string_view text, std::int64_t maximum) const;
    Vertex vertex_in(std::string_view text, int order) const {
        return static_cast<Vertex>(number_in(text, order - 1));
    }
    Vertex vertex(int order) { return vertex_in(word(), order); }
    /// A pair "u-v", u < v < order.
    Edge edge(int order);
    /// A pair "u-v", u < m and v < n.
    std::pair<Vertex, Vertex> pair(int m, int n);
    /// The rest of the line, each read by `item`; strictly ascending but for a path.
    template <class Item>
    auto list(Item item, bool ascends = true) {
        std::vector<decltype(item())> result;
        while (at_ < text_.size()) {
            result.push_back(item());
            demand(!ascends || result.size() < 2 || result.end()[-2] < result.back(),
                   "the order must ascend");
        }
        return result;
    }
    std::vector<Vertex> vertices(int order, bool ascend = true) {
        return list([&] { return vertex(order); }, ascend);
    }
    /// A whole line: this word and a vertex.
    Vertex vertex_line(std::string_view first, int order);

    /// Throws: malformed, `offset` characters into the word read last.
    [[noreturn]] void malformed(const std::string& message, std::size_t offset = 0) const;
    void demand(bool condition, const char* otherwise) const {
        if (!condition) malformed(otherwise);
    }
    /// Throws invalid unless `condition` holds. For evidence that is read no further than its first
    /// fault.
    void prove(bool condition, const char* otherwise) const {
        if (!condition) throw Finding{Judgement::invalid, line_, 1, otherwise};
    }
    /// The same for evidence of theorems, which is read to its end: the first fault is kept. So a
    /// text that leaves the grammar further on is malformed.
    void judge(bool condition, const char* otherwise) {
        if (!condition && sound()) fault_ = {Judgement::invalid, line_, 1, otherwise};
    }
    bool sound() const { return !fault_; }
    /// Throws the fault that was kept, if there is one.
    void settle() const {
        if (fault_) throw *fault_;
    }

  private:
    std::istream& in_;
    ReaderLimits limits_;
    std::string text_;
    std::int64_t line_ = 0;
    std::size_t at_ = 0;
    std::size_t word_at_ = 0;
    std::optional<Finding> fault_;
    std::set<std::string> shown_;
};

}  // namespace gazetteer::check
