// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of a paper as claims of the register: what runs these runs those.
#pragma once

#include <vector>

#include "counterexamples/papers/paper.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::conjectures {

/// An instance of a claim: a graph or digraph and, for a statement about vertices, a vertex.
struct PaperPoint {
    AnyGraph graph;
    Vertex root = -1;
    bool operator==(const PaperPoint&) const = default;
};

/// In the order of the paper. Its size is the order of a graph; its bound is the greatest of its
/// grounds, which are gone through one after the other at each order. Random grounds are drawn
/// after that, as often as they say together. A claim that is compiled, and that the file does not
/// say, is the row of the register with the sentence of the paper; a `conjectured` one is like an
/// open one, for which nothing is expected but that is told. Throws InputError for a ground without
/// a graph, and for a graph of `refuted by` on which the statement holds.
std::vector<properties::AnyClaim> claims_of(const Paper& paper);

/// One of them, which has `holds`.
properties::Claim<PaperPoint> claim_of(const Paper& paper, const PaperClaim& claim);

}  // namespace gazetteer::conjectures
