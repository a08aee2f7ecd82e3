// SPDX-License-Identifier: GPL-3.0-or-later
// The theorems in proofs/coq say of small instances what the checks of their claims in properties/
// do: the hypotheses are met by the same instances, the conclusion holds of the same, and both
// sides of an equivalence are what oracle/ and properties/ compute.
//
//   instances_test PROGRAM [SIZE]   PROGRAM as written by proofs/coq/tie/build PROGRAM instances;
//   to
//                                   size SIZE at most, though a theorem goes further
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "proofs/coq_answers.hpp"
#include "properties/catalogue.hpp"
#include "properties/checks/even_kernels.hpp"
#include "properties/checks/matching_checks.hpp"
#include "properties/domains/graph_domains.hpp"
#include "properties/domains/int_domains.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

std::string program;
int size_cap = 100;

/// What an instance of a theorem tells, as the program prints it: how many values of the variables
/// meet the hypotheses, how many parts of the conclusion are false of them, and how often each
/// part, or side of an equivalence, is true.
using Told = std::vector<int>;

Told as_numbers(const std::string& answer) {
    std::istringstream text(answer);
    Told result;
    for (int number = 0; text >> number;) result.push_back(number);
    return result;
}

template <class T>
struct Asked {
    std::vector<T> instances;
    std::vector<Told> told;
};

/// How far a theorem is compared, and with what.
template <class T>
struct How {
    int size_max = 4;
    /// False where the claim's check says of a whole graph what the theorem says of a part of it.
    bool hypotheses = true;
    /// False where the claim's check has more to fail by than the theorem's conclusion.
    bool conclusion = true;
    /// Which instances are asked; all if empty.
    std::function<bool(const T&)> only = {};
    /// What each instance is to tell, computed here.
    std::function<Told(const T&)> expected = {};
};

/// Every instance of the domain to the size.
template <class T>
Asked<T> ask(const std::string& theorem, const Domain<T>& domain,
             const std::function<std::string(const T&)>& question, const How<T>& how) {
    Asked<T> result;
    std::vector<std::string> questions;
    for (int size = domain.size_min; size <= std::min(how.size_max, size_cap); ++size)
        domain.enumerate(size, [&](const T& instance) {
            if (how.only && !how.only(instance)) return true;
            result.instances.push_back(instance);
            questions.push_back(theorem + question(instance));
            return true;
        });
    for (const std::string& answer : coq_answers(program, questions))
        result.told.push_back(as_numbers(answer));
    return result;
}

/// The claims that name the theorem as their proof.
std::vector<AnyClaim> claims_of(const std::string& theorem) {
    std::vector<AnyClaim> result;
    for (const AnyClaim& claim : catalogue())
        if (claim.proved == theorem) result.push_back(claim);
    return result;
}

/// What the claim's own check finds; an instance outside of its domain does not meet its
/// hypothesis.
Finding found(const AnyClaim& claim, const std::string& instance) {
    return claim.replay(instance).value_or(vacuous());
}

/// The theorem's hypotheses and conclusion are those of each claim that it proves; some instance
/// meets them.
template <class T>
void compare(const std::string& theorem, const Domain<T>& domain,
             const std::function<std::string(const T&)>& question, const How<T>& how) {
    const Asked<T> asked = ask(theorem, domain, question, how);
    ASSERT_EQ(asked.told.size(), asked.instances.size()) << theorem;
    const std::vector<AnyClaim> claims = claims_of(theorem);
    EXPECT_FALSE(claims.empty()) << theorem;
    int met = 0;
    for (std::size_t i = 0; i < asked.told.size(); ++i) {
        const Told& told = asked.told[i];
        ASSERT_GE(told.size(), 2U);
        const std::string instance = domain.print(asked.instances[i]);
        met += told[0] > 0 ? 1 : 0;
        for (const AnyClaim& claim : claims) {
            const Finding finding = found(claim, instance);
            if (how.hypotheses) {
                EXPECT_EQ(told[0] > 0, finding.nonvacuous())
                    << theorem << ", hypotheses: " << instance;
            }
            if (how.conclusion) {
                EXPECT_EQ(told[1] > 0, finding.failed()) << theorem << ", conclusion: " << instance;
            }
        }
        if (how.expected) {
            EXPECT_EQ(told, how.expected(asked.instances[i])) << theorem << ", parts: " << instance;
        }
    }
    std::printf("%s: %zu instances, %d meet the hypotheses\n", theorem.c_str(), asked.told.size(),
                met);
    EXPECT_GT(met, 0) << theorem << ": no instance meets the hypotheses";
}

std::string ends(const Graph& graph) {
    std::string result;
    for (const Edge& e : graph.edges())
        for (const auto& [u, v] : {std::pair(e.u, e.v), std::pair(e.v, e.u)})
            result += ' ' + std::to_string(u) + ' ' + std::to_string(v);
    return result;
}
std::string of_graph(const Graph& graph) {
    return ' ' + std::to_string(graph.order()) + " 0" + ends(graph);
}
std::string of_rooted(const RootedGraph& p) {
    return ' ' + std::to_string(p.graph.order()) + ' ' + std::to_string(p.root) + ends(p.graph);
}

void on_graphs(const std::string& theorem, const How<Graph>& how = {}) {
    compare<Graph>(theorem, graphs(), of_graph, how);
}
void on_rooted_graphs(const std::string& theorem, const How<RootedGraph>& how = {}) {
    compare<RootedGraph>(theorem, rooted_graphs(), of_rooted, how);
}
/// On the graphs without isolated vertices.
void on_covered_graphs(const std::string& theorem, const How<Graph>& how = {}) {
    compare<Graph>(theorem, graphs(without_isolated_vertices()), of_graph, how);
}

/// An equivalence without hypotheses.
Told sides(bool left, bool right) {
    return {1, left == right ? 0 : 1, left ? 1 : 0, right ? 1 : 0};
}

TEST(Instances, VertexGeography) {
    on_rooted_graphs("FSU93.theorem_1_1", {.expected = [](const RootedGraph& p) {
                         return sides(is_N<UVG>(p),
                                      every_maximum_matching_saturates(p.graph, p.root));
                     }});
    on_rooted_graphs("FSU93.theorem_1_1_second_player");
    on_rooted_graphs("FSU93.theorem_1_1_first_player");
    on_graphs("FSU93.unrooted_perfect_matching");
    on_rooted_graphs("FSU93.size_test", {.size_max = 3});
    on_rooted_graphs("FSU93.theorem_1_1_verdict", {.size_max = 3});
}

TEST(Instances, EvenKernels) {
    on_rooted_graphs("FSU93.proposition_2_2");
    on_rooted_graphs("FSU93.proposition_2_2_strategy");
    on_rooted_graphs("FSU93.corollary_2_3");
    on_rooted_graphs("FSU93.corollary_3_2");
    on_rooted_graphs("FSU93.corollary_3_4");
    on_rooted_graphs("FSU93.corollary_3_5");
    on_graphs("FSU93.empty_part_is_no_even_kernel");
    compare<Graph>("FSU93.nonempty_part_is_an_even_kernel", graphs({.order_min = 1}), of_graph, {});
    on_graphs("FSU93.section_5_1_rewording");
    on_graphs("FSU93.section_5_2_even_kernels_do_not_decide", {.conclusion = false});
    on_graphs("FSU93.section_5_2_restated");
    on_rooted_graphs("SV25.theorem_3");
    on_graphs("FSU93.section_5_1_property",
              {.size_max = 3, .only = [](const Graph& g) { return g.order() > 0; }});
}

/// To order 3 where Coq's elimination would take too much memory beyond.
TEST(Instances, Matrices) {
    on_rooted_graphs("FSU93.theorem_3_1", {.size_max = 3});
    const auto nonempty = [](const Graph& g) { return g.order() > 0; };
    on_graphs("FSU93.theorem_3_1_every_bipartition", {.size_max = 3, .only = nonempty});
    on_rooted_graphs("FSU93.section_3_matrix_game");
    on_graphs("FSU93.theorem_3_1_kernel", {.only = nonempty});
    on_graphs("FSU93.corollary_3_6");
    on_graphs("FSU93.section_5_1_bipartite", {.size_max = 3});
}

TEST(Instances, TheGeographyGame) {
    on_rooted_graphs("Kun24.lemma_1");
    on_rooted_graphs("Kun24.lemma_1_neighbours");
    on_rooted_graphs("Kun24.lemma_1_converse");
    on_rooted_graphs("Kun24.lemma_1_path", {.size_max = 3, .hypotheses = false});
    on_rooted_graphs("Kun24.figure_1_1");
    on_rooted_graphs("Kun24.figure_1_2", {.size_max = 3});
    on_rooted_graphs("Kun24.size_test", {.size_max = 3});
    on_rooted_graphs("Kun24.case_1");
    on_rooted_graphs("Kun24.case_2", {.size_max = 3});
    on_graphs("Kun24.unrooted_fails_as_printed",
              {.size_max = 3, .hypotheses = false, .conclusion = false});
    on_graphs("Kun24.unrooted");
}

TEST(Instances, EdgeDelete) {
    on_covered_graphs("GGHR.theorem_5");
    on_covered_graphs("GGHR.theorem_5_reply");
    on_covered_graphs("GGHR.theorem_5_opening",
                      {.only = [](const Graph& g) { return g.size() <= 4; }});
}

TEST(Instances, Slither) {
    on_graphs("And74.augmenting_fails_as_printed", {.size_max = 3});
    on_graphs("And74.augmenting", {.size_max = 3});
    on_graphs("And74.exchange_fails_as_printed", {.size_max = 3});
    on_graphs("And74.exchange_by_end_edge", {.size_max = 3});
    on_graphs("And74.lemma_1", {.size_max = 3});
    on_graphs("And74.not_all_inner_fails_as_printed");
    on_graphs("And74.half_inner_fails_as_printed");
    on_graphs("And74.half_inner");
    compare<Graph>("And74.perfect_matching", graphs({.order_min = 1}), of_graph, {});
}

template <std::size_t K>
std::string of_numbers(const Ints<K>& values) {
    std::string result;
    for (int value : values) result += ' ' + std::to_string(value);
    return result;
}
void on_complete_graphs(const std::string& theorem, int least, const How<Ints<1>>& how = {}) {
    compare<Ints<1>>(theorem, complete_graphs(least), of_numbers<1>, how);
}
void on_cubes(const std::string& theorem, int least, int dimension_max) {
    compare<Ints<1>>(theorem, cubes_of_dimension(least), of_numbers<1>,
                     {.size_max = dimension_max});
}
void on_paths(const std::string& theorem) {
    compare<Ints<1>>(theorem, paths_of_order(2), of_numbers<1>, {.size_max = 7});
}

/// Beyond, play by the definitions takes long.
template <std::size_t K>
bool small_grid(const Ints<K>& sides) {
    return sides[0] * sides[1] <= 6;
}
void on_grids(const std::string& theorem, int side_min, int side_max = 4) {
    compare<Ints<2>>(theorem, grid_sizes(side_min), of_numbers<2>,
                     {.size_max = side_max, .only = small_grid<2>});
}
void on_grid_vertices(const std::string& theorem) {
    compare<Ints<4>>(theorem, grid_vertices(1), of_numbers<4>, {.only = small_grid<4>});
}

TEST(Instances, CompleteGraphs) {
    on_complete_graphs("FSU93.corollary_2_4", 0);
    on_complete_graphs("FSU93.corollary_2_4_every_first_move", 0);
    on_complete_graphs("FSU93.complete_graph_of_order_1_has_an_even_kernel", 0);
    on_complete_graphs("FSU93.complete_graph_has_no_even_kernel", 0);
    on_complete_graphs("And74.complete_even_fails_as_printed", 0);
    on_complete_graphs("And74.complete_even", 1);
    on_complete_graphs("And74.complete_odd", 0);
}

TEST(Instances, Cubes) {
    on_cubes("FSU93.theorem_4_1", 0, 2);
    on_cubes("FSU93.theorem_4_1_kernel", 0, 3);
    on_cubes("FSU93.theorem_4_1_strategy", 0, 2);
    on_cubes("FSU93.section_5_1_cubes", 0, 2);
    on_cubes("GGHR.hypercubes", 1, 2);
    on_cubes("GGHR.hypercubes_fail_as_printed", 1, 2);
}

TEST(Instances, Paths) {
    on_paths("GGHR.paths_below_90");
    on_paths("GGHR.recurrence");
    on_paths("GGHR.guy_smith");
    on_paths("GGHR.grundy_function");
}

/// Grids with k = 0, ..., d, as the claims on the sets S_k print them.
Domain<Ints<3>> grids_with_k() {
    const auto contains = [](const Ints<3>& value) {
        return value[2] >= 0 && value[2] <= std::gcd(value[0] + 1, value[1] + 1);
    };
    return ints_domain<3>({
        .name = "grids with k",
        .names = {"m", "n", "k"},
        .size_min = 1,
        .enumerate =
            [contains](int size, const std::function<bool(const Ints<3>&)>& visit) {
                grid_sizes(1).enumerate(size, [&](const Ints<2>& sides) {
                    for (int k = 0; contains({sides[0], sides[1], k}); ++k)
                        visit({sides[0], sides[1], k});
                    return true;
                });
            },
        .size = [](const Ints<3>& value) { return std::max(value[0], value[1]); },
        .contains = contains,
    });
}

TEST(Instances, TheSetsOfCorollary12) {
    const How<Ints<3>> how{.only = small_grid<3>};
    compare<Ints<3>>("SV25.corollary_12", grids_with_k(), of_numbers<3>, how);
    compare<Ints<3>>("SV25.corollary_12_fails_as_printed", grids_with_k(), of_numbers<3>, how);
}

TEST(Instances, EvenCycles) {
    const auto even = [](const Ints<1>& n) { return n[0] % 2 == 0; };
    const auto half = [](const Ints<1>& n) { return ' ' + std::to_string(n[0] / 2); };
    compare<Ints<1>>("GGHR.even_cycles", integers("cycles", "n", 3), half,
                     {.size_max = 6, .only = even});
}

TEST(Instances, Grids) {
    on_grids("FSU93.theorem_4_2", 2);
    on_grids("FSU93.theorem_4_2_parity", 2);
    on_grids("FSU93.theorem_4_2_opening", 2);
    on_grids("FSU93.section_5_4_vertices", 1);
    on_grids("SV25.theorem_1", 2);
    on_grids("SV25.theorem_2", 1);
    on_grids("SV25.theorem_1_from_theorem_2", 2);
    on_grids("And74.grid_even", 1);
    on_grids("And74.grid_odd", 1);
    on_grids("And74.grid_even_matching", 1);
    on_grid_vertices("SV25.theorem_10");
    on_grid_vertices("SV25.theorem_7_fails_as_printed");
    on_grid_vertices("SV25.corollary_12_two_values_of_k");
}

}  // namespace
}  // namespace gazetteer::properties

int main(int argc, char** argv) {
    ::testing::InitGoogleTest(&argc, argv);
    if (argc != 2 && argc != 3) {
        std::fprintf(stderr, "usage: instances_test PROGRAM [SIZE]\n");
        return 2;
    }
    gazetteer::properties::program = argv[1];
    if (argc == 3) gazetteer::properties::size_cap = std::atoi(argv[2]);
    return RUN_ALL_TESTS();
}
