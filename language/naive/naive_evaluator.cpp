// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/naive/naive_evaluator.hpp"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <set>

#include "language/naive/naive_reals.hpp"
#include "language/naive/naive_values.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::naive {

Number Evaluation::value(const Syntax& syntax, Vertex v) {
    variables_ = {{"v", v}};
    return number(syntax);
}

Number Evaluation::number(const Syntax& s) {
    runs::poll();
    switch (s.kind) {
        case Syntax::Kind::number:
            return std::stold(s.text);
        case Syntax::Kind::name:
            return name(s);
        case Syntax::Kind::operation:
            return operation(s);
        case Syntax::Kind::comparison:
            return comparison(s);
        case Syntax::Kind::quantifier:
            return quantifier(s);
        case Syntax::Kind::edge_quantifier:
            return edge_quantifier(s);
        case Syntax::Kind::let:
            return let(s);
        case Syntax::Kind::property:
            return property(s);
        case Syntax::Kind::members:
            return members(s);
        case Syntax::Kind::bars:
            return bars(s);
        case Syntax::Kind::where:
        case Syntax::Kind::quoted:
            return {};
    }
    return {};
}

Number Evaluation::let(const Syntax& s) {
    const auto before = values_;
    const auto edges_before = edge_sets_;
    if (is_value(s.children[0])) game_values_.insert(s.text);
    if (is_edge_set(s.children[0]))
        edge_sets_[s.text] = edge_set(s.children[0]);
    else
        values_[s.text] = number(s.children[0]);
    const Number result = number(s.children[1]);
    values_ = before;
    edge_sets_ = edges_before;
    return result;
}

bool Evaluation::is_edge_set(const Syntax& s) const {
    return (s.kind == Syntax::Kind::name && edge_sets_.contains(s.text)) ||
           (s.kind == Syntax::Kind::property && s.variables.size() == 2);
}

bool Evaluation::is_arc(const Syntax& s) const {
    return s.text == "->" && std::ranges::all_of(s.children, [&](const Syntax& end) {
               return end.kind == Syntax::Kind::name && variables_.contains(end.text);
           });
}

Number Evaluation::operation(const Syntax& s) {
    if (is_arc(s))
        return whole_.arcs.value().has_arc(vertex(number(s.children[0])),
                                           vertex(number(s.children[1])));
    if (is_value(s)) return game_value(s);
    const Number a = number(s.children[0]);
    if (s.text == "not") return negated(a);
    if (s.children.size() == 1) return a && *a != infinite ? Number(-*a) : Number();
    // What a false hypothesis leaves open is not asked of so many sets.
    if (!edge_sets_.empty() && a == Number(0) && (s.text == "->" || s.text == "and"))
        return s.text == "->";
    const Number b = number(s.children[1]);
    if (s.text == "and") return both(a, b);
    if (s.text == "or") return negated(both(negated(a), negated(b)));
    if (s.text == "->") return negated(both(a, negated(b)));
    if (!a || !b) return {};
    if (s.text == "xor") return *a != *b;
    if (s.text == "<->") return *a == *b;
    return arithmetic(s.text, *a, *b);
}

Number Evaluation::comparison(const Syntax& s) {
    if (is_edge_set(s.children.back())) {
        const Syntax& ends = s.children.front();
        return edge_set(s.children.back())
            .adjacent(vertex(number(ends.children[0])), vertex(number(ends.children[1])));
    }
    if (std::ranges::any_of(s.children, [&](const Syntax& side) { return is_value(side); }))
        return compared_values(s);
    Number result = 1;
    Number left = number(s.children[0]);
    for (std::size_t i = 0; i < s.operators.size(); ++i) {
        const Number right = number(s.children[i + 1]);
        result = both(result, compared(s.operators[i].text, left, right));
        left = right;
    }
    return result;
}

Number Evaluation::compared(const std::string& sign, Number a, Number b) {
    if (!a || !b) return {};
    if (sign == "in") return contains(whole(b), whole(a));
    if (sign == "~") return adjacent(vertex(a), vertex(b));
    const bool equal = same(*a, *b);
    if (sign == "=") return equal;
    if (sign == "!=") return !equal;
    if (sign == "<") return !equal && *a < *b;
    if (sign == "<=") return equal || *a < *b;
    return sign == ">" ? !equal && *a > *b : equal || *a > *b;
}

Number Evaluation::members(const Syntax& s) {
    long bits = 0;
    for (const Syntax& member : s.children) bits |= 1L << whole(number(member));
    return bits;
}

bool Evaluation::is_set(const Syntax& s) {
    return s.kind == Syntax::Kind::property || s.kind == Syntax::Kind::members ||
           (s.kind == Syntax::Kind::name && std::isupper(s.text[0]) != 0);
}

Number Evaluation::bars(const Syntax& s) {
    if (is_edge_set(s.children[0])) return edge_set(s.children[0]).size();
    const Number inner = number(s.children[0]);
    if (!inner) return inner;
    return is_set(s.children[0]) ? std::popcount(static_cast<unsigned long>(whole(inner)))
                                 : std::abs(*inner);
}

Number Evaluation::coordinate(const Syntax& s) {
    const OfPair& distance = pair_terms().at("distance");
    Vertex end = 0;
    while (end + 1 < whole_.graph.order() && adjacent(end, end + 1)) ++end;
    const long columns = end + 1;
    if (s.text == "columns") return columns;
    if (s.text == "rows") return whole_.graph.order() / columns;
    const Vertex u = s.children.empty() ? variables_.at("v") : vertex(number(s.children.front()));
    const long from_corner = distance(whole_.graph, 0, u);
    const long along = (from_corner + end - distance(whole_.graph, end, u)) / 2;
    return s.text == "column" ? along + 1 : from_corner - along + 1;
}

bool Evaluation::is_operator(const Syntax& s) const {
    static const std::set<std::string> words{"G",          "complement", "square",    "power",
                                             "line_graph", "delete",     "induced",   "delete_edge",
                                             "converse",   "delete_arc", "underlying"};
    return words.contains(s.text) || is_edge_set(s);
}

Number Evaluation::name(const Syntax& s) {
    if (const auto known = variables_.find(s.text); known != variables_.end()) return known->second;
    if (const auto known = values_.find(s.text); known != values_.end()) return known->second;
    if (s.text == "value") return game_value(s);
    if (s.text == "is_number") {
        const Number game = game_value(s.children[0]);
        return game ? Number(naive::is_number(static_cast<Game>(*game))) : game;
    }
    if (s.text == "true" || s.text == "false") return s.text == "true";
    if (s.text == "infinity") return infinite;
    if (s.text == "empty" && is_edge_set(s.children[0])) return edge_set(s.children[0]).size() == 0;
    if (s.text == "empty") return number(s.children[0]) == Number(0);
    if (s.text == "abs" || s.text == "sqrt" || s.text == "ln" || s.text == "exp" ||
        s.text == "floor" || s.text == "ceil")
        return of_one(s.text, number(s.children[0]));
    if (s.text == "gcd" || s.text == "min" || s.text == "max") return function(s);
    if (s.text == "row" || s.text == "column" || s.text == "rows" || s.text == "columns")
        return coordinate(s);
    return term(s);
}

}  // namespace gazetteer::conjectures::naive
