// SPDX-License-Identifier: GPL-3.0-or-later
// [Kun24], "Generalizations and Variants" and what follows: the choice of the starting vertex, the
// complexity of the other variants, and the vertex version of an Eulerian circuit.
#include <algorithm>
#include <numeric>

#include "characterizations/matchings/matching_criterion.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/kun24/claims.hpp"

namespace gazetteer::properties {

namespace {

/// Player 1 picks a v with |M'| = |M| if there is one: exactly then player 1 wins. `to_move`: who
/// moves from v.
Finding choice_of_start(const Graph& g, int to_move) {
    const auto player_1_wins = [&](Vertex v) { return is_N<UVG>({g, v}) == (to_move == 1); };
    std::vector<Vertex> picked;
    for (Vertex v : g.vertices())
        if (matching_number(g.without_vertex(v)) == matching_number(g)) picked.push_back(v);
    if (!std::ranges::all_of(picked, player_1_wins)) return fails("the vertex picked loses");
    if (picked.empty() && std::ranges::any_of(g.vertices(), player_1_wins))
        return fails("no vertex to pick, yet one wins");
    return true;
}

Claim<Graph> generalization() {
    return {
        .id = "Kun24 unrooted",
        .over = graphs(),
        .bounds = {.tests = 4, .verify = 4},
        .holds = [](const Graph& g) { return choice_of_start(g, 1); },
        .refuted_by = Graph(1),
    };
}

Claim<Graph> generalization_repaired() {
    return {
        .id = "Kun24 unrooted repaired",
        .over = graphs(),
        .bounds = {.tests = 6, .verify = 8, .random = 14, .random_tests = 100, .weight = 2},
        .holds = [](const Graph& g) { return choice_of_start(g, 2); },
        .near_misses = {{"player 1 moves from the vertex chosen",
                         [](const Graph& g) { return choice_of_start(g, 1); }}},
    };
}

CitedStatement complexity() {
    return {
        .id = "Kun24 NP-complete",
        .beside =
            {{"FSU93, section 1",
              "... directed edge geography (DEG) is PSPACE-complete. The same result holds for "
              "the vertex case (DVG). In fact, both versions are PSPACE-complete even for "
              "bipartite, planar graphs with in/out degrees at most 2 and total degree at most "
              "3."},
             {"FSU93, Theorem 2.1", "The UEG decision problem is PSPACE-complete."}},
    };
}

/// The path `walked` goes on through every vertex of `rest`, each once, and back to where it began.
bool closes_through(const Graph& g, Vertex began, Vertex at, VertexSet rest) {
    if (rest.empty()) return g.adjacent(at, began);
    return std::ranges::any_of(rest & g.neighbours(at), [&](Vertex w) {
        return closes_through(g, began, w, rest - VertexSet{w});
    });
}

/// A closed walk that meets each vertex exactly once.
bool has_hamiltonian_cycle(const Graph& g) {
    return closes_through(g, 0, 0, g.vertices() - VertexSet{0});
}

/// A closed walk that uses each edge exactly once.
bool has_eulerian_circuit(const Graph& g, Vertex at, Vertex began) {
    if (g.size() == 0) return at == began;
    return std::ranges::any_of(g.neighbours(at), [&](Vertex w) {
        return has_eulerian_circuit(g.without_edge(at, w), w, began);
    });
}

/// The length of the shortest tour of the travelling salesman: distance 1 along an edge, else 2.
int shortest_tour(const Graph& g) {
    std::vector<Vertex> tour(static_cast<std::size_t>(g.order()));
    std::iota(tour.begin(), tour.end(), 0);
    int shortest = 2 * g.order();
    do {
        int length = g.adjacent(tour.back(), tour.front()) ? 1 : 2;
        for (std::size_t i = 1; i < tour.size(); ++i)
            length += g.adjacent(tour[i - 1], tour[i]) ? 1 : 2;
        shortest = std::min(shortest, length);
    } while (std::next_permutation(tour.begin() + 1, tour.end()));
    return shortest;
}

Claim<Graph> vertex_version() {
    return {
        .id = "Kun24 vertex version",
        .over = graphs({.order_min = 3}),
        .bounds = {.tests = 5, .verify = 7, .reach_max = 9},
        .holds =
            [](const Graph& g) {
                return iff(shortest_tour(g) == g.order(), has_hamiltonian_cycle(g));
            },
        .near_misses = {{"the edge version, an Eulerian circuit",
                         [](const Graph& g) {
                             return iff(shortest_tour(g) == g.order(),
                                        has_eulerian_circuit(g, 0, 0));
                         }},
                        {"one edge more: a Hamiltonian path",
                         [](const Graph& g) {
                             return iff(shortest_tour(g) <= g.order() + 1,
                                        has_hamiltonian_cycle(g));
                         }}},
    };
}

}  // namespace

std::vector<AnyClaim> kun24_variant_claims() {
    return {generalization(), generalization_repaired(), complexity(), vertex_version()};
}

}  // namespace gazetteer::properties
