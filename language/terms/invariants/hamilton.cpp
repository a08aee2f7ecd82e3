// SPDX-License-Identifier: GPL-3.0-or-later
// Paths and cycles through all vertices. A short search comes first, then one that turns paths
// round [Posa 1976], which finds what there is in most graphs. What has none is told by its
// 2-matchings, or by the search over what is left and where the path ends, each once.
#include <algorithm>
#include <boost/functional/hash.hpp>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "language/terms/invariants/choices.hpp"
#include "language/terms/invariants/search_steps.hpp"
#include "language/terms/invariants/two_matchings.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// What is sought: a path from `start` that ends next to it, or any path, whose start is -1.
struct Tour {
    const Graph& g;
    Vertex start;

    bool is_cycle() const { return start >= 0; }
    /// What may come first, or after the vertex.
    VertexSet after(Vertex v) const { return v < 0 ? g.vertices() : g.neighbours(v); }
    /// What may come last.
    VertexSet last() const { return after(start); }
};

/// Depth first. The tour goes on to the vertex with the fewest ways out; of twins, which have the
/// same neighbours but each other, to the first alone.
class TourSearch {
  public:
    /// Gives up after so many steps, 0 for none; remembers what has failed if `remembers`.
    TourSearch(const Tour& tour, std::int64_t steps, bool remembers)
        : tour_(tour), steps_(steps), remembers_(remembers) {}

    /// Whether there is a tour; nothing where it gave up.
    std::optional<bool> run() {
        const VertexSet all = tour_.g.vertices();
        const bool found =
            goes_on(tour_.start, tour_.is_cycle() ? all - VertexSet{tour_.start} : all);
        if (steps_.given_up()) return std::nullopt;
        return found;
    }

  private:
    bool goes_on(Vertex end, VertexSet left) {
        if (!steps_.go_on()) return false;
        if (left.empty()) return true;
        VertexSet ways = tour_.after(end) & left;
        if (!is_open(ways, left) || (remembers_ && failed_.contains(key(end, left)))) return false;
        while (!ways.empty()) {
            const Vertex next = narrowest(tour_.g, ways, left);
            if (goes_on(next, left - VertexSet{next})) return true;
            ways = ways - twins_of(tour_.g, next, ways);
        }
        if (remembers_) remember(end, left);
        return false;
    }

    /// Whether all that is left can be reached, the last is next to the start, and every vertex can
    /// be come to and left again. `ways`: what can be next, not all of which may wait for another
    /// to be so.
    bool is_open(VertexSet ways, VertexSet left) const {
        if (ways.empty() || !left.meets(tour_.last())) return false;
        int only_next = 0;
        int only_last = 0;
        for (Vertex v : left) {
            if ((tour_.g.neighbours(v) & left).size() != 1) continue;
            const bool next = ways.contains(v);
            const bool last = tour_.last().contains(v);
            if (!next && !last) return false;
            if (!last) ++only_next;
            if (!next) ++only_last;
        }
        if (only_next > 1 || only_last > 1) return false;
        const VertexSet first{left.front()};
        return (first | reached_within(tour_.g, left, first)) == left;
    }

    /// What is left, and where the path ends.
    using Key = std::pair<std::uint64_t, Vertex>;
    static Key key(Vertex end, VertexSet left) { return {left.bits(), end}; }
    void remember(Vertex end, VertexSet left) {
        failed_.insert(key(end, left));
        constexpr double bytes_a_key = 48;
        runs::check_memory(bytes_a_key * static_cast<double>(failed_.size()), "the ends of paths");
    }

    const Tour& tour_;
    SearchSteps steps_;
    bool remembers_;
    std::unordered_set<Key, boost::hash<Key>> failed_;
};

/// A path grows at its end. Where it cannot, an edge from the end to a vertex of the path turns
/// what comes after that vertex round, and another vertex is the end. The graph is connected, and
/// has two vertices or more, so that one is before each end that cannot grow.
class TurnedPath {
  public:
    TurnedPath(const Tour& tour, std::uint64_t seed) : tour_(tour), choices_(seed) {}

    bool comes_round() {
        const int n = tour_.g.order();
        begin();
        for (int turns = 60 * n; turns > 0; --turns) {
            runs::poll();
            if (left_.empty() && tour_.last().contains(path_.back())) return true;
            const VertexSet fresh = tour_.after(path_.back()) & left_;
            if (!fresh.empty()) {
                add(chosen(fresh));
                continue;
            }
            if (!turn()) return false;
        }
        return false;
    }

  private:
    void begin() {
        left_ = tour_.g.vertices();
        add(tour_.is_cycle() ? tour_.start : chosen(left_));
    }
    void add(Vertex v) {
        path_.push_back(v);
        left_.erase(v);
    }
    bool turn() {
        VertexSet pivots = tour_.g.neighbours(path_.back());
        pivots.erase(path_[path_.size() - 2]);
        if (pivots.empty()) return false;
        const auto pivot = std::ranges::find(path_, chosen(pivots));
        std::reverse(pivot + 1, path_.end());
        return true;
    }
    Vertex chosen(VertexSet from) {
        std::size_t skipped = choices_.below(static_cast<std::size_t>(from.size()));
        for (; skipped > 0; --skipped) from.erase(from.front());
        return from.front();
    }

    const Tour& tour_;
    Choices choices_;
    std::vector<Vertex> path_;
    VertexSet left_;
};

bool exists(const Tour& tour) {
    constexpr std::int64_t steps_first = 200;
    constexpr std::uint64_t turned_paths = 10;
    if (const auto soon = TourSearch(tour, steps_first, false).run()) return *soon;
    for (std::uint64_t seed = 1; seed <= turned_paths; ++seed)
        if (TurnedPath(tour, seed).comes_round()) return true;
    const int edges = tour.g.order() - (tour.is_cycle() ? 0 : 1);
    if (most_edges_in_paths_and_cycles(tour.g) < edges) return false;
    return *TourSearch(tour, 0, true).run();
}

}  // namespace

Integer traceable(const Graph& g) {
    return exists({g, -1}) ? 1 : 0;
}

Integer hamiltonian(const Graph& g) {
    if (min_degree(g).value() < 2) return 0;
    Vertex start = 0;
    for (Vertex v : g.vertices())
        if (g.degree(v) < g.degree(start)) start = v;
    return exists({g, start}) ? 1 : 0;
}

}  // namespace gazetteer::conjectures::invariants
