// SPDX-License-Identifier: GPL-3.0-or-later
// The longest paths and cycles, depth first. What can still be reached bounds what a path can
// become: of its leaves only the last vertex can be one, and a set S cuts a path into |S| + 1
// pieces at most, each in one component of what is left without S. What came of an end and of what
// was left is remembered, and of twins only one is tried.
#include <algorithm>
#include <boost/functional/hash.hpp>
#include <unordered_map>
#include <utility>
#include <vector>

#include "language/terms/invariants/scattering.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The most vertices of so many pieces, each within one component of what the set induces.
int most_in_pieces(const Graph& g, VertexSet set, int pieces) {
    std::vector<int> orders;
    while (!set.empty()) {
        const VertexSet first{set.front()};
        const VertexSet component = first | reached_within(g, set, first);
        orders.push_back(component.size());
        set = set - component;
    }
    std::ranges::sort(orders, std::greater<>());
    int result = 0;
    for (int order : orders)
        if (pieces-- > 0) result += order;
    return result;
}

/// What a walk can still visit: the vertices of S, and a piece more; of a cycle, as many pieces, or
/// one.
int most_past(const Graph& g, VertexSet left, VertexSet off, int pieces_more) {
    const VertexSet cuts = left & off;
    return cuts.size() + most_in_pieces(g, left - off, std::max(1, cuts.size() + pieces_more));
}

/// For an end of a path, and what is left for it.
class WhatFailed {
  public:
    /// Whether a path cannot go on by so many vertices, as far as is known.
    bool fails(Vertex end, VertexSet left, int by) const {
        const auto known = too_many_.find({left.bits(), end});
        return known != too_many_.end() && known->second <= by;
    }
    void remember(Vertex end, VertexSet left, int too_many) {
        too_many_[{left.bits(), end}] = too_many;
        constexpr double bytes_an_end = 64;
        runs::check_memory(bytes_an_end * static_cast<double>(too_many_.size()),
                           "the ends of paths");
    }
    void clear() { too_many_.clear(); }

  private:
    using Key = std::pair<std::uint64_t, Vertex>;
    std::unordered_map<Key, int, boost::hash<Key>> too_many_;
};

/// Tries the ways on to what is left, the narrowest first, of twins one; goes_on(next, rest) with
/// what is left behind the next vertex. False where one does not go on.
template <typename GoesOn>
bool all_go_on(const Graph& g, VertexSet ways, VertexSet left, const GoesOn& goes_on) {
    while (!ways.empty()) {
        const Vertex next = narrowest(g, ways, left);
        ways = ways - twins_of(g, next, ways);
        if (!goes_on(next, left - VertexSet{next})) return false;
    }
    return true;
}

/// Whether paths fail, by all that is known; a search that is soon over learns nothing.
class Bounds {
  public:
    /// A path from outside S, and back there for a cycle.
    Bounds(const Graph& g, int pieces_more) : g_(g), pieces_more_(pieces_more) {}

    /// To be called at each step. False: the search is not soon over, and is to learn and begin
    /// again.
    bool step() {
        runs::poll();
        return knows_ || ++steps_ < 8 * g_.order();
    }
    /// Learns where the search, starts_all(), is not soon over, and begins again.
    template <typename StartsAll>
    void search(const StartsAll& starts_all) {
        if (starts_all()) return;
        learn();
        starts_all();
    }
    /// Whether a path that ends there cannot go on by so many vertices of what is left.
    bool fail(Vertex end, VertexSet left, int by) const {
        return left.size() < by ||
               (knows_ && (most_past(g_, left, off_, 1) < by || failed_.fails(end, left, by)));
    }
    void remember(Vertex end, VertexSet left, int too_many) {
        if (knows_) failed_.remember(end, left, too_many);
    }
    VertexSet cuts() const { return off_; }
    void forget() { failed_.clear(); }

  private:
    void learn() {
        knows_ = true;
        off_ = scattering_set(g_, [&](VertexSet off) {
            return g_.order() - most_past(g_, g_.vertices(), off, pieces_more_);
        });
    }

    const Graph& g_;
    int pieces_more_;
    int steps_ = 0;
    bool knows_ = false;
    VertexSet off_;
    WhatFailed failed_;
};

class PathSearch {
  public:
    explicit PathSearch(const Graph& g) : g_(g), bounds_(g, 1) {}

    /// The most vertices of a path.
    int paths() {
        bounds_.search([&] { return starts_all(); });
        return best_;
    }

  private:
    bool starts_all() {
        const auto starts = [&](Vertex v, VertexSet left) { return extend(v, left, 1); };
        return all_go_on(g_, g_.vertices(), g_.vertices(), starts);
    }

    /// Leaves that are left, but for one: all are reached from the end.
    int needless_leaves(Vertex end, VertexSet reached) const {
        const VertexSet there = reached | VertexSet{end};
        int leaves = 0;
        for (Vertex v : reached) leaves += (g_.neighbours(v) & there).size() == 1;
        return std::max(0, leaves - 1);
    }

    bool extend(Vertex end, VertexSet left, int vertices) {
        if (!bounds_.step()) return false;
        best_ = std::max(best_, vertices);
        const VertexSet reached = reached_within(g_, left, {end});
        const int wanted = best_ + 1 - vertices;
        if (bounds_.fail(end, reached, wanted) ||
            reached.size() - needless_leaves(end, reached) < wanted)
            return true;
        const auto goes_on = [&](Vertex next, VertexSet rest) {
            return extend(next, rest, vertices + 1);
        };
        if (!all_go_on(g_, g_.neighbours(end) & reached, reached, goes_on)) return false;
        bounds_.remember(end, reached, best_ + 1 - vertices);
        return true;
    }

    const Graph& g_;
    Bounds bounds_;
    int best_ = 0;
};

/// The same for cycles; a cycle is found from the first of its vertices in some order.
class CycleSearch {
  public:
    explicit CycleSearch(const Graph& g) : g_(g), bounds_(g, 0) {}

    /// The most vertices of a cycle; 0 of none. A cycle through a twin of the first vertex, but not
    /// through that, is as long as one through the first.
    int cycles() {
        bounds_.search([&] { return starts_all(); });
        return best_;
    }

  private:
    /// Those of S come first: from there a cycle has no piece more than it has vertices of S.
    bool starts_all() {
        for (VertexSet left = g_.vertices(); !left.empty();) {
            const VertexSet cuts = left & bounds_.cuts();
            first_ = narrowest(g_, cuts.empty() ? left : cuts, left);
            bounds_.forget();
            if (!extend(first_, left - VertexSet{first_}, 1)) return false;
            left = left - twins_of(g_, first_, left);
        }
        return true;
    }

    /// What a cycle can have of what is reached: what has two neighbours at least. `ends`:
    /// the path's.
    VertexSet on_cycles(VertexSet reached, VertexSet ends) const {
        for (VertexSet before; before != reached;) {
            before = reached;
            for (Vertex v : before)
                if ((g_.neighbours(v) & (reached | ends)).size() < 2) reached.erase(v);
        }
        return reached;
    }

    bool extend(Vertex end, VertexSet left, int vertices) {
        if (!bounds_.step()) return false;
        if (vertices >= 3 && g_.adjacent(end, first_)) best_ = std::max(best_, vertices);
        const VertexSet reached = on_cycles(reached_within(g_, left, {end}), {end, first_});
        if (!reached.meets(g_.neighbours(first_)) ||
            bounds_.fail(end, reached, best_ + 1 - vertices))
            return true;
        const auto goes_on = [&](Vertex next, VertexSet rest) {
            return extend(next, rest, vertices + 1);
        };
        if (!all_go_on(g_, g_.neighbours(end) & reached, reached, goes_on)) return false;
        bounds_.remember(end, reached, best_ + 1 - vertices);
        return true;
    }

    const Graph& g_;
    Bounds bounds_;
    int best_ = 0;
    Vertex first_ = 0;
};

}  // namespace

Integer longest_path(const Graph& g) {
    return g.order() == 0 ? 0 : PathSearch(g).paths() - 1;
}

Integer longest_cycle(const Graph& g) {
    return CycleSearch(g).cycles();
}

}  // namespace gazetteer::conjectures::invariants
