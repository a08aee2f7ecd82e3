// SPDX-License-Identifier: GPL-3.0-or-later
// The Hadwiger number: the most vertices of a complete minor [Hadwiger 1943]. A connected graph has
// that minor if and only if contractions alone lead to a complete graph of at least so many
// vertices. An edge is contracted, or its ends are apart for good.
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// A connected graph whose edges are contracted.
struct Contracted {
    std::array<VertexSet, Graph::order_max> near{};
    /// Those with which a vertex is not contracted any more.
    std::array<VertexSet, Graph::order_max> apart{};
    VertexSet left;

    Contracted(const Graph& g, VertexSet part) : left(part) {
        for (Vertex v : part) near[index(v)] = g.neighbours(v);
    }
    int degree(Vertex v) const { return near[index(v)].size(); }
    VertexSet contractible(Vertex v) const { return near[index(v)] - apart[index(v)]; }
    bool is_complete() const {
        return std::ranges::all_of(left, [&](Vertex v) { return degree(v) == left.size() - 1; });
    }
    void part_from(Vertex v, Vertex w) {
        apart[index(v)].insert(w);
        apart[index(w)].insert(v);
    }
    /// v becomes one with its neighbour w.
    void contract(Vertex v, Vertex w) {
        for (auto* sets : {&near, &apart}) {
            for (Vertex x : (*sets)[index(v)]) {
                (*sets)[index(x)].erase(v);
                if (x != w) (*sets)[index(x)].insert(w);
            }
            (*sets)[index(w)] = ((*sets)[index(w)] | (*sets)[index(v)]) - VertexSet{v, w};
            (*sets)[index(v)] = {};
        }
        left.erase(v);
    }
    /// The neighbour of v with the fewest neighbours in common, among these.
    Vertex best_partner(Vertex v, VertexSet among) const {
        return *std::min_element(among.begin(), among.end(), [&](Vertex a, Vertex b) {
            return (near[index(v)] & near[index(a)]).size() <
                   (near[index(v)] & near[index(b)]).size();
        });
    }
    Vertex of_least_degree(VertexSet among) const {
        return *std::min_element(among.begin(), among.end(),
                                 [&](Vertex a, Vertex b) { return degree(a) < degree(b); });
    }
};

class CompleteMinor {
  public:
    explicit CompleteMinor(int order) : order_(order) {}

    /// Whether contractions of edges whose ends are not apart lead to a complete graph of this
    /// order or more.
    bool works(Contracted g) {
        runs::poll();
        if (!reduce(g)) return false;
        if (g.is_complete()) return true;
        if (g.left.size() == order_ || !has_lone_ones(g)) return false;
        const VertexSet open = open_ones(g);
        if (open.empty() || !is_new(g)) return false;
        const Vertex v = g.of_least_degree(open);
        while (!g.contractible(v).empty()) {
            const Vertex w = g.best_partner(v, g.contractible(v));
            Contracted next = g;
            next.contract(v, w);
            if (works(next)) return true;
            g.part_from(v, w);
        }
        return works(g);
    }

  private:
    /// Contracts vertices of too small a degree while there is one way only that need be tried;
    /// whether enough vertices are left, all of which may become part of a set of enough degree.
    bool reduce(Contracted& g) const {
        for (VertexSet untried = g.left; !untried.empty();) {
            if (g.left.size() < order_) return false;
            const Vertex v = untried.front();
            untried.erase(v);
            if (g.degree(v) >= order_ - 1) continue;
            const VertexSet partners = g.contractible(v);
            if (partners.empty()) return false;
            const bool is_free = g.apart[index(v)].empty() && g.degree(v) <= 2;
            if (partners.size() > 1 && !is_free) continue;
            g.contract(v, g.best_partner(v, partners));
            untried = g.left;
        }
        return g.left.size() >= order_;
    }

    VertexSet open_ones(const Contracted& g) const {
        VertexSet result;
        for (Vertex v : g.left)
            if (!g.contractible(v).empty()) result.insert(v);
        return result;
    }

    /// Where k sets have n vertices, at least 2 k - n of them have one alone. These are adjacent,
    /// and have neighbours enough.
    bool has_lone_ones(const Contracted& g) const {
        const int lone = 2 * order_ - g.left.size();
        if (lone <= 1) return true;
        Graph among(Graph::order_max);
        VertexSet fit;
        for (Vertex v : g.left)
            if (g.degree(v) >= order_ - 1) fit.insert(v);
        for (Vertex v : fit)
            for (Vertex w : g.near[index(v)] & fit)
                if (v < w) among.add_edge(v, w);
        return fit.size() >= lone && clique_number(among.induced(fit)).value() >= lone;
    }

    /// Whether this was not tried before, or is being tried.
    bool is_new(const Contracted& g) {
        std::vector<std::uint64_t> key{g.left.bits()};
        for (Vertex v : g.left) {
            key.push_back(g.near[index(v)].bits());
            key.push_back(g.apart[index(v)].bits());
        }
        const auto bytes = static_cast<double>(sizeof(std::uint64_t) * (key.size() + 8));
        const bool result = tried_.insert(std::move(key)).second;
        runs::check_memory(bytes * static_cast<double>(tried_.size()),
                           "the graphs that contractions lead to");
        return result;
    }

    int order_;
    std::set<std::vector<std::uint64_t>> tried_;
};

/// The order of a complete graph to which contractions lead, each of a vertex of least degree.
int found_at_once(Contracted g) {
    while (!g.is_complete()) {
        const Vertex v = g.of_least_degree(g.left);
        g.contract(v, g.best_partner(v, g.near[index(v)]));
    }
    return g.left.size();
}

/// No complete minor has more vertices than the treewidth and one. A graph of treewidth 3 or more
/// has K4 as a minor [Wald and Colbourn, Steiner trees, partial 2-trees, and minimum IFI networks,
/// 1983], and a planar one has no K5.
int hadwiger_of(const Graph& g, VertexSet part) {
    const Graph alone = g.induced(part);
    int most = static_cast<int>(treewidth(alone).value()) + 1;
    if (most > 4 && planar(alone) == Integer(1)) most = 4;
    if (most <= 4) return most;
    int result = std::max(4, found_at_once({g, part}));
    while (result < most && CompleteMinor(result + 1).works({g, part})) ++result;
    return result;
}

}  // namespace

Integer hadwiger_number(const Graph& g) {
    int result = 0;
    for (const VertexSet part : gazetteer::components(g))
        result = std::max(result, hadwiger_of(g, part));
    return result;
}

}  // namespace gazetteer::conjectures::invariants
