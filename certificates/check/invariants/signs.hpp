// SPDX-License-Identifier: GPL-3.0-or-later
// The words and signs of conjectures, each with what it stands for.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "certificates/check/invariants/expression.hpp"

namespace gazetteer::check::invariants::signs {

struct Sign {
    std::string_view name;
    Op op;
};
inline constexpr std::array<Sign, 1> or_sign{{{"or", Op::disjunction}}};
inline constexpr std::array<Sign, 1> xor_sign{{{"xor", Op::exclusive}}};
inline constexpr std::array<Sign, 1> and_sign{{{"and", Op::conjunction}}};
inline constexpr std::array<Sign, 2> sum_signs{{{"+", Op::add}, {"-", Op::subtract}}};
inline constexpr std::array<Sign, 4> product_signs{
    {{"*", Op::multiply}, {"/", Op::quotient}, {"div", Op::divide}, {"mod", Op::modulo}}};
inline constexpr std::array<Sign, 8> comparisons{{{"=", Op::equal},
                                                  {"!=", Op::unequal},
                                                  {"<", Op::less},
                                                  {"<=", Op::less_equal},
                                                  {">", Op::greater},
                                                  {">=", Op::greater_equal},
                                                  {"~", Op::adjacent},
                                                  {"in", Op::member}}};
inline constexpr std::array<Sign, 6> quantifiers{{{"forall", Op::for_all},
                                                  {"exists", Op::exists},
                                                  {"count", Op::count},
                                                  {"sum", Op::sum},
                                                  {"min", Op::min},
                                                  {"max", Op::max}}};
inline constexpr std::array<Sign, 3> functions{
    {{"gcd", Op::common_divisor}, {"min", Op::least}, {"max", Op::greatest}}};
inline constexpr std::array<Sign, 4> functions_of_one{{{"sqrt", Op::square_root},
                                                       {"abs", Op::absolute},
                                                       {"floor", Op::floor},
                                                       {"ceil", Op::ceiling}}};

/// What is made of a graph, or asked of it, with what.
struct Made {
    std::string_view name;
    Op op;
    Sort sort;
    std::vector<Sort> with;
};
inline const std::array<Made, 15> made{
    {{"complement", Op::complement, Sort::graph, {}},
     {"square", Op::square, Sort::graph, {}},
     {"power", Op::graph_power, Sort::graph, {Sort::number}},
     {"line_graph", Op::line_graph, Sort::graph, {}},
     {"delete", Op::without_vertex, Sort::graph, {Sort::vertex}},
     {"delete_edge", Op::without_edge, Sort::graph, {Sort::vertex, Sort::vertex}},
     {"induced", Op::induced, Sort::graph, {Sort::set}},
     {"contains", Op::contains, Sort::boolean, {Sort::graph}},
     {"contains_induced", Op::contains_induced, Sort::boolean, {Sort::graph}},
     {"isomorphic", Op::isomorphic, Sort::boolean, {Sort::graph}},
     {"distance", Op::distance, Sort::number, {Sort::vertex, Sort::vertex}},
     {"eigenvalue", Op::eigenvalue, Sort::number, {Sort::number}},
     {"laplacian_eigenvalue", Op::laplacian_eigenvalue, Sort::number, {Sort::number}},
     {"signless_laplacian_eigenvalue",
      Op::signless_laplacian_eigenvalue,
      Sort::number,
      {Sort::number}},
     {"distance_eigenvalue", Op::distance_eigenvalue, Sort::number, {Sort::number}}}};

/// The one of this name, or null.
template <class Known>
const Known* known(std::span<const Known> all, std::string_view name) {
    const auto found = std::ranges::find(all, name, &Known::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace gazetteer::check::invariants::signs
