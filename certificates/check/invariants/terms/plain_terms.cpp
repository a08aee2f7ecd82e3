// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants by degrees and by few vertices at a time: polynomial.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>

#include "certificates/check/invariants/terms/terms.hpp"

namespace gazetteer::check::invariants {

namespace {

Number yes(bool answer) {
    return answer ? 1 : 0;
}
/// Ascending.
std::vector<int> degrees(const Graph& g) {
    std::vector<int> result;
    for (Vertex v : g.vertices()) result.push_back(g.degree(v));
    std::ranges::sort(result);
    return result;
}

Number first_zagreb(const Graph& g, Vertex, Steps&) {
    std::int64_t result = 0;
    for (int d : degrees(g)) result += std::int64_t{d} * d;
    return result;
}

Number second_zagreb(const Graph& g, Vertex, Steps&) {
    std::int64_t result = 0;
    for (Edge e : g.edges()) result += std::int64_t{g.degree(e.u)} * g.degree(e.v);
    return result;
}

Number randic(const Graph& g, Vertex, Steps&) {
    Number result = 0;
    for (Edge e : g.edges())
        result = result + 1 / square_root(Number(std::int64_t{g.degree(e.u)} * g.degree(e.v)));
    return result;
}

Number harmonic(const Graph& g, Vertex, Steps&) {
    Number result = 0;
    for (Edge e : g.edges()) result = result + Number(2) / Number(g.degree(e.u) + g.degree(e.v));
    return result;
}

Number mode_degree(const Graph& g, Vertex, Steps&) {
    if (g.order() == 0) undefined("mode_degree");
    std::map<int, int> frequency;
    for (int d : degrees(g)) ++frequency[d];
    return std::ranges::max_element(frequency, {}, [](auto& pair) { return pair.second; })->first;
}

Number median_degree(const Graph& g, Vertex, Steps&) {
    if (g.order() == 0) undefined("median_degree");
    const std::vector<int> d = degrees(g);
    return Number(d[(d.size() - 1) / 2] + d[d.size() / 2]) / 2;
}

Number second_smallest_degree(const Graph& g, Vertex, Steps&) {
    if (g.order() < 2) undefined("second_smallest_degree");
    return degrees(g)[1];
}

/// The greatest degree d is taken away, and 1 from the d next ones, `until` says so of the rest,
/// which descends. Returns how often, and the rest.
std::pair<int, std::vector<int>> havel_hakimi(
    const Graph& g, const std::function<bool(const std::vector<int>&)>& until) {
    std::vector<int> d = degrees(g);
    int steps = 0;
    for (;; ++steps) {
        std::ranges::sort(d, std::greater());
        if (until(d)) return {steps, d};
        const int greatest = d.front();
        d.erase(d.begin());
        for (int i = 0; i < greatest; ++i) --d[static_cast<std::size_t>(i)];
    }
}

Number residue(const Graph& g, Vertex, Steps&) {
    const auto rest =
        havel_hakimi(g, [](const std::vector<int>& d) { return d.empty() || d.front() == 0; });
    return static_cast<std::int64_t>(rest.second.size());
}

Number havel_hakimi_steps(const Graph& g, Vertex, Steps&) {
    return havel_hakimi(g, [](const std::vector<int>& d) { return d.empty() || d.back() == 0; })
        .first;
}

Number annihilation_number(const Graph& g, Vertex, Steps&) {
    std::int64_t result = 0;
    int sum = 0;
    for (int d : degrees(g)) result += (sum += d) <= g.size() ? 1 : 0;
    return result;
}

Number triangles_at(const Graph& g, Vertex v, Steps&) {
    int twice = 0;
    for (Vertex w : g.neighbours(v)) twice += (g.neighbours(v) & g.neighbours(w)).size();
    return twice / 2;
}
Number triangles(const Graph& g, Vertex, Steps& steps) {
    Number thrice = 0;
    for (Vertex v : g.vertices()) thrice = thrice + triangles_at(g, v, steps);
    return thrice / 3;
}

bool forest(const Graph& g) {
    return forest_within(g, g.vertices());
}
bool connected(const Graph& g) {
    return connected_within(g, g.vertices());
}

Number claw_free(const Graph& g, Vertex, Steps&) {
    for (Vertex v : g.vertices())
        for (Vertex a : g.neighbours(v))
            for (Vertex b : g.neighbours(v) - g.neighbours(a))
                for (Vertex c : g.neighbours(v) - g.neighbours(a) - g.neighbours(b))
                    if (a < b && b < c) return 0;
    return 1;
}

/// Vertices whose neighbours are pairwise adjacent can be taken away until none is left [Dirac
/// 1961].
Number chordal(const Graph& g, Vertex, Steps&) {
    VertexSet left = g.vertices();
    const auto is_simplicial = [&](Vertex v) {
        const VertexSet around = g.neighbours(v) & left;
        return std::ranges::all_of(around, [&](Vertex w) {
            return (g.neighbours(w) | VertexSet{w}).contains_all(around);
        });
    };
    while (!left.empty()) {
        const auto v = std::ranges::find_if(left, is_simplicial);
        if (v == left.end()) return 0;
        left.erase(*v);
    }
    return 1;
}

constexpr std::array<Term, 28> plain{{
    {"order", Sort::number, false,
     [](const Graph& g, Vertex, Steps&) { return Number(g.order()); }},
    {"size", Sort::number, false, [](const Graph& g, Vertex, Steps&) { return Number(g.size()); }},
    {"degree", Sort::number, true,
     [](const Graph& g, Vertex v, Steps&) { return Number(g.degree(v)); }},
    {"min_degree", Sort::number, false,
     [](const Graph& g, Vertex, Steps&) {
         return Number(g.order() == 0 ? 0 : degrees(g).front());
     }},
    {"max_degree", Sort::number, false,
     [](const Graph& g, Vertex, Steps&) { return Number(g.order() == 0 ? 0 : degrees(g).back()); }},
    {"regular", Sort::boolean, false,
     [](const Graph& g, Vertex, Steps&) {
         return yes(g.order() == 0 || degrees(g).front() == degrees(g).back());
     }},
    {"eulerian", Sort::boolean, false,
     [](const Graph& g, Vertex, Steps&) {
         return yes(std::ranges::all_of(degrees(g), [](int d) { return d % 2 == 0; }));
     }},
    {"first_zagreb", Sort::number, false, first_zagreb},
    {"second_zagreb", Sort::number, false, second_zagreb},
    {"randic", Sort::number, false, randic},
    {"harmonic", Sort::number, false, harmonic},
    {"mode_degree", Sort::number, false, mode_degree},
    {"median_degree", Sort::number, false, median_degree},
    {"second_smallest_degree", Sort::number, false, second_smallest_degree},
    {"residue", Sort::number, false, residue},
    {"havel_hakimi_steps", Sort::number, false, havel_hakimi_steps},
    {"annihilation_number", Sort::number, false, annihilation_number},
    {"triangles_at", Sort::number, true, triangles_at},
    {"triangles", Sort::number, false, triangles},
    {"triangle_free", Sort::boolean, false,
     [](const Graph& g, Vertex v, Steps& steps) {
         return yes(is_equal(triangles(g, v, steps), 0));
     }},
    {"forest", Sort::boolean, false, [](const Graph& g, Vertex, Steps&) { return yes(forest(g)); }},
    {"tree", Sort::boolean, false,
     [](const Graph& g, Vertex, Steps&) {
         return yes(g.order() > 0 && connected(g) && forest(g));
     }},
    {"components", Sort::number, false,
     [](const Graph& g, Vertex, Steps&) { return Number(components_within(g, g.vertices())); }},
    {"connected", Sort::boolean, false,
     [](const Graph& g, Vertex, Steps&) { return yes(connected(g)); }},
    {"biconnected", Sort::boolean, false,
     [](const Graph& g, Vertex, Steps&) {
         const auto without = [&](Vertex v) {
             return components_within(g, g.vertices() - VertexSet{v}) <= 1;
         };
         return yes(g.order() > 1 && connected(g) && std::ranges::all_of(g.vertices(), without));
     }},
    {"cut_vertex", Sort::boolean, true,
     [](const Graph& g, Vertex v, Steps&) {
         return yes(components_within(g, g.vertices() - VertexSet{v}) >
                    components_within(g, g.vertices()));
     }},
    {"chordal", Sort::boolean, false, chordal},
    {"claw_free", Sort::boolean, false, claw_free},
}};

}  // namespace

const std::span<const Term> plain_terms = plain;

void undefined(const char* what) {
    throw Unproved{std::string(what) + " is undefined here"};
}

std::array<std::span<const Term>, 8> all_terms() {
    return {plain_terms,     distance_terms,   spectral_terms, extremal_terms,
            colouring_terms, structural_terms, symmetry_terms, spreading_terms};
}

const Term* find_term(std::string_view name) {
    for (std::span<const Term> terms : all_terms())
        for (const Term& term : terms)
            if (term.name == name) return &term;
    return nullptr;
}

}  // namespace gazetteer::check::invariants
