// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/composition.hpp"

#include <algorithm>

#include "graph/families/room.hpp"
#include "graph/index.hpp"

namespace gazetteer {

namespace {

struct TooLarge {
    std::string what;
};

class Maker {
  public:
    explicit Maker(const CompositionBounds& bounds) : bounds_(bounds) {}

    MadeGraph made(const Composition& c) const {
        if (c.parts.empty())
            return std::visit([this](const auto& leaf) { return made_of_leaf(leaf); }, c.leaf);
        switch (c.by) {
            case Composing::join:
            case Composing::disjoint_union:
            case Composing::link:
                return side_by_side(c);
            case Composing::amalgam:
                return amalgam(c);
            case Composing::beads:
                return beads(made(c.parts[0]), made(c.parts[1]));
            case Composing::corona:
                return corona(made(c.parts[0]), made(c.parts[1]));
            case Composing::cone:
                return cone(made(c.parts[0]));
            case Composing::line:
                return line(made(c.parts[0]));
            case Composing::complement:
                return complement_of(made(c.parts[0]));
            default:
                return product(c.by, made(c.parts[0]), made(c.parts[1]));
        }
    }

  private:
    /// An empty graph of this order, with room for so many edges.
    MadeGraph begun(std::int64_t order, std::int64_t size) const {
        if (order > bounds_.order)
            throw TooLarge{"the order is " + std::to_string(order) + "; at most " +
                           std::to_string(bounds_.order) + " is made"};
        if (size > bounds_.size)
            throw TooLarge{"there are " + std::to_string(size) + " edges; at most " +
                           std::to_string(bounds_.size) + " are made"};
        if (const std::string none = no_room_for(bytes_of_making(order, size)); !none.empty())
            throw TooLarge{none};
        MadeGraph result{static_cast<int>(order)};
        result.edges.reserve(static_cast<std::size_t>(size));
        return result;
    }

    MadeGraph made_of_leaf(const BlowUp& b) const {
        MadeGraph result = begun(b.order(), b.size());
        result.edges = b.graph().edges();
        return result;
    }
    MadeGraph made_of_leaf(const CayleyGraph& g) const {
        const std::int64_t n = g.order();
        begun(n, n * static_cast<std::int64_t>(g.connection.size()));
        MadeGraph result{g.order()};
        for (int x = 0; x < g.order(); ++x)
            for (int s : g.connection) {
                const int y = g.group.times(x, s);
                result.edges.push_back({std::min(x, y), std::max(x, y)});
            }
        // An element that is its own inverse has each edge twice.
        std::ranges::sort(result.edges, {}, [](const Edge& e) { return std::pair(e.u, e.v); });
        const auto repeated = std::unique(result.edges.begin(), result.edges.end());
        result.edges.erase(repeated, result.edges.end());
        return result;
    }
    MadeGraph made_of_leaf(const FamilyMember& member) const {
        begun(member.order(), std::min<std::int64_t>(member.size_max(), bounds_.size));
        const SparseGraph g = member.graph();
        MadeGraph result = begun(g.order(), g.size());
        result.edges = g.edges();
        return result;
    }

    static std::int64_t order_of(const MadeGraph& g) { return g.order; }
    static std::int64_t size_of(const MadeGraph& g) {
        return static_cast<std::int64_t>(g.edges.size());
    }
    static void add(const MadeGraph& g, int shift, MadeGraph& to) {
        for (const Edge& e : g.edges) to.edges.push_back({e.u + shift, e.v + shift});
    }

    MadeGraph side_by_side(const Composition& c) const {
        MadeGraph result = made(c.parts[0]);
        for (std::size_t i = 1; i < c.parts.size(); ++i) {
            const MadeGraph next = made(c.parts[i]);
            const bool is_join = c.by == Composing::join;
            const bool is_link = c.by == Composing::link && result.order > 0 && next.order > 0;
            MadeGraph both =
                begun(order_of(result) + next.order, size_of(result) + size_of(next) +
                                                         (is_join   ? order_of(result) * next.order
                                                          : is_link ? 1
                                                                    : 0));
            add(result, 0, both);
            add(next, result.order, both);
            if (is_link) both.edges.push_back({result.order - 1, result.order});
            for (int u = 0; is_join && u < result.order; ++u)
                for (int w = 0; w < next.order; ++w) both.edges.push_back({u, result.order + w});
            result = std::move(both);
        }
        return result;
    }

    MadeGraph amalgam(const Composition& c) const {
        MadeGraph result = made(c.parts[0]);
        for (std::size_t i = 1; i < c.parts.size(); ++i) {
            const MadeGraph next = made(c.parts[i]);
            const int shared = result.order > 0 && next.order > 0 ? 1 : 0;
            MadeGraph both =
                begun(order_of(result) + next.order - shared, size_of(result) + size_of(next));
            add(result, 0, both);
            add(next, result.order - shared, both);
            result = std::move(both);
        }
        return result;
    }

    MadeGraph beads(const MadeGraph& g, const MadeGraph& h) const {
        MadeGraph result = begun(order_of(g) * h.order, size_of(g) + order_of(g) * size_of(h));
        for (int v = 0; v < g.order; ++v) add(h, v * h.order, result);
        for (const Edge& e : h.order > 0 ? g.edges : std::vector<Edge>()) {
            const auto [first, second] = std::minmax(e.u, e.v);
            result.edges.push_back({(first + 1) * h.order - 1, second * h.order});
        }
        return result;
    }

    MadeGraph corona(const MadeGraph& g, const MadeGraph& h) const {
        MadeGraph result = begun(order_of(g) * (1 + order_of(h)),
                                 size_of(g) + order_of(g) * (size_of(h) + order_of(h)));
        add(g, 0, result);
        for (int v = 0; v < g.order; ++v) {
            const int shift = g.order + v * h.order;
            add(h, shift, result);
            for (int w = 0; w < h.order; ++w) result.edges.push_back({v, shift + w});
        }
        return result;
    }

    MadeGraph cone(const MadeGraph& g) const {
        MadeGraph result = begun(order_of(g) + 1, size_of(g) + g.order);
        add(g, 0, result);
        for (int v = 0; v < g.order; ++v) result.edges.push_back({v, g.order});
        return result;
    }

    MadeGraph line(const MadeGraph& g) const {
        std::vector<std::vector<int>> at(index(g.order));
        for (std::size_t i = 0; i < g.edges.size(); ++i)
            for (int end : {g.edges[i].u, g.edges[i].v})
                at[index(end)].push_back(static_cast<int>(i));
        std::int64_t size = 0;
        for (const auto& edges : at) {
            const auto degree = static_cast<std::int64_t>(edges.size());
            size += degree * (degree - 1) / 2;
        }
        MadeGraph result = begun(size_of(g), size);
        for (const auto& edges : at)
            for (std::size_t i = 0; i < edges.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) result.edges.push_back({edges[j], edges[i]});
        return result;
    }

    MadeGraph complement_of(const MadeGraph& g) const {
        const std::int64_t n = g.order;
        MadeGraph result = begun(n, n * (n - 1) / 2 - size_of(g));
        const SparseGraph sparse(g.order, g.edges);
        for (int u = 0; u < g.order; ++u) {
            const auto around = sparse.neighbours(u);
            auto next = std::ranges::upper_bound(around, u);
            for (int w = u + 1; w < g.order; ++w) {
                const bool is_adjacent = next != around.end() && *next == w;
                if (is_adjacent) ++next;
                if (!is_adjacent) result.edges.push_back({u, w});
            }
        }
        return result;
    }

    MadeGraph product(Composing by, const MadeGraph& g, const MadeGraph& h) const {
        const bool in_first = by != Composing::tensor && by != Composing::substitution;
        const bool in_both = by == Composing::tensor || by == Composing::strong;
        const bool in_second = by != Composing::tensor;
        const bool replaces = by == Composing::substitution;
        MadeGraph result =
            begun(order_of(g) * h.order, (in_first ? size_of(g) * h.order : 0) +
                                             (in_second ? g.order * size_of(h) : 0) +
                                             (in_both ? 2 * size_of(g) * size_of(h) : 0) +
                                             (replaces ? size_of(g) * h.order * h.order : 0));
        const auto at = [&](int v, int w) { return v * h.order + w; };
        for (const Edge& e : g.edges)
            for (int w = 0; w < h.order; ++w) {
                if (in_first) result.edges.push_back({at(e.u, w), at(e.v, w)});
                for (int x = 0; replaces && x < h.order; ++x)
                    result.edges.push_back({at(e.u, w), at(e.v, x)});
            }
        for (int v = 0; in_second && v < g.order; ++v)
            for (const Edge& f : h.edges) result.edges.push_back({at(v, f.u), at(v, f.v)});
        for (const Edge& e : g.edges)
            for (std::size_t i = 0; in_both && i < h.edges.size(); ++i) {
                const Edge& f = h.edges[i];
                result.edges.push_back({at(e.u, f.u), at(e.v, f.v)});
                result.edges.push_back({at(e.u, f.v), at(e.v, f.u)});
            }
        return result;
    }

    const CompositionBounds& bounds_;
};

}  // namespace

const char* to_string(Composing by) {
    constexpr const char* names[] = {"join",   "union",   "corona",       "cone", "cartesian",
                                     "tensor", "strong",  "substitution", "line", "complement",
                                     "link",   "amalgam", "beads"};
    return names[static_cast<std::size_t>(by)];
}

const std::vector<Composing>& all_ways_of_composing() {
    static const std::vector<Composing> result{
        Composing::join,      Composing::disjoint_union, Composing::corona, Composing::cone,
        Composing::cartesian, Composing::tensor,         Composing::strong, Composing::substitution,
        Composing::line,      Composing::complement,     Composing::link,   Composing::amalgam,
        Composing::beads};
    return result;
}

int parts_of(Composing by) {
    if (by == Composing::join || by == Composing::disjoint_union || by == Composing::link ||
        by == Composing::amalgam)
        return -1;
    const bool of_one =
        by == Composing::cone || by == Composing::line || by == Composing::complement;
    return of_one ? 1 : 2;
}

std::vector<Composition*> leaves_of(Composition& c) {
    if (c.parts.empty()) return {&c};
    std::vector<Composition*> result;
    for (Composition& part : c.parts)
        for (Composition* leaf : leaves_of(part)) result.push_back(leaf);
    return result;
}

int Composition::nodes() const {
    int result = 1;
    for (const Composition& part : parts) result += part.nodes();
    return result;
}

std::variant<MadeGraph, std::string> made_of(const Composition& c,
                                             const CompositionBounds& bounds) {
    try {
        return Maker(bounds).made(c);
    } catch (const TooLarge& too_large) {
        return too_large.what;
    }
}

}  // namespace gazetteer
