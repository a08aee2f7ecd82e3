// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems of proofs/coq/GGHR.v on small instances.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "graph/predicates.hpp"
#include "proofs/instances/asking.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

TEST(GGHRInstances, EdgeDelete) {
    on_covered_graphs("GGHR.theorem_5");
    on_covered_graphs("GGHR.theorem_5_reply");
    on_covered_graphs("GGHR.theorem_5_opening",
                      {.only = [](const Graph& g) { return g.size() <= 4; }});
}

TEST(GGHRInstances, Cubes) {
    on_cubes("GGHR.hypercubes", 1, 2);
    on_cubes("GGHR.hypercubes_fail_as_printed", 1, 2);
}

std::string of_digraph(const Digraph& d) {
    std::string result = ' ' + std::to_string(d.order()) + " 0";
    for (Vertex u : d.vertices())
        for (Vertex v : d.out_neighbours(u))
            result += ' ' + std::to_string(u) + ' ' + std::to_string(v);
    return result;
}

bool no_isolated_in(const RootedGraph& p) {
    return p.graph.order() > 1 && !has_isolated_vertex(p.graph);
}

void on_paths(const std::string& theorem) {
    compare<Ints<1>>(theorem, paths_of_order(2), of_numbers<1>, {.size_max = 7});
}

TEST(GGHRInstances, Paths) {
    on_paths("GGHR.paths_below_90");
    on_paths("GGHR.recurrence");
    on_paths("GGHR.guy_smith");
    on_paths("GGHR.grundy_function");
}

TEST(GGHRInstances, EvenCycles) {
    const auto even = [](const Ints<1>& n) { return n[0] % 2 == 0; };
    const auto half = [](const Ints<1>& n) { return ' ' + std::to_string(n[0] / 2); };
    compare<Ints<1>>("GGHR.even_cycles", integers("cycles", "n", 3), half,
                     {.size_max = 6, .only = even});
}

/// The smallest have four vertices, the next take long by the definitions.
TEST(GGHRInstances, Examples) {
    compare<Ints<1>>("GGHR.complete_bipartite_even", integers("integers", "t", 1), of_numbers<1>,
                     {.size_max = 1});
    compare<Ints<1>>("GGHR.complete_without_perfect_matching", integers("integers", "n", 2),
                     of_numbers<1>, {.size_max = 2});
    compare<Ints<2>>("GGHR.even_by_even_grid", all_numbers<2>({"n", "m"}, {1, 1}), of_numbers<2>,
                     {.size_max = 1});
    compare<Ints<2>>("GGHR.even_by_odd_fails_as_printed", all_numbers<2>({"n", "m"}, {1, 0}),
                     of_numbers<2>, {.size_max = 1});
}

TEST(GGHRInstances, ThePlayDigraph) {
    on_covered_graphs("GGHR.vertices_of_D", {.size_max = 3});
    on_covered_graphs("GGHR.induced_subdigraph",
                      {.size_max = 3, .only = [](const Graph& g) { return g.size() <= 2; }});
    on_covered_graphs("GGHR.no_closed_walks", {.size_max = 3});
    on_covered_graphs("GGHR.P_is_a_kernel", {.size_max = 3});
    on_covered_graphs("GGHR.sum_of_components", {.size_max = 4, .hypotheses = false});
    compare<Digraph>("GGHR.theorem_1", digraphs(), of_digraph, {.size_max = 3});
    compare<Ints<1>>("GGHR.vertices_of_D_path", paths_of_order(2), of_numbers<1>, {.size_max = 3});
    compare<Ints<1>>("GGHR.successors_of_a_path", paths_of_order(2), of_numbers<1>,
                     {.size_max = 4});
    compare<Ints<0>>("GGHR.sequences_to_2_3_3_6", single("(2,3,3,6) in D(P_14)", Ints<0>{}),
                     of_numbers<0>, {});
}

/// By their names; the program knows the positions.
void on_position(const std::string& theorem, const std::string& name) {
    compare<Ints<0>>(theorem, single(name + " in D(P_14)", Ints<0>{}), of_numbers<0>, {});
}

TEST(GGHRInstances, PositionsOfThePathOfOrder14) {
    on_position("GGHR.position_2_3_3_6", "(2,3,3,6)");
    on_position("GGHR.position_2_3_3_3_3", "(2,3,3,3,3)");
    on_position("GGHR.position_2_3_3_2_4", "(2,3,3,2,4)");
    on_position("GGHR.position_2_3_3_2_4_fails_as_printed", "(2,3,3,2,4)");
}

/// The theorem says of the levels as printed that there are some, and that they are no partition.
TEST(GGHRInstances, Levels) {
    const AnyClaim printed = claims_of("GGHR.levels_fail_as_printed").front();
    const auto no_partition = [&printed](const Ints<1>& n) {
        const bool fails = found(printed, "n=" + std::to_string(n[0])).failed();
        return Told{1, fails ? 0 : 1, 1, fails ? 1 : 0};
    };
    compare<Ints<1>>("GGHR.levels_fail_as_printed", paths_of_order(2), of_numbers<1>,
                     {.size_max = 7, .conclusion = false, .expected = no_partition});
    compare<Ints<1>>("GGHR.levels_are_a_partition", paths_of_order(2), of_numbers<1>,
                     {.size_max = 7});
}

/// The claims of even_copies speak of every even number of copies, the theorem is asked of two.
TEST(GGHRInstances, Mirrors) {
    on_covered_graphs("GGHR.even_copies", {.size_max = 3, .hypotheses = false});
    on_covered_graphs("GGHR.theorem_5_strategy");
    compare<Ints<2>>("GGHR.even_by_odd_grid", all_numbers<2>({"n", "m"}, {1, 0}), of_numbers<2>,
                     {.size_max = 2, .only = [](const Ints<2>& nm) { return nm[0] + nm[1] <= 2; }});
}

using Pair = std::pair<Graph, Graph>;
std::string of_pair(const Pair& pair) {
    std::string result;
    for (const Graph& g : {pair.first, pair.second}) {
        result += ' ' + std::to_string(g.order()) + ' ' + std::to_string(2 * g.size());
        for (const Edge& e : g.edges())
            for (const int v : {e.u, e.v, e.v, e.u}) result += ' ' + std::to_string(v);
    }
    return result;
}
void on_pairs(const std::string& theorem, int size_max) {
    GraphKind kind = without_isolated_vertices();
    kind.order_min = 2;
    compare<Pair>(theorem, graph_pairs(kind), of_pair, {.size_max = size_max});
}

TEST(GGHRInstances, SumsOfGames) {
    on_pairs("GGHR.lemma_2_i", 6);
    on_pairs("GGHR.lemma_2_ii", 6);
    on_pairs("GGHR.grundy_of_a_sum", 6);
    on_pairs("GGHR.joining", 5);
}

/// The sequences of so many digits, each at most `number`, of the number.
std::vector<std::vector<int>> digits(int number, int length) {
    if (length == 0)
        return number == 0 ? std::vector<std::vector<int>>{{}} : std::vector<std::vector<int>>{};
    std::vector<std::vector<int>> result;
    for (int first = number % 2; first <= number; first += 2)
        for (std::vector<int> rest : digits((number - first) / 2, length - 1)) {
            rest.insert(rest.begin(), first);
            result.push_back(std::move(rest));
        }
    return result;
}
int added_in_Z_2(const std::vector<int>& r, const std::vector<int>& s) {
    int result = 0;
    for (std::size_t i = 0; i < r.size(); ++i) result += (r[i] + s[i]) % 2 << i;
    return result;
}
/// Two sequences of digits of r with the same of s: how often there are such, and how often the sum
/// depends on which.
Told choices_of_digits(const Ints<2>& rs) {
    const int length = std::max(rs[0], rs[1]) + 1;
    Told result{0, 0, 0};
    for (const auto& s : digits(rs[1], length))
        for (const auto& r : digits(rs[0], length))
            for (const auto& other : digits(rs[0], length)) {
                const bool same = added_in_Z_2(r, s) == added_in_Z_2(other, s);
                ++result[0];
                ++result[same ? 2 : 1];
            }
    return result;
}

/// The claim fails where a sum is not the exclusive or, the theorem where two sums differ.
TEST(GGHRInstances, NimSums) {
    const Domain<Ints<2>> all = all_numbers<2>({"r", "s"}, {0, 0});
    compare<Ints<2>>("GGHR.nim_sum_fails_as_printed", all, of_numbers<2>,
                     {.size_max = 3, .conclusion = false, .expected = choices_of_digits});
    compare<Ints<2>>("GGHR.nim_sum", all, of_numbers<2>, {.size_max = 7});
}

void on_numbers(const std::string& theorem, const How<Ints<1>>& how) {
    compare<Ints<1>>(theorem, integers("integers", "m", 1), of_numbers<1>, how);
}

/// By the table of the recurrence, which Coq proves to be the values of the paths.
TEST(GGHRInstances, LongPaths) {
    compare<Ints<1>>("GGHR.theorem_4", paths_of_order(2), of_numbers<1>,
                     {.size_max = 56, .hypotheses = false});
    const auto from_50 = [](const Ints<1>& m) { return m[0] >= 50; };
    on_numbers("GGHR.lemma_3", {.size_max = 62, .only = from_50});
    on_numbers("GGHR.lemma_3_sharp", {.size_max = 62, .only = from_50});
    const auto at_the_ends = [](const Ints<1>& m) {
        return m[0] == 55 || m[0] == 56 || m[0] == 145 || m[0] == 146;
    };
    on_numbers("GGHR.lemma_3_base", {.size_max = 146, .only = at_the_ends});
    const auto near_146 = [](const Ints<1>& m) { return m[0] == 144 || m[0] >= 146; };
    on_numbers("GGHR.lemma_3_step", {.size_max = 148, .only = near_146});
    compare<Ints<1>>("GGHR.by_lemma_2_fails_as_printed", integers("integers", "a", 2),
                     of_numbers<1>, {.size_max = 6});
}

/// On K_2 the repaired theorem has no vertex to speak of, where the claim has.
TEST(GGHRInstances, Labellings) {
    on_covered_graphs("GGHR.over_before_all_labelled", {.size_max = 3});
    on_rooted_graphs("GGHR.constant_1_fails_as_printed", {.size_max = 3, .only = no_isolated_in});
    on_rooted_graphs("GGHR.constant_1", {.size_max = 3, .only = [](const RootedGraph& p) {
                                             return p.graph.order() > 2 && no_isolated_in(p);
                                         }});
    on_rooted_graphs("GGHR.opening_is_edge_delete", {.size_max = 3, .only = no_isolated_in});
    on_rooted_graphs("GGHR.opening_wins", {.size_max = 3, .only = no_isolated_in});
    on_graphs("GGHR.leaves", {.size_max = 3});
    compare<Ints<0>>("GGHR.partial_weight_exceeds", single("P_5", Ints<0>{}), of_numbers<0>, {});
}

}  // namespace
}  // namespace gazetteer::properties
