// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/piece_play.hpp"

#include <set>

#include "certificates/check/chains/radius.hpp"
#include "graph/canonical/coloured.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

constexpr std::size_t components_max = std::size_t{1} << 20;

/// A graph that is put together from parts.
class Builder {
  public:
    explicit Builder(int order) : board_(order) {}

    void add(Vertex u, Vertex v) {
        if (u == v || board_.has_arc(u, v)) throw GraphFault{"a piece has a loop or a double edge"};
        board_.add_arc(u, v);
        board_.add_arc(v, u);
    }
    void add_graph(const SparseGraph& g, Vertex first) {
        for (const Edge& e : g.edges()) add(first + e.u, first + e.v);
    }
    void add_joins(const std::vector<std::pair<Vertex, Vertex>>& joins, Vertex from, Vertex to) {
        for (const auto& [u, v] : joins) add(from + u, to + v);
    }
    Digraph board() const { return board_; }

  private:
    Digraph board_;
};

std::string name_of(int kind, int units) {
    return "kind " + std::to_string(kind) + " with " + std::to_string(units) + " units";
}

VertexSet component_of(const RulesPosition& position, Vertex v) {
    VertexSet met{v};
    for (VertexSet frontier = met; !frontier.empty();) {
        VertexSet next;
        for (Vertex u : frontier) next = next | position.board.out_neighbours(u);
        frontier = next - met;
        met = met | next;
    }
    return met;
}

RulesPosition restricted(const RulesPosition& position, VertexSet part) {
    RulesPosition result = position;
    result.board = Digraph(position.board.order());
    for (Vertex v : part)
        for (Vertex w : position.board.out_neighbours(v)) result.board.add_arc(v, w);
    result.present = part;
    return result;
}

}  // namespace

RulesPosition piece(const ChainLaw& law, int kind, int units) {
    const PieceKind& k = law.kind(kind);
    const int unit = law.unit.graph.order();
    const auto at = [&](int i) { return k.left.graph.order() + i * unit; };
    const std::int64_t order =
        std::int64_t{k.left.graph.order()} + k.right.graph.order() + std::int64_t{unit} * units;
    if (units < 1) throw GraphFault{name_of(kind, units) + " is no piece"};
    if (order > Digraph::order_max)
        throw GraphFault{name_of(kind, units) + " has " + std::to_string(order) +
                         " vertices; it is checked to 64"};
    Builder graph(static_cast<int>(order));
    graph.add_graph(k.left.graph, 0);
    graph.add_joins(k.left.joins, 0, at(0));
    for (int i = 0; i < units; ++i) {
        graph.add_graph(law.unit.graph, at(i));
        if (i + 1 < units) graph.add_joins(law.unit.joins, at(i), at(i + 1));
    }
    graph.add_graph(k.right.graph, at(units));
    graph.add_joins(k.right.joins, at(units), at(units - 1));
    if (k.closed)
        for (const auto& [u, v] : law.unit.joins)
            graph.add(at(units - 1) + u, at(0) + turned(law, v));
    RulesPosition result;
    result.board = graph.board();
    result.present = result.board.vertices();
    return result;
}

std::vector<RulesPosition> PiecePlay::options(const RulesPosition& position) const {
    std::vector<RulesPosition> result;
    for (auto& [move, option] : play_.moves(position)) result.push_back(std::move(option));
    return result;
}

std::vector<std::pair<ComponentName, RulesPosition>> PiecePlay::components(
    const RulesPosition& position) {
    std::vector<std::pair<ComponentName, RulesPosition>> result;
    const std::vector<int> colours(index(position.board.order()), 0);
    VertexSet left = position.present;
    while (!left.empty()) {
        const VertexSet part = component_of(position, left.front());
        left = left - part;
        Key key;
        key.write(static_cast<std::uint64_t>(part.size()), 16);
        encode_canonical({position.board, part, colours, true}, key);
        result.emplace_back(key.words(), restricted(position, part));
    }
    return result;
}

int PiecePlay::value(const RulesPosition& position) {
    int result = 0;
    for (const auto& [name, component] : components(position)) result ^= value(name, component);
    return result;
}

int PiecePlay::value(const ComponentName& name, const RulesPosition& component) {
    if (const auto found = known_.find(name); found != known_.end()) return found->second;
    std::set<int> seen;
    for (const RulesPosition& option : options(component)) seen.insert(value(option));
    int result = 0;
    while (seen.contains(result)) ++result;
    if (known_.size() == components_max)
        throw Refusal{"the short pieces take more work than is allowed"};
    known_.emplace(name, result);
    return result;
}

}  // namespace gazetteer::check
