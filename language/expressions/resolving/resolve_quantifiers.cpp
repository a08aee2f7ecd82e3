// SPDX-License-Identifier: GPL-3.0-or-later
// Quantifiers, and the sets in the rules of a game.
#include <algorithm>

#include "language/expressions/resolving/resolver.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::resolving {

int Resolver::membership(const Syntax& a, const Syntax& b) {
    if (condition_ == nullptr && a.kind == Syntax::Kind::members) return edge_membership(a, b);
    const int vertex = wanted(a, Type::vertex);
    if (condition_ == nullptr) {
        const int set = any(b);
        if (is_edge_set(set))
            fail(
                "expected a set of vertices, found a set of edges: an edge is in it, as in "
                "{u, w} in M, and degree(M, u) > 0 says that it covers u",
                b.column);
        return add(Op::member, Type::boolean, {vertex, of_type(set, Type::set, b)}, no_set_of_game);
    }
    return add(Op::member, Type::boolean, {vertex}, set_of_game(b));
}

int Resolver::emptiness(const Syntax& syntax) {
    if (condition_ == nullptr) {
        const int set = any(syntax.children[0]);
        if (is_edge_set(set))
            return add(Op::equal, Type::boolean,
                       {size_of_edge_set(set), add(Op::constant, Type::integer, {}, 0)});
        return add(Op::empty_set, Type::boolean, {of_type(set, Type::set, syntax.children[0])},
                   no_set_of_game);
    }
    if (syntax.children.size() != 1)
        fail("'empty' takes one set: " + listed_sets(condition_->sets), syntax.column);
    return add(Op::empty_set, Type::boolean, {}, set_of_game(syntax.children[0]));
}

std::int64_t Resolver::set_of_game(const Syntax& syntax) const {
    const auto found = std::ranges::find(condition_->sets, syntax.text);
    if (syntax.kind != Syntax::Kind::name || !syntax.children.empty() ||
        found == condition_->sets.end())
        fail("expected a set of the game; a condition knows no other: " +
                 listed_sets(condition_->sets),
             syntax.column);
    return found - condition_->sets.begin();
}

int Resolver::quantifier(const Syntax& syntax) {
    const Syntax::Word& bound = syntax.variables[0];
    const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
    if (syntax.children.size() > 1) return over_numbers(syntax, its.numbers);
    if (syntax.variables.size() == 1)
        return names_set(bound.text) ? over_sets(syntax, its.sets)
                                     : quantified(syntax, bound, its.vertices);
    const Syntax::Word& other = syntax.variables[1];
    check_variable(bound);
    check_vertex(bound);
    if (const auto known = variable(other); known && type(*known) == Type::vertex)
        return quantified(syntax, bound, its.neighbours, *known);
    if (its.once) fail_without_edge(syntax);
    return edge_quantifier(syntax);
}

int Resolver::over_sets(const Syntax& syntax, Op op) {
    const Syntax::Word& bound = syntax.variables[0];
    check_variable(bound);
    return within(
        {bound.text},
        [&](std::int64_t slot) {
            const int body = body_of(syntax);
            return add(op, result_of(syntax, body), {body}, slot);
        },
        Type::set);
}

void Resolver::check_edge_sets(const Syntax& syntax) const {
    if (condition_ != nullptr) fail("the rules of a game have no sets of edges", syntax.column);
    if (result_.about() == About::digraphs)
        fail("sets of edges are of a graph, and G is a digraph", syntax.column);
}

int Resolver::over_edge_sets(const Syntax& syntax) {
    check_edge_sets(syntax);
    const Syntax::Word& bound = syntax.variables[0];
    check_variable(bound);
    if (!names_set(bound.text))
        fail("the name of a set of edges begins with a capital letter: " + syntax.text +
                 " edges M: ...",
             bound.column);
    const Op op = symbols::quantifier_named(syntax.text).sets;
    return within(
        {bound.text},
        [&](std::int64_t slot) {
            const int body = body_of(syntax);
            return add(op, result_of(syntax, body), {body, whole_graph()}, slot);
        },
        Type::graph);
}

int Resolver::edges_by_property(const Syntax& syntax) {
    check_edge_sets(syntax);
    const Syntax::Word& bound = syntax.variables[0];
    const Syntax::Word& other = syntax.variables[1];
    check_ends(bound, other);
    if (const auto known = variable(other); known && type(*known) == Type::vertex)
        fail("'" + other.text + "' is a vertex already; both ends of an edge have new names",
             other.column);
    return within({other.text, bound.text}, [&](std::int64_t slot) {
        return add(Op::set_of, Type::graph, {wanted(syntax.children[0], Type::boolean)}, slot);
    });
}

int Resolver::size_of_edge_set(int id) {
    return add(Op::term, Type::integer, {id}, find_term("size"));
}

int Resolver::edge_membership(const Syntax& edge, const Syntax& set) {
    if (edge.children.size() != 2)
        fail("expected a vertex or an edge {u, w} before in", edge.column);
    const int u = wanted(edge.children[0], Type::vertex);
    const int w = wanted(edge.children[1], Type::vertex);
    const int edges = any(set);
    if (!is_edge_set(edges))
        fail(std::string("expected a set of edges behind {u, w} in, found ") + noun(edges) +
                 ": exists edges M: ..., or {u ~ w: ...}",
             set.column);
    return add(Op::adjacent, Type::boolean, {edges, u, w});
}

int Resolver::over_numbers(const Syntax& syntax, Op op) {
    const Syntax::Word& bound = syntax.variables[0];
    if (condition_ != nullptr)
        fail("the rules of a game have no quantifiers over numbers", syntax.column);
    check_variable(bound);
    check_vertex(bound, "a number's name begins with a small one");
    if (bound.text == "v") fail("'v' is a vertex; a number has another name", bound.column);
    const int least = wanted(syntax.children[1], Type::integer);
    const int greatest = wanted(syntax.children[2], Type::integer);
    return within(
        {bound.text},
        [&](std::int64_t slot) {
            const int body = body_of(syntax);
            return add(op, result_of(syntax, body), {body, least, greatest}, slot);
        },
        Type::integer);
}

int Resolver::body_of(const Syntax& syntax) {
    const bool truth = syntax.text == "forall" || syntax.text == "exists" || syntax.text == "count";
    return truth ? wanted(syntax.children[0], Type::boolean) : number_in(syntax.children[0]);
}

/// The greatest and the least of no member are undefined, and so would be those around.
int Resolver::restricted(const Syntax& syntax) {
    if (syntax.variables.size() > 1 && syntax.text != "sum")
        fail("'where' is said of one variable: write " + syntax.text + " " +
                 syntax.variables.front().text + " where exists " + syntax.variables.back().text +
                 ": ..., or of an edge",
             syntax.column);
    const int condition = wanted(syntax.children[0], Type::boolean);
    const int body = number_in(syntax.children[1]);
    return add(Op::where, type(body), {condition, body});
}

void Resolver::refuse_sets_in_rules(const Syntax& syntax) const {
    if (condition_ != nullptr)
        fail("the rules of a game have no sets but their own; 'count u: ...' counts vertices",
             syntax.column);
}

int Resolver::set_by_property(const Syntax& syntax) {
    refuse_sets_in_rules(syntax);
    if (syntax.variables.size() == 2) return edges_by_property(syntax);
    const Syntax::Word& bound = syntax.variables[0];
    check_variable(bound);
    check_vertex(bound, "{u: ...} are vertices");
    return within({bound.text}, [&](std::int64_t slot) {
        return add(Op::set_of, Type::set, {wanted(syntax.children[0], Type::boolean)}, slot);
    });
}

int Resolver::set_of_members(const Syntax& syntax) {
    refuse_sets_in_rules(syntax);
    // No text names this variable.
    return within({""}, [&](std::int64_t slot) {
        std::optional<int> result;
        for (const Syntax& member : syntax.children) {
            const int u = add(Op::variable, Type::vertex, {}, slot);
            const int one = add(Op::equal, Type::boolean, {u, wanted(member, Type::vertex)});
            result = result ? add(Op::disjunction, Type::boolean, {*result, one}) : one;
        }
        if (!result) result = add(Op::constant, Type::boolean, {}, 0);
        return add(Op::set_of, Type::set, {*result}, slot);
    });
}

int Resolver::bars(const Syntax& syntax) {
    const int inner = any(syntax.children[0]);
    if (is_number(inner)) return add(Op::absolute, type(inner), {inner});
    if (is_edge_set(inner)) return size_of_edge_set(inner);
    if (type(inner) != Type::set)
        fail(std::string("expected a set or a number between bars, found ") + noun(inner),
             syntax.children[0].column);
    return add(Op::set_size, Type::integer, {inner});
}

int Resolver::quantified(const Syntax& syntax, const Syntax::Word& bound, Op op,
                         std::optional<int> other) {
    check_variable(bound);
    return within({bound.text}, [&](std::int64_t slot) {
        const int body = body_of(syntax);
        std::vector<int> children{body};
        if (other) children.push_back(*other);
        return add(op, result_of(syntax, body), std::move(children), slot);
    });
}

int Resolver::edge_quantifier(const Syntax& syntax) {
    if (syntax.variables.size() == 1) return over_edge_sets(syntax);
    const Syntax::Word& bound = syntax.variables[0];
    const Syntax::Word& other = syntax.variables[1];
    const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
    if (!its.edges) return over_edges(syntax, bound, other);
    check_ends(bound, other);
    return within({other.text, bound.text}, [&](std::int64_t slot) {
        const int body = body_of(syntax);
        return add(*its.edges, result_of(syntax, body), {body}, slot);
    });
}

int Resolver::over_edges(const Syntax& syntax, const Syntax::Word& bound,
                         const Syntax::Word& other) {
    check_ends(bound, other);
    const symbols::Quantifier& its = symbols::quantifier_named(syntax.text);
    return within({other.text}, [&](std::int64_t slot) {
        const int inner =
            quantified(syntax, bound, its.neighbours, add(Op::variable, Type::vertex, {}, slot));
        return add(its.vertices, type(inner), {inner}, slot);
    });
}

void Resolver::check_vertex(const Syntax::Word& word, const char* why) const {
    if (names_set(word.text))
        fail("'" + word.text + "' would be a set of vertices, since it begins with a capital " +
                 "letter; " + why,
             word.column);
}

void Resolver::check_ends(const Syntax::Word& one, const Syntax::Word& other) const {
    for (const Syntax::Word* word : {&one, &other}) {
        check_variable(*word);
        check_vertex(*word);
    }
    if (one.text == other.text) fail("the ends of an edge differ", other.column);
}

void Resolver::check_variable(const Syntax::Word& word) const {
    if ((word.text != "v" && is_known(word.text)) || is_set(word.text))
        fail("'" + word.text + "' has a meaning already; choose another name", word.column);
}

}  // namespace gazetteer::conjectures::resolving
