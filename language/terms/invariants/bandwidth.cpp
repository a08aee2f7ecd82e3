// SPDX-License-Identifier: GPL-3.0-or-later
// Bandwidth: whether width k is enough is searched by placing vertices from left to right. Each
// vertex is due at the places of those placed plus k times the distance; where more vertices are
// due up to a place than it leaves room for, the search turns back.
#include <algorithm>
#include <array>
#include <vector>

#include "graph/index.hpp"
#include "language/terms/invariants/attained.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Vertices of a connected graph, placed on a line.
class LineLayout {
  public:
    explicit LineLayout(const Graph& g) : g_(g), distances_(all_distances(g)) {
        for (Vertex v : g.vertices()) twins_.push_back(twins_of(g, v, g.vertices()));
    }

    /// Within distance d of a vertex there are at most 2 k d others, and k d within distance d of
    /// the first.
    int at_least() const {
        int result = 0;
        int of_first = g_.order();
        for (const std::vector<int>& row : distances_) {
            int of_this = 0;
            for (int d = 1; d < g_.order(); ++d) {
                const auto within = static_cast<int>(
                    std::ranges::count_if(row, [&](int distance) { return distance <= d; }));
                result = std::max(result, (within - 2) / (2 * d) + 1);
                of_this = std::max(of_this, (within - 2) / d + 1);
            }
            of_first = std::min(of_first, of_this);
        }
        return std::max(result, of_first);
    }

    /// Whether this width is enough. Then `order()` is such a layout.
    bool fits(int width) {
        width_ = width;
        Places due;
        due.fill(g_.order() - 1);
        return extend(g_.vertices(), due);
    }
    std::vector<Vertex> order() const { return {last_first_.rbegin(), last_first_.rend()}; }

  private:
    /// The last place of each vertex that is left.
    using Places = std::array<int, Graph::order_max>;

    bool extend(VertexSet left, const Places& due) {
        runs::poll();
        if (left.empty()) return true;
        const int place = g_.order() - left.size();
        std::array<int, Graph::order_max> count{};
        for (Vertex v : left) {
            if (due[at(v)] < place) return false;
            ++count[at(due[at(v)])];
        }
        // Up to the first place that is due to be full, only those due by then may come.
        int most = g_.order();
        for (int last = place, until = 0; until < left.size(); ++last) {
            until += count[at(last)];
            if (until > last - place + 1) return false;
            if (until == last - place + 1) most = std::min(most, last);
        }
        // Twins that are left are due at the same place: one of them comes first.
        std::vector<Vertex> order;
        for (VertexSet open = left; !open.empty();) {
            const Vertex v = open.front();
            open = open - twins_[at(v)];
            if (due[at(v)] <= most) order.push_back(v);
        }
        std::ranges::stable_sort(order, {}, [&](Vertex v) { return due[at(v)]; });
        return std::ranges::any_of(order, [&](Vertex v) { return places(v, place, left, due); });
    }
    bool places(Vertex v, int place, VertexSet left, Places due) {
        left.erase(v);
        for (Vertex w : left)
            due[at(w)] = std::min(due[at(w)], place + width_ * distances_[at(v)][at(w)]);
        const bool result = extend(left, due);
        if (result) last_first_.push_back(v);
        return result;
    }
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    const Graph& g_;
    std::vector<std::vector<int>> distances_;
    std::vector<VertexSet> twins_;
    int width_ = 0;
    std::vector<Vertex> last_first_;
};

/// The greatest bandwidth of a component; the layouts of all, one after the other.
struct Layout {
    int width = 0;
    std::vector<Vertex> order;
};
Layout least_layout(const Graph& g) {
    Layout result;
    for (VertexSet set : gazetteer::components(g)) {
        const Graph component = g.induced(set);
        LineLayout layout(component);
        result.width = std::max(result.width, layout.at_least());
        while (!layout.fits(result.width)) ++result.width;
        const std::vector<Vertex> names = set.to_vector();
        for (Vertex v : layout.order()) result.order.push_back(names[index(v)]);
    }
    return result;
}

}  // namespace

Integer bandwidth(const Graph& g) {
    return least_layout(g).width;
}
std::vector<Vertex> bandwidth_order(const Graph& g) {
    return least_layout(g).order;
}

}  // namespace gazetteer::conjectures::invariants
