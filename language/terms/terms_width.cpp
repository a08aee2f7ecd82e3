// SPDX-License-Identifier: GPL-3.0-or-later
// Treewidth and pathwidth, by orders of the vertices: whether width k is enough is searched over
// the sets of vertices that come first, and a set that failed is not tried again.
#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/invariants/attained.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// The sets from which the search has failed, within the memory of the thread.
class FailedSets {
  public:
    bool contains(VertexSet s) const { return sets_.contains(s.bits()); }
    void insert(VertexSet s) {
        constexpr double bytes_a_set = 40;
        runs::check_memory(bytes_a_set * static_cast<double>(sets_.size()), "the sets of a width");
        sets_.insert(s.bits());
    }

  private:
    std::unordered_set<std::uint64_t> sets_;
};

/// A graph whose vertices go one by one.
struct Remainder {
    std::array<VertexSet, Graph::order_max> rows{};
    VertexSet left;

    /// A part that no edge leaves.
    Remainder(const Graph& g, VertexSet part) : left(part) {
        for (Vertex v : left) rows[index(v)] = g.neighbours(v);
    }
    VertexSet neighbours(Vertex v) const { return rows[index(v)]; }
    int degree(Vertex v) const { return neighbours(v).size(); }
    void erase(Vertex v) {
        for (Vertex w : neighbours(v)) rows[index(w)].erase(v);
        left.erase(v);
    }
    /// Its neighbours become pairwise adjacent.
    void eliminate(Vertex v) {
        const VertexSet around = neighbours(v);
        erase(v);
        for (Vertex w : around) rows[index(w)] = (rows[index(w)] | around) - VertexSet{w};
    }
    /// It becomes one with its neighbour w.
    void contract(Vertex v, Vertex w) {
        const VertexSet others = neighbours(v) - VertexSet{w};
        erase(v);
        rows[index(w)] = rows[index(w)] | others;
        for (Vertex x : others) rows[index(x)].insert(w);
    }
    /// Whether all of the set, or all but one, are pairwise adjacent.
    bool is_almost_clique(VertexSet set) const {
        VertexSet exceptions = set;
        for (Vertex v : set) {
            const VertexSet strangers = set - neighbours(v) - VertexSet{v};
            if (strangers.empty()) continue;
            const VertexSet either = strangers.size() == 1 ? strangers : VertexSet{};
            exceptions = exceptions & (either | VertexSet{v});
        }
        return set.empty() || !exceptions.empty();
    }
    Vertex of_least_degree(VertexSet among) const {
        Vertex result = among.front();
        for (Vertex v : among)
            if (degree(v) < degree(result)) result = v;
        return result;
    }
};

/// The least degree is no more than the treewidth, which a contraction does not raise. Each time a
/// vertex of least degree is contracted into a neighbour with the fewest neighbours in common
/// [Bodlaender and Koster, Treewidth computations II: lower bounds, 2011, MMD+ (least-c)].
int treewidth_at_least(Remainder g, int enough) {
    int result = 0;
    while (!g.left.empty() && result < enough) {
        const Vertex v = g.of_least_degree(g.left);
        result = std::max(result, g.degree(v));
        const VertexSet around = g.neighbours(v);
        const auto best = std::min_element(around.begin(), around.end(), [&](Vertex a, Vertex b) {
            return (around & g.neighbours(a)).size() < (around & g.neighbours(b)).size();
        });
        if (best == around.end())
            g.erase(v);
        else
            g.contract(v, *best);
    }
    return result;
}

/// Elimination orders: a vertex that goes leaves its neighbours pairwise adjacent. The width is the
/// most neighbours that one has when it goes [Bodlaender et al., On exact algorithms for treewidth,
/// 2012].
class Elimination {
  public:
    explicit Elimination(int width) : width_(width) {}

    /// Whether the rest can go. Then `order()` has it behind those that went before.
    bool works(Remainder g) {
        const std::size_t before = order_.size();
        if (goes(g)) return true;
        order_.resize(before);
        return false;
    }
    const std::vector<Vertex>& order() const { return order_; }

  private:
    bool goes(Remainder g) {
        reduce(g);
        if (g.left.size() <= width_ + 1) {
            order_.insert(order_.end(), g.left.begin(), g.left.end());
            return true;
        }
        if (failed_.contains(g.left)) return false;
        if (treewidth_at_least(g, width_ + 1) <= width_)
            for (VertexSet untried = g.left; !untried.empty();) {
                runs::poll();
                const Vertex v = g.of_least_degree(untried);
                if (g.degree(v) > width_) break;
                untried.erase(v);
                Remainder next = g;
                next.eliminate(v);
                order_.push_back(v);
                if (works(next)) return true;
                order_.pop_back();
            }
        failed_.insert(g.left);
        return false;
    }

    /// Lets go what no order does better with: a vertex of at most this degree all of whose
    /// neighbours, or all but one, are pairwise adjacent. What is left is a minor then [Bodlaender,
    /// Koster and van den Eijkhof, Preprocessing rules for triangulation, 2005].
    void reduce(Remainder& g) {
        for (VertexSet untried = g.left; !untried.empty();) {
            const Vertex v = untried.front();
            untried.erase(v);
            const VertexSet around = g.neighbours(v);
            if (around.size() > width_ || !g.is_almost_clique(around)) continue;
            g.eliminate(v);
            order_.push_back(v);
            untried = untried | around;
            for (Vertex w : around) untried = untried | g.neighbours(w);
        }
    }

    int width_;
    FailedSets failed_;
    std::vector<Vertex> order_;
};

/// Orders of the vertices: the width is the most vertices among the first ones, for any number of
/// them, that have a neighbour among the others [N. G. Kinnersley, The vertex separation number of
/// a graph equals its path-width, 1992].
class Separation {
  public:
    Separation(const Graph& g, VertexSet part, int width) : g_(g), part_(part), width_(width) {}

    /// Whether the others can follow these. Then `order()` has them.
    bool works(VertexSet first) {
        const std::size_t before = order_.size();
        if (follow(first)) return true;
        order_.resize(before);
        return false;
    }
    const std::vector<Vertex>& order() const { return order_; }

  private:
    bool follow(VertexSet first) {
        runs::poll();
        first = with_what_costs_nothing(first);
        if (first == part_) return true;
        // Each other vertex waits for one, and none waits for it alone.
        if (boundary_size(first) >= width_ || failed_.contains(first)) return false;
        for (Vertex v : part_ - first) {
            order_.push_back(v);
            if (works(first | VertexSet{v})) return true;
            order_.pop_back();
        }
        failed_.insert(first);
        return false;
    }

    /// How many have a neighbour that is not among them.
    int boundary_size(VertexSet first) const {
        int result = 0;
        for (Vertex v : first) result += first.contains_all(g_.neighbours(v)) ? 0 : 1;
        return result;
    }
    /// A vertex comes next if all its neighbours are there, or if it is the only one that one of
    /// them waits for: no order does better [Coudert, Mazauric and Nisse, Experimental evaluation
    /// of a branch-and-bound algorithm for computing pathwidth and directed pathwidth, 2016].
    VertexSet with_what_costs_nothing(VertexSet first) {
        for (bool more = true; more;) {
            more = false;
            for (Vertex v : part_ - first)
                if (first.contains_all(g_.neighbours(v))) {
                    first.insert(v);
                    order_.push_back(v);
                }
            for (Vertex v : first) {
                const VertexSet awaited = g_.neighbours(v) - first;
                if (awaited.size() != 1) continue;
                first = first | awaited;
                order_.push_back(awaited.front());
                more = true;
            }
        }
        return first;
    }

    const Graph& g_;
    VertexSet part_;
    int width_;
    FailedSets failed_;
    std::vector<Vertex> order_;
};

/// A width, and an order that has it.
struct Width {
    int width;
    std::vector<Vertex> order;
};
/// The greatest over the components of the least width for which search(part, width) has an order;
/// and these orders, one after the other.
template <class Search>
Width least_width(const Graph& g, Search search) {
    Width result{g.order() == 0 ? -1 : 0, {}};
    for (const VertexSet part : gazetteer::components(g)) {
        result.width = std::max(result.width, treewidth_at_least({g, part}, g.order()));
        std::optional<std::vector<Vertex>> order;
        while (!(order = search(part, result.width))) ++result.width;
        result.order.insert(result.order.end(), order->begin(), order->end());
    }
    return result;
}

Width by_elimination(const Graph& g) {
    return least_width(g, [&](VertexSet part, int width) {
        Elimination search(width);
        return search.works({g, part}) ? std::optional(search.order()) : std::nullopt;
    });
}
Width by_separation(const Graph& g) {
    return least_width(g, [&](VertexSet part, int width) {
        Separation search(g, part, width);
        return search.works({}) ? std::optional(search.order()) : std::nullopt;
    });
}

}  // namespace

Integer treewidth(const Graph& g) {
    return by_elimination(g).width;
}
std::vector<Vertex> elimination_order(const Graph& g) {
    return by_elimination(g).order;
}
Integer pathwidth(const Graph& g) {
    return by_separation(g).width;
}
std::vector<Vertex> separation_order(const Graph& g) {
    return by_separation(g).order;
}

}  // namespace gazetteer::conjectures::invariants
