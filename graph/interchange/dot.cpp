// SPDX-License-Identifier: GPL-3.0-or-later
// DOT, by PEGTL.
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graph/families/room.hpp"
#include "graph/interchange/dot_grammar.hpp"
#include "graph/interchange/graph_builder.hpp"
#include "graph/interchange/nesting.hpp"
#include "graph/interchange/readers.hpp"

namespace gazetteer::interchange {

namespace {

namespace rule = dot_grammar;
namespace pegtl = tao::pegtl;

template <class Input>
TextPlace place_in(const Input& in) {
    return {static_cast<int>(in.position().line), static_cast<int>(in.position().column)};
}

/// What stands between two braces.
struct DotBlock {
    /// Its vertices, those of the blocks within it too.
    std::set<Vertex> vertices;
    /// The ends of the edges that begin here; they go on where `linked`.
    std::set<Vertex> from;
    bool linked = false;
};

/// A file as far as it is read.
class DotReading {
  public:
    explicit DotReading(bool directed) : graph_(directed) {}

    void be_strict() { strict_ = true; }
    void be_of_kind(bool directed, TextPlace at) {
        if (directed == graph_.directed()) return;
        refuse(directed ? "a digraph, where a graph is expected"
                        : "a graph, where a digraph is expected",
               at);
    }
    /// The id that is read last, and its parts.
    void begin_id() { id_.clear(); }
    void add_to_id(std::string_view text) { id_ += text; }
    void open_bracket(TextPlace at) {
        if (++brackets_ > nesting_max) refuse_depth(at);
    }
    void close_bracket() { --brackets_; }

    void vertex(TextPlace at) {
        const Vertex v = graph_.vertex(id_, at);
        blocks_.back().vertices.insert(v);
        end_edges({v}, at);
    }
    void begin_block(TextPlace at) {
        if (blocks_.size() >= static_cast<std::size_t>(nesting_max)) refuse_depth(at);
        blocks_.emplace_back();
    }
    void end_block_of_vertices(TextPlace at) {
        const DotBlock done = std::move(blocks_.back());
        blocks_.pop_back();
        blocks_.back().vertices.insert(done.vertices.begin(), done.vertices.end());
        end_edges(done.vertices, at);
    }
    template <bool directed>
    void link(TextPlace at) {
        if (directed != graph_.directed())
            refuse(directed ? "'->' in a graph; '--' is expected"
                            : "'--' in a digraph; '->' is expected",
                   at);
        blocks_.back().linked = true;
    }
    void end_statement() {
        blocks_.back().linked = false;
        blocks_.back().from.clear();
    }
    NamedGraph finish() && { return std::move(graph_).finish(EdgesStand::once); }

  private:
    [[noreturn]] static void refuse_depth(TextPlace at) {
        refuse("more than " + std::to_string(nesting_max) + " brackets are open at once", at);
    }
    /// The next ends of a chain of edges. All pairs are joined.
    void end_edges(const std::set<Vertex>& to, TextPlace at) {
        DotBlock& block = blocks_.back();
        if (std::exchange(block.linked, false)) {
            const double pairs =
                static_cast<double>(block.from.size()) * static_cast<double>(to.size());
            const auto all =
                static_cast<std::int64_t>(pairs) + static_cast<std::int64_t>(graph_.edges());
            if (const auto none = no_room_for(bytes_of_making(graph_.order(), all)); !none.empty())
                refuse(none, at);
            for (const Vertex u : block.from)
                for (const Vertex v : to) edge(u, v, at);
        }
        block.from = to;
    }
    void edge(Vertex u, Vertex v, TextPlace at) {
        const auto pair = graph_.directed() ? std::pair(u, v) : std::minmax({u, v});
        if (!strict_ || edges_.insert(pair).second) graph_.edge(u, v, at);
    }

    GraphBuilder graph_;
    bool strict_ = false;
    std::string id_;
    int brackets_ = 0;
    std::vector<DotBlock> blocks_;
    /// Those of a strict graph, in which an edge may stand twice.
    std::set<std::pair<Vertex, Vertex>> edges_;
};

/// What is in quotes, without what a backslash before '"' or the end of a line stands for.
std::string unquoted(std::string_view text) {
    std::string result;
    text = text.substr(1, text.size() - 2);
    while (!text.empty()) {
        std::size_t taken = 1;
        if (text.starts_with("\\\\"))
            taken = 2;
        else if (text.starts_with("\\\""))
            text.remove_prefix(1);
        else if (text.starts_with("\\\n") || text.starts_with("\\\r\n"))
            taken = 0;
        result += text.substr(0, taken);
        text.remove_prefix(taken > 0 ? taken : text.find('\n') + 1);
    }
    return result;
}

template <class Rule>
struct DotAction : pegtl::nothing<Rule> {};
template <>
struct DotAction<rule::strict_word> {
    static void apply0(DotReading& reading) { reading.be_strict(); }
};
template <>
struct DotAction<rule::kind> {
    template <class Input>
    static void apply(const Input& in, DotReading& reading) {
        reading.be_of_kind(*in.begin() == 'd' || *in.begin() == 'D', place_in(in));
    }
};
template <>
struct DotAction<rule::no_text_yet> {
    static void apply0(DotReading& reading) { reading.begin_id(); }
};
template <>
struct DotAction<rule::quoted> {
    template <class Input>
    static void apply(const Input& in, DotReading& reading) {
        reading.add_to_id(unquoted(in.string_view()));
    }
};
/// Calls the method with the place where the rule begins.
template <void (DotReading::*method)(TextPlace)>
struct AtItsPlace {
    template <class Input>
    static void apply(const Input& in, DotReading& reading) {
        (reading.*method)(place_in(in));
    }
};
/// An id that is written as it is.
struct TakeId {
    template <class Input>
    static void apply(const Input& in, DotReading& reading) {
        reading.begin_id();
        reading.add_to_id(in.string_view());
    }
};
template <>
struct DotAction<rule::plain_id> : TakeId {};
template <>
struct DotAction<rule::numeral> : TakeId {};
template <>
struct DotAction<rule::html_id> : TakeId {};
template <>
struct DotAction<rule::html_open> : AtItsPlace<&DotReading::open_bracket> {};
template <>
struct DotAction<rule::html_close> {
    static void apply0(DotReading& reading) { reading.close_bracket(); }
};
template <>
struct DotAction<rule::vertex_name> : AtItsPlace<&DotReading::vertex> {};
template <>
struct DotAction<rule::block_open> : AtItsPlace<&DotReading::begin_block> {};
template <>
struct DotAction<rule::block_of_vertices> : AtItsPlace<&DotReading::end_block_of_vertices> {};
template <>
struct DotAction<rule::undirected_link> : AtItsPlace<&DotReading::link<false>> {};
template <>
struct DotAction<rule::directed_link> : AtItsPlace<&DotReading::link<true>> {};
template <>
struct DotAction<rule::statement> {
    static void apply0(DotReading& reading) { reading.end_statement(); }
};

/// What must stand where a rule does not match.
template <class Rule>
constexpr const char* dot_label = "the end of what was begun";
template <>
constexpr const char* dot_label<rule::kind> = "'graph' or 'digraph'";
template <>
constexpr const char* dot_label<rule::block_of_graph> = "'{'";
template <>
constexpr const char* dot_label<rule::block_of_vertices> = "'{'";
template <>
constexpr const char* dot_label<rule::block_close> = "a statement or '}'";
template <>
constexpr const char* dot_label<rule::end_of_edge> = "a vertex or '{'";
template <>
constexpr const char* dot_label<rule::value> = "a value";
template <>
constexpr const char* dot_label<rule::id> = "a name";
template <>
constexpr const char* dot_label<rule::attributes_close> = "an attribute or ']'";
template <>
constexpr const char* dot_label<rule::last_quote> = "a quotation mark at the end of the text";
template <>
constexpr const char* dot_label<rule::html_close> = "'>'";
template <>
constexpr const char* dot_label<rule::comment_text> = "'*/' at the end of the comment";
template <>
constexpr const char* dot_label<rule::nothing_more> = "nothing more: a text has one graph";

template <class Rule>
struct DotControl : pegtl::normal<Rule> {
    template <class Input>
    [[noreturn]] static void raise(const Input& in, DotReading&) {
        refuse(std::string("DOT: expected ") + dot_label<Rule>, place_in(in));
    }
};

}  // namespace

NamedGraph read_dot(std::string_view text, bool directed) {
    pegtl::memory_input in(text.data(), text.size(), "");
    DotReading reading(directed);
    pegtl::parse<rule::file, DotAction, DotControl>(in, reading);
    return std::move(reading).finish();
}

}  // namespace gazetteer::interchange
