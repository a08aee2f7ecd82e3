// SPDX-License-Identifier: GPL-3.0-or-later
// Values of games: compared with each other and with numbers, added, and written in quotes.
#include <numeric>

#include "language/expressions/game_values.hpp"
#include "language/expressions/resolving/resolver.hpp"

namespace gazetteer::conjectures::resolving {

int Resolver::side(const Syntax& syntax) {
    if (syntax.kind != Syntax::Kind::quoted || condition_ != nullptr) return any(syntax);
    const auto written = written_value(syntax.text);
    if (!written) fail(written.error().message, syntax.column + written.error().column - 1);
    return add(Op::constant, Type::game_value, {}, *written);
}

int Resolver::as_value(int id, const Syntax& syntax) {
    if (is_value(id)) return id;
    check_number(id, syntax);
    if (type(id) == Type::integer) return add(Op::as_value, Type::game_value, {id});
    const Node& node = result_.node(id);
    if (node.op != Op::quotient || type(node.children[0]) != Type::integer ||
        type(node.children[1]) != Type::integer)
        fail("a value is compared with an integer, or a quotient of two, as in 1/2 and order / 4",
             syntax.column);
    const Node& over = result_.node(node.children[0]);
    const Node& under = result_.node(node.children[1]);
    if (over.op == Op::constant && under.op == Op::constant) {
        const std::int64_t lowest =
            std::abs(under.value) / std::max<std::int64_t>(1, std::gcd(over.value, under.value));
        if (!is_denominator(lowest))
            fail("no value is such a number: a denominator is a power of 2", syntax.column);
    }
    return add(Op::as_value, Type::game_value, {id});
}

int Resolver::summed(Op op, const Syntax& a, const Syntax& b) {
    const int left = side(a);
    if (!is_value(left)) check_number(left, a);
    const int right = side(b);
    if (is_value(left) || is_value(right))
        return add(op, Type::game_value, {as_value(left, a), as_value(right, b)});
    check_number(right, b);
    return add(op, result_type(op, type(left), type(right), false), {left, right});
}

int Resolver::number_value(const Syntax& syntax) {
    if (syntax.children.size() != 1)
        fail("'is_number' takes the value of a game: is_number(value(col))", syntax.column);
    const int value = side(syntax.children[0]);
    return add(Op::is_number, Type::boolean,
               {of_type(value, Type::game_value, syntax.children[0])});
}

}  // namespace gazetteer::conjectures::resolving
