// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/instances/asking.hpp"

#include <sstream>
#include <utility>

#include "proofs/coq_answers.hpp"
#include "properties/gghr/claims.hpp"

namespace gazetteer::properties {
namespace {

Told as_numbers(const std::string& answer) {
    std::istringstream text(answer);
    Told result;
    for (int number = 0; text >> number;) result.push_back(number);
    return result;
}

std::string ends(const Graph& graph) {
    std::string result;
    for (const Edge& e : graph.edges())
        for (const auto& [u, v] : {std::pair(e.u, e.v), std::pair(e.v, e.u)})
            result += ' ' + std::to_string(u) + ' ' + std::to_string(v);
    return result;
}

}  // namespace

Asking& asking() {
    static Asking result;
    return result;
}

std::vector<Told> told_of(const std::vector<std::string>& questions) {
    std::vector<Told> result;
    for (const std::string& answer : coq_answers(asking().program, questions))
        result.push_back(as_numbers(answer));
    return result;
}

std::vector<std::string> theorems_read() {
    std::vector<std::string> result;
    for (const std::string& answer : coq_answers(asking().program, {"theorems"})) {
        std::istringstream text(answer);
        for (std::string name; text >> name;) result.push_back(name);
    }
    return result;
}

std::vector<std::string>& theorems_compared() {
    static std::vector<std::string> result;
    return result;
}

std::vector<AnyClaim> claims_of(const std::string& theorem) {
    std::vector<AnyClaim> result;
    for (const AnyClaim& claim : catalogue())
        if (claim.proved == theorem) result.push_back(claim);
    return result;
}

Finding found(const AnyClaim& claim, const std::string& instance) {
    return claim.replay(instance).value_or(vacuous());
}

Told sides(bool left, bool right) {
    return {1, left == right ? 0 : 1, left ? 1 : 0, right ? 1 : 0};
}

std::string of_graph(const Graph& graph) {
    return ' ' + std::to_string(graph.order()) + " 0" + ends(graph);
}
std::string of_rooted(const RootedGraph& p) {
    return ' ' + std::to_string(p.graph.order()) + ' ' + std::to_string(p.root) + ends(p.graph);
}

void on_graphs(const std::string& theorem, const How<Graph>& how) {
    compare<Graph>(theorem, graphs(), of_graph, how);
}
void on_rooted_graphs(const std::string& theorem, const How<RootedGraph>& how) {
    compare<RootedGraph>(theorem, rooted_graphs(), of_rooted, how);
}
void on_covered_graphs(const std::string& theorem, const How<Graph>& how) {
    compare<Graph>(theorem, graphs(without_isolated_vertices()), of_graph, how);
}
void on_complete_graphs(const std::string& theorem, int least, const How<Ints<1>>& how) {
    compare<Ints<1>>(theorem, complete_graphs(least), of_numbers<1>, how);
}
void on_cubes(const std::string& theorem, int least, int dimension_max) {
    compare<Ints<1>>(theorem, cubes_of_dimension(least), of_numbers<1>,
                     {.size_max = dimension_max});
}
void on_grids(const std::string& theorem, int side_min, int side_max) {
    compare<Ints<2>>(theorem, grid_sizes(side_min), of_numbers<2>,
                     {.size_max = side_max, .only = small_grid<2>});
}
void on_grid_vertices(const std::string& theorem) {
    compare<Ints<4>>(theorem, grid_vertices(1), of_numbers<4>, {.only = small_grid<4>});
}

}  // namespace gazetteer::properties
