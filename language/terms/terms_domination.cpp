// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of domination: the least sets, by trying ever larger ones. Each search
// branches on how its least open vertex is dominated.
#include <algorithm>

#include "graph/predicates.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The least k with can(k).
template <class Can>
int least_number(Can can) {
    int result = 0;
    while (!can(result)) ++result;
    return result;
}

/// Whether `vertices` more have all of `open` in their sets; v is in the set of w iff w is in that
/// of v.
template <class SetOf>
bool can_cover(VertexSet open, int vertices, SetOf set_of) {
    runs::poll();
    if (open.empty()) return true;
    if (vertices == 0) return false;
    for (Vertex w : set_of(open.front()))
        if (can_cover(open - set_of(w), vertices - 1, set_of)) return true;
    return false;
}

/// Whether `vertices` pairwise nonadjacent ones of `open`, which has no neighbour of those chosen
/// before, dominate it.
bool can_dominate_independently(const Graph& g, VertexSet open, int vertices) {
    runs::poll();
    if (open.empty()) return true;
    if (vertices == 0) return false;
    for (Vertex w : closed_neighbours(g, open.front()) & open)
        if (can_dominate_independently(g, open - closed_neighbours(g, w), vertices - 1))
            return true;
    return false;
}

/// Whether the ends of `pairs` edges dominate `open`, no end of which is in `used` or in two.
bool can_dominate_in_pairs(const Graph& g, VertexSet open, VertexSet used, int pairs) {
    runs::poll();
    if (open.empty()) return true;
    if (pairs == 0) return false;
    for (Vertex a : closed_neighbours(g, open.front()) - used)
        for (Vertex b : g.neighbours(a) - used)
            if (can_dominate_in_pairs(g, open - g.neighbours(a) - g.neighbours(b),
                                      used | VertexSet{a, b}, pairs - 1))
                return true;
    return false;
}

/// The most vertices of `open` that one of `by` is next to or, if it dominates itself, is.
int most_dominated(const Graph& g, VertexSet open, VertexSet by, bool itself) {
    int result = 0;
    for (Vertex v : by)
        result =
            std::max(result, ((itself ? closed_neighbours(g, v) : g.neighbours(v)) & open).size());
    return result;
}

/// Whether `vertices` more make the connected set dominating and leave it connected; none of
/// `barred`. Each of them dominates at most as many more as it does now.
bool can_dominate_connectedly(const Graph& g, VertexSet set, VertexSet barred, int vertices) {
    runs::poll();
    const VertexSet dominated = set | next_to(g, set);
    const VertexSet open = g.vertices() - dominated;
    if (open.empty()) return true;
    if (vertices == 0) return false;
    if (vertices * most_dominated(g, open, g.vertices() - set - barred, false) < open.size())
        return false;
    for (Vertex w : dominated - set - barred) {
        if (can_dominate_connectedly(g, set | VertexSet{w}, barred, vertices - 1)) return true;
        barred.insert(w);
    }
    return false;
}

/// The least weight of a Roman domination. An open vertex is dominated by a 2 at it or next to it,
/// each of which is tried and then not free any more, or has a 1.
class RomanDomination {
  public:
    explicit RomanDomination(const Graph& g) : g_(g), best_(g.order()) {
        extend(g.vertices(), g.vertices(), 0);
    }
    int best() const { return best_; }

  private:
    void extend(VertexSet open, VertexSet free, int weight) {
        runs::poll();
        if (weight + at_least(open, free) >= best_) return;
        if (open.empty()) {
            best_ = weight;
            return;
        }
        Vertex next = open.front();
        for (Vertex v : open)
            if (choices(v, free).size() < choices(next, free).size()) next = v;
        for (Vertex w : choices(next, free)) {
            free.erase(w);
            extend(open - closed_neighbours(g_, w), free, weight + 2);
        }
        extend(open - VertexSet{next}, free, weight + 1);
    }
    VertexSet choices(Vertex v, VertexSet free) const { return closed_neighbours(g_, v) & free; }

    /// A 2 pays where it dominates three vertices or more.
    int at_least(VertexSet open, VertexSet free) const {
        const int most = most_dominated(g_, open, free, true);
        if (most < 3) return open.size();
        return 2 * (open.size() / most) + std::min(open.size() % most, 2);
    }

    const Graph& g_;
    int best_;
};

}  // namespace

Integer domination_number(const Graph& g) {
    return least_number([&](int k) {
        return can_cover(g.vertices(), k, [&](Vertex v) { return closed_neighbours(g, v); });
    });
}

Integer total_domination_number(const Graph& g) {
    if (g.order() > 0 && min_degree(g) == 0) return Integer::infinity();
    return least_number([&](int k) {
        return can_cover(g.vertices(), k, [&](Vertex v) { return g.neighbours(v); });
    });
}

Integer independent_domination_number(const Graph& g) {
    return least_number([&](int k) { return can_dominate_independently(g, g.vertices(), k); });
}

Integer paired_domination_number(const Graph& g) {
    if (g.order() > 0 && min_degree(g) == 0) return Integer::infinity();
    return 2 * least_number([&](int k) { return can_dominate_in_pairs(g, g.vertices(), {}, k); });
}

Integer connected_domination_number(const Graph& g) {
    if (!is_connected(g)) return Integer::infinity();
    if (g.order() == 0) return 0;
    // Some vertex of the set dominates vertex 0.
    return 1 + least_number([&](int k) {
               const VertexSet around = closed_neighbours(g, 0);
               return std::any_of(around.begin(), around.end(), [&](Vertex v) {
                   return can_dominate_connectedly(g, {v}, {}, k);
               });
           });
}

Integer roman_domination_number(const Graph& g) {
    return RomanDomination(g).best();
}

}  // namespace gazetteer::conjectures::invariants
