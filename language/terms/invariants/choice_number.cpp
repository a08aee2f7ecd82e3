// SPDX-License-Identifier: GPL-3.0-or-later
// The choice number: the least k such that each vertex can have a colour of its own list,
// neighbours differing, whichever lists of k colours are given [Vizing 1976; Erdos, Rubin and
// Taylor, Choosability in graphs, 1979]. Lists from which no choice works are searched colour by
// colour: a colour is the set of the vertices in whose lists it is.
#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Sets none of which is within another: the greatest that can be coloured by some colours.
using Coloured = std::vector<VertexSet>;

/// Whether lists of so many colours always allow the part a choice.
using Chooses = std::function<bool(VertexSet part, int length)>;

/// What is left of the part without the vertices that choose after all others: each has more
/// colours than neighbours that are left.
template <class Colours>
VertexSet that_choose_first(const Graph& g, VertexSet part, const Colours& colours) {
    for (VertexSet left = part; !left.empty();) {
        const Vertex v = left.front();
        left.erase(v);
        if (!part.contains(v) || (g.neighbours(v) & part).size() >= colours(v)) continue;
        part.erase(v);
        left = part;
    }
    return part;
}

/// Lists of one length for a part of a graph, where each lesser part can choose. Then no colour is
/// in one list alone, since that vertex could have it. A colour whose vertices are not connected
/// may be taken for several: the choices are the same. So colours are connected sets of two
/// vertices or more. Among lists that differ in the order of the colours, or by an exchange of
/// twins, those are taken whose table of colours and vertices has rows and columns that fall.
class BadLists {
  public:
    BadLists(const Graph& g, VertexSet part, int length, Chooses chooses)
        : g_(g), part_(part), chooses_(std::move(chooses)) {
        for (Vertex v : part) {
            missing_[index(v)] = length;
            alike_[index(v)] = twins_of(g, v, part);
        }
    }

    bool exist() { return exist({VertexSet{}}, {}); }

  private:
    /// Whether lists that go on from these allow no choice. The last colour of all is given.
    bool exist(const Coloured& before, VertexSet last) {
        VertexSet open;
        for (Vertex v : part_)
            if (missing_[index(v)] > 0) open.insert(v);
        if (open.empty()) return true;
        const VertexSet first{open.front()};
        const std::uint64_t others = (open - first).bits();
        for (std::uint64_t some = others; some != 0; some = (some - 1) & others) {
            runs::poll();
            const VertexSet colour = first | VertexSet::from_bits(some);
            if (!last.empty() && !falls(last, colour)) continue;
            if (takes_twins_in_order(colour) && components_within(g_, colour) == 1 &&
                exist_with(colour, before))
                return true;
        }
        return false;
    }

    bool exist_with(VertexSet colour, const Coloured& before) {
        for (Vertex v : colour) --missing_[index(v)];
        const Coloured with = widened(before, colour);
        bool result = std::ranges::none_of(with, [&](VertexSet s) { return leaves_little(s); });
        if (result) {
            const auto alike = alike_;
            for (Vertex v : part_)
                alike_[index(v)] =
                    alike_[index(v)] & (colour.contains(v) ? colour : part_ - colour);
            result = exist(with, colour);
            alike_ = alike;
        }
        for (Vertex v : colour) ++missing_[index(v)];
        return result;
    }

    /// Whether the colour is not before the last one, by the least vertex that one of them has.
    static bool falls(VertexSet last, VertexSet colour) {
        const VertexSet differ = (last | colour) - (last & colour);
        return differ.empty() || last.contains(differ.front());
    }

    /// Whether each vertex of the colour comes after its twins that have had the same colours.
    bool takes_twins_in_order(VertexSet colour) const {
        return std::ranges::all_of(colour, [&](Vertex v) {
            const VertexSet missed = alike_[index(v)] - colour;
            return missed.empty() || missed.front() > v;
        });
    }

    /// Whether the others can be coloured whatever else the lists have, even if each has only as
    /// many colours to come as the least of them.
    bool leaves_little(VertexSet coloured) const {
        const VertexSet rest =
            that_choose_first(g_, part_ - coloured, [&](Vertex v) { return missing_[index(v)]; });
        int least = Graph::order_max;
        for (Vertex v : rest) least = std::min(least, missing_[index(v)]);
        return rest.empty() || chooses_(rest, least);
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
    Chooses chooses_;
    /// How many colours the list of a vertex goes without yet.
    std::array<int, Graph::order_max> missing_{};
    /// The twins of a vertex that have had the same colours, with itself.
    std::array<VertexSet, Graph::order_max> alike_{};
};

class Choosability {
  public:
    explicit Choosability(const Graph& g) : g_(g) {}

    /// Whether lists of this length always allow a choice.
    bool holds(VertexSet part, int length) {
        part = that_choose_first(g_, part, [&](Vertex) { return length; });
        if (part.empty() || length < 2) return part.empty();
        const auto known = known_.find({part.bits(), length});
        if (known != known_.end()) return known->second;
        const bool result = decide(part, length);
        constexpr double bytes_a_set = 64;
        runs::check_memory(bytes_a_set * static_cast<double>(known_.size() + 1),
                           "the sets that can choose");
        return known_[{part.bits(), length}] = result;
    }

  private:
    bool decide(VertexSet part, int length) {
        for (Vertex v : part) {
            // What is left without one of twins is what is left without another.
            const bool last = (twins_of(g_, v, part) - VertexSet::first(v + 1)).empty();
            if (last && !holds(part - VertexSet{v}, length)) return false;
        }
        if (components_within(g_, part) > 1) return true;
        const Chooses chooses = [&](VertexSet rest, int least) { return holds(rest, least); };
        return !BadLists(g_, part, length, chooses).exist();
    }

    const Graph& g_;
    /// Parts and lengths of lists, and whether these always allow a choice.
    std::map<std::pair<std::uint64_t, int>, bool> known_;
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
    Choosability lists(g);
    for (const VertexSet part : gazetteer::components(g))
        while (!lists.holds(part, result)) ++result;
    return result;
}

}  // namespace gazetteer::conjectures::invariants
