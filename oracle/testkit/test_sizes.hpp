// SPDX-License-Identifier: GPL-3.0-or-later
// How far tests go on each game. A game that says nothing is tested on the smallest boards.
#pragma once

#include "oracle/rules/games.hpp"
#include "oracle/testkit/conformance.hpp"

namespace gazetteer {

/// The boards on which the conformance suite takes the definitions of R.
template <class R>
constexpr conformance::Limits conformance_limits =
    is_directed<R> ? conformance::Limits{3, 5} : conformance::Limits{4, 4};
template <>
inline constexpr conformance::Limits conformance_limits<UndirectedVertexGeography>{5, 10};
template <>
inline constexpr conformance::Limits conformance_limits<UndirectedEdgeGeography>{5, 6};
template <>
inline constexpr conformance::Limits conformance_limits<DirectedVertexGeography>{4, 6};
template <>
inline constexpr conformance::Limits conformance_limits<DirectedEdgeGeography>{4, 5};
template <>
inline constexpr conformance::Limits conformance_limits<Unrooted<UndirectedVertexGeography>>{5, 7};
template <>
inline constexpr conformance::Limits conformance_limits<Unrooted<UndirectedEdgeGeography>>{4, 6};
template <>
inline constexpr conformance::Limits conformance_limits<Unrooted<DirectedVertexGeography>>{3, 6};
template <>
inline constexpr conformance::Limits conformance_limits<Slither>{5, 7};
template <>
inline constexpr conformance::Limits conformance_limits<EdgeDelete>{5, 7};
template <>
inline constexpr conformance::Limits conformance_limits<PartizanVertexGeography>{4, 6};
template <>
inline constexpr conformance::Limits conformance_limits<PartizanEdgeGeography>{4, 6};

/// The order of the labelled boards whose outcomes stand in the signature.
template <class R>
constexpr int signature_order = is_directed<R> ? 3 : 4;
template <>
inline constexpr int signature_order<UndirectedVertexGeography> = 5;
template <>
inline constexpr int signature_order<UndirectedEdgeGeography> = 5;
template <>
inline constexpr int signature_order<Unrooted<UndirectedVertexGeography>> = 5;
template <>
inline constexpr int signature_order<Slither> = 5;
template <>
inline constexpr int signature_order<EdgeDelete> = 5;

}  // namespace gazetteer
