// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a law of a game on a chain, for all n.
#pragma once

#include <ostream>
#include <string>

#include "graph/chains/chain.hpp"
#include "graph/chains/sequence_law.hpp"
#include "oracle/chains/laws.hpp"

namespace gazetteer::certificates {

/// The text, from "gazetteer-certificate" to "end". The law is proved. Throws InputError as
/// certificate_rules does.
std::string law_certificate(const script::Rules& rules, const chains::Pattern& pattern,
                            const chains::GameLaw& law);
/// Writes it, and counts it, once the code of gazetteer-check finds it valid. Throws InputError
/// with the reason where it does not: a piece that is compared has more than 64 vertices.
void write_law(std::ostream& out, const script::Rules& rules, const chains::Pattern& pattern,
               const chains::GameLaw& law);

/// The claim is false of the member with n units, and true of those with fewer. Writes the
/// certificate, with the rules of the games that the claim speaks of, once the code of
/// gazetteer-check finds it valid. Throws InputError with the reason where it does not: a word that
/// it does not know, a member of more than 64 vertices, too much work.
void write_refuting_member(std::ostream& out, const std::string& claim, const Chain& chain, int n,
                           const std::vector<script::Rules>& games);

/// The law of matching_number, nullity or has_even_kernel on all members, by the states behind
/// their units. Parts have at most 8 vertices, and a ring two units or more. Judged and thrown as
/// above.
void write_sequence(std::ostream& out, const std::string& term, const Chain& chain,
                    const SequenceLaw& law);

}  // namespace gazetteer::certificates
