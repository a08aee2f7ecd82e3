// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers from distances, triangles and edges; edge colourings.
#include <algorithm>
#include <bit>
#include <vector>

#include "graph/canonical/canonical.hpp"
#include "language/terms/sets_of_vertices.hpp"
#include "language/terms/terms_graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

/// Colours the edges so that those with a common end differ; the edge with the fewest colours free
/// comes next.
class EdgeColouring {
  public:
    EdgeColouring(const Graph& g, int colours)
        : left_(g.edges()),
          used_(static_cast<std::size_t>(g.order())),
          all_((std::uint64_t{1} << colours) - 1) {}

    bool exists() {
        runs::poll();
        if (left_.empty()) return true;
        const auto tightest = std::ranges::min_element(
            left_, {}, [&](const Edge& e) { return std::popcount(free(e)); });
        std::swap(*tightest, left_.back());
        const Edge edge = left_.back();
        left_.pop_back();
        // Colours that no edge has yet are alike: one of them is enough.
        const std::uint64_t choices = free(edge);
        std::uint64_t fresh = choices & ~ever_;
        fresh &= ~fresh + 1;
        for (std::uint64_t rest = (choices & ever_) | fresh; rest != 0; rest &= rest - 1)
            if (exists_with(edge, rest & (~rest + 1))) return true;
        left_.push_back(edge);
        return false;
    }

  private:
    std::uint64_t& used(Vertex v) { return used_[static_cast<std::size_t>(v)]; }
    std::uint64_t free(const Edge& e) { return all_ & ~used(e.u) & ~used(e.v); }

    bool exists_with(const Edge& edge, std::uint64_t colour) {
        const std::uint64_t before = ever_;
        ever_ |= colour;
        used(edge.u) |= colour;
        used(edge.v) |= colour;
        if (exists()) return true;
        used(edge.u) &= ~colour;
        used(edge.v) &= ~colour;
        ever_ = before;
        return false;
    }

    std::vector<Edge> left_;
    std::vector<std::uint64_t> used_;
    std::uint64_t all_;
    std::uint64_t ever_ = 0;
};

}  // namespace

Integer triangles_at(const Graph& g, Vertex v) {
    int twice = 0;
    for (Vertex w : g.neighbours(v)) twice += (g.neighbours(v) & g.neighbours(w)).size();
    return twice / 2;
}

Integer triangles(const Graph& g) {
    std::int64_t thrice = 0;
    for (Vertex v : g.vertices()) thrice += triangles_at(g, v).value();
    return thrice / 3;
}

Integer transmission(const Graph& g, Vertex v) {
    std::int64_t sum = 0;
    VertexSet seen{v};
    VertexSet fresh{v};
    for (int distance = 0; !fresh.empty(); ++distance) {
        sum += static_cast<std::int64_t>(distance) * fresh.size();
        fresh = next_to(g, fresh) - seen;
        seen = seen | fresh;
    }
    return seen == g.vertices() ? Integer(sum) : Integer::infinity();
}

Integer wiener(const Graph& g) {
    std::int64_t twice = 0;
    for (Vertex v : g.vertices()) {
        const Integer sum = transmission(g, v);
        if (sum.is_infinite()) return sum;
        twice += sum.value();
    }
    return twice / 2;
}

Integer second_zagreb(const Graph& g) {
    std::int64_t result = 0;
    for (const Edge& e : g.edges())
        result += static_cast<std::int64_t>(g.degree(e.u)) * g.degree(e.v);
    return result;
}

Integer vertex_cover_number(const Graph& g) {
    return g.order() - independence_number(g);
}

Integer orbits(const Graph& g) {
    return static_cast<std::int64_t>(orbit_representatives(g).size());
}

Integer vertex_transitive(const Graph& g) {
    return orbits(g).value() <= 1 ? 1 : 0;
}

/// The greatest degree or one more [Vizing 1964].
Integer chromatic_index(const Graph& g) {
    const auto most = static_cast<int>(max_degree(g).value());
    const bool is_overfull = g.size() > most * (g.order() / 2);
    return !is_overfull && EdgeColouring(g, most).exists() ? most : most + 1;
}

}  // namespace gazetteer::conjectures::invariants
