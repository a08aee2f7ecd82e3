// SPDX-License-Identifier: GPL-3.0-or-later
// The conjecture that a certificate refutes, read by a reader of the checker's own: a tree in which
// each part has a sort. docs/CERTIFICATES.md lists the words.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/check/games/asked_games.hpp"
#include "graph/graph.hpp"

namespace gazetteer::check::invariants {

struct Term;
class Tokens;

/// An outcome is that of a partizan game.
enum class Sort : std::uint8_t { boolean, number, vertex, set, graph, outcome };

enum class Op : std::uint8_t {
    /// `value`: 0 or 1, the number, or that of the outcome.
    constant,
    infinity,
    /// `value`: the place of the name.
    name,
    /// G; a graph that is written in the text.
    whole,
    given,
    /// parts: the graph, then vertices, a set or a graph.
    term,
    /// What is asked of a game. `value`: the question; parts: the graph, then vertices.
    of_game,
    // Graphs made of a graph and of vertices or a set.
    complement,
    square,
    graph_power,
    line_graph,
    without_vertex,
    without_edge,
    induced,
    // Asked of a graph and of another graph, of two vertices or of a vertex and a set.
    contains,
    contains_induced,
    isomorphic,
    distance,
    // Asked of a graph and of a number k: the k-th, descending.
    eigenvalue,
    laplacian_eigenvalue,
    signless_laplacian_eigenvalue,
    distance_eigenvalue,
    negation,
    conjunction,
    disjunction,
    exclusive,
    implication,
    equivalence,
    equal,
    unequal,
    less,
    less_equal,
    greater,
    greater_equal,
    adjacent,
    member,
    empty,
    minus,
    add,
    subtract,
    multiply,
    quotient,
    divide,
    modulo,
    power,
    common_divisor,
    least,
    greatest,
    square_root,
    absolute,
    floor,
    ceiling,
    /// The vertices of which the part is true. `value`: the place of the name that it binds.
    set_of,
    set_size,
    /// `value`: a bit for each of its vertices.
    these,
    // Quantifiers. `value`: the place of the name that they bind; over edges the next is bound too.
    for_all,
    exists,
    count,
    sum,
    min,
    max,
};

/// What the name of a quantifier ranges over.
enum class Over : std::uint8_t { vertices, neighbours, edges, sets };

struct Part {
    Op op = Op::constant;
    Sort sort = Sort::boolean;
    std::int64_t value = 0;
    std::vector<Part> parts = {};
    const Term* term = nullptr;
    std::shared_ptr<const AskedGame> game = nullptr;
    Graph graph = {};
    /// The range of a quantifier; parts: the body, the condition (the constant true without one),
    /// and the vertex whose neighbours they are.
    Over over = Over::vertices;
};

struct Expression {
    Part whole;
    /// It speaks of the vertex v, whose place is 0.
    bool of_vertex = false;
    /// How many names there are inside one another, v among them.
    std::size_t names = 1;
};

/// The text leaves the language `offset` characters in.
struct TextFault {
    std::string message;
    std::size_t offset;
};

/// The name that a quantifier binds to a vertex, if it is this word.
using BoundVertex = std::function<std::optional<Part>(std::string_view)>;
/// Words beyond the language, which have a value already, but for the vertices that are bound:
/// takes the next word and what belongs to it, or takes nothing.
using Outside = std::function<std::optional<Part>(Tokens&, const BoundVertex&)>;

/// Throws TextFault where the text is not of the language, or not a boolean. At most 20,000
/// characters, 300 parts inside one another.
Expression read_expression(std::string_view text, const AskedGames& games = listed_games());
/// With words outside, v may be bound, and no game is known.
Expression read_expression(std::string_view text, Outside outside);

}  // namespace gazetteer::check::invariants
