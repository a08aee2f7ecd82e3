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

std::vector<Vertex> elements_of_S(int n) {
    std::vector<Vertex> result;
    for (Vertex v = 0; v < cube(n).order(); ++v)
        if (ones_in(v) == 1) result.push_back(v);
    return result;
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
            for (Vertex w : whole.neighbours(v))
                all.expected.push_back(
                    value_of("independent_at", {ones, ones_in(w)}, !(member && ones_in(w) == 1)));
        }
    }
    for (int n = 0; n <= 6; ++n)
        all.expected.push_back(value_of("nonempty_at", {n}, !elements_of_S(n).empty()));
    all.expected.push_back(value_of("independent_at", {1, 1}, false));
    return {all};
}

std::string no_even_kernel(const Values& values) {
    const int n = values.number("n");
    const int ones = values.number("ones");
    const SparseGraph rest = cube_less_an_edge(n);
    return first_failing({{n >= 1, "n >= 1"},
                          {ones != 1 && counted(rest, (1 << ones) - 1) % 2 != 0, "a vertex is odd"},
                          {!is_even_kernel(rest, elements_of_S(n)), "S is no even kernel"}});
}

/// Two sequences of S that the edges of the cube do not join.
std::string two_of_S(const Values& values) {
    const int n = values.number("n");
    const std::vector<Vertex> members = elements_of_S(n);
    return first_failing(
        {{values.number("ones") == 1 && values.number("other") == 1, "one is not in S"},
         {members.size() >= 2, "S has not two elements"},
         {!cube(n).adjacent(members[0], members[1]), "they are adjacent"}});
}

std::string no_element_of_S(const Values& values) {
    return first_failing({{elements_of_S(values.number("n")).empty(), "S has an element"}});
}

std::map<std::string, std::vector<std::string>> instances() {
    std::vector<std::string> even, independent, nonempty;
    for (int n = 1; n <= 7; n += 2) {
        nonempty.push_back(fixed({{"n", n}}));
        for (int ones = 0; ones <= n; ++ones) even.push_back(fixed({{"n", n}, {"ones", ones}}));
    }
    for (int n = 1; n <= 4; ++n) {
        const SparseGraph whole = cube(n);
        for (Vertex v = 0; v < whole.order(); ++v)
            for (Vertex w : whole.neighbours(v))
                independent.push_back(
                    fixed({{"n", n}, {"ones", ones_in(v)}, {"other", ones_in(w)}}));
    }
    return {{"even", even}, {"independent", independent}, {"nonempty", nonempty}};
}

}  // namespace

Readings cube_readings() {
    return {{"FSU93_theorem_4_1_kernel",
             {definitions,
              {{"even: n is even", no_even_kernel},
               {"independent: any two sequences", two_of_S},
               {"nonempty: n is even", no_element_of_S}},
              instances}}};
}

}  // namespace gazetteer::smt
