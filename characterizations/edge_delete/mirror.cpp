// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/edge_delete/mirror.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "graph/canonical/canonical.hpp"
#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer {
namespace {

constexpr Vertex unset = -1;

/// Backtracking in a connected graph, at the vertex with the fewest possible images.
class ConnectedSearch {
  public:
    explicit ConnectedSearch(const Graph& g)
        : g_(g), f_(index(g.order()), unset), orbit_(canonical_labelling(g).orbit) {}

    std::optional<Permutation> run() {
        if (has_odd_orbit() || !extend()) return std::nullopt;
        return f_;
    }

  private:
    /// f pairs off the vertices of each orbit of the automorphism group.
    bool has_odd_orbit() const {
        return std::ranges::any_of(
            orbit_, [&](Vertex v) { return std::ranges::count(orbit_, v) % 2 != 0; });
    }

    bool extend() {
        runs::poll();
        if (mapped_ == g_.vertices()) return true;
        const auto [x, images] = next_choice();
        for (Vertex y : images) {
            pair(x, y);
            if (extend()) return true;
            unpair(x, y);
        }
        return false;
    }

    /// A vertex without an image and the images that it may take.
    struct Choice {
        Vertex x = unset;
        VertexSet images;
    };
    Choice next_choice() const {
        Choice best;
        for (Vertex x : g_.vertices() - mapped_) {
            const VertexSet images = images_of(x);
            if (best.x == unset || images.size() < best.images.size()) best = {x, images};
        }
        return best;
    }

    /// The y for which f with x and y exchanged keeps adjacency among the mapped vertices, which f
    /// permutes.
    VertexSet images_of(Vertex x) const {
        VertexSet wanted;
        for (Vertex w : g_.neighbours(x) & mapped_) wanted.insert(f_[index(w)]);
        VertexSet result;
        for (Vertex y : g_.vertices() - mapped_ - g_.neighbours(x) - VertexSet{x})
            if (orbit_[index(x)] == orbit_[index(y)] && (g_.neighbours(y) & mapped_) == wanted)
                result.insert(y);
        return result;
    }
    void pair(Vertex x, Vertex y) {
        f_[index(x)] = y;
        f_[index(y)] = x;
        mapped_ = mapped_ | VertexSet{x, y};
    }
    void unpair(Vertex x, Vertex y) {
        f_[index(x)] = f_[index(y)] = unset;
        mapped_ = mapped_ - VertexSet{x, y};
    }

    Graph g_;
    Permutation f_;
    std::vector<Vertex> orbit_;
    VertexSet mapped_;
};

/// A component: its vertices ascending, and place[i], the vertex of the canonical form that the
/// i-th of them became.
struct Component {
    std::vector<Vertex> vertices;
    std::vector<Vertex> place;
};

/// Components by isomorphism class.
std::map<Graph, std::vector<Component>> classes_of_components(const Graph& g) {
    std::map<Graph, std::vector<Component>> result;
    for (VertexSet vertices : components(g)) {
        const Canonical form = canonical_labelling(g.induced(vertices));
        result[form.graph].push_back({vertices.to_vector(), form.place});
    }
    return result;
}

/// f maps each component of the class onto itself by the mirror automorphism of the form.
void map_each(const std::vector<Component>& members, const Permutation& of_form, Permutation& f) {
    for (const Component& c : members) {
        std::vector<Vertex> at_place(c.vertices.size());
        for (std::size_t i = 0; i < c.place.size(); ++i)
            at_place[index(c.place[i])] = c.vertices[i];
        for (std::size_t i = 0; i < c.place.size(); ++i)
            f[index(c.vertices[i])] = at_place[index(of_form[index(c.place[i])])];
    }
}

/// f exchanges two isomorphic components.
void exchange(const Component& a, const Component& b, Permutation& f) {
    for (std::size_t i = 0; i < a.place.size(); ++i)
        for (std::size_t j = 0; j < b.place.size(); ++j)
            if (a.place[i] == b.place[j]) {
                f[index(a.vertices[i])] = b.vertices[j];
                f[index(b.vertices[j])] = a.vertices[i];
            }
}

Permutation identity(int n) {
    Permutation f(index(n));
    std::iota(f.begin(), f.end(), 0);
    return f;
}

/// 2i and 2i + 1 change places.
Permutation exchange_of_pairs(int n) {
    Permutation f = identity(n);
    for (Vertex& v : f) v ^= 1;
    return f;
}

}  // namespace

std::optional<Permutation> find_mirror_automorphism(const Graph& g) {
    Permutation f(index(g.order()), unset);
    for (const auto& [form, members] : classes_of_components(g)) {
        // A mirror automorphism maps a component to itself or to an isomorphic one, in pairs.
        if (members.size() % 2 == 0) {
            for (std::size_t i = 0; i < members.size(); i += 2)
                exchange(members[i], members[i + 1], f);
        } else if (const auto of_form = ConnectedSearch(form).run()) {
            map_each(members, *of_form, f);
        } else {
            return std::nullopt;
        }
    }
    return f;
}

Permutation half_turn_of_cycle(int n) {
    require(n >= 0 && n % 2 == 0, "an even cycle");
    return exchange_of_copies(n / 2, 2);
}

Permutation exchange_of_copies(int order, int copies) {
    require(order >= 0 && copies >= 0 && copies % 2 == 0, "an even number of copies");
    Permutation f = identity(order * copies);
    std::rotate(f.begin(), f.begin() + order * copies / 2, f.end());
    return f;
}

Permutation exchange_in_complete_bipartite(int t) {
    require(t >= 0, "t >= 0");
    return exchange_of_pairs(4 * t);
}

Permutation exchange_in_cocktail_party(int n) {
    require(n >= 0, "n >= 0");
    return exchange_of_pairs(2 * n);
}

Permutation complement_in_cube(int n) {
    require(0 <= n && n <= 20, "0 <= n <= 20");
    Permutation f = identity(1 << n);
    std::ranges::reverse(f);
    return f;
}

Permutation half_turn_of_grid(const Grid& grid) {
    Permutation f(index(grid.order()));
    for (int i = 1; i <= grid.m; ++i)
        for (int j = 1; j <= grid.n; ++j)
            f[index(grid.at(i, j))] = grid.at(grid.m + 1 - i, grid.n + 1 - j);
    return f;
}

Edge central_edge(const Grid& grid) {
    require(grid.m % 2 == 0 && grid.n % 2 == 1, "an even by odd grid");
    const int n = grid.m / 2;
    const int m = grid.n / 2;
    return edge(grid.at(n, m + 1), grid.at(n + 1, m + 1));
}

std::optional<MirrorOpening> find_mirror_opening(const Graph& g) {
    for (const Edge& e : g.edges()) {
        if (g.degree(e.u) == 1 || g.degree(e.v) == 1) continue;
        if (auto f = find_mirror_automorphism(g.without_edge(e.u, e.v)))
            return MirrorOpening{e, std::move(*f)};
    }
    return std::nullopt;
}

std::vector<Edge> MirrorStrategy::replies(std::span<const Edge> history) const {
    require(!history.empty(), "a move to answer");
    const Edge last = history.back();
    return {edge(f_[index(last.u)], f_[index(last.v)])};
}

}  // namespace gazetteer
