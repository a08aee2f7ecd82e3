// SPDX-License-Identifier: GPL-3.0-or-later
// A second evaluator: straight over the tree of the text, without types, memory or any
// order of work, on the definitions of naive_terms.hpp. It shares nothing with the program but the
// parser of syntax. Reals are long doubles, and equal where they differ by less than a part in
// 10^9.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/syntax.hpp"
#include "language/naive/naive_graphs.hpp"
#include "language/naive/naive_numbers.hpp"

namespace gazetteer::conjectures::naive {

class Evaluation {
  public:
    explicit Evaluation(const Graph& g) : whole_(named(g)) {}
    explicit Evaluation(const Digraph& d) : whole_(named(d)) {}

    /// What it comes to, with `v` for v. Throws Unknown, and runs::Stopped.
    Number value(const Syntax& syntax, Vertex v);
    /// It is not false: undefined refutes nothing.
    bool holds(const Syntax& syntax, Vertex v) { return value(syntax, v) != Number(0); }

  private:
    static long whole(Number a) { return static_cast<long>(a.value()); }
    static Vertex vertex(Number a) { return static_cast<Vertex>(a.value()); }
    static bool contains(long bits, long member) { return (bits >> member & 1) != 0; }

    Number number(const Syntax& s);

    /// The value is taken once, where it is named.
    Number let(const Syntax& s);
    /// One that is named, or {u ~ w: ...}.
    bool is_edge_set(const Syntax& s) const;
    /// A graph with all vertices, and by a property the edges that have it from one end at least.
    Graph edge_set(const Syntax& s);
    /// All of them, edge by edge.
    Number over_edge_sets(const Syntax& s);

    /// -> between vertices.
    bool is_arc(const Syntax& s) const;

    /// A value of a game is known by its place in the list of naive_values.hpp.
    bool is_value(const Syntax& s) const;
    Number game_value(const Syntax& s);
    Number value_of_game(const Syntax& s);
    Number compared_values(const Syntax& s);

    Number operation(const Syntax& s);
    Number comparison(const Syntax& s);
    Number compared(const std::string& sign, Number a, Number b);
    bool adjacent(Vertex a, Vertex b) { return whole_.graph.adjacent(a, b); }

    Number property(const Syntax& s);
    Number members(const Syntax& s);
    static bool is_set(const Syntax& s);
    Number bars(const Syntax& s);
    /// What a body adds to the values of a fold.
    void take(const Syntax& body, std::vector<Number>& values);

    /// All sets, as numbers whose binary digits are the vertices.
    Number over_sets(const Syntax& s);
    /// From the second child to the third.
    Number over_numbers(const Syntax& s);

    /// A word of a grid, by the distances from the ends of the first row.
    Number coordinate(const Syntax& s);

    /// Over the values of one variable, or of both ends of an edge.
    Number quantifier(const Syntax& s);

    /// All ordered pairs of adjacent vertices; a sum and a count take those with u < w, and are
    /// undefined unless each edge has the same value the other way round, or none both ways.
    Number edge_quantifier(const Syntax& s);

    bool is_operator(const Syntax& s) const;
    static std::string game_of(const Syntax& s);

    Number name(const Syntax& s);

    Number function(const Syntax& s);

    /// The pattern comes last.
    Number of_pattern(const Syntax& s);

    /// A graph may come before the two vertices.
    Number of_pair(const Syntax& s);
    static long of_ends(const std::string& what, const NamedGraph& graph, Vertex u, Vertex w);

    /// The least from the vertex to one of the set.
    Number of_vertex_and_set(const Syntax& s, const NamedGraph& graph);

    Number term(const Syntax& s);
    static bool takes_game(const std::string& what);

    static Number asked(const std::string& what, const std::string& game, const NamedGraph& graph,
                        Vertex v);
    static Number asked_of_digraph(const std::string& what, const std::string& game,
                                   const NamedGraph& graph, Vertex v);
    static bool knows(const std::string& what, const std::string& game);

    NamedGraph made(const Syntax& s);

    NamedGraph whole_;
    std::map<std::string, Vertex> variables_;
    /// Those of let.
    std::map<std::string, Number> values_;
    /// Those of them that are values of games.
    std::set<std::string> game_values_;
    std::map<std::string, Graph> edge_sets_;
};

}  // namespace gazetteer::conjectures::naive
