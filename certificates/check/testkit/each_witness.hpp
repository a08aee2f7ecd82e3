// SPDX-License-Identifier: GPL-3.0-or-later
// A line of evidence of each kind.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace gazetteer::check {

/// A statement that the graph refutes, a line that shows it, and one that does not.
struct Witnessed {
    std::string expression;
    std::string graph;
    std::string good;
    std::string bad;
};

inline Witnessed of_pentagon(const char* expression, const char* good, const char* bad) {
    return {expression, "Dhc", good, bad};
}

/// Sets of vertices of the pentagon.
inline std::vector<Witnessed> sets_of_pentagon() {
    const auto of = of_pentagon;
    return {
        of("independence_number < 2", "at-least independence_number 0 2",
           "at-least independence_number 0 1"),
        of("clique_number < 2", "at-least clique_number 0 1", "at-least clique_number 0 2"),
        of("induced_bipartite_number < 4", "at-least induced_bipartite_number 0 1 2 3",
           "at-least induced_bipartite_number 0 1 2 3 4"),
        of("induced_forest_number < 4", "at-least induced_forest_number 0 1 2 3",
           "at-least induced_forest_number 0 1 2 3 4"),
        of("induced_tree_number < 4", "at-least induced_tree_number 0 1 2 3",
           "at-least induced_tree_number 0 1 3"),
        of("induced_path_number < 4", "at-least induced_path_number 0 1 2 3",
           "at-least induced_path_number 0 1 3"),
        of("max_leaves < 2", "at-least max_leaves 0 1", "at-least max_leaves 0 2"),
        of("domination_number < 1", "at-least domination_number 0",
           "at-least domination_number 0 1"),
        of("total_domination_number < 2", "at-least total_domination_number 0 1",
           "at-least total_domination_number 0 2"),
        of("chromatic_number < 3", "at-least chromatic_number 0 1 2 3 4",
           "at-least chromatic_number 0 1 2 3"),
        of("chromatic_index < 3", "at-least chromatic_index 0 1 2 3 4",
           "at-least chromatic_index 0 1 2 3"),
        of("choice_number < 3", "at-least choice_number 0 1 2 3 4",
           "at-least choice_number 0 1 2 3"),
        of("treewidth < 2", "at-least treewidth 0 1 2 3 4", "at-least treewidth 0 1 2 3"),
        of("pathwidth < 2", "at-least pathwidth 0 1 2 3 4", "at-least pathwidth 0 1 2 3"),
        of("bandwidth < 2", "at-least bandwidth 0 1 2 3 4", "at-least bandwidth 0 1 2 3"),
        of("vertex_cover_number > 3", "at-most vertex_cover_number 0 1 3",
           "at-most vertex_cover_number 0 1"),
        of("decycling_number > 1", "at-most decycling_number 0", "at-most decycling_number"),
        of("domination_number > 2", "at-most domination_number 0 2",
           "at-most domination_number 0 1"),
        of("total_domination_number > 3", "at-most total_domination_number 0 1 2",
           "at-most total_domination_number 0 2 4"),
        of("connected_domination_number > 3", "at-most connected_domination_number 0 1 2",
           "at-most connected_domination_number 0 1 3"),
        of("independent_domination_number > 2", "at-most independent_domination_number 0 2",
           "at-most independent_domination_number 0 1 2"),
        of("zero_forcing_number > 2", "at-most zero_forcing_number 0 1",
           "at-most zero_forcing_number 0 2"),
        of("total_forcing_number > 2", "at-most total_forcing_number 0 1",
           "at-most total_forcing_number 0 2"),
        of("power_domination_number > 1", "at-most power_domination_number 0",
           "at-most power_domination_number"),
        of("metric_dimension > 2", "at-most metric_dimension 0 1", "at-most metric_dimension 0"),
        of("geodetic_number > 3", "at-most geodetic_number 0 2 3", "at-most geodetic_number 0 1 2"),
        of("perfect", "at-most perfect 0 1 2 3 4", "at-most perfect 0 1 2 3"),
    };
}

/// Matchings, orders, colours and other numbers of it.
inline std::vector<Witnessed> numbers_of_pentagon() {
    const auto of = of_pentagon;
    return {
        of("matching_number < 2", "at-least matching_number 0-1 2-3",
           "at-least matching_number 0-1 1-2"),
        of("matching_number > 2", "at-most matching_number", "at-most matching_number 0"),
        of("paired_domination_number > 4", "at-most paired_domination_number 0-1 2-3",
           "at-most paired_domination_number 0-1"),
        of("not traceable", "at-most path_cover_number 0 1 2 3 4",
           "at-most path_cover_number 0 2 1 3 4"),
        of("not hamiltonian", "at-least hamiltonian 0 1 2 3 4", "at-least hamiltonian 0 1 2 4 3"),
        of("longest_path < 4", "at-least longest_path 0 1 2 3 4",
           "at-least longest_path 0 1 2 4 3"),
        of("longest_cycle < 5", "at-least longest_cycle 0 1 2 3 4",
           "at-least longest_cycle 0 1 2 3"),
        of("treewidth > 2", "at-most treewidth 0 1 2 3 4", "at-most treewidth 0 1 2 3"),
        of("hadwiger_number > 3", "at-most hadwiger_number 0 1 2 3 4",
           "at-most hadwiger_number 0 1 2 3"),
        of("pathwidth > 2", "at-most pathwidth 0 1 2 3 4", "at-most pathwidth 0 2 4 1 3"),
        of("bandwidth > 2", "at-most bandwidth 0 1 4 2 3", "at-most bandwidth 0 1 2 3 4"),
        of("choice_number > 3", "at-most choice_number 0 1 2 3 4", "at-most choice_number 0 1 2 3"),
        of("burning_number > 3", "at-most burning_number 0 2 3", "at-most burning_number 0 1"),
        of("chromatic_number > 3", "at-most chromatic_number 0 1 0 1 2",
           "at-most chromatic_number 0 1 0 1 0"),
        of("clique_number > 3", "at-most clique_number 0 1 0 1 2",
           "at-most clique_number 0 1 0 1 0"),
        of("independence_number > 3", "at-most independence_number 0 0 1 1 2",
           "at-most independence_number 0 0 1 1 1"),
        of("vertex_cover_number < 2", "at-least vertex_cover_number 0 0 1 1 2",
           "at-least vertex_cover_number 0 0 1 1 1"),
        of("hadwiger_number < 3", "at-least hadwiger_number 1 2 3 3 3",
           "at-least hadwiger_number 1 2 3 1 0"),
        of("roman_domination_number > 4", "at-most roman_domination_number 2 0 1 1 0",
           "at-most roman_domination_number 2 0 1 0 0"),
        of("double_roman_domination_number > 6", "at-most double_roman_domination_number 3 0 3 0 0",
           "at-most double_roman_domination_number 3 0 2 0 0"),
        of("chromatic_index > 3", "at-most chromatic_index 0 1 0 1 2",
           "at-most chromatic_index 0 1 0 1 0"),
    };
}

/// With those of graphs that a set scatters, or that have two kinds of minimal sets.
inline std::vector<Witnessed> each_witness() {
    std::vector<Witnessed> result = sets_of_pentagon();
    std::ranges::move(numbers_of_pentagon(), std::back_inserter(result));
    const std::string star = "D?{";  // The vertex 4 and its leaves.
    result.push_back(
        {"traceable", star, "at-least path_cover_number 4", "at-least path_cover_number 0"});
    result.push_back({"hamiltonian", star, "at-most hamiltonian 4", "at-most hamiltonian 0"});
    result.push_back(
        {"longest_path > 2", star, "at-most longest_path 4", "at-most longest_path 0"});
    result.push_back(
        {"longest_cycle > 2", star, "at-most longest_cycle 4", "at-most longest_cycle 0 1 2"});
    result.push_back({"toughness > 1 / 4", star, "at-most toughness 4", "at-most toughness 0"});
    result.push_back(
        {"well_covered", star, "at-most well_covered 1 1 1 1 2", "at-most well_covered 1 1 1 1 1"});
    result.push_back({"well_totally_dominated", "DQo",  // The path 2, 0, 4, 1, 3.
                      "at-most well_totally_dominated 3 3 2 2 1",
                      "at-most well_totally_dominated 3 3 0 0 1"});
    return result;
}

}  // namespace gazetteer::check
