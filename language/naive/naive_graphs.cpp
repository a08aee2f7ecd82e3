// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_graphs.hpp"

#include <optional>
#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/families/graph_text.hpp"
#include "language/expressions/syntax.hpp"
#include "language/naive/naive_basics.hpp"

namespace gazetteer::conjectures::naive {

NamedGraph named(const Graph& g) {
    return {g, g.vertices().to_vector()};
}

NamedGraph named(const Digraph& d, std::vector<Vertex> names) {
    Graph lines(d.order());
    for (Vertex a : d.vertices())
        for (Vertex b : d.vertices())
            if (a < b && (d.has_arc(a, b) || d.has_arc(b, a))) lines.add_edge(a, b);
    return {lines, std::move(names), d};
}

NamedGraph named(const Digraph& d) {
    return named(d, d.vertices().to_vector());
}

namespace {

/// Without the vertex of this place.
NamedGraph without(NamedGraph from, Vertex place) {
    from.graph = from.graph.without_vertex(place);
    if (from.arcs) from.arcs = from.arcs->without_vertex(place);
    from.names.erase(from.names.begin() + place);
    return from;
}

}  // namespace

NamedGraph induced(NamedGraph from, long set) {
    for (int i = from.graph.order() - 1; i >= 0; --i)
        if ((set >> from.names[static_cast<std::size_t>(i)] & 1) == 0) from = without(from, i);
    return from;
}

NamedGraph made_of_digraph(const std::string& word, const NamedGraph& from,
                           const std::vector<Vertex>& ends) {
    if (word == "underlying") return {from.graph, from.names};
    if (word == "delete") {
        const auto gone = from.find(ends[0]);
        return gone ? without(from, *gone) : from;
    }
    if (word != "converse" && word != "delete_arc") throw Unknown(word);
    Digraph result(from.arcs->order());
    for (Vertex a : from.arcs->vertices())
        for (Vertex b : from.arcs->vertices()) {
            if (!from.arcs->has_arc(a, b)) continue;
            if (word == "converse")
                result.add_arc(b, a);
            else if (from.find(ends[0]) != a || from.find(ends[1]) != b)
                result.add_arc(a, b);
        }
    return named(result, from.names);
}

Graph joined_within(const Graph& g, std::int64_t k) {
    const auto d = naive::distances(g);
    Graph result(g.order());
    for (Vertex a : g.vertices())
        for (Vertex b : g.vertices())
            if (a < b && d[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] <= k)
                result.add_edge(a, b);
    return result;
}

NamedGraph lines(const Graph& g) {
    const auto edges = g.edges();
    Graph result(static_cast<int>(edges.size()));
    for (Vertex i : result.vertices())
        for (Vertex j : result.vertices()) {
            const Edge& a = edges[static_cast<std::size_t>(i)];
            const Edge& b = edges[static_cast<std::size_t>(j)];
            if (i < j && (a.u == b.u || a.u == b.v || a.v == b.u || a.v == b.v))
                result.add_edge(i, j);
        }
    // No vertex of G is one of these.
    std::vector<Vertex> names;
    for (Vertex i : result.vertices()) names.push_back(-1 - i);
    return {result, names};
}

namespace {

/// The line of a graph that is written out: K3 and the like, "cycle(5)", "\"Cj\""; nothing for
/// what is no such name.
std::optional<std::string> written_line(const Syntax& s) {
    if (s.kind == Syntax::Kind::quoted) return s.text;
    if (s.kind != Syntax::Kind::name) return std::nullopt;
    const auto digits = s.text.find_first_of("0123456789");
    const std::string letters = s.text.substr(0, digits);
    const char* const family = letters == "K"   ? "complete "
                               : letters == "C" ? "cycle "
                               : letters == "P" ? "path "
                                                : nullptr;
    if (family != nullptr && digits != std::string::npos) return family + s.text.substr(digits);
    if (s.children.empty()) return std::nullopt;
    std::string line = s.text;
    for (const Syntax& argument : s.children) {
        if (argument.kind != Syntax::Kind::number) return std::nullopt;
        line += " " + argument.text;
    }
    return line;
}

}  // namespace

std::optional<NamedGraph> written(const Syntax& s) {
    const auto line = written_line(s);
    if (line && line->starts_with('&')) {
        const auto digraph = parse_digraph(*line);
        return digraph ? std::optional(named(*digraph)) : std::nullopt;
    }
    const auto graph = line ? parse_small_graph_text(*line) : Parsed<Graph>(ParseError{});
    return graph ? std::optional(named(*graph)) : std::nullopt;
}

}  // namespace gazetteer::conjectures::naive
