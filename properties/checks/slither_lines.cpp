// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/checks/slither_lines.hpp"

#include "graph/canonical/canonical.hpp"

namespace gazetteer::properties {

namespace {

class PathSearch {
  public:
    PathSearch(const Graph& g, VertexSet inside, VertexSet onto)
        : graph_(g), inside_(inside), onto_(onto) {
        for (Vertex v2 : inside) grow(VertexSet{v2}, v2, v2);
    }
    const std::set<GrownPath>& found() const { return found_; }

  private:
    void grow(VertexSet path, Vertex v2, Vertex v1) {
        if (!seen_.insert({path, v2, v1}).second) return;
        if (v1 != v2)
            for (Vertex v0 : (graph_.neighbours(v1) & onto_) - path) found_.insert({path, v0, v2});
        for (Vertex next : (graph_.neighbours(v1) & inside_) - path)
            grow(path | VertexSet{next}, v2, next);
    }

    const Graph& graph_;
    VertexSet inside_;
    VertexSet onto_;
    std::set<std::tuple<VertexSet, Vertex, Vertex>> seen_;
    std::set<GrownPath> found_;
};

}  // namespace

Classes::Classes(const Graph& g) {
    const auto of = vertex_classes(g, all_maximum_matchings(g));
    for (Vertex v : g.vertices())
        sets_[static_cast<std::size_t>(of[static_cast<std::size_t>(v)])].insert(v);
}

std::vector<Edge> edges_up_to_symmetry(const Graph& g) {
    std::set<RootedGraph> seen;
    std::vector<Edge> result;
    for (const Edge& e : g.edges()) {
        Graph marked = disjoint_union(g, Graph(1));
        marked.add_edge(e.u, g.order());
        marked.add_edge(e.v, g.order());
        if (seen.insert(canonical(RootedGraph{marked, g.order()})).second) result.push_back(e);
    }
    return result;
}

std::vector<GrownPath> grown_paths(const Graph& g, VertexSet inside, VertexSet onto) {
    const PathSearch search(g, inside, onto);
    return {search.found().begin(), search.found().end()};
}

MatchedPlay::MatchedPlay(const Graph& g, const Matching& matching)
    : graph_(g), mates_(mates(g.order(), matching)) {}

Finding MatchedPlay::from_edge(Edge e0) const {
    return opponents_turn({e0.u, e0.v}, {e0.u, true}, {e0.v, true});
}

Finding MatchedPlay::from_path(VertexSet path, Vertex v0, Vertex far) const {
    return answer(path, far, {v0, false});
}

Finding MatchedPlay::opponents_turn(VertexSet path, End a, End b) const {
    const auto kept = [&](End x, End y) {
        return x.edge_in_matching && (y.edge_in_matching || mate(y.at) < 0);
    };
    if (!kept(a, b) && !kept(b, a)) return fails("(1) does not hold");
    for (const auto& [from, other] : {std::pair{a, b}, std::pair{b, a}})
        for (Vertex w : graph_.neighbours(from.at) - path) {
            if (mate(from.at) == w) return fails("player j can choose an edge in M");
            Finding found = answer(path | VertexSet{w}, w, other);
            if (found.failed()) return found;
        }
    return true;
}

/// (2) at the end w, then the edge m.
Finding MatchedPlay::answer(VertexSet path, Vertex w, End other) const {
    if (mate(w) < 0) return fails("(2) does not hold: no edge of M");
    if (path.contains(mate(w))) return fails("(2) does not hold: m meets P");
    return opponents_turn(path | VertexSet{mate(w)}, {mate(w), true}, other);
}

}  // namespace gazetteer::properties
