// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted of games of one kind, built-in or given as data: the columns, and what an
// engine's answers on a graph add to them.
#pragma once

#include <stdexcept>

#include "work/census/line_counter.hpp"

namespace gazetteer::census {

/// Games with one token: an answer a root, 1 for a P-position. For labelled graphs those columns
/// that the probabilities are made of.
inline Columns rooted_columns(bool labelled) {
    if (labelled) return {{"graphs", "roots", "P_roots"}, ""};
    return {{"graphs", "roots", "P_roots", "P_orbits", "every_vertex_N", "every_vertex_P"}, ""};
}

/// "every vertex" is also true of the graph without vertices.
template <class AnyGraph>
void evaluate_rooted(const AnyGraph& g, const Answers& P, bool labelled, Values& values) {
    constexpr std::size_t P_orbits = 3;
    std::uint64_t P_count = 0;
    for (const std::uint8_t is_P : P) P_count += is_P;
    const auto order = static_cast<std::uint64_t>(g.order());
    values = {1, order, P_count};
    if (labelled) return;
    values.insert(values.end(), {0, P_count == 0 ? 1u : 0u, P_count == order ? 1u : 0u});
    if (P_count == 0) return;
    for (Vertex v : orbit_representatives(g)) values[P_orbits] += P[static_cast<std::size_t>(v)];
}

/// The event of a labelled graph that is counted of games with one token.
constexpr const char* event_of_rooted = "vertex 1 is an N-position";

/// The labelled rooted graphs whose root is vertex 1 and that are N-positions: by symmetry, each
/// vertex is the root of equally many.
inline Integer vertex_1_is_N(const Tally::Row& row, int order) {
    const Integer N_roots = Integer(entry(row, 2)) - Integer(entry(row, 3));
    if (N_roots % order != 0)
        throw std::logic_error("labelled N-positions that are not a multiple of the order");
    return N_roots / order;
}

/// Games on a graph alone: one answer, 0 iff the second player wins.
inline Columns outcome_columns(bool) {
    return {{"graphs", "N", "P"}, ""};
}
/// The answer is the Grundy value.
inline Columns grundy_columns(bool) {
    return {{"graphs", "N", "P"}, "grundy"};
}

template <class AnyGraph>
void evaluate_outcome(const AnyGraph&, const Answers& value, bool, Values& values) {
    const bool is_P = value.at(0) == 0;
    values = {1, is_P ? 0u : 1u, is_P ? 1u : 0u};
}

template <class AnyGraph>
void evaluate_grundy(const AnyGraph& g, const Answers& value, bool labelled, Values& values) {
    evaluate_outcome(g, value, labelled, values);
    values.resize(values.size() + value.at(0) + 1);
    values.back() = 1;
}

constexpr const char* event_of_rootless = "the first player wins";

inline Integer first_player_wins(const Tally::Row& row, int) {
    return Integer(entry(row, 2));
}

}  // namespace gazetteer::census
