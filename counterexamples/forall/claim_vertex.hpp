// SPDX-License-Identifier: GPL-3.0-or-later
// The vertex of a quantifier in a claim in n, while the claim is decided at one of its places.
#pragma once

#include <map>
#include <string>

#include "counterexamples/forall/chain_terms.hpp"
#include "counterexamples/forall/claim_parts.hpp"
#include "graph/chains/chain.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures {

struct VertexNow {
    std::string name;
    ChainPlace place;
    /// P(uvg) alone speaks of it too.
    bool is_v = false;
    /// When all that was met comes back, of the terms at the vertex and of the parts beside it.
    StatesReturn states = {};
    /// Parts that say nothing of the vertex.
    std::map<const Syntax*, Series> beside = {};

    /// Throws NotForAll beyond law_values_max.
    void meets(const StatesReturn& other);
};

/// P, N and grundy.
bool asks_game(const std::string& name);
/// Whether it is a name that speaks of the vertex v, since it names none: saturated, P(uvg).
bool is_of_vertex(const Syntax& name);
/// Whether a part says something of the vertex.
bool says_of_vertex(const Syntax& part, const VertexNow& v);

}  // namespace gazetteer::conjectures
