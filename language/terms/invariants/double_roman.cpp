// SPDX-License-Identifier: GPL-3.0-or-later
// Double Roman domination: numbers 0 to 3 of the vertices, each 0 next to a 3 or to two 2s, each 1
// next to a 2 or a 3. Some least one has no 1 [Beeler, Haynes and Hedetniemi, Double Roman
// domination, 2016, Proposition 2].
#include <algorithm>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// An open vertex needs two guards, or one more if it has a 2 beside it. A 3 is two guards of
/// itself and of each neighbour, a 2 is two of itself and one of each neighbour.
class DoubleRomanDomination {
  public:
    explicit DoubleRomanDomination(const Graph& g) : g_(g), best_(2 * g.order()) {
        extend(g.vertices(), {}, g.vertices(), 0);
    }
    int best() const { return best_; }

  private:
    /// `bare` vertices have no guard, `half` ones have one; `free` ones have no number yet.
    void extend(VertexSet bare, VertexSet half, VertexSet free, int weight) {
        runs::poll();
        const VertexSet open = bare | half;
        if (open.empty()) {
            best_ = std::min(best_, weight);
            return;
        }
        if (weight + at_least(bare, half, free) >= best_) return;
        Vertex next = open.front();
        for (Vertex v : open)
            if (choices(v, free).size() < choices(next, free).size()) next = v;
        const VertexSet around = choices(next, free);
        if (around.empty()) return;
        const Vertex w = *std::max_element(around.begin(), around.end(), [&](Vertex a, Vertex b) {
            return by_three(bare, half, a) < by_three(bare, half, b);
        });
        free.erase(w);
        const VertexSet near = closed_neighbours(g_, w);
        extend(bare - near, half - near, free, weight + 3);
        const VertexSet left = bare - VertexSet{w};
        extend(left - near, (half - near) | (left & near), free, weight + 2);
        extend(bare, half, free, weight);
    }
    VertexSet choices(Vertex v, VertexSet free) const { return closed_neighbours(g_, v) & free; }

    int by_three(VertexSet bare, VertexSet half, Vertex v) const {
        const VertexSet near = closed_neighbours(g_, v);
        return 2 * (near & bare).size() + (near & half).size();
    }
    int by_two(VertexSet bare, VertexSet half, Vertex v) const {
        return (closed_neighbours(g_, v) & (bare | half)).size() + (bare.contains(v) ? 1 : 0);
    }

    /// By the most guards for the weight that a free vertex gives.
    int at_least(VertexSet bare, VertexSet half, VertexSet free) const {
        int most_by_six = 0;
        for (Vertex v : free)
            most_by_six =
                std::max({most_by_six, 2 * by_three(bare, half, v), 3 * by_two(bare, half, v)});
        const int needed = 6 * (2 * bare.size() + half.size());
        return most_by_six == 0 ? best_ : (needed + most_by_six - 1) / most_by_six;
    }

    const Graph& g_;
    /// At first that of a 2 everywhere.
    int best_;
};

}  // namespace

Integer double_roman_domination_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g))
        result += DoubleRomanDomination(g.induced(part)).best();
    return result;
}

}  // namespace gazetteer::conjectures::invariants
