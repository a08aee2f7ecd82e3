// SPDX-License-Identifier: GPL-3.0-or-later
// The words and signs of conditions, each with what it stands for.
#pragma once

#include <algorithm>
#include <span>

#include "certificates/check/rules/rules.hpp"

namespace gazetteer::check::signs {

struct Sign {
    std::string_view name;
    Part::Op op;
};
inline constexpr std::array<Sign, 1> or_sign{{{"or", Part::Op::disjunction}}};
inline constexpr std::array<Sign, 1> xor_sign{{{"xor", Part::Op::exclusive}}};
inline constexpr std::array<Sign, 1> and_sign{{{"and", Part::Op::conjunction}}};
inline constexpr std::array<Sign, 2> sum_signs{{{"+", Part::Op::add}, {"-", Part::Op::subtract}}};
inline constexpr std::array<Sign, 3> product_signs{
    {{"*", Part::Op::multiply}, {"div", Part::Op::divide}, {"mod", Part::Op::modulo}}};
inline constexpr std::array<Sign, 9> comparisons{{{"=", Part::Op::equal},
                                                  {"==", Part::Op::equal},
                                                  {"!=", Part::Op::unequal},
                                                  {"<", Part::Op::less},
                                                  {"<=", Part::Op::less_equal},
                                                  {">", Part::Op::greater},
                                                  {">=", Part::Op::greater_equal},
                                                  {"~", Part::Op::adjacent},
                                                  {"in", Part::Op::member}}};
inline constexpr std::array<Sign, 3> quantifiers{
    {{"forall", Part::Op::for_all}, {"exists", Part::Op::exists}, {"count", Part::Op::count}}};

/// What is asked of a graph, or made of it, and of how many vertices.
struct Term {
    std::string_view name;
    Part::Op op;
    Part::Sort sort;
    std::size_t vertices;
};
inline constexpr std::array<Term, 9> known_terms{
    {{"order", Part::Op::order, Part::Sort::integer, 0},
     {"size", Part::Op::size, Part::Sort::integer, 0},
     {"components", Part::Op::components, Part::Sort::integer, 0},
     {"connected", Part::Op::connected, Part::Sort::boolean, 0},
     {"bipartite", Part::Op::bipartite, Part::Sort::boolean, 0},
     {"degree", Part::Op::degree, Part::Sort::integer, 1},
     {"complement", Part::Op::complement, Part::Sort::graph, 0},
     {"delete", Part::Op::without_vertex, Part::Sort::graph, 1},
     {"delete_edge", Part::Op::without_edge, Part::Sort::graph, 2}}};

/// The one of this name, or null.
template <class Known>
const Known* known(std::span<const Known> all, std::string_view name) {
    const auto found = std::ranges::find(all, name, &Known::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace gazetteer::check::signs
