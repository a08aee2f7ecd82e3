// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/synthesis/wish.hpp"

#include <algorithm>
#include <array>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "graph/predicates.hpp"
#include "properties/even_kernels/census.hpp"

namespace gazetteer::even_kernels {

namespace {

constexpr std::array texts{
    WishTraitText{WishTrait::connected, "connected", "connected"},
    WishTraitText{WishTrait::two_connected, "2-connected",
                  "of order >= 3, connected, and so less any one vertex"},
    WishTraitText{WishTrait::bipartite, "bipartite", "bipartite"},
    WishTraitText{WishTrait::not_bipartite, "non-bipartite", "not bipartite"},
    WishTraitText{WishTrait::not_complete, "non-complete", "not complete"},
    WishTraitText{WishTrait::triangle_free, "triangle-free", "without triangles"},
    WishTraitText{WishTrait::twin_free, "twin-free",
                  "no two nonadjacent vertices with the same neighbours"},
    WishTraitText{WishTrait::regular, "regular", "all degrees equal"},
    WishTraitText{WishTrait::odd_regular, "odd-regular", "all degrees equal and odd"},
    WishTraitText{WishTrait::kernel, "kernel", "with an even kernel"},
    WishTraitText{WishTrait::kernel_through_every_vertex, "every-vertex",
                  "with an even kernel through every vertex"},
    WishTraitText{WishTrait::no_kernel, "no-kernel", "without an even kernel"},
    WishTraitText{WishTrait::edge_critical, "edge-critical",
                  "without an even kernel, but every G - e has one"},
    WishTraitText{WishTrait::vertex_critical, "vertex-critical",
                  "without an even kernel, but every G - v has one"},
};

bool is_complete(const Graph& g) {
    return 2 * g.size() == g.order() * (g.order() - 1);
}

bool is_2_connected(const Graph& g) {
    return g.order() >= 3 && is_connected(g) && std::ranges::all_of(g.vertices(), [&](Vertex v) {
               return is_connected(g.without_vertex(v));
           });
}

bool is_triangle_free(const Graph& g) {
    return std::ranges::none_of(
        g.edges(), [&](const Edge& e) { return !(g.neighbours(e.u) & g.neighbours(e.v)).empty(); });
}

bool is_twin_free(const Graph& g) {
    for (Vertex v : g.vertices())
        for (Vertex u = 0; u < v; ++u)
            if (are_twins(g, u, v)) return false;
    return true;
}

bool is_regular(const Graph& g) {
    return std::ranges::all_of(g.vertices(), [&](Vertex v) { return g.degree(v) == g.degree(0); });
}

bool has_one_without_any_edge(const Graph& g) {
    return std::ranges::all_of(g.edges(), [&](const Edge& e) {
        return !some_even_kernel(g.without_edge(e.u, e.v)).empty();
    });
}

bool has_one_without_any_vertex(const Graph& g) {
    return std::ranges::all_of(
        g.vertices(), [&](Vertex v) { return !some_even_kernel(g.without_vertex(v)).empty(); });
}

}  // namespace

std::span<const WishTraitText> wish_traits() {
    return texts;
}

std::optional<WishTrait> find_wish_trait(std::string_view name) {
    const auto found = std::ranges::find(texts, name, &WishTraitText::name);
    if (found == texts.end()) return std::nullopt;
    return found->trait;
}

std::string to_string(const EvenKernelWish& wish) {
    std::string result;
    for (WishTrait trait : wish) {
        result += result.empty() ? "" : ", ";
        result += std::ranges::find(texts, trait, &WishTraitText::trait)->name;
    }
    return result;
}

bool has_trait(WishTrait trait, const Graph& g) {
    switch (trait) {
        case WishTrait::connected:
            return is_connected(g);
        case WishTrait::two_connected:
            return is_2_connected(g);
        case WishTrait::bipartite:
            return is_bipartite(g);
        case WishTrait::not_bipartite:
            return !is_bipartite(g);
        case WishTrait::not_complete:
            return !is_complete(g);
        case WishTrait::triangle_free:
            return is_triangle_free(g);
        case WishTrait::twin_free:
            return is_twin_free(g);
        case WishTrait::regular:
            return is_regular(g);
        case WishTrait::odd_regular:
            return g.order() > 0 && g.degree(0) % 2 == 1 && is_regular(g);
        case WishTrait::kernel:
            return !some_even_kernel(g).empty();
        case WishTrait::kernel_through_every_vertex:
            return even_kernel_vertices(g) == g.vertices();
        case WishTrait::no_kernel:
            return some_even_kernel(g).empty();
        case WishTrait::edge_critical:
            return some_even_kernel(g).empty() && has_one_without_any_edge(g);
        case WishTrait::vertex_critical:
            return some_even_kernel(g).empty() && has_one_without_any_vertex(g);
    }
    return false;
}

bool fulfils(const EvenKernelWish& wish, const Graph& g) {
    return std::ranges::all_of(wish, [&](WishTrait trait) { return has_trait(trait, g); });
}

std::vector<Vertex> some_even_kernel(const SparseGraph& g) {
    return nullspace_even_kernel(EvenKernelSystem(g), {}).kernel;
}

}  // namespace gazetteer::even_kernels
