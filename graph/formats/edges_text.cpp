// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/edges_text.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <string>
#include <utility>

namespace gazetteer {

namespace {

constexpr std::string_view blank_signs = " \t\r";
constexpr std::string_view separators = ",;\n";
constexpr std::string_view joints = "-~>";

bool is_one_of(std::string_view set, char c) {
    return set.find(c) != set.npos;
}

/// Goes through a text of edges.
class EdgeReader {
  public:
    EdgeReader(std::string_view text, bool directed) : text_(text), directed_(directed) {}

    Parsed<Board> read() {
        while (skip(true), at_ < text_.size())
            if (!item()) return error_;
        return board();
    }

  private:
    /// Blanks, and between two items what separates them.
    void skip(bool between) {
        while (at_ < text_.size() && (is_one_of(blank_signs, text_[at_]) ||
                                      (between && is_one_of(separators, text_[at_]))))
            ++at_;
    }
    bool fail(const std::string& message, std::size_t at) {
        error_ = {message, static_cast<int>(at) + 1};
        return false;
    }
    bool number(int& result) {
        const char* const begin = text_.data() + at_;
        const auto [end, wrong] = std::from_chars(begin, text_.data() + text_.size(), result);
        if (end == begin || result < 0)
            return fail("here stands the number of a vertex, as in 0-1 1-2", at_);
        if (wrong != std::errc() || result >= Graph::order_max)
            return fail("vertices have the numbers 0 to 63", at_);
        at_ += static_cast<std::size_t>(end - begin);
        order_ = std::max(order_, result + 1);
        return true;
    }
    /// "3" or "0-1".
    bool item() {
        const std::size_t begin = at_;
        int u = 0;
        int w = 0;
        if (!number(u)) return false;
        skip(false);
        const std::size_t joint = at_;
        while (at_ < text_.size() && is_one_of(joints, text_[at_])) ++at_;
        const bool joined = at_ > joint;
        skip(false);
        if (at_ == text_.size() || is_one_of(separators, text_[at_])) return true;
        if (!number(w)) return false;
        if (u == w) return fail("an edge joins two different vertices", begin);
        if (!arcs_.emplace(u, w).second || (!directed_ && arcs_.contains({w, u})))
            return fail("this edge stands here twice", begin);
        skip(false);
        // A blank parts edges whose ends are joined, and of two numbers the one from the other.
        if (!joined && at_ < text_.size() && !is_one_of(separators, text_[at_]))
            return fail("a comma or a new line ends an edge", at_);
        return true;
    }
    Board board() const {
        if (directed_) {
            Digraph result(order_);
            for (const auto& [u, w] : arcs_) result.add_arc(u, w);
            return result;
        }
        Graph result(order_);
        for (const auto& [u, w] : arcs_) result.add_edge(u, w);
        return SparseGraph(result);
    }

    std::string_view text_;
    bool directed_;
    std::size_t at_ = 0;
    int order_ = 0;
    std::set<std::pair<Vertex, Vertex>> arcs_;
    ParseError error_;
};

}  // namespace

Parsed<Board> parse_edges(std::string_view text, bool directed) {
    return EdgeReader(text, directed).read();
}

bool names_edges(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    return begin < text.size() && '0' <= text[begin] && text[begin] <= '9';
}

}  // namespace gazetteer
