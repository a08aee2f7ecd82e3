// SPDX-License-Identifier: GPL-3.0-or-later
// Operations and comparisons, and the whole of a text.
#include "language/expressions/parse_value.hpp"
#include "language/expressions/resolving/arcs.hpp"
#include "language/expressions/resolving/resolver.hpp"

namespace gazetteer::conjectures::resolving {

namespace {

/// The number of nodes of the tree that a node stands for grows beyond this when equal parts
/// multiply ("a < b < c" has b twice).
constexpr std::int64_t tree_size_max = 200'000;
/// Parts of a text that are resolved, those of a value at each use.
constexpr std::int64_t resolved_max = 1'000'000;

}  // namespace

Expression Resolver::value(const Syntax& syntax) {
    const int id = any(syntax);
    if (type(id) != Type::boolean && !is_number(id))
        fail(std::string("expected a boolean or a number, found ") + noun(id), syntax.column);
    result_.set_root(id);
    return std::move(result_);
}

Expression Resolver::answer(const Syntax& syntax) {
    const int id = any(syntax);
    if (type(id) != Type::boolean && !is_number(id) && !symbols::is_told_by_name(type(id)))
        fail(std::string("expected a boolean, a number, or the value or the outcome of a game, "
                         "found ") +
                 noun(id),
             syntax.column);
    result_.set_root(id);
    return std::move(result_);
}

Expression Resolver::whole(const Syntax& syntax) {
    result_.set_root(wanted(syntax, Type::boolean));
    return std::move(result_);
}

int Resolver::add(Op op, Type type, std::vector<int> children, std::int64_t value, TermGame game) {
    std::int64_t size = 1;
    for (int child : children) size += tree_sizes_[static_cast<std::size_t>(child)];
    if (size > tree_size_max)
        fail("with its repeated parts written out, the expression has more than " +
                 std::to_string(tree_size_max) + " parts",
             1);
    const int id = result_.add({op, type, game, value, std::move(children)});
    if (static_cast<std::size_t>(id) == tree_sizes_.size()) tree_sizes_.push_back(size);
    return id;
}

int Resolver::wanted(const Syntax& syntax, Type wanted_type) {
    return of_type(any(syntax), wanted_type, syntax);
}

int Resolver::of_type(int id, Type wanted_type, const Syntax& syntax) const {
    if (type(id) != wanted_type)
        fail(std::string("expected ") + symbols::noun(wanted_type) + ", found " + noun(id),
             syntax.column);
    return id;
}

int Resolver::any(const Syntax& syntax) {
    const auto refuse = [&](const std::string& most) {
        fail("with what it names written out, an expression has at most " + most, syntax.column);
    };
    if (++level_ > expression_depth_max) refuse(std::to_string(expression_depth_max) + " levels");
    if (++resolved_ > resolved_max) refuse(std::to_string(resolved_max) + " parts");
    const int result = of_kind(syntax);
    --level_;
    return result;
}

int Resolver::of_kind(const Syntax& syntax) {
    switch (syntax.kind) {
        case Syntax::Kind::number:
            return number(syntax);
        case Syntax::Kind::name:
            return named(syntax);
        case Syntax::Kind::operation:
            return operation(syntax);
        case Syntax::Kind::comparison:
            return comparison(syntax);
        case Syntax::Kind::quantifier:
            return quantifier(syntax);
        case Syntax::Kind::edge_quantifier:
            return edge_quantifier(syntax);
        case Syntax::Kind::quoted:
            return added(given_graph(syntax, "\"" + syntax.text + "\"", syntax.text));
        case Syntax::Kind::let:
            return let(syntax);
        case Syntax::Kind::where:
            return restricted(syntax);
        case Syntax::Kind::property:
            return set_by_property(syntax);
        case Syntax::Kind::members:
            return set_of_members(syntax);
        case Syntax::Kind::bars:
            return bars(syntax);
    }
    throw ContractViolation("requires a kind of syntax");
}

int Resolver::number(const Syntax& syntax) {
    if (syntax.text.size() > 18) fail("an integer has at most 18 digits", syntax.column);
    return add(Op::constant, Type::integer, {}, std::stoll(syntax.text));
}

int Resolver::operation(const Syntax& syntax) {
    if (syntax.text == "not")
        return add(Op::negation, Type::boolean, {wanted(syntax.children[0], Type::boolean)});
    if (syntax.children.size() == 1) {
        const int child = side(syntax.children[0]);
        if (!is_value(child)) check_number(child, syntax.children[0]);
        return add(Op::minus, type(child), {child});
    }
    const Op op = *symbols::find(symbols::operations, syntax.text);
    if (op == Op::implication && condition_ == nullptr)
        if (const auto arcs = with_arcs(syntax, [&](const Syntax& s) { return names_vertex(s); }))
            return any(*arcs);
    if (op > Op::equivalence) return arithmetic(op, syntax.children[0], syntax.children[1]);
    const int left = wanted(syntax.children[0], Type::boolean);
    const int right = wanted(syntax.children[1], Type::boolean);
    return add(op, Type::boolean, {left, right});
}

int Resolver::arithmetic(Op op, const Syntax& a, const Syntax& b) {
    if (op == Op::add || op == Op::subtract) return summed(op, a, b);
    const bool whole = op == Op::divide || op == Op::modulo || op == Op::gcd;
    const int left = whole ? wanted(a, Type::integer) : number_in(a);
    const bool to_integer = whole || op == Op::power;
    const int right = to_integer ? wanted(b, Type::integer) : number_in(b);
    const bool literal = b.kind == Syntax::Kind::number;
    return add(op, result_type(op, type(left), type(right), literal), {left, right});
}

int Resolver::number_in(const Syntax& syntax) {
    const int id = any(syntax);
    check_number(id, syntax);
    return id;
}

void Resolver::check_number(int id, const Syntax& syntax) const {
    if (!is_number(id)) fail(std::string("expected a number, found ") + noun(id), syntax.column);
}

int Resolver::comparison(const Syntax& syntax) {
    const auto one = [&](std::size_t i) {
        return compared(syntax.children[i], syntax.operators[i], syntax.children[i + 1]);
    };
    int result = one(0);
    for (std::size_t i = 1; i < syntax.operators.size(); ++i) result = both(result, one(i));
    return result;
}

int Resolver::compared(const Syntax& a, const Syntax::Word& sign, const Syntax& b) {
    if (sign.text == "in") return membership(a, b);
    const Op op = *symbols::find(symbols::comparisons, sign.text);
    if (op == Op::adjacent) {
        const int left = wanted(a, Type::vertex);
        return add(op, Type::boolean, {whole_graph(), left, wanted(b, Type::vertex)});
    }
    if (op == Op::arc) return arc(a, sign, b);
    const int left = side(a);
    if (type(left) == Type::outcome) return compared_outcomes(left, op, sign, b);
    const bool of_vertices = type(left) == Type::vertex && (op == Op::equal || op == Op::unequal);
    if (type(left) == Type::boolean && op == Op::equal)
        fail("booleans are compared by <->", sign.column);
    if (of_vertices) return add(op, Type::boolean, {left, wanted(b, type(left))});
    if (!is_number(left) && !is_value(left))
        fail("expected a number before " + sign.text + ", found " + noun(left), a.column);
    const int right = side(b);
    if (is_value(left) || is_value(right))
        return add(op, Type::boolean, {as_value(left, a), as_value(right, b)});
    check_number(right, b);
    return add(op, Type::boolean, {left, right});
}

int Resolver::arc(const Syntax& a, const Syntax::Word& sign, const Syntax& b) {
    if (result_.about() == About::graphs)
        fail("between vertices -> is an arc, and G is a graph: write " + a.text + " ~ " + b.text +
                 ", or go to --graphs digraphs",
             sign.column);
    const int tail = wanted(a, Type::vertex);
    return add(Op::arc, Type::boolean, {whole_graph(), tail, wanted(b, Type::vertex)});
}

int Resolver::compared_outcomes(int left, Op op, const Syntax::Word& sign, const Syntax& b) {
    if (op != Op::equal && op != Op::unequal)
        fail("outcomes are compared by = and !=", sign.column);
    if (b.kind == Syntax::Kind::name && b.text == "outcome")
        return add(op, Type::boolean, {left, wanted(b, Type::outcome)});
    return add(op, Type::boolean, {left, add(Op::constant, Type::outcome, {}, outcome_letter(b))});
}

}  // namespace gazetteer::conjectures::resolving

namespace gazetteer::conjectures {

namespace {

using resolving::Fault;
using resolving::Resolver;

template <class Resolve>
Parsed<Expression> resolved(const Parsed<Syntax>& syntax, Resolve resolve) {
    if (!syntax) return syntax.error();
    try {
        return resolve(*syntax);
    } catch (const Fault& fault) {
        return fault.error;
    }
}

}  // namespace

Parsed<Expression> parse_expression(std::string_view text, About about, Naming naming) {
    return resolved(parse_syntax(text),
                    [&](const Syntax& syntax) { return Resolver(about, naming).whole(syntax); });
}

Parsed<Expression> parse_expression(std::string_view text, const Definitions& definitions,
                                    About about, Naming naming) {
    return resolved(parse_syntax(text), [&](const Syntax& syntax) {
        return Resolver(definitions, about, naming).whole(syntax);
    });
}

std::optional<ParseError> Definitions::add(std::string_view text) {
    const auto syntax = parse_definition(text);
    if (!syntax) return syntax.error();
    if (const auto fault = resolving::fault_of_names(*syntax)) return fault;
    for (const Syntax& one : all_)
        if (one.text == syntax->text)
            return ParseError{"'" + syntax->text + "' is defined above", syntax->column};
    all_.push_back(*syntax);
    return std::nullopt;
}

Parsed<Expression> parse_value(std::string_view text, About about) {
    return resolved(parse_syntax(text),
                    [&](const Syntax& syntax) { return Resolver(about).value(syntax); });
}

Parsed<Expression> parse_answer(std::string_view text, About about) {
    return resolved(parse_syntax(text),
                    [&](const Syntax& syntax) { return Resolver(about).answer(syntax); });
}

Parsed<Expression> resolve_condition(const Syntax& syntax, const ConditionNames& names) {
    return resolved(syntax, [&](const Syntax& s) { return Resolver(names).whole(s); });
}

bool has_meaning(const std::string& name) {
    return name != "v" && resolving::is_known(name);
}

}  // namespace gazetteer::conjectures
