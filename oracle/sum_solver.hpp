// Sums of games by their parts: the Grundy value of a sum is the nim-sum of those of its parts
// [GGHR, section 2], so no position of the sum itself is ever stored: a + b positions, not a * b.
#pragma once

#include "oracle/class_solver.hpp"
#include "oracle/edge_delete_solver.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/solver.hpp"
#include "oracle/sum.hpp"

namespace gazetteer {

template <Ruleset R>
struct PartSolver;

/// Equal to Solver<R> with R = Sum<R1, R2>; either part may be a sum itself. Of a part, only the
/// component that its token lies in is played on, or each component by itself, where its rules
/// allow it (UEG, UVG, edge-delete). Memory grows with the number of positions of the parts.
template <Ruleset R>
class SumSolver;

template <Ruleset R1, Ruleset R2>
class SumSolver<Sum<R1, R2>> {
  public:
    using Position = typename Sum<R1, R2>::Position;
    using Move = typename Sum<R1, R2>::Move;

    int grundy_value(const Position& position) {
        return first_.grundy_value(position.first) ^ second_.grundy_value(position.second);
    }
    bool is_P(const Position& position) { return grundy_value(position) == 0; }
    Outcome outcome(const Position& position) { return is_P(position) ? Outcome::P : Outcome::N; }
    /// The moves to P-positions, in the order of the options. Empty iff the position is P.
    std::vector<Move> winning_moves(const Position& position) {
        std::vector<Move> result;
        for (const Position& option : Sum<R1, R2>::options(position))
            if (is_P(option)) result.push_back(Sum<R1, R2>::move(position, option));
        return result;
    }
    /// Positions of the parts decided so far.
    std::size_t positions() const { return first_.positions() + second_.positions(); }

  private:
    typename PartSolver<R1>::type first_;
    typename PartSolver<R2>::type second_;
};

/// The solver of a part.
template <Ruleset R>
struct PartSolver {
    using type = Solver<R>;
};
template <Ruleset R1, Ruleset R2>
struct PartSolver<Sum<R1, R2>> {
    using type = SumSolver<Sum<R1, R2>>;
};
template <>
struct PartSolver<EdgeDelete> {
    using type = EdgeDeleteSolver;
};
template <>
struct PartSolver<UndirectedEdgeGeography> {
    using type = ClassSolver<UndirectedEdgeGeography>;
};
template <>
struct PartSolver<UndirectedVertexGeography> {
    using type = ClassSolver<UndirectedVertexGeography>;
};

}  // namespace gazetteer
