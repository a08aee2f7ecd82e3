// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/terms/planarity.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace gazetteer::check::invariants {

namespace {

/// A shortest walk through `within` between two vertices, which are its ends; there is one.
std::vector<Vertex> shortest_walk(const Graph& g, VertexSet within, Vertex from, Vertex to) {
    std::vector<VertexSet> layers{{to}};
    while (!layers.back().meets(g.neighbours(from)))
        layers.push_back(next_to(g, layers.back()) & within);
    std::vector<Vertex> result{from};
    for (; !layers.empty(); layers.pop_back())
        result.push_back((layers.back() & g.neighbours(result.back())).front());
    return result;
}

/// What is not drawn: an edge between two vertices that are, or a component of the others, with
/// the vertices to which it is attached.
struct Piece {
    VertexSet inside;
    VertexSet ends;
};

/// A part of a connected graph, drawn: a cycle to which paths were added. Its faces are cycles
/// [Demoucron, Malgrange and Pertuiset 1964; Bondy and Murty, Graph Theory with Applications, 9.8].
class Drawing {
  public:
    Drawing(const Graph& g, const std::vector<Vertex>& cycle) : g_(g), drawn_(g.order()) {
        draw(cycle);
        drawn_.add_edge(cycle.back(), cycle.front());
        faces_ = {cycle, cycle};
    }

    std::vector<Piece> pieces() const {
        std::vector<Piece> result;
        for (Edge e : g_.edges())
            if (vertices_.contains_all({e.u, e.v}) && !drawn_.adjacent(e.u, e.v))
                result.push_back({{}, {e.u, e.v}});
        for (VertexSet left = g_.vertices() - vertices_; !left.empty();) {
            const VertexSet inside = reached(g_, left, {left.front()});
            VertexSet ends;
            for (Vertex v : inside) ends = ends | (g_.neighbours(v) & vertices_);
            result.push_back({inside, ends});
            left = left - inside;
        }
        return result;
    }
    /// The faces that have all the ends of the piece.
    std::vector<std::size_t> faces_for(const Piece& piece) const {
        std::vector<std::size_t> result;
        for (std::size_t i = 0; i < faces_.size(); ++i)
            if (VertexSet::of(faces_[i]).contains_all(piece.ends)) result.push_back(i);
        return result;
    }
    /// A path through the piece parts the face into two.
    void add(const Piece& piece, std::size_t face) {
        const Vertex from = piece.ends.front();
        const Vertex to = (piece.ends - VertexSet{from}).front();
        const std::vector<Vertex> path =
            piece.inside.empty() ? std::vector<Vertex>{from, to}
                                 : shortest_walk(g_.without_edge(from, to), piece.inside, from, to);
        std::vector<Vertex> around = faces_[face];
        std::rotate(around.begin(), std::find(around.begin(), around.end(), from), around.end());
        const auto at = std::find(around.begin(), around.end(), to);
        std::vector<Vertex> one(around.begin(), at);
        one.insert(one.end(), path.rbegin(), path.rend() - 1);
        std::vector<Vertex> other(path.begin(), path.end() - 1);
        other.insert(other.end(), at, around.end());
        faces_[face] = one;
        faces_.push_back(other);
        draw(path);
    }

  private:
    void draw(const std::vector<Vertex>& path) {
        vertices_ = vertices_ | VertexSet::of(path);
        for (std::size_t i = 1; i < path.size(); ++i) drawn_.add_edge(path[i - 1], path[i]);
    }

    const Graph& g_;
    Graph drawn_;
    VertexSet vertices_;
    std::vector<std::vector<Vertex>> faces_;
};

std::optional<std::vector<Vertex>> some_cycle(const Graph& g) {
    for (Edge e : g.edges()) {
        const Graph rest = g.without_edge(e.u, e.v);
        if (reached(rest, g.vertices(), {e.u}).contains(e.v))
            return shortest_walk(rest, g.vertices(), e.u, e.v);
    }
    return std::nullopt;
}

bool can_draw(const Graph& g, Steps& steps);

/// A piece that has one end alone is drawn by itself, in any face at that end.
bool can_draw_around(const Graph& g, Drawing& drawing, Steps& steps) {
    for (VertexSet done;;) {
        std::optional<Piece> next;
        std::vector<std::size_t> faces;
        for (const Piece& piece : drawing.pieces()) {
            steps.take();
            if (piece.ends.size() < 2) {
                if (done.contains_all(piece.inside)) continue;
                if (!can_draw(g.induced(piece.inside | piece.ends), steps)) return false;
                done = done | piece.inside;
                continue;
            }
            const std::vector<std::size_t> here = drawing.faces_for(piece);
            if (here.empty()) return false;
            if (next && faces.size() <= here.size()) continue;
            next = piece;
            faces = here;
        }
        if (!next) return true;
        drawing.add(*next, faces.front());
    }
}

bool can_draw(const Graph& g, Steps& steps) {
    const auto cycle = some_cycle(g);
    if (!cycle) return true;
    Drawing drawing(g, *cycle);
    return can_draw_around(g, drawing, steps);
}

}  // namespace

Number planar(const Graph& g, Vertex, Steps& steps) {
    return can_draw(g, steps) ? 1 : 0;
}

}  // namespace gazetteer::check::invariants
