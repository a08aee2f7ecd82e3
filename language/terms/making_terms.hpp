// SPDX-License-Identifier: GPL-3.0-or-later
// How the table of terms says each of them: one function a kind.
#pragma once

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures::making_terms {

constexpr const char* own = "language/";
constexpr const char* nauty = "nauty";
constexpr const char* boost = "Boost Graph";
constexpr const char* arb = "FLINT, Arb, Eigen";
constexpr const char* oracle = "oracle/";
constexpr const char* characterizations = "characterizations/";
constexpr const char* matching = "characterizations/";
constexpr const char* own_and_characterizations = "language/, characterizations/";

constexpr Term graph_term(const char* name, Type result, const char* definition, const char* source,
                          Growth growth, int nanoseconds, Integer (*function)(const Graph&)) {
    Term term{name, result, definition, source, growth, nanoseconds};
    term.of_graph = function;
    return term;
}
constexpr Term set_term(const char* name, const char* definition, const char* source, Growth growth,
                        int nanoseconds, VertexSet (*function)(const Graph&)) {
    Term term{name, Type::boolean, definition, source, growth, nanoseconds};
    term.of_vertices = function;
    return term;
}
constexpr Term vertex_term(const char* name, const char* definition, const char* source,
                           Growth growth, int nanoseconds,
                           Integer (*function)(const Graph&, Vertex)) {
    Term term{name, Type::integer, definition, source, growth, nanoseconds};
    term.of_vertex = function;
    return term;
}
constexpr Term real_term(const char* name, const char* definition, const char* source,
                         Growth growth, int nanoseconds, Real (*function)(const Graph&)) {
    Term term{name, Type::real, definition, source, growth, nanoseconds};
    term.real = function;
    return term;
}
constexpr Term numbered_term(const char* name, const char* definition, int nanoseconds,
                             Real (*function)(const Graph&, std::int64_t)) {
    Term term{name, Type::real, definition, arb, Growth::polynomial, nanoseconds};
    term.of_number = function;
    return term;
}
constexpr Term pattern_term(const char* name, const char* definition, const char* source,
                            int nanoseconds, Integer (*function)(const Graph&, const Graph&)) {
    Term term{name, Type::boolean, definition, source, Growth::exponential, nanoseconds};
    term.of_pattern = function;
    return term;
}
constexpr Term pair_term(const char* name, const char* definition, int nanoseconds,
                         Integer (*function)(const Graph&, Vertex, Vertex)) {
    Term term{name, Type::integer, definition, own, Growth::linear, nanoseconds};
    term.of_pair = function;
    return term;
}
constexpr Term game_term(const char* name, Type result, const char* definition, int nanoseconds,
                         Integer (*function)(TermGame, const Graph&, Tokens)) {
    Term term{name, result, definition, oracle, Growth::exponential, nanoseconds};
    term.of_game = function;
    return term;
}
constexpr Term operator_term(const char* name, const char* definition, int vertices,
                             int nanoseconds) {
    Term term{name, Type::graph, definition, own, Growth::polynomial, nanoseconds};
    term.operator_vertices = vertices;
    return term;
}

constexpr Term operator_term(const char* name, const char* definition, int nanoseconds,
                             Graph (*function)(const Graph&)) {
    Term term = operator_term(name, definition, 0, nanoseconds);
    term.made = function;
    return term;
}

constexpr Term numbered_operator_term(const char* name, const char* definition, int nanoseconds,
                                      Graph (*function)(const Graph&, std::int64_t)) {
    Term term = operator_term(name, definition, 0, nanoseconds);
    term.made_with = function;
    return term;
}
constexpr Term set_operator_term(const char* name, const char* definition, int nanoseconds) {
    Term term = operator_term(name, definition, 0, nanoseconds);
    term.takes_set = true;
    return term;
}

/// The same of digraphs as well.
constexpr Term also(Term term, const DigraphFunctions& directed) {
    term.directed = directed;
    term.on_digraphs = true;
    return term;
}
/// A term of digraphs alone.
constexpr Term digraph_term(const char* name, Type result, const char* definition, Growth growth,
                            int nanoseconds, const DigraphFunctions& directed) {
    Term term{name, result, definition, own, growth, nanoseconds};
    term.on_graphs = false;
    return also(term, directed);
}
constexpr Term digraph_operator(const char* name, Type result, const char* definition, int vertices,
                                int nanoseconds) {
    Term term = operator_term(name, definition, vertices, nanoseconds);
    term.result = result;
    term.on_graphs = false;
    return also(term, {});
}

constexpr auto boolean = Type::boolean;
constexpr auto integer = Type::integer;
constexpr auto linear = Growth::linear;
constexpr auto polynomial = Growth::polynomial;
constexpr auto exponential = Growth::exponential;

}  // namespace gazetteer::conjectures::making_terms
