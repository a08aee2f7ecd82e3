// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of what is claimed of all members of a chain, and of laws of its terms.
#pragma once

#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "certificates/chain_lines.hpp"
#include "certificates/check/chains/claim_for_all.hpp"
#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "oracle/chains/laws.hpp"

namespace gazetteer::certificates {

/// The claim is false of the member with n units, and true of those with fewer, from `from` units
/// on: the least number for which each of its words has a value. Writes the certificate, with the
/// rules of the games that the claim speaks of, once the code of gazetteer-check finds it valid.
/// Throws InputError with the reason where it does not: a word that it does not know, a member of
/// more than 64 vertices, too much work.
void write_refuting_member(std::ostream& out, const std::string& claim, const Chain& chain,
                           int from, int n, const std::vector<script::Rules>& games);

/// The law of matching_number, nullity, has_even_kernel or bipartite on all members, or at the
/// vertex v of in_even_kernel, P(uvg) or P(ueg), by the states behind their units. Parts have at
/// most 8 vertices, and a ring two units or more. Judged and thrown as above.
void write_sequence(std::ostream& out, const std::string& term, const Chain& chain,
                    const SequenceLaw& law, const std::optional<ChainPlace>& v = std::nullopt,
                    Shown* shown = nullptr);

/// A law that a claim is decided from: of a game, or else of a term as above.
struct UsedLaw {
    std::string term;
    const script::Rules* game = nullptr;
    std::optional<ChainPlace> v = std::nullopt;
    SequenceLaw law = {};
};

/// That of a game, as its certificate states it; the rules stay where they are.
UsedLaw used_law(const script::Rules& rules, const chains::GameLaw& law);

/// The vertices of the members that stand for all, where these terms are asked of a vertex that is
/// bound: when the states before it come back, by the checker's own walk.
struct VerticesForAll {
    check::ReturnOfStates states;
    /// The ends, and the units before.
    std::vector<ChainPlace> places;
};
/// The terms are in_even_kernel, P(uvg) and P(ueg). Throws InputError for parts with more than 8
/// vertices, and for too much work.
VerticesForAll vertices_for_all(const Chain& chain, const std::set<std::string>& terms);

/// The claim is true of all members with `from` units or more, by arithmetic of these laws, whose
/// certificates stand before it in the file. A claim that binds a vertex has `states`, and laws at
/// all vertices that stand for others. Judged and thrown as above.
void write_claim_for_all(std::ostream& out, const std::string& claim, const Chain& chain, int from,
                         const std::vector<UsedLaw>& laws, const Shown& shown,
                         const std::optional<check::ReturnOfStates>& states = std::nullopt);

}  // namespace gazetteer::certificates
