// The signs of the language, and its types in words: what a text is resolved by.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "conjectures/language/expression.hpp"

namespace gazetteer::conjectures::symbols {

/// A type as messages name it.
inline const char* noun(Type type) {
    switch (type) {
        case Type::boolean:
            return "a boolean";
        case Type::integer:
            return "an integer";
        case Type::vertex:
            return "a vertex";
        case Type::graph:
            return "a graph";
        case Type::game:
            return "a game";
        case Type::outcome:
            return "the outcome of a partizan game";
    }
    return "nothing";
}

/// A sign or a name of the grammar and what it stands for.
struct Symbol {
    const char* text;
    Op op;
};
inline constexpr std::array<Symbol, 10> operations{{{"and", Op::conjunction},
                                                    {"or", Op::disjunction},
                                                    {"xor", Op::exclusive_or},
                                                    {"->", Op::implication},
                                                    {"<->", Op::equivalence},
                                                    {"+", Op::add},
                                                    {"-", Op::subtract},
                                                    {"*", Op::multiply},
                                                    {"div", Op::divide},
                                                    {"mod", Op::modulo}}};
inline constexpr std::array<Symbol, 7> comparisons{{{"=", Op::equal},
                                                    {"!=", Op::unequal},
                                                    {"<", Op::less},
                                                    {"<=", Op::less_equal},
                                                    {">", Op::greater},
                                                    {">=", Op::greater_equal},
                                                    {"~", Op::adjacent}}};
inline constexpr std::array<Symbol, 3> functions{
    {{"gcd", Op::gcd}, {"min", Op::min}, {"max", Op::max}}};

template <std::size_t n>
std::optional<Op> find(const std::array<Symbol, n>& symbols, const std::string& text) {
    for (const Symbol& symbol : symbols)
        if (text == symbol.text) return symbol.op;
    return std::nullopt;
}

}  // namespace gazetteer::conjectures::symbols
