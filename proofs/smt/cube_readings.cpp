// SPDX-License-Identifier: GPL-3.0-or-later
// [FSU93, proof of Theorem 4.1]: the sequences with precisely one 1, by graph/'s cubes.
#include <bit>

#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

int ones_in(Vertex v) {
    return std::popcount(static_cast<unsigned>(v));
}

/// By counting in the graph; v has so many ones, and all such v are alike.
int counted(const SparseGraph& graph, Vertex v) {
    int result = 0;
    for (Vertex w : graph.neighbours(v)) result += ones_in(w) == 1 ? 1 : 0;
    return result;
}

SparseGraph cube_less_an_edge(int n) {
    return cube(n).without_edge(0, 1);
}

std::vector<Situation> definitions() {
    Situation all;
    for (int n = 1; n <= 6; ++n) {
        const SparseGraph whole = cube(n);
        const SparseGraph rest = cube_less_an_edge(n);
        for (Vertex v = 0; v < whole.order(); ++v) {
            const int ones = ones_in(v);
            const bool member = ones == 1;
            all.expected.push_back(value_of("in_S", {ones}, member));
            all.expected.push_back(value_of("neighbours_in_S", {n, ones}, counted(whole, v)));
            all.expected.push_back(
                value_of("even_at", {n, ones}, member || counted(rest, v) % 2 == 0));
            if (!member)
                all.expected.push_back(
                    value_of("neighbours_left_in_S", {n, ones}, counted(rest, v)));
        }
    }
    return {all};
}

std::string no_even_kernel(const Values& values) {
    const int n = values.number("n");
    const int ones = values.number("ones");
    std::vector<Vertex> members;
    for (int bit = 0; bit < n; ++bit) members.push_back(1 << bit);
    const SparseGraph rest = cube_less_an_edge(n);
    return first_failing({{n >= 1, "n >= 1"},
                          {ones != 1 && counted(rest, (1 << ones) - 1) % 2 != 0, "a vertex is odd"},
                          {!is_even_kernel(rest, members), "S is no even kernel"}});
}

std::map<std::string, std::vector<std::string>> instances() {
    std::vector<std::string> even;
    for (int n = 1; n <= 7; n += 2)
        for (int ones = 0; ones <= n; ++ones) even.push_back(fixed({{"n", n}, {"ones", ones}}));
    return {{"even", even}};
}

}  // namespace

Readings cube_readings() {
    return {{"FSU93_theorem_4_1_kernel",
             {definitions, {{"even: n is even", no_even_kernel}}, instances}}};
}

}  // namespace gazetteer::smt
