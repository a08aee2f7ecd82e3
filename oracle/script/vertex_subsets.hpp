// Games in which only vertices go, on one board: a position is a subset of its vertices. Why it
// works: no move adds or erases an edge, so the subset tells the graph that is left. Node Kayles on
// a grid of 39 vertices takes seconds so.
#pragma once

#include "graph/sparse_graph.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/script/wide_set.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer::script {

/// Grundy values of an impartial game under normal play without tokens, sets and conditions, on
/// graphs, whose moves delete vertices only. One board; a component is decided once.
class VertexSubsetSolver {
  public:
    /// The rules are of this kind.
    static bool plays(const Rules& rules);
    /// ContractViolation unless it plays the rules and the order is at most 256.
    VertexSubsetSolver(const Rules& rules, const SparseGraph& board,
                       const EngineLimits& limits = no_limits);

    int grundy_value() { return value(all_); }
    /// The moves from the start to positions of value 0, one for each option, in the order of the
    /// interpreter's.
    std::vector<Choice> winning_choices();
    /// Connected positions decided.
    std::size_t positions() const { return values_.size(); }

  private:
    /// Calls visit(choice, rest) for each move within a set of vertices.
    template <class Visit>
    void for_each_move(const WideSet& present, Visit visit) const;
    template <class Visit>
    void for_each_place(const Move& move, const WideSet& present, Visit visit) const;
    WideSet gone(const Move& move, const WideSet& present, std::array<Vertex, 2> named) const;
    WideSet component(const WideSet& present, Vertex v) const;
    int value(WideSet present);
    int value_of_component(const WideSet& present);

    Rules rules_;
    std::vector<WideSet> neighbours_;
    WideSet all_;
    std::size_t words_;
    Key key_;
    PositionTable values_;
};

}  // namespace gazetteer::script
