// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of Coq's definitions, and the answers that graph/, oracle/ and characterizations/
// expect.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// As the program's arguments say.
extern std::string program;
extern int order_max;

/// " 1 2 3".
std::string numbers(const std::vector<int>& values);
/// " order size u v u v ...".
std::string as_question(const Graph& graph);
/// 0 or 1 for each i < count.
std::string word(int count, const std::function<bool(int)>& holds);
std::string word(const std::vector<bool>& digits);
/// The rows of the adjacency matrix.
std::string rows(const SparseGraph& graph);

/// The answers that are expected of Coq, all asked at once.
struct Expected {
    std::vector<std::string> questions;
    std::vector<std::string> answers;

    void of(std::string question, std::string answer);
    /// The number of questions. Both 0 and 1 must occur in the answers, or they say little.
    std::size_t compare() const;
};

std::vector<Graph> graphs_to(int order);
/// Asks `name` of every graph to order_max.
void compare_on_graphs(const std::string& name,
                       const std::function<std::string(const Graph&)>& answer, int size_max = 1000);

/// The answer for each set of vertices, in the order of its binary number.
std::function<std::string(const Graph&)> of_sets(
    const std::function<bool(const Graph&, VertexSet)>& holds);
/// The edges of the graph at the ones of `bits`.
std::vector<Edge> chosen(const Graph& graph, int bits);

}  // namespace gazetteer
