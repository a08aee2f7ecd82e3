// SPDX-License-Identifier: GPL-3.0-or-later
// The choice number: the least k such that each vertex can have a colour of its own list,
// neighbours differing, whichever lists of k colours are given [Vizing 1976; Erdos, Rubin and
// Taylor, Choosability in graphs, 1979]. Lists from which no choice works are searched colour by
// colour: a colour is the set of the vertices in whose lists it is.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <numeric>
#include <unordered_set>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Sets none of which is within another: the greatest that can be coloured by some colours.
using Coloured = std::vector<VertexSet>;

/// Lists of one length for a part of a graph, where each lesser part can choose. Then no colour is
/// in one list alone, since that vertex could have it. A colour whose vertices are not connected
/// may be taken for several: the choices are the same. So colours are connected sets of two
/// vertices or more.
class BadLists {
  public:
    BadLists(const Graph& g, VertexSet part, int length) : g_(g), part_(part) {
        for (Vertex v : part) missing_[index(v)] = length;
    }

    bool exist() { return exist({VertexSet{}}, {}); }

  private:
    /// Whether lists that go on from these allow no choice. The colours of one least vertex come in
    /// falling order, the last of all is given.
    bool exist(const Coloured& before, VertexSet last) {
        VertexSet open;
        for (Vertex v : part_)
            if (missing_[index(v)] > 0) open.insert(v);
        if (open.empty()) return true;
        const VertexSet first{open.front()};
        const std::uint64_t others = (open - first).bits();
        const bool falls = last.front() == open.front();
        for (std::uint64_t some = others; some != 0; some = (some - 1) & others) {
            runs::poll();
            const VertexSet colour = first | VertexSet::from_bits(some);
            if (falls && colour.bits() > last.bits()) continue;
            if (components_within(g_, colour) == 1 && exist_with(colour, before)) return true;
        }
        return false;
    }

    bool exist_with(VertexSet colour, const Coloured& before) {
        for (Vertex v : colour) --missing_[index(v)];
        const Coloured with = widened(before, colour);
        const bool result =
            std::ranges::none_of(with, [&](VertexSet s) { return leaves_little(s); }) &&
            exist(with, colour);
        for (Vertex v : colour) ++missing_[index(v)];
        return result;
    }

    /// Whether the others can be coloured whatever else the lists have: one by one, each with more
    /// colours to come than neighbours that are coloured before it.
    bool leaves_little(VertexSet coloured) const {
        VertexSet rest = part_ - coloured;
        for (bool more = true; more;) {
            more = false;
            for (Vertex v : rest) {
                if ((g_.neighbours(v) & rest).size() >= missing_[index(v)]) continue;
                rest.erase(v);
                more = true;
            }
        }
        return rest.empty();
    }

    Coloured widened(const Coloured& before, VertexSet colour) const {
        Coloured all;
        for (const VertexSet s : before) add_choices(s, colour - s, all);
        std::ranges::sort(all, std::ranges::greater(), &VertexSet::size);
        Coloured result;
        for (const VertexSet s : all)
            if (std::ranges::none_of(result, [&](VertexSet t) { return t.contains_all(s); }))
                result.push_back(s);
        return result;
    }

    /// The set with each greatest independent set of these.
    void add_choices(VertexSet set, VertexSet left, Coloured& all) const {
        if (left.empty()) {
            runs::check_memory(static_cast<double>(sizeof(VertexSet) * (all.size() + 1)),
                               "the sets that lists colour");
            return all.push_back(set);
        }
        for (Vertex v : closed_neighbours(g_, left.front()) & left)
            add_choices(set | VertexSet{v}, left - closed_neighbours(g_, v), all);
    }

    const Graph& g_;
    VertexSet part_;
    /// How many colours the list of a vertex goes without yet.
    std::array<int, Graph::order_max> missing_{};
};

class Choosability {
  public:
    Choosability(const Graph& g, int length) : g_(g), length_(length) {}

    /// Whether lists of this length always allow a choice. A vertex with fewer neighbours than
    /// colours chooses after all others.
    bool holds(VertexSet part) {
        for (VertexSet left = part; !left.empty();) {
            const Vertex v = left.front();
            left.erase(v);
            if (!part.contains(v) || (g_.neighbours(v) & part).size() >= length_) continue;
            part.erase(v);
            left = part;
        }
        if (part.empty() || known_.contains(part.bits())) return true;
        for (Vertex v : part)
            if (!holds(part - VertexSet{v})) return false;
        if (components_within(g_, part) == 1 && BadLists(g_, part, length_).exist()) return false;
        constexpr double bytes_a_set = 40;
        runs::check_memory(bytes_a_set * static_cast<double>(known_.size() + 1),
                           "the sets that can choose");
        known_.insert(part.bits());
        return true;
    }

  private:
    const Graph& g_;
    int length_;
    /// Parts that can choose.
    std::unordered_set<std::uint64_t> known_;
};

/// The graph with its vertices numbered by falling degree. Lists of vertices with many neighbours
/// are complete first then, and most searches end sooner.
Graph by_falling_degree(const Graph& g) {
    std::vector<Vertex> order(index(g.order()));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](Vertex v) { return g.degree(v); });
    std::vector<Vertex> image(order.size());
    for (Vertex v = 0; v < g.order(); ++v) image[index(order[index(v)])] = v;
    return g.relabelled(image);
}

}  // namespace

Integer choice_number(const Graph& graph) {
    const Graph g = by_falling_degree(graph);
    int result = static_cast<int>(chromatic_number(g).value());
    for (const VertexSet part : gazetteer::components(g))
        while (!Choosability(g, result).holds(part)) ++result;
    return result;
}

}  // namespace gazetteer::conjectures::invariants
