// SPDX-License-Identifier: GPL-3.0-or-later
// Cops and robber: the cops take vertices, then the robber; by turns each cop stays or goes to a
// neighbour, then the robber does. The cops win if one comes to the robber's vertex [Aigner and
// Fromme, A game of cops and robbers, 1984].
#include <algorithm>
#include <cmath>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A vertex whose closed neighbourhood is within that of another is left out, again and again: the
/// others need as many cops, since the robber there is as good as at the other one [Berarducci and
/// Intrigila, On the cop number of a graph, 1993].
VertexSet without_corners(const Graph& g, VertexSet part) {
    const auto is_corner = [&](Vertex v) {
        const VertexSet around = closed_neighbours(g, v) & part;
        for (Vertex w : around)
            if (w != v && closed_neighbours(g, w).contains_all(around)) return true;
        return false;
    };
    for (bool again = true; again;) {
        again = false;
        for (Vertex v : part)
            if (is_corner(v)) {
                part.erase(v);
                again = true;
            }
    }
    return part;
}

/// A graph and cops, a table of order^cops words: at which vertices the robber is safe.
class Pursuit {
  public:
    Pursuit(const Graph& g, int cops) : g_(g), cops_(cops) {
        const double entries = std::pow(g.order(), cops);
        constexpr double bytes_an_entry = 2 * sizeof(VertexSet);
        runs::check_memory(bytes_an_entry * entries, "the places of the cops");
        safe_.resize(static_cast<std::size_t>(entries));
        for (std::size_t place = 0; place < safe_.size(); ++place)
            safe_[place] = g.vertices() - occupied(place);
    }

    /// By taking away what is not safe one turn longer, until nothing changes.
    bool cops_win() {
        for (bool again = true; again;) {
            again = false;
            const std::vector<VertexSet> next = a_turn_earlier();
            for (std::size_t place = 0; place < safe_.size(); ++place) {
                const VertexSet left = safe_[place] & next[place];
                if (left.empty()) return true;
                again = again || left != safe_[place];
                safe_[place] = left;
            }
        }
        return false;
    }

  private:
    VertexSet occupied(std::size_t place) const {
        VertexSet result;
        for (int i = 0; i < cops_; ++i, place /= index(g_.order()))
            result.insert(static_cast<Vertex>(place % index(g_.order())));
        return result;
    }

    /// Where the robber is before the cops' turn so that, wherever they go, he is not taken and
    /// can go on to safety. The cops go one after another.
    std::vector<VertexSet> a_turn_earlier() const {
        std::vector<VertexSet> result(safe_.size());
        for (std::size_t place = 0; place < safe_.size(); ++place) {
            runs::poll();
            result[place] = (safe_[place] | next_to(g_, safe_[place])) - occupied(place);
        }
        std::size_t step = 1;
        for (int i = 0; i < cops_; ++i, step *= index(g_.order())) {
            const std::vector<VertexSet> before = result;
            for (std::size_t place = 0; place < safe_.size(); ++place) {
                runs::poll();
                const auto at = static_cast<Vertex>(place / step % index(g_.order()));
                for (Vertex to : g_.neighbours(at))
                    result[place] =
                        result[place] & before[place - index(at) * step + index(to) * step];
            }
        }
        return result;
    }

    const Graph& g_;
    int cops_;
    /// By the places of the cops, as digits: where the robber is safe so far.
    std::vector<VertexSet> safe_;
};

/// At least as many as the least degree without triangles and cycles of 4 [Aigner and Fromme,
/// Theorem 3].
int fewest_cops(const Graph& g) {
    if (g.order() == 1) return 1;
    int cops = 2;
    if (girth(g).value() >= 5) cops = std::max(cops, static_cast<int>(min_degree(g).value()));
    while (!Pursuit(g, cops).cops_win()) ++cops;
    return cops;
}

}  // namespace

Integer cop_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g))
        result += fewest_cops(g.induced(without_corners(g, part)));
    return result;
}

}  // namespace gazetteer::conjectures::invariants
