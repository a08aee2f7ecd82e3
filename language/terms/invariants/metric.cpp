// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of distances: the least sets that tell vertices apart, or have all between them, and the
// shortest odd cycle. The sets are found by trying ever larger ones.
#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// For each pair of vertices those that have different distances to them; the smallest sets first,
/// and none that contains another.
std::vector<VertexSet> sets_telling_apart(const Graph& g) {
    const auto distances = all_distances(g);
    std::vector<VertexSet> all;
    for (std::size_t u = 0; u < distances.size(); ++u)
        for (std::size_t w = 0; w < u; ++w) {
            VertexSet set;
            for (Vertex v : g.vertices())
                if (distances[u][static_cast<std::size_t>(v)] !=
                    distances[w][static_cast<std::size_t>(v)])
                    set.insert(v);
            all.push_back(set);
        }
    std::ranges::sort(all, {}, &VertexSet::size);
    std::vector<VertexSet> result;
    for (VertexSet set : all)
        if (std::ranges::none_of(result, [&](VertexSet less) { return set.contains_all(less); }))
            result.push_back(set);
    return result;
}

/// Whether `vertices` more, none of them barred, meet all sets. One of them meets the set with the
/// fewest that may; those that have been tried are barred.
bool can_meet(const std::vector<VertexSet>& sets, VertexSet barred, int vertices) {
    runs::poll();
    if (sets.empty()) return true;
    std::array<std::size_t, Graph::order_max> met{};
    VertexSet choices = sets.front() - barred;
    for (VertexSet set : sets) {
        const VertexSet open = set - barred;
        if (open.size() < choices.size()) choices = open;
        for (Vertex v : open) ++met[static_cast<std::size_t>(v)];
    }
    if (static_cast<std::size_t>(vertices) * std::ranges::max(met) < sets.size()) return false;
    std::vector<Vertex> order = choices.to_vector();
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](Vertex v) { return met[static_cast<std::size_t>(v)]; });
    for (Vertex v : order) {
        std::vector<VertexSet> left;
        std::ranges::copy_if(sets, std::back_inserter(left),
                             [&](VertexSet set) { return !set.contains(v); });
        if (can_meet(left, barred, vertices - 1)) return true;
        barred.insert(v);
    }
    return false;
}

/// Looks for sets such that shortest paths between their vertices have all vertices.
class GeodeticSearch {
  public:
    explicit GeodeticSearch(const Graph& g) : g_(g) {
        const auto distances = all_distances(g);
        const auto distance = [&](Vertex u, Vertex w) {
            return distances[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
        };
        // Where no path joins u and w, with -1 for a distance, v is one of the two.
        for (Vertex u : g.vertices())
            for (Vertex w : g.vertices())
                for (Vertex v : g.vertices())
                    if (distance(u, v) + distance(v, w) == distance(u, w)) {
                        between(u, w).insert(v);
                        if (v == w) continue;
                        partners_of(v, u).insert(w);
                        if (v != u) inner_.insert(v);
                    }
    }

    /// The vertices that are on no path between others are in each such set.
    int least() {
        const VertexSet set = g_.vertices() - inner_;
        VertexSet covered;
        for (Vertex u : set) covered = covered | all_between(set, u);
        int more = 0;
        while (!works(set, covered, g_.vertices() - set, more)) ++more;
        return set.size() + more;
    }

  private:
    using Row = std::array<VertexSet, Graph::order_max>;
    VertexSet& between(Vertex u, Vertex w) {
        return between_[static_cast<std::size_t>(u)][static_cast<std::size_t>(w)];
    }
    /// The w other than v such that v is on a shortest path from u to w.
    VertexSet& partners_of(Vertex v, Vertex u) {
        return partners_[static_cast<std::size_t>(v)][static_cast<std::size_t>(u)];
    }
    VertexSet all_between(VertexSet set, Vertex u) {
        VertexSet result{u};
        for (Vertex w : set) result = result | between(u, w);
        return result;
    }

    /// Whether `more` vertices of `free` make the set cover all. A vertex that is not covered is
    /// one of them, or between one of them and another; the one with the fewest choices is next.
    bool works(VertexSet set, VertexSet covered, VertexSet free, int more) {
        runs::poll();
        if (covered == g_.vertices()) return true;
        if (more == 0) return false;
        VertexSet choices = free;
        for (Vertex v : g_.vertices() - covered) {
            const VertexSet able = choices_for(v, set, free, more);
            if (able.size() < choices.size()) choices = able;
        }
        for (Vertex w : choices) {
            const VertexSet with = set | VertexSet{w};
            free.erase(w);
            if (works(with, covered | all_between(with, w), free, more - 1)) return true;
        }
        return false;
    }
    VertexSet choices_for(Vertex v, VertexSet set, VertexSet free, int more) {
        const VertexSet others = more == 1 ? set : set | free;
        VertexSet result = VertexSet{v} & free;
        for (Vertex w : free)
            if (partners_of(v, w).meets(others)) result.insert(w);
        return result;
    }

    const Graph& g_;
    /// Those on a shortest path between two others.
    VertexSet inner_;
    std::array<Row, Graph::order_max> between_;
    std::array<Row, Graph::order_max> partners_;
};

}  // namespace

Integer metric_dimension(const Graph& g) {
    const std::vector<VertexSet> sets = sets_telling_apart(g);
    int result = 0;
    while (!can_meet(sets, {}, result)) ++result;
    return result;
}

Integer geodetic_number(const Graph& g) {
    return GeodeticSearch(g).least();
}

/// Two neighbours at distance d from a vertex make a closed walk of length 2 d + 1 with it, which
/// has an odd cycle; on a shortest odd cycle distances are those of the graph.
Integer odd_girth(const Graph& g) {
    Integer result = Integer::infinity();
    for (Vertex v : g.vertices()) {
        VertexSet seen{v};
        VertexSet fresh{v};
        for (std::int64_t distance = 0; !fresh.empty(); ++distance) {
            const VertexSet next = next_to(g, fresh);
            if (next.meets(fresh)) {
                result = min(result, 2 * distance + 1);
                break;
            }
            fresh = next - seen;
            seen = seen | fresh;
        }
    }
    return result;
}

}  // namespace gazetteer::conjectures::invariants
