// SPDX-License-Identifier: GPL-3.0-or-later
// The subjects: one for each game of the list, made in the file of its kind (with a token on a
// vertex, with two tokens, with none), and even kernels.
#pragma once

#include "oracle/rules/games.hpp"
#include "work/census/subject.hpp"

namespace gazetteer::census {

/// The subject that counts R.
template <class R>
Subject subject_of() {
    static_assert(sizeof(R) == 0,
                  "subject_of<R>: say what a census counts of this game and by which engines, in "
                  "the file of its kind");
    return {};
}

template <>
Subject subject_of<UndirectedVertexGeography>();
template <>
Subject subject_of<UndirectedEdgeGeography>();
template <>
Subject subject_of<DirectedVertexGeography>();
template <>
Subject subject_of<DirectedEdgeGeography>();

template <>
Subject subject_of<PartizanVertexGeography>();
template <>
Subject subject_of<PartizanEdgeGeography>();

template <>
Subject subject_of<Slither>();
template <>
Subject subject_of<EdgeDelete>();
template <>
Subject subject_of<EdgeLabelling>();

Subject even_kernels();

}  // namespace gazetteer::census
