// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include "language/naive/naive_evaluator.hpp"
#include "language/naive/naive_values.hpp"

namespace gazetteer::conjectures::naive {

bool Evaluation::is_value(const Syntax& s) const {
    if (s.kind == Syntax::Kind::quoted) return true;
    if (s.kind == Syntax::Kind::name) return s.text == "value" || game_values_.contains(s.text);
    return s.kind == Syntax::Kind::operation && (s.text == "+" || s.text == "-") &&
           std::ranges::any_of(s.children, [&](const Syntax& part) { return is_value(part); });
}

Number Evaluation::game_value(const Syntax& s) {
    if (s.kind == Syntax::Kind::quoted) return written_game(s.text);
    if (s.kind == Syntax::Kind::name && s.text == "value") return value_of_game(s);
    if (s.kind == Syntax::Kind::operation && is_value(s)) {
        const Number a = game_value(s.children[0]);
        const bool negative = s.text == "-";
        if (s.children.size() == 1) return a ? Number(naive::negative(static_cast<Game>(*a))) : a;
        const Number b = game_value(s.children[1]);
        if (!a || !b) return {};
        const Game second = static_cast<Game>(*b);
        return sum(static_cast<Game>(*a), negative ? naive::negative(second) : second);
    }
    if (is_value(s)) return number(s);
    const bool quotient = s.kind == Syntax::Kind::operation && s.text == "/";
    const Number over = number(quotient ? s.children[0] : s);
    const Number under = quotient ? number(s.children[1]) : Number(1);
    return over && under ? Number(number_game(whole(over), whole(under))) : Number();
}

Number Evaluation::value_of_game(const Syntax& s) {
    NamedGraph graph = whole_;
    std::vector<Vertex> named;
    for (std::size_t i = 1; i < s.children.size(); ++i) {
        if (is_operator(s.children[i]))
            graph = made(s.children[i]);
        else if (const auto given = written(s.children[i]))
            graph = *given;
        else
            named.push_back(vertex(number(s.children[i])));
    }
    std::vector<Vertex> tokens;
    for (const Vertex name : named) {
        const auto here = graph.find(name);
        if (!here) return {};
        tokens.push_back(*here);
    }
    const std::string game = game_of(s.children[0]);
    return graph.arcs ? game_on(game, *graph.arcs, tokens) : game_on(game, graph.graph, tokens);
}

Number Evaluation::compared_values(const Syntax& s) {
    Number result = 1;
    for (std::size_t i = 0; i < s.operators.size(); ++i) {
        const Number a = game_value(s.children[i]);
        const Number b = game_value(s.children[i + 1]);
        if (!a || !b) {
            result = both(result, {});
            continue;
        }
        const bool below = at_most(static_cast<Game>(*a), static_cast<Game>(*b));
        const bool above = at_most(static_cast<Game>(*b), static_cast<Game>(*a));
        const std::string& sign = s.operators[i].text;
        const bool holds = sign == "="    ? below && above
                           : sign == "!=" ? !below || !above
                           : sign == "<"  ? below && !above
                           : sign == "<=" ? below
                           : sign == ">"  ? above && !below
                                          : above;
        result = both(result, holds);
    }
    return result;
}

}  // namespace gazetteer::conjectures::naive
