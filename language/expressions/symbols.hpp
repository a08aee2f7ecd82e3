// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of the language, and its types in words: what a text is resolved by.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures::symbols {

/// A type as messages name it.
inline const char* noun(Type type) {
    switch (type) {
        case Type::boolean:
            return "a boolean";
        case Type::integer:
            return "an integer";
        case Type::real:
            return "a real number";
        case Type::vertex:
            return "a vertex";
        case Type::set:
            return "a set of vertices";
        case Type::graph:
            return "a graph";
        case Type::game:
            return "a game";
        case Type::outcome:
            return "the outcome of a partizan game";
        case Type::game_value:
            return "the value of a game";
        case Type::digraph:
            return "a digraph";
    }
    return "nothing";
}

/// What an answer tells by a name, and not as a boolean or a number: "{2|1}", "L".
constexpr bool is_told_by_name(Type type) {
    return type == Type::outcome || type == Type::game_value;
}

/// A sign or a name of the grammar and what it stands for.
struct Symbol {
    const char* text;
    Op op;
};
inline constexpr std::array<Symbol, 12> operations{{{"and", Op::conjunction},
                                                    {"or", Op::disjunction},
                                                    {"xor", Op::exclusive_or},
                                                    {"->", Op::implication},
                                                    {"<->", Op::equivalence},
                                                    {"+", Op::add},
                                                    {"-", Op::subtract},
                                                    {"*", Op::multiply},
                                                    {"div", Op::divide},
                                                    {"mod", Op::modulo},
                                                    {"/", Op::quotient},
                                                    {"^", Op::power}}};
/// `->` between vertices, which the grammar takes for an implication, is a comparison.
inline constexpr const char* arc_sign = "->";
inline constexpr std::array<Symbol, 8> comparisons{{{"=", Op::equal},
                                                    {"!=", Op::unequal},
                                                    {"<", Op::less},
                                                    {"<=", Op::less_equal},
                                                    {">", Op::greater},
                                                    {">=", Op::greater_equal},
                                                    {"~", Op::adjacent},
                                                    {arc_sign, Op::arc}}};
inline constexpr std::array<Symbol, 3> functions{
    {{"gcd", Op::gcd}, {"min", Op::min}, {"max", Op::max}}};

/// These take one number.
inline constexpr std::array<Symbol, 6> functions_of_one{{{"sqrt", Op::square_root},
                                                         {"ln", Op::logarithm},
                                                         {"exp", Op::exponential},
                                                         {"abs", Op::absolute},
                                                         {"floor", Op::floor},
                                                         {"ceil", Op::ceiling}}};

/// A word of grids, and whether it is of a vertex. Rows and columns are counted from 1.
struct Coordinate {
    const char* text;
    bool of_vertex;
};
/// That of `row` with its place made even or odd is that of `column`.
inline constexpr std::array<Coordinate, 4> coordinates{
    {{"rows", false}, {"columns", false}, {"row", true}, {"column", true}}};

/// A quantifier over the vertices, over neighbours, over sets of vertices, over numbers, and over
/// edges, unless that is one within another.
struct Quantifier {
    const char* text;
    Op vertices;
    Op neighbours;
    Op sets;
    Op numbers;
    std::optional<Op> edges;
    /// Whether over edges means once each, and says so.
    bool once = false;
};
inline constexpr std::array<Quantifier, 6> quantifiers{
    {{"forall", Op::for_all, Op::for_all_neighbours, Op::for_all_sets, Op::for_all_numbers,
      std::nullopt},
     {"exists", Op::exists, Op::exists_neighbour, Op::exists_set, Op::exists_number, std::nullopt},
     {"count", Op::count, Op::count_neighbours, Op::count_sets, Op::count_numbers, Op::count_edges,
      true},
     {"sum", Op::sum, Op::sum_neighbours, Op::sum_sets, Op::sum_numbers, Op::sum_edges, true},
     {"max", Op::greatest, Op::greatest_neighbour, Op::greatest_set, Op::greatest_number,
      Op::greatest_edge},
     {"min", Op::least, Op::least_neighbour, Op::least_set, Op::least_number, Op::least_edge}}};

/// A word of the grammar.
inline const Quantifier& quantifier_named(const std::string& text) {
    return *std::ranges::find_if(quantifiers,
                                 [&](const Quantifier& known) { return known.text == text; });
}

/// Other names of terms, as papers write them.
struct Alias {
    const char* alias;
    const char* name;
};
inline constexpr std::array<Alias, 7> aliases{{{"alpha", "independence_number"},
                                               {"chi", "chromatic_number"},
                                               {"gamma", "domination_number"},
                                               {"m", "size"},
                                               {"mu", "matching_number"},
                                               {"n", "order"},
                                               {"omega", "clique_number"}}};

template <std::size_t n>
std::optional<Op> find(const std::array<Symbol, n>& symbols, const std::string& text) {
    for (const Symbol& symbol : symbols)
        if (text == symbol.text) return symbol.op;
    return std::nullopt;
}

}  // namespace gazetteer::conjectures::symbols
