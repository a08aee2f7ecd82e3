// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/graph.hpp"

#include <algorithm>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "faces/library/inside.hpp"
#include "graph/canonical/canonical.hpp"
#include "graph/families/graph_text.hpp"
#include "graph/interchange/interchange.hpp"

namespace gazetteer::v0 {

namespace {

constexpr const char* where_of_line = "<graph>";

/// Throws InputError unless the pairs are different, each of two vertices of the order.
template <class Pair>
void check_pairs(int order, int order_max, std::vector<Pair> pairs, const char* what) {
    if (order < 0 || order > order_max)
        throw InputError("an order is 0.." + std::to_string(order_max) + ", not " +
                         std::to_string(order));
    const auto named = [&](const auto& pair) {
        const auto& [u, v] = pair;
        return "the " + std::string(what) + " " + std::to_string(u) + " " + std::to_string(v);
    };
    for (const auto& pair : pairs) {
        const auto& [u, v] = pair;
        check_vertex(u, order);
        check_vertex(v, order);
        if (u == v) throw InputError(named(pair) + " is a loop");
    }
    std::ranges::sort(pairs);
    const auto twice = std::ranges::adjacent_find(pairs);
    if (twice != pairs.end()) throw InputError(named(*twice) + " is there twice");
}

template <class Set>
std::vector<int> list_of(const Set& vertices) {
    return {vertices.begin(), vertices.end()};
}

/// Where a place of a text is, counted in bytes from 1.
int byte_of(std::string_view text, const InterchangeFault& fault) {
    std::size_t begin = 0;
    for (int line = 1; line < fault.line && begin < text.size(); ++line)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    return static_cast<int>(begin) + fault.column;
}

/// The graph of a text in another program's format; nothing where it is in none.
std::optional<Board> of_other_format(std::string_view text, bool directed) {
    const auto format = interchange_of_text(text);
    if (!format) return std::nullopt;
    const InterchangeResult read = read_interchange(*format, text, directed);
    if (const auto* const fault = std::get_if<InterchangeFault>(&read))
        refuse(text, {fault->message, byte_of(text, *fault)}, where_of_line);
    return std::get<NamedGraph>(read).board;
}

/// What `parse` reads, else a graph in another program's format.
template <class Value, class Parse>
Value read_text(std::string_view text, bool directed, Parse parse) {
    const auto parsed = parse(text);
    if (parsed) return *parsed;
    if (auto other = of_other_format(text, directed)) return std::get<Value>(std::move(*other));
    refuse(text, parsed.error(), where_of_line);
}

constexpr int graph6_order_max = (1 << 18) - 1;

}  // namespace

Graph Inside::make(SparseGraph g) {
    return Graph(std::make_shared<const Graph::Data>(Graph::Data{std::move(g)}));
}
Digraph Inside::make(gazetteer::Digraph d) {
    return Digraph(std::make_shared<const Digraph::Data>(Digraph::Data{std::move(d)}));
}
AnyGraph Inside::make(const gazetteer::AnyGraph& g) {
    if (g.is_directed()) return make(g.digraph());
    return make(g.sparse());
}

Board board_of(const AnyGraph& g) {
    return std::visit([](const auto& either) { return Board(Inside::of(either)); }, g);
}

gazetteer::AnyGraph small_graph_of(const AnyGraph& g) {
    if (const auto* digraph = std::get_if<Digraph>(&g)) return Inside::of(*digraph);
    const SparseGraph& graph = Inside::of(std::get<Graph>(g));
    if (graph.order() > gazetteer::Graph::order_max)
        throw OutOfReach("this takes graphs of order <= 64; this one has " +
                         std::to_string(graph.order()) + " vertices");
    return to_graph(graph);
}

Graph::Graph() : Graph(Inside::make(SparseGraph())) {}

Graph::Graph(int order, const std::vector<Edge>& edges) {
    std::vector<gazetteer::Edge> own;
    own.reserve(edges.size());
    for (const Edge& e : edges) own.push_back(gazetteer::edge(e.u, e.v));
    check_pairs(order, parsed_order_max, own, "edge");
    *this = in_public([&] { return Inside::make(SparseGraph(order, own)); });
}

Graph Graph::from_text(std::string_view text) {
    return in_public(
        [&] { return Inside::make(read_text<SparseGraph>(text, false, parse_graph_text)); });
}

int Graph::order() const {
    return data_->value.order();
}
int Graph::size() const {
    return data_->value.size();
}
bool Graph::adjacent(int u, int v) const {
    check_vertex(u, order());
    check_vertex(v, order());
    return data_->value.adjacent(u, v);
}
int Graph::degree(int v) const {
    check_vertex(v, order());
    return data_->value.degree(v);
}
std::vector<int> Graph::neighbours(int v) const {
    check_vertex(v, order());
    return list_of(data_->value.neighbours(v));
}
std::vector<Edge> Graph::edges() const {
    std::vector<Edge> result;
    for (const gazetteer::Edge& e : data_->value.edges()) result.push_back({e.u, e.v});
    return result;
}
std::string Graph::graph6() const {
    if (order() > graph6_order_max)
        throw InputError("graph6 is for orders below 2^18, not " + std::to_string(order()) +
                         ": sparse6 has no such bound");
    return to_graph6(data_->value);
}
std::string Graph::sparse6() const {
    return to_sparse6(data_->value);
}
Graph Graph::canonical() const {
    return in_public([&] {
        return Inside::make(SparseGraph(gazetteer::canonical(small_graph_of(*this).graph())));
    });
}
bool Graph::operator==(const Graph& other) const {
    return data_->value == other.data_->value;
}

Digraph::Digraph() : Digraph(Inside::make(gazetteer::Digraph())) {}

Digraph::Digraph(int order, const std::vector<Arc>& arcs) {
    std::vector<gazetteer::Arc> own;
    for (const Arc& a : arcs) own.push_back({a.tail, a.head});
    check_pairs(order, gazetteer::Digraph::order_max, own, "arc");
    *this = in_public([&] { return Inside::make(gazetteer::Digraph(order, own)); });
}

Digraph Digraph::from_text(std::string_view text) {
    return in_public(
        [&] { return Inside::make(read_text<gazetteer::Digraph>(text, true, parse_digraph)); });
}

int Digraph::order() const {
    return data_->value.order();
}
int Digraph::size() const {
    return data_->value.size();
}
bool Digraph::has_arc(int tail, int head) const {
    check_vertex(tail, order());
    check_vertex(head, order());
    return data_->value.has_arc(tail, head);
}
std::vector<int> Digraph::out_neighbours(int v) const {
    check_vertex(v, order());
    return list_of(data_->value.out_neighbours(v));
}
std::vector<int> Digraph::in_neighbours(int v) const {
    check_vertex(v, order());
    return list_of(data_->value.in_neighbours(v));
}
std::vector<Arc> Digraph::arcs() const {
    std::vector<Arc> result;
    for (const gazetteer::Arc& a : data_->value.arcs()) result.push_back({a.tail, a.head});
    return result;
}
std::string Digraph::digraph6() const {
    return to_digraph6(data_->value);
}
Digraph Digraph::canonical() const {
    return in_public([&] { return Inside::make(gazetteer::canonical(data_->value)); });
}
bool Digraph::operator==(const Digraph& other) const {
    return data_->value == other.data_->value;
}

AnyGraph graph_from_text(std::string_view text) {
    if (conjectures::looks_directed(text)) return Digraph::from_text(text);
    try {
        return Graph::from_text(text);
    } catch (const InputError&) {
        // Some formats say in the text that it is a digraph.
        try {
            return Digraph::from_text(text);
        } catch (const InputError&) {
        }
        throw;
    }
}
std::string to_text(const AnyGraph& graph) {
    if (const auto* digraph = std::get_if<Digraph>(&graph)) return digraph->digraph6();
    return std::get<Graph>(graph).graph6();
}
int order_of(const AnyGraph& graph) {
    return std::visit([](const auto& either) { return either.order(); }, graph);
}

}  // namespace gazetteer::v0
