// SPDX-License-Identifier: GPL-3.0-or-later
// What the oracle says, for the checks of claims: one memo a thread and ruleset, kept for the whole
// stream of instances and emptied when it grows too large. A memo changes the time, never an
// answer.
#pragma once

#include <functional>

#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/edge_delete/whole_position_solver.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::properties {

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

/// Hears each position whose outcome a check asks for, with the answer.
template <Ruleset R>
using OutcomeListener = std::function<void(const typename R::Position&, Outcome)>;
/// This thread's listener for R; null, nobody, unless verdicts are being certified.
template <Ruleset R>
inline thread_local const OutcomeListener<R>* outcome_listener = nullptr;

/// `told`, once the listener has heard it.
template <Ruleset R>
bool heard_P(const typename R::Position& position, bool told) {
    if (outcome_listener<R> != nullptr)
        (*outcome_listener<R>)(position, told ? Outcome::P : Outcome::N);
    return told;
}

template <Ruleset R>
bool is_P(const typename R::Position& position) {
    return heard_P<R>(position, ground_truth<R>().is_P(position));
}
template <Ruleset R>
bool is_N(const typename R::Position& position) {
    return !is_P<R>(position);
}
/// The moves to P-positions, in the order of the options.
template <Ruleset R>
auto winning_moves(const typename R::Position& position) {
    auto moves = ground_truth<R>().winning_moves(position);
    heard_P<R>(position, moves.empty());
    return moves;
}

/// Slither from the start: the second player wins.
inline bool slither_is_P(const Graph& g) {
    return heard_P<Slither>(Slither::start(g), SlitherSolver(g).outcome() == Outcome::P);
}

/// The edge-delete game on a graph without isolated vertices, its components summed by the theorem
/// of [GGHR]: for questions beside that paper.
inline EdgeDeleteSolver& edge_delete_truth() {
    static thread_local EdgeDeleteSolver solver;
    return solver;
}
inline bool edge_delete_is_P(const Graph& g) {
    return heard_P<EdgeDelete>(g, edge_delete_truth().is_P(g));
}

/// The same played on whole positions, nothing summed: for the claims of [GGHR].
inline WholePositionSolver& played_edge_delete() {
    static thread_local WholePositionSolver solver;
    return solver;
}
inline bool edge_delete_is_P_played(const Graph& g) {
    return heard_P<EdgeDelete>(g, played_edge_delete().is_P(g));
}

}  // namespace gazetteer::properties
