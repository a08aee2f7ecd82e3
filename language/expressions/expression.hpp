// SPDX-License-Identifier: GPL-3.0-or-later
// A conjecture with names and types resolved: a directed acyclic graph in which equal subterms are
// one node.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "graph/formats/formats.hpp"
#include "graph/graph.hpp"
#include "language/expressions/term_game.hpp"

namespace gazetteer::conjectures {

/// An integer serves wherever a real does. game occurs only as an argument of P, N, grundy,
/// winning_moves, outcome, value and unrooted; outcome only as a side of = and !=. game_value is
/// what a position is worth; numbers are values too.
enum class Type : std::uint8_t {
    boolean,
    integer,
    real,
    vertex,
    set,
    graph,
    game,
    outcome,
    game_value,
    digraph
};

enum class Op : std::uint8_t {
    /// value: 0 or 1, or the integer, or the place in outcome_letters, or the
    /// number of a written value.
    constant,
    /// value: the slot; 0 is the vertex v of the whole conjecture, a quantifier inside d others
    /// binds slot d + 1. A graph is a set of edges: all vertices of G, and these edges.
    variable,
    /// G itself.
    whole_graph,
    /// value: its place in the given graphs.
    given_graph,
    /// A member of a family of graphs. value: its place in families(); children: its numbers.
    family_member,
    /// value: place in terms(); game: the game, if it takes one; children: the graph, then
    /// vertices.
    term,
    negation,
    conjunction,
    disjunction,
    exclusive_or,
    implication,
    equivalence,
    equal,
    unequal,
    less,
    less_equal,
    greater,
    greater_equal,
    /// children: G, or a set of edges, and two vertices.
    adjacent,
    /// children: the digraph, tail, head.
    arc,
    /// children: the vertex, if any, and a variable; in the rules of a game no variable, but value:
    /// the set.
    member,
    empty_set,
    /// The vertices of which the child is true. value: the slot that it binds. Where the type is a
    /// graph, the edges of which it is true from one end; the next slot is that of the other.
    set_of,
    /// How many vertices the set has.
    set_size,
    /// The body of a fold over what satisfies a condition. children: the condition, the number.
    where,
    /// A word of the grid that G is, as its family names the vertices. value: the place in
    /// symbols::coordinates;
    /// children: the vertex, if it is of one.
    coordinate,
    /// The value that a number is: an integer, or a quotient of two.
    as_value,
    /// Whether a value is a number.
    is_number,
    minus,
    square_root,
    logarithm,
    exponential,
    absolute,
    floor,
    ceiling,
    add,
    subtract,
    multiply,
    divide,
    modulo,
    quotient,
    power,
    gcd,
    min,
    max,
    /// value: the slot that they bind; children: the body, and the other end if they range over
    /// neighbours, or the least and the greatest number if over numbers.
    for_all,
    exists,
    count,
    for_all_neighbours,
    exists_neighbour,
    count_neighbours,
    /// Over all sets of vertices; where G is a second child, over all sets of its edges.
    for_all_sets,
    exists_set,
    count_sets,
    for_all_numbers,
    exists_number,
    count_numbers,
    sum,
    greatest,
    least,
    sum_neighbours,
    greatest_neighbour,
    least_neighbour,
    sum_sets,
    greatest_set,
    least_set,
    sum_numbers,
    greatest_number,
    least_number,
    /// Over the edges, once each. value: the slot of one end; the next is that of the other. What
    /// differs with the ends exchanged makes it undefined.
    count_edges,
    sum_edges,
    /// In both directions.
    greatest_edge,
    least_edge,
};

struct Node {
    Op op = Op::constant;
    Type type = Type::boolean;
    TermGame game = TermGame::none;
    std::int64_t value = 0;
    std::vector<int> children;
    auto operator<=>(const Node&) const = default;
};

/// A graph or a digraph that is written in a text.
struct GivenGraph {
    std::string text;
    Graph graph;
    std::optional<Digraph> digraph = std::nullopt;
    bool operator==(const GivenGraph& other) const { return text == other.text; }
};

/// The nodes, children before parents, each once; the root is a boolean, an integer or a real.
class Expression {
  public:
    const Node& node(int id) const { return nodes_[static_cast<std::size_t>(id)]; }
    const std::vector<Node>& nodes() const { return nodes_; }
    int root() const { return root_; }
    void set_root(int id) { root_ = id; }
    /// The id of this node: the old one where there is an equal node. O(log nodes).
    int add(Node node);
    const std::vector<GivenGraph>& given_graphs() const { return given_graphs_; }
    /// Its place: an old one where there is one of the same text.
    int add(GivenGraph graph);
    /// What the text should say otherwise: an old name of a term. No part of the expression.
    const std::vector<std::string>& warnings() const { return warnings_; }
    void warn(std::string warning);
    /// The vertex v of the whole conjecture occurs: the conjecture is about all vertices of G.
    bool about_vertices() const;
    /// It speaks of rows and columns, so that names of vertices matter.
    bool speaks_of_coordinates() const;
    /// What G is.
    About about() const { return about_; }
    void set_about(About about) { about_ = about; }

    /// The same tree, however the nodes came to be numbered.
    friend bool operator==(const Expression& a, const Expression& b);

  private:
    std::vector<Node> nodes_;
    std::map<Node, int> ids_;
    std::vector<GivenGraph> given_graphs_;
    int root_ = -1;
    About about_ = About::graphs;
    std::vector<std::string> warnings_;
};

/// The outcomes of a partizan game, by the value that stands for them: PartizanOutcome.
constexpr std::string_view outcome_letters = "NPLR";

/// What the names of the vertices of G say: nothing, or that G is a grid with two rows and two
/// columns at least, whose vertices its family names.
enum class Naming : std::uint8_t { any, of_grid };

/// Parses and resolves; the errors are those of parse_syntax, and also an unknown name (with
/// the nearest known one), a wrong type or number of arguments (with what is wanted), a term or a
/// game of digraphs where G is a graph, and the reverse, or a coordinate where G need not be a
/// grid. The whole must be a boolean.
Parsed<Expression> parse_expression(std::string_view text, About about = About::graphs,
                                    Naming naming = Naming::any);
/// Reads what to_string has written of an expression like this one, or of a variant of it.
inline Parsed<Expression> parse_like(std::string_view text, const Expression& like) {
    return parse_expression(text, like.about(),
                            like.speaks_of_coordinates() ? Naming::of_grid : Naming::any);
}

/// The text of an expression: parse_expression gives the same expression back. No parenthesis that
/// the grammar does not need, except around mixed and, or, xor.
std::string to_string(const Expression& expression);
std::string to_string(const Expression& expression, int id);
/// The text with `instead`, in parentheses, for each part whose text is `part`.
std::string to_string(const Expression& expression, const std::string& part,
                      const std::string& instead);

}  // namespace gazetteer::conjectures
