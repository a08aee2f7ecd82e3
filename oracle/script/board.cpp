// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/board.hpp"

namespace gazetteer::script {

Representation representation_of(const Rules& rules) {
    const Analysis analysis = analyse(rules);
    if (!analysis.edges_go) return Representation::vertices;
    return analysis.vertices_go ? Representation::both : Representation::edges;
}

Board::Board(const SparseGraph& g) {
    make(g.order());
    for (const Edge& e : g.edges()) {
        add(e.u, e.v);
        out_[index(e.v)].push_back({e.u, ends_.size() - 1});
        out_sets_[index(e.v)].insert(e.u);
    }
}

Board::Board(const Digraph& d) : directed_(true) {
    make(d.order());
    for (const Arc& arc : d.arcs()) {
        add(arc.tail, arc.head);
        in_[index(arc.head)].push_back({arc.tail, ends_.size() - 1});
        in_sets_[index(arc.head)].insert(arc.tail);
    }
}

void Board::make(int order) {
    require(order <= WideSet::order_max, "order <= 256");
    const auto n = static_cast<std::size_t>(order);
    out_.resize(n);
    in_.resize(directed_ ? n : 0);
    out_sets_.resize(n);
    in_sets_.resize(directed_ ? n : 0);
}

void Board::add(Vertex tail, Vertex head) {
    out_[index(tail)].push_back({head, ends_.size()});
    out_sets_[index(tail)].insert(head);
    ends_.emplace_back(tail, head);
}

}  // namespace gazetteer::script
