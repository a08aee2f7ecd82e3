// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of vertices and of edges, perfect graphs, and complete minors.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "certificates/check/invariants/named_graph.hpp"
#include "certificates/check/invariants/terms/sets.hpp"
#include "certificates/check/invariants/terms/tables.hpp"

namespace gazetteer::check::invariants {

namespace {

/// k colours are enough, where the vertices before v have theirs, 0..used - 1.
bool can_colour(const Graph& g, std::vector<int>& colours, int used, int k, Steps& steps) {
    const auto v = static_cast<Vertex>(colours.size());
    if (v == g.order()) return true;
    for (int c = 0; c <= used && c < k; ++c) {
        steps.take();
        const bool free = std::ranges::none_of(
            g.neighbours(v) & VertexSet::first(v),
            [&](Vertex w) { return colours[static_cast<std::size_t>(w)] == c; });
        if (!free) continue;
        colours.push_back(c);
        if (can_colour(g, colours, std::max(used, c + 1), k, steps)) return true;
        colours.pop_back();
    }
    return false;
}
Number chromatic_number(const Graph& g, Vertex, Steps& steps) {
    int k = largest_clique(g, steps);
    for (std::vector<int> colours; !can_colour(g, colours, 0, k, steps); ++k) steps.take();
    return k;
}

Number chromatic_index(const Graph& g, Vertex v, Steps& steps) {
    return chromatic_number(line_graph_of({g, g.vertices()}).plain(), v, steps);
}

/// For each vertex the colours that it may have, as bits.
using Lists = std::vector<std::uint64_t>;

bool can_choose(const Graph& g, const Lists& lists, std::vector<int>& colours, Steps& steps) {
    const auto v = static_cast<Vertex>(colours.size());
    if (v == g.order()) return true;
    std::uint64_t free = lists[colours.size()];
    for (Vertex w : g.neighbours(v) & VertexSet::first(v))
        free &= ~(std::uint64_t{1} << colours[static_cast<std::size_t>(w)]);
    for (Vertex colour : VertexSet::from_bits(free)) {
        steps.take();
        colours.push_back(colour);
        const bool result = can_choose(g, lists, colours, steps);
        colours.pop_back();
        if (result) return true;
    }
    return false;
}

/// Whether all lists of k colours that begin with these allow a choice. They have the first `used`
/// colours until here. If some lists do not, then some with fewer colours than vertices do not
/// [Kierstead, On the choosability of complete multipartite graphs with part size three, 2000].
bool always_can_choose(const Graph& g, int k, Lists& lists, int used, Steps& steps) {
    if (std::ssize(lists) == g.order()) {
        std::vector<int> colours;
        return can_choose(g, lists, colours, steps);
    }
    const int all = std::max(k, g.order() - 1);
    if (all > table_order_max) throw Unproved{"lists are gone through up to 24 colours"};
    for (std::uint64_t list = 0; list >> all == 0; ++list) {
        steps.take();
        const int more = std::popcount(list >> used);
        if (std::popcount(list) != k || list >> used != (std::uint64_t{1} << more) - 1) continue;
        lists.push_back(list);
        const bool result = always_can_choose(g, k, lists, used + more, steps);
        lists.pop_back();
        if (!result) return false;
    }
    return true;
}

/// Without those that have fewer than k neighbours, one after the other: they can choose last.
Graph core(Graph g, int k) {
    for (Vertex v = 0; v < g.order(); ++v)
        if (g.degree(v) < k) return core(g.without_vertex(v), k);
    return g;
}
Number choice_number(const Graph& g, Vertex v, Steps& steps) {
    // Where all lists are the same, they are colours.
    auto k = static_cast<int>(chromatic_number(g, v, steps).integer());
    for (Lists lists; !always_can_choose(core(g, k), k, lists, 0, steps); ++k) steps.take();
    return k;
}

/// Each set of vertices has the order of its largest clique and the fewest colours, which its first
/// vertex has with an independent set.
Number perfect(const Graph& g, Vertex, Steps& steps) {
    std::vector<std::int8_t> clique(sets_of(g));
    std::vector<std::int8_t> colours(clique.size());
    for (std::size_t set = 1; set < clique.size(); ++set) {
        const VertexSet members = VertexSet::from_bits(set);
        const Vertex first = members.front();
        const VertexSet rest = members - VertexSet{first};
        clique[set] =
            std::max(clique[rest.bits()],
                     static_cast<std::int8_t>(1 + clique[(rest & g.neighbours(first)).bits()]));
        const std::uint64_t apart = (rest - g.neighbours(first)).bits();
        int fewest_colours = g.order();
        for (std::uint64_t with = apart;; with = (with - 1) & apart) {
            steps.take();
            if (is_independent(g, VertexSet::from_bits(with)))
                fewest_colours = std::min(fewest_colours, 1 + colours[rest.bits() & ~with]);
            if (with == 0) break;
        }
        colours[set] = static_cast<std::int8_t>(fewest_colours);
        if (colours[set] != clique[set]) return 0;
    }
    return 1;
}

/// The edge between two vertices contracted: the second one is gone.
Graph contracted(Graph g, Edge e) {
    for (Vertex w : g.neighbours(e.v) - VertexSet{e.u}) g.add_edge(e.u, w);
    return g.without_vertex(e.v);
}

/// The largest clique that contractions leave, if it has more than `best` vertices. Each edge from
/// `next` on is contracted or not; `places` has what the vertices have become.
void contract(const Graph& g, const std::vector<Edge>& edges, std::size_t next,
              const std::vector<Vertex>& places, int& best, Steps& steps) {
    best = std::max(best, largest_clique(g, steps));
    for (std::size_t i = next; i < edges.size() && g.order() > best + 1; ++i) {
        steps.take();
        const Edge e = edge(places[static_cast<std::size_t>(edges[i].u)],
                            places[static_cast<std::size_t>(edges[i].v)]);
        if (e.u == e.v) continue;
        std::vector<Vertex> after = places;
        for (Vertex& place : after) place = place == e.v ? e.u : place - (place > e.v ? 1 : 0);
        contract(contracted(g, e), edges, i + 1, after, best, steps);
    }
}
Number hadwiger_number(const Graph& g, Vertex, Steps& steps) {
    int best = 0;
    contract(g, g.edges(), 0, g.vertices().to_vector(), best, steps);
    return best;
}

constexpr std::array<Term, 5> of_colours{{
    {"chromatic_number", Sort::number, false, chromatic_number},
    {"chromatic_index", Sort::number, false, chromatic_index},
    {"choice_number", Sort::number, false, choice_number},
    {"perfect", Sort::boolean, false, perfect},
    {"hadwiger_number", Sort::number, false, hadwiger_number},
}};

}  // namespace

const std::span<const Term> colouring_terms = of_colours;

}  // namespace gazetteer::check::invariants
