// SPDX-License-Identifier: GPL-3.0-or-later
// [And74, after Theorem 1]: the matching of a grid with a side of even length.
#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

using Instances = std::map<std::string, std::vector<std::string>>;

/// Pairs of the path of order m, one column of the grid: 1-2, 3-4, ...
std::vector<Edge> pairs_of_column(int m) {
    std::vector<Edge> result;
    for (Vertex v = 0; v + 1 < m; v += 2) result.push_back({v, v + 1});
    return result;
}

std::vector<Situation> definition_of_mate() {
    Situation all;
    for (int m = 2; m <= 12; m += 2) {
        const std::vector<Edge> pairs = pairs_of_column(m);
        const std::vector<Vertex> partners = mates(m, pairs);
        for (int i = 1; i <= m; ++i)
            all.expected.push_back(
                value_of("mate", {i}, partners[static_cast<std::size_t>(i - 1)] + 1));
    }
    for (int m = 1; m <= 12; ++m)
        for (int i = 1; i <= m; ++i)
            all.expected.push_back(
                value_of("is_matched", {m, i}, saturates(pairs_of_column(m), i - 1)));
    return {all};
}

Instances instances_of_matching() {
    Instances result;
    for (int m = 2; m <= 12; m += 2)
        for (int i = 1; i <= m; ++i) result["perfect"].push_back(fixed({{"m", m}, {"i", i}}));
    return result;
}

/// The m x m grid, of odd order, has no perfect matching; this one leaves row i exposed.
std::string no_perfect_matching(const Values& values) {
    const int m = values.number("m");
    const Grid grid{m, m};
    std::vector<Edge> matching;
    for (const Edge& e : pairs_of_column(m))
        for (int j = 1; j <= m; ++j)
            matching.push_back(edge(grid.at(e.u + 1, j), grid.at(e.v + 1, j)));
    return first_failing(
        {{grid.order() % 2 != 0, "the order is odd"},
         {is_matching(grid.graph(), matching), "the pairs are a matching"},
         {!saturates(matching, grid.at(values.number("i"), 1)), "(i, 1) is exposed"}});
}

}  // namespace

Readings matching_readings() {
    return {{"And74_even_grid_matching",
             {definition_of_mate,
              {{"perfect: m is odd", no_perfect_matching}},
              instances_of_matching}}};
}

}  // namespace gazetteer::smt
