// SPDX-License-Identifier: GPL-3.0-or-later
// The terms of the language: invariants of graphs, digraphs and vertices, outcomes of games,
// operators on graphs and digraphs. One table; `gazetteer terms` prints it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.hpp"
#include "language/expressions/expression.hpp"
#include "language/numbers/integer.hpp"
#include "language/numbers/limit_exceeded.hpp"

namespace gazetteer::conjectures {

/// How a term grows with the order n of a graph.
enum class Growth : std::uint8_t { linear, polynomial, exponential };
const char* to_string(Growth growth);

class Real;

/// What a term is of a digraph: at most one function is set.
struct DigraphFunctions {
    Integer (*of_digraph)(const Digraph& d) = nullptr;
    VertexSet (*of_vertices)(const Digraph& d) = nullptr;
    Integer (*of_vertex)(const Digraph& d, Vertex v) = nullptr;
    Integer (*of_pair)(const Digraph& d, Vertex u, Vertex w) = nullptr;
    Integer (*of_pattern)(const Digraph& d, const Digraph& other) = nullptr;
    Integer (*of_game)(TermGame game, const Digraph& d, Tokens tokens) = nullptr;
};

/// One term. Exactly one of the functions is set, or it is an operator. A term of digraphs has one
/// in `directed`; a term of both has the same kind there. Booleans are 0 and 1. A name may be used
/// with fewer arguments than it takes: the graph is then G, the vertex v.
struct Term {
    const char* name;
    Type result;
    const char* definition;
    /// The library, or the module of this program, that computes it.
    const char* source;
    Growth growth;
    /// On connected graphs of order 8, as measured: `gazetteer terms --measure`. The cheap
    /// parts of a conjecture are evaluated first.
    int nanoseconds;

    /// An invariant of the graph.
    Integer (*of_graph)(const Graph& g) = nullptr;
    /// A property of vertices: those that have it.
    VertexSet (*of_vertices)(const Graph& g) = nullptr;
    /// A number for each vertex.
    Integer (*of_vertex)(const Graph& g, Vertex v) = nullptr;
    /// A number of two vertices.
    Integer (*of_pair)(const Graph& g, Vertex u, Vertex w) = nullptr;
    /// It compares the graph with another one.
    Integer (*of_pattern)(const Graph& g, const Graph& other) = nullptr;
    /// A real of the graph, and of the graph and an integer.
    Real (*real)(const Graph& g) = nullptr;
    Real (*of_number)(const Graph& g, std::int64_t k) = nullptr;
    /// What is asked of a game.
    Integer (*of_game)(TermGame game, const Graph& g, Tokens tokens) = nullptr;
    /// An operator on graphs, of no, one or two vertices; one of none has its function here, unless
    /// it is of digraphs or of a set.
    int operator_vertices = -1;
    Graph (*made)(const Graph& g) = nullptr;
    /// An operator of a number as well, which is at least 1 and is written out.
    Graph (*made_with)(const Graph& g, std::int64_t k) = nullptr;
    /// An operator of a set of vertices as well.
    bool takes_set = false;
    /// What a program computes (language/programs/), for the graph or for all its vertices at
    /// once, and the number of the program.
    Integer (*asked)(int program, const Graph& g) = nullptr;
    std::vector<Integer> (*asked_at_vertices)(int program, const Graph& g) = nullptr;
    int program = -1;

    DigraphFunctions directed = {};
    bool on_graphs = true;
    bool on_digraphs = false;

    bool takes_vertex() const {
        return of_vertices != nullptr || of_vertex != nullptr || asked_at_vertices != nullptr ||
               directed.of_vertices != nullptr || directed.of_vertex != nullptr;
    }
    bool takes_pair() const { return of_pair != nullptr || directed.of_pair != nullptr; }
    /// It takes a second graph.
    bool takes_pattern() const { return of_pattern != nullptr || directed.of_pattern != nullptr; }
    /// How many vertices it takes, if it is not of a game.
    int vertices() const {
        return is_operator() ? operator_vertices : takes_pair() ? 2 : takes_vertex() ? 1 : 0;
    }
    bool takes_number() const { return of_number != nullptr || made_with != nullptr; }
    bool takes_game() const { return of_game != nullptr; }
    bool is_operator() const { return operator_vertices >= 0; }
};
/// What a term is of, as signatures have it: "graph", "digraph", "graph or digraph".
const char* boards_of(const Term& t);

/// All terms, sorted by name; behind them those added.
std::span<const Term> terms();
/// For the start of a program: no other thread may parse or evaluate at that time.
void add_term(const Term& term);
const Term& term(std::int64_t place);
/// The place of a name in terms(), or -1.
int find_term(std::string_view name);

/// The operators. To `delete` a vertex or an edge that is not there changes nothing. The line graph
/// has a vertex an edge, in ascending order of edges; LimitExceeded above 64 edges.
Graph complement(const Graph& g);
Graph square(const Graph& g);
/// Two vertices are adjacent iff their distance was 1 to k; k >= 1. O(order^2) steps on words, for
/// each of the distances that there are.
Graph power(const Graph& g, std::int64_t k);
Graph line_graph(const Graph& g);

}  // namespace gazetteer::conjectures
