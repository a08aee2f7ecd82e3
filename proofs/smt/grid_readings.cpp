// SPDX-License-Identifier: GPL-3.0-or-later
// [SV25, Corollary 12; FSU93, proof of Theorem 4.2]: the sets on grids, by graph/'s grids and even
// kernels.
#include <algorithm>

#include "characterizations/grids/grids.hpp"
#include "graph/families.hpp"
#include "graph/predicates.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

bool divides(int d, int x) {
    return x % d == 0;
}

/// The condition of S_k, word for word, for any d and modulus.
bool is_in_s_k(int modulus, int d, int k, int i, int j) {
    return !divides(d, i) && !divides(d, j) &&
           (divides(modulus, i + j - k) || divides(modulus, i + j + k) ||
            divides(modulus, i - j - k) || divides(modulus, i - j + k));
}

struct GridSet {
    Grid grid;
    std::vector<Vertex> members;

    template <class Chosen>
    GridSet(Grid sides, Chosen chosen) : grid(sides) {
        for (int i = 1; i <= grid.m; ++i)
            for (int j = 1; j <= grid.n; ++j)
                if (chosen(i, j)) members.push_back(grid.at(i, j));
    }

    bool has(Vertex v) const { return std::ranges::binary_search(members, v); }
    bool has(int i, int j) const { return has(grid.at(i, j)); }
    bool is_even_kernel() const { return gazetteer::is_even_kernel(grid.graph(), members); }
    std::ptrdiff_t neighbours_inside(int i, int j) const {
        const SparseGraph graph = grid.graph();
        return std::ranges::count_if(graph.neighbours(grid.at(i, j)),
                                     [this](Vertex w) { return has(w); });
    }
};

GridSet s_k_of(Grid grid, int modulus, int d, int k) {
    return {grid, [=](int i, int j) { return is_in_s_k(modulus, d, k, i, j); }};
}

/// The parameters of a model. k is 0 where the file has none: the set of FSU93 is S_0.
struct Model {
    Grid grid;
    int d;
    int k;
    int i = 1;
    int j = 1;

    Model(const Values& values, bool with_k, bool with_vertex)
        : grid{values.number("m"), values.number("n")},
          d(values.number("d")),
          k(with_k ? values.number("k") : 0) {
        if (!with_vertex) return;
        i = values.number("i");
        j = values.number("j");
    }
    bool k_in_range() const { return 0 <= k && k <= d; }
    bool common_divisor() const { return divides(d, grid.m + 1) && divides(d, grid.n + 1); }
};

std::string odd_outside(const Model& model, const GridSet& set) {
    return first_failing({{model.k_in_range(), "0 <= k <= d"},
                          {!set.has(model.i, model.j), "(i, j) is not in S"},
                          {set.neighbours_inside(model.i, model.j) % 2 != 0, "(i, j) is odd"},
                          {!set.is_even_kernel(), "S is no even kernel"}});
}

Counterexample d_need_not_divide(bool with_k) {
    return [=](const Values& values) {
        const Model model(values, with_k, true);
        const std::string premise =
            first_failing({{divides(model.d, model.grid.m + 1), "d divides m + 1"},
                           {!divides(model.d, model.grid.n + 1), "d does not divide n + 1"}});
        if (!premise.empty()) return premise;
        return odd_outside(model, s_k_of(model.grid, 2 * model.d, model.d, model.k));
    };
}

Counterexample modulo_d_is_odd(bool with_k) {
    return [=](const Values& values) {
        const Model model(values, with_k, true);
        if (!model.common_divisor()) return std::string("d does not divide m + 1 and n + 1");
        return odd_outside(model, s_k_of(model.grid, model.d, model.d, model.k));
    };
}

Counterexample modulo_d_is_not_independent(bool with_k) {
    return [=](const Values& values) {
        const Model model(values, with_k, true);
        const GridSet set = s_k_of(model.grid, model.d, model.d, model.k);
        return first_failing({{model.common_divisor(), "d divides m + 1 and n + 1"},
                              {model.k_in_range(), "0 <= k <= d"},
                              {set.has(model.i, model.j), "(i, j) is in S"},
                              {set.neighbours_inside(model.i, model.j) > 0, "it has a neighbour"},
                              {!set.is_even_kernel(), "S is no even kernel"}});
    };
}

std::string s_k_is_empty(const Values& values) {
    const Model model(values, true, false);
    return first_failing({{grid_gcd(model.grid) == model.d, "d is the gcd"},
                          {model.k_in_range(), "0 <= k <= d"},
                          {s_k(model.grid, model.k).empty(), "S_k is empty"}});
}

std::string s_k_has_the_vertex(const Values& values) {
    const Model model(values, true, true);
    return first_failing({{grid_gcd(model.grid) % model.d == 0, "d divides m + 1 and n + 1"},
                          {model.k_in_range(), "0 <= k <= d"},
                          {s_k_of(model.grid, 2 * model.d, model.d, model.k).has(model.i, model.j),
                           "(i, j) is in S_k"}});
}

std::string corner_is_not_in_s(const Values& values) {
    const Model model(values, false, false);
    const auto members = diagonal_kernel(model.grid, model.d);
    return first_failing(
        {{model.common_divisor(), "d divides m + 1 and n + 1"},
         {std::ranges::count(members, model.grid.at(1, 1)) == 0, "(1, 1) is not in S"}});
}

/// How many k in 0, ..., k_max have the vertex in S_k, in the square of side 2d - 1, whose vertices
/// are their own residues.
std::ptrdiff_t values_of_k(const Values& values, int k_max) {
    const int d = values.number("d");
    const Grid square{2 * d - 1, 2 * d - 1};
    std::ptrdiff_t count = 0;
    for (int k = 0; k <= k_max; ++k)
        if (s_k_of(square, 2 * d, d, k).has(values.number("r"), values.number("s"))) ++count;
    return count;
}

std::string not_two_values(const Values& values) {
    const int d = values.number("d");
    return first_failing({{!divides(d, values.number("r")), "d does not divide a"},
                          {divides(d, values.number("s")), "d divides b"},
                          {values_of_k(values, d) != 2, "there are other than two k"}});
}

std::string three_values(const Values& values) {
    const int d = values.number("d");
    return first_failing({{!divides(d, values.number("r")), "d does not divide a"},
                          {!divides(d, values.number("s")), "d does not divide b"},
                          {values_of_k(values, 2 * d) > 2, "there are more than two k up to 2d"}});
}

constexpr int side_max = 7;

std::vector<Grid> small_grids(int side) {
    std::vector<Grid> result;
    for (int m = 1; m <= side; ++m)
        for (int n = 1; n <= side; ++n) result.push_back({m, n});
    return result;
}

int residue(int modulus, int x) {
    return (x % modulus + modulus) % modulus;
}

/// The arithmetic that all files on grids share.
void add_arithmetic(std::vector<Expected>& expected, int multiple_min, int multiple_max) {
    for (int d = 1; d <= 6; ++d) {
        const int modulus = 2 * d;
        for (int r = 0; r < modulus; ++r) {
            expected.push_back(value_of("multiple_of_d", {d, r}, divides(d, r)));
            expected.push_back(value_of("next", {modulus, r}, residue(modulus, r + 1)));
            expected.push_back(value_of("prev", {modulus, r}, residue(modulus, r - 1)));
        }
        for (int x = multiple_min * modulus + 1; x < multiple_max * modulus; ++x)
            expected.push_back(value_of("multiple_of_M", {modulus, x}, divides(modulus, x)));
    }
}

/// With k as an argument in its place, if the file has it.
std::vector<int> with_k(bool has_k, std::vector<int> before, int k, const std::vector<int>& after) {
    if (has_k) before.push_back(k);
    before.insert(before.end(), after.begin(), after.end());
    return before;
}

/// in_S is the set that characterizations/ and properties/ take, d being the gcd.
void add_sets(std::vector<Expected>& expected, bool has_k, int modulus_factor) {
    for (const Grid& grid : small_grids(side_max)) {
        const int d = grid_gcd(grid);
        const int modulus = modulus_factor * d;
        for (int k = 0; k <= (has_k ? d : 0); ++k) {
            const auto members =
                has_k ? s_k(grid, k, Signs::independent, modulus) : diagonal_kernel(grid, d);
            for (Vertex v = 0; v < grid.order(); ++v)
                expected.push_back(
                    value_of("in_S",
                             with_k(has_k, {modulus, d}, k,
                                    {residue(modulus, grid.a(v)), residue(modulus, grid.b(v))}),
                             std::ranges::binary_search(members, v)));
        }
    }
}

/// The two clauses at every vertex, d a divisor or not.
void add_clauses(std::vector<Expected>& expected, bool has_k, int modulus, int d, int k) {
    for (const Grid& grid : small_grids(4)) {
        const GridSet set = s_k_of(grid, modulus, d, k);
        for (int i = 1; i <= grid.m; ++i)
            for (int j = 1; j <= grid.n; ++j) {
                const int r = residue(modulus, i);
                const int s = residue(modulus, j);
                const bool even = set.has(i, j) || set.neighbours_inside(i, j) % 2 == 0;
                expected.push_back(value_of(
                    "even_at", with_k(has_k, {grid.m, grid.n, modulus, d}, k, {i, j, r, s}), even));
                if (i == grid.m || j == grid.n) continue;
                const bool adjacent = set.has(i, j) && (set.has(i + 1, j) || set.has(i, j + 1));
                expected.push_back(
                    value_of("independent_at", with_k(has_k, {modulus, d}, k, {r, s}), !adjacent));
            }
    }
}

std::vector<Situation> definitions_of_s_k() {
    Situation all;
    add_arithmetic(all.expected, -2, 3);
    add_sets(all.expected, true, 2);
    add_sets(all.expected, true, 1);
    for (int d = 1; d <= 4; ++d)
        for (int k = 0; k <= d; ++k) add_clauses(all.expected, true, 2 * d, d, k);
    for (int d = 1; d <= 4; ++d)
        for (int k = 0; k <= d; ++k)
            for (int r = 0; r < 2 * d; ++r)
                for (int s = 0; s < 2 * d; ++s)
                    all.expected.push_back(value_of("no_vertex_at", {2 * d, d, k, r, s},
                                                    !is_in_s_k(2 * d, d, k, r, s)));
    return {all};
}

std::vector<Situation> definitions_of_s() {
    Situation all;
    add_arithmetic(all.expected, -1, 2);
    add_sets(all.expected, false, 2);
    for (int d = 1; d <= 4; ++d) add_clauses(all.expected, false, 2 * d, d, 0);
    return {all};
}

int distance_to_multiple(int modulus, int x) {
    return std::min(residue(modulus, x), residue(modulus, -x));
}

void add_values_of_k(std::vector<Expected>& expected, int d, int r, int s) {
    const auto is_value = [&](int k) { return 0 <= k && k <= d && is_in_s_k(2 * d, d, k, r, s); };
    for (int k1 = -1; k1 <= d + 1; ++k1)
        for (int k2 = -1; k2 <= d + 1; ++k2) {
            expected.push_back(value_of("are_two_values", {d, r, s, k1, k2},
                                        k1 != k2 && is_value(k1) && is_value(k2)));
            for (int k = 0; k <= d; ++k)
                expected.push_back(value_of("is_no_third_value", {d, k, r, s, k1, k2},
                                            !is_value(k) || k == k1 || k == k2));
        }
}

std::vector<Situation> definitions_of_two_values() {
    Situation all;
    add_sets(all.expected, true, 2);
    for (int d = 1; d <= 3; ++d) {
        for (int r = 0; r < 2 * d; ++r) {
            all.expected.push_back(value_of("multiple_of_d", {d, r}, divides(d, r)));
            for (int s = 0; s < 2 * d; ++s) add_values_of_k(all.expected, d, r, s);
        }
        for (int x = -4 * d + 1; x < 6 * d; ++x)
            all.expected.push_back(value_of("multiple_of_M", {2 * d, x}, divides(2 * d, x)));
        for (int x = -2 * d + 1; x < 4 * d; ++x)
            all.expected.push_back(value_of("distance", {d, x}, distance_to_multiple(2 * d, x)));
    }
    return {all};
}

std::vector<Situation> definitions_of_either_or() {
    Situation all;
    for (int d = 2; d <= 4; ++d)
        for (int i = 1; i <= 8; ++i)
            for (int j = 1; j <= 8; ++j)
                for (int p = -2; p <= 2; ++p)
                    for (int q = -2; q <= 4; ++q)
                        all.expected.push_back(value_of("both", {d, i, j, p, q},
                                                        i - j == 2 * d * p && i + j == 2 * d * q));
    return {all};
}

/// modulus divides x, and x is not one of the multiples that the query names.
Counterexample another_multiple(const std::string& modulus, int least, int greatest) {
    return [=](const Values& values) {
        const int quotient = values.number("x") / values.number(modulus);
        return first_failing({{divides(values.number(modulus), values.number("x")), "it divides x"},
                              {quotient < least || quotient > greatest, "it is another multiple"}});
    };
}

std::string both_divide(const Values& values) {
    const int d = values.number("d");
    const int i = values.number("i");
    const int j = values.number("j");
    return first_failing({{divides(2 * d, i - j) && divides(2 * d, i + j), "2d divides both"},
                          {divides(d, i) && divides(d, j), "i and j are multiples of d"}});
}

using Instances = std::map<std::string, std::vector<std::string>>;

const std::vector<Grid> grids_of_instances{{1, 1}, {1, 3}, {2, 2}, {5, 2}, {3, 3}};

template <class Visit>
void for_each_common_divisor(Visit visit) {
    for (const Grid& grid : grids_of_instances)
        for (int d = 1; d <= grid_gcd(grid); ++d)
            if (grid_gcd(grid) % d == 0) visit(grid, d);
}

void add_vertices(std::vector<std::string>& instances, const std::string& parameters,
                  const Grid& grid) {
    for (int i = 1; i <= grid.m; ++i)
        for (int j = 1; j <= grid.n; ++j)
            instances.push_back(all_of({parameters, fixed({{"i", i}, {"j", j}})}));
}

void add_residues(std::vector<std::string>& instances, const std::string& parameters, int d,
                  bool multiples_of_d) {
    for (int r = 0; r < 2 * d; ++r)
        for (int s = 0; s < 2 * d; ++s)
            if (multiples_of_d || (!divides(d, r) && !divides(d, s)))
                instances.push_back(all_of({parameters, fixed({{"r", r}, {"s", s}})}));
}

Instances instances_of_s_k() {
    Instances result;
    for (int d = 1; d <= 4; ++d) {
        for (int z = 0; z <= 1; ++z)
            result["multiples of d"].push_back(fixed({{"d", d}, {"x", d * z}}));
        for (int z = -1; z <= 2; ++z)
            result["multiples of M"].push_back(fixed({{"M", d}, {"x", d * z}}));
    }
    for_each_common_divisor([&](const Grid& grid, int d) {
        for (int k = 0; k <= d; ++k) {
            const std::string parameters =
                fixed({{"m", grid.m}, {"n", grid.n}, {"d", d}, {"k", k}});
            add_vertices(result["independent"], parameters, grid);
            add_vertices(result["even"], parameters, grid);
            if (d == 1 || (d == 2 && k == 1))
                add_residues(result["empty"], parameters, d, true);
            else
                result["nonempty"].push_back(parameters);
        }
    });
    return result;
}

Instances instances_of_s() {
    Instances result;
    for_each_common_divisor([&](const Grid& grid, int d) {
        if (d == 1) return;
        const std::string parameters = fixed({{"m", grid.m}, {"n", grid.n}, {"d", d}});
        add_vertices(result["independent"], parameters, grid);
        add_vertices(result["even"], parameters, grid);
        result["(1, 1)"].push_back(parameters);
    });
    return result;
}

Instances instances_of_two_values() {
    Instances result;
    for (int d = 1; d <= 4; ++d) {
        add_residues(result["two values"], fixed({{"d", d}}), d, false);
        for (int k = 0; k <= d; ++k)
            add_residues(result["no third value"], fixed({{"d", d}, {"k", k}}), d, false);
    }
    return result;
}

Instances instances_of_either_or() {
    Instances result;
    for (int d = 2; d <= 3; ++d)
        for (int i = 1; i <= 6; ++i)
            for (int j = 1; j <= 6; ++j)
                for (int p = -1; p <= 1; ++p)
                    if (!divides(d, i) || !divides(d, j))
                        result["either or"].push_back(
                            fixed({{"d", d}, {"i", i}, {"j", j}, {"p", p}, {"q", 1}}));
    return result;
}

}  // namespace

Readings grid_readings() {
    return {
        {"SV25_corollary_12",
         {definitions_of_s_k,
          {{"multiples of d: x >= 2d allowed", another_multiple("d", 0, 1)},
           {"multiples of M: x >= 3M allowed", another_multiple("M", -1, 2)},
           {"independent: modulo d", modulo_d_is_not_independent(true)},
           {"even: modulo d", modulo_d_is_odd(true)},
           {"even: d need not divide n + 1", d_need_not_divide(true)},
           {"nonempty: whatever d and k", s_k_is_empty},
           {"empty: whatever d and k", s_k_has_the_vertex}},
          instances_of_s_k}},

        {"SV25_two_values_of_k",
         {definitions_of_two_values,
          {{"two values: d may divide b", not_two_values},
           {"no third value: k up to 2d", three_values}},
          instances_of_two_values}},

        {"FSU93_theorem_4_2_kernel",
         {definitions_of_s,
          {{"independent: d | (i - j) or d | (i + j)", modulo_d_is_not_independent(false)},
           {"even: d | (i - j) or d | (i + j)", modulo_d_is_odd(false)},
           {"even: d need not divide n + 1", d_need_not_divide(false)},
           {"(1, 1): d = 1 allowed", corner_is_not_in_s}},
          instances_of_s}},

        {"FSU93_theorem_4_2_either_or",
         {definitions_of_either_or,
          {{"either or: i and j may be multiples of d", both_divide}},
          instances_of_either_or}},

    };
}

}  // namespace gazetteer::smt
