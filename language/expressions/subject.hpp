// SPDX-License-Identifier: GPL-3.0-or-later
// A graph or digraph that an evaluation meets: G itself or what operators make of it, with each
// invariant computed at most once.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "graph/any_graph.hpp"
#include "language/expressions/by.hpp"
#include "language/expressions/terms.hpp"
#include "language/numbers/real.hpp"

namespace gazetteer::conjectures {

/// A term with its game, as an expression uses it.
struct TermUse {
    int place = -1;
    TermGame game = TermGame::none;
    /// Who decides its outcomes.
    By by = By::oracle;
    bool operator==(const TermUse&) const = default;
};

class Subject;
/// Hears each invariant as it is computed, of what and of which vertices.
using TermListener =
    std::function<void(const TermUse& use, const Subject& of, Tokens at, Integer value)>;

/// Vertices are named as in G; those that a deletion took away are not in it.
class Subject {
  public:
    /// Forgets all and stands for G.
    void load(const Graph& g, std::size_t uses);
    void load(const Digraph& d, std::size_t uses);
    /// The same for a large graph. Throws LimitExceeded for one of more than large_order_max
    /// vertices, and each term does that only takes graphs of order at most 64.
    void load(const LargeGraph& g, std::size_t uses);
    /// The same for the subgraph induced by the vertices present.
    void load(const Graph& g, VertexSet present, std::size_t uses);
    /// Forgets all and stands for the graph that an operator makes of `from`; the vertices are as
    /// many as the operator takes. Throws LimitExceeded.
    void load(const Subject& from, const Term& operation, Vertex a, Vertex b, std::size_t uses);
    /// The same for an operator of a number.
    void load(const Subject& from, const Term& operation, std::int64_t k, std::size_t uses);

    /// The same for the subgraph (or subdigraph) of `from` induced by those of the vertices that
    /// are in it.
    void load(const Subject& from, VertexSet vertices, std::size_t uses);

    /// A digraph: there is no graph().
    bool is_directed() const { return directed_; }
    const Graph& graph() const { return graph_; }
    const Digraph& digraph() const { return digraph_; }
    bool has(Vertex v) const { return large_ ? v < large_->order() : here(v) >= 0; }
    /// Null where it is not large; graph() says nothing then.
    const LargeGraph* large() const { return large_ ? &*large_ : nullptr; }
    /// The term of `uses[index]`. At a vertex that is not there a boolean is false, an integer
    /// undefined.
    Integer value(const std::vector<TermUse>& uses, std::size_t index, Vertex v,
                  const TermListener& listener);
    /// The real term of `uses[index]`, of the graph or, where it takes one, of the integer k.
    const Real& real(const std::vector<TermUse>& uses, std::size_t index, std::int64_t k);
    /// The number of two vertices, or what is asked of a game from both; as value() where one is
    /// not there. It is computed each time.
    Integer of_pair(const TermUse& use, Vertex u, Vertex w, const TermListener& listener);
    /// How it compares with another graph, or digraph with digraph. It is computed each time.
    Integer of_pattern(const TermUse& use, const Subject& other) const;
    /// How many invariants have been computed since the last load.
    int computed() const { return computed_; }

  private:
    struct Memo {
        /// Whether the value for the graph, or for all vertices at once, is known.
        bool known = false;
        Integer value;
        VertexSet set;
        /// Vertex by vertex.
        VertexSet known_at;
        std::array<Integer, Graph::order_max> at;
        std::map<std::int64_t, Real> reals;
        /// The numbers of all vertices of a large graph.
        std::vector<Integer> all;
    };

    void forget(std::size_t uses);
    Vertex here(Vertex v) const { return place_[static_cast<std::size_t>(v)]; }
    Integer of_graph(const TermUse& use, Memo& memo, const TermListener& listener);
    Integer of_vertices(const TermUse& use, Memo& memo, Vertex v, const TermListener& listener);
    Integer at_large_vertex(const TermUse& use, Memo& memo, Vertex v);
    Integer of_large_pair(const TermUse& use, Vertex u, Vertex w);
    Integer at_vertex(const TermUse& use, Memo& memo, Vertex v, const TermListener& listener);

    /// Throws LimitExceeded if it is one.
    void refuse_if_large(const char* name) const;
    Integer asked_game(const TermUse& use, Tokens tokens) const;
    Integer computed_of_graph(const TermUse& use, const Term& t) const;
    void delete_vertex(Vertex gone);

    Graph graph_;
    Digraph digraph_;
    bool directed_ = false;
    std::optional<LargeGraph> large_;
    /// The numbers of two vertices of it, by the term.
    std::map<int, std::vector<Integer>> of_large_pairs_;
    /// Where each vertex of G is; -1 where it is not. Not used in line graphs.
    std::array<Vertex, Graph::order_max> place_{};
    std::vector<Memo> memos_;
    int computed_ = 0;
};

}  // namespace gazetteer::conjectures
