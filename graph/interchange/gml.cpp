// SPDX-License-Identifier: GPL-3.0-or-later
// GML: keys and values, of which lists may be nested. What is not about vertices and edges is
// passed over.
#include <optional>
#include <set>

#include "graph/interchange/readers.hpp"
#include "graph/interchange/text_lines.hpp"

namespace gazetteer::interchange {

namespace {

struct Token {
    std::string_view text;
    TextPlace at;
    bool quoted = false;
};

/// Brackets, words and strings; '#' at the beginning of a line begins a comment.
class GmlTokens {
  public:
    explicit GmlTokens(std::string_view text) : text_(text) {}

    std::optional<Token> next() {
        pass_over_blanks();
        if (at_ >= text_.size()) return std::nullopt;
        const TextPlace place = here();
        if (text_[at_] == '"') return string(place);
        std::size_t end = at_ + 1;
        if (text_[at_] != '[' && text_[at_] != ']')
            end = std::min(text_.find_first_of(" \t\r\n[]\"", at_), text_.size());
        return Token{take(end), place};
    }

  private:
    TextPlace here() const { return {line_, static_cast<int>(at_ - line_begin_) + 1}; }
    void pass_over_blanks() {
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '#' && at_ == line_begin_)
                at_ = std::min(text_.find('\n', at_), text_.size() - 1);
            else if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
                return;
            if (text_[at_] == '\n') new_line();
        }
    }
    void new_line() {
        ++line_;
        line_begin_ = at_ + 1;
    }
    std::string_view take(std::size_t end) {
        const std::string_view result = text_.substr(at_, end - at_);
        at_ = end;
        return result;
    }
    Token string(TextPlace place) {
        const std::size_t close = text_.find('"', at_ + 1);
        if (close == text_.npos) refuse("this string does not end", place);
        const std::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
        for (; at_ < close; ++at_)
            if (text_[at_] == '\n') new_line();
        ++at_;
        return {inside, place, true};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_begin_ = 0;
    int line_ = 1;
};

/// What a list is about: the file, its graph, a node or an edge of it, or another thing.
enum class Within { file, graph, node, edge, other };

struct Node {
    std::string id;
    std::string label;
    TextPlace at;
};
struct GmlEdge {
    std::optional<std::string> source;
    std::optional<std::string> target;
    TextPlace at;
};

/// What the file says, as it is read.
struct GmlContent {
    bool directed = false;
    TextPlace directed_at;
    int graphs = 0;
    std::vector<Node> nodes;
    std::vector<GmlEdge> edges;

    void open(Within list, TextPlace at) {
        if (list == Within::graph && ++graphs > 1)
            refuse("a second graph; a file of GML has one", at);
        if (list == Within::node) nodes.push_back({"", "", at});
        if (list == Within::edge) edges.push_back({{}, {}, at});
    }
    void value(Within list, std::string_view key, const Token& value) {
        if (list == Within::graph && key == "directed") {
            directed = value.text == "1";
            directed_at = value.at;
        }
        if (list == Within::node && key == "id") nodes.back().id = value.text;
        if (list == Within::node && key == "label") nodes.back().label = value.text;
        if (list == Within::edge && key == "source") edges.back().source = value.text;
        if (list == Within::edge && key == "target") edges.back().target = value.text;
    }
};

Within list_of(Within outside, std::string_view key) {
    if (outside == Within::file && key == "graph") return Within::graph;
    if (outside == Within::graph && key == "node") return Within::node;
    if (outside == Within::graph && key == "edge") return Within::edge;
    return Within::other;
}

GmlContent content_of(std::string_view text) {
    GmlTokens tokens(text);
    GmlContent result;
    std::vector<Within> lists{Within::file};
    TextPlace last;
    while (const auto key = tokens.next()) {
        last = key->at;
        if (key->text == "]" && !key->quoted) {
            if (lists.size() == 1) refuse("a ']' without its '['", key->at);
            lists.pop_back();
            continue;
        }
        if (key->quoted || key->text == "[") refuse("a key expected", key->at);
        const auto value = tokens.next();
        if (!value || (value->text == "]" && !value->quoted))
            refuse("a value expected behind '" + std::string(key->text.substr(0, 40)) + "'",
                   key->at);
        if (value->quoted || value->text != "[") {
            result.value(lists.back(), key->text, *value);
            continue;
        }
        lists.push_back(list_of(lists.back(), key->text));
        result.open(lists.back(), key->at);
    }
    if (lists.size() > 1) refuse("a '[' is not closed", last);
    if (result.graphs == 0) refuse("'graph [' expected", last);
    return result;
}

}  // namespace

NamedGraph read_gml(std::string_view text, bool directed) {
    const GmlContent content = content_of(text);
    if (content.directed != directed)
        refuse(directed ? "a graph, where a digraph is expected; 'directed 1' says so"
                        : "a digraph, where a graph is expected",
               content.directed_at);
    GraphBuilder graph(directed);
    std::set<std::string> labels;
    for (const Node& node : content.nodes) {
        if (node.id.empty()) refuse("a node without an id", node.at);
        graph.new_vertex(node.id, node.at);
        if (!node.label.empty()) labels.insert(node.label);
    }
    for (const GmlEdge& e : content.edges) {
        if (!e.source || !e.target) refuse("an edge without source or target", e.at);
        graph.edge(graph.known(*e.source, e.at), graph.known(*e.target, e.at), e.at);
    }
    if (!labels.empty() && labels.size() == content.nodes.size()) {
        std::vector<std::string> names;
        for (const Node& node : content.nodes) names.push_back(node.label);
        graph.call(std::move(names));
    }
    return std::move(graph).finish(EdgesStand::once);
}

}  // namespace gazetteer::interchange
