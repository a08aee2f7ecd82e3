// What the oracle says, for the checks of claims: one memo a thread and ruleset, kept for the whole
// stream of instances and emptied when it grows too large. A memo changes the time, never an
// answer.
#pragma once

#include "oracle/class_solver.hpp"
#include "oracle/edge_delete_solver.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/slither_solver.hpp"
#include "oracle/solver.hpp"

namespace gazetteer {

using UEG = UndirectedEdgeGeography;
using UVG = UndirectedVertexGeography;

/// The solver that serves a stream of positions of R best.
template <Ruleset R>
struct StreamSolver {
    using type = Solver<R>;
};
template <>
struct StreamSolver<UEG> {
    using type = ClassSolver<UEG>;
};
template <>
struct StreamSolver<UVG> {
    using type = ClassSolver<UVG>;
};

/// This thread's solver for R.
template <Ruleset R>
auto& ground_truth() {
    constexpr std::size_t positions_max = 4'000'000;
    static thread_local typename StreamSolver<R>::type solver;
    if (solver.positions() > positions_max) solver.clear();
    return solver;
}

template <Ruleset R>
bool is_P(const typename R::Position& position) {
    return ground_truth<R>().is_P(position);
}
template <Ruleset R>
bool is_N(const typename R::Position& position) {
    return !is_P<R>(position);
}
/// The moves to P-positions, in the order of the options.
template <Ruleset R>
auto winning_moves(const typename R::Position& position) {
    return ground_truth<R>().winning_moves(position);
}

/// Slither from the start: the second player wins.
inline bool slither_is_P(const Graph& g) {
    return SlitherSolver(g).outcome() == Outcome::P;
}

/// The edge-delete game on a graph without isolated vertices.
inline EdgeDeleteSolver& edge_delete_truth() {
    static thread_local EdgeDeleteSolver solver;
    return solver;
}
inline bool edge_delete_is_P(const Graph& g) {
    return edge_delete_truth().is_P(g);
}

}  // namespace gazetteer
