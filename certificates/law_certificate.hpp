// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate of a law of a game on a chain, for all n.
#pragma once

#include <ostream>
#include <string>

#include "certificates/chain_lines.hpp"
#include "oracle/chains/laws.hpp"

namespace gazetteer::certificates {

/// The text, from "gazetteer-certificate" to "end". The law is proved. Throws InputError as
/// certificate_rules does.
std::string law_certificate(const script::Rules& rules, const chains::Pattern& pattern,
                            const chains::GameLaw& law);
/// Writes it, and counts it, once the code of gazetteer-check finds it valid. Throws InputError
/// with the reason where it does not: a piece that is compared has more than 64 vertices.
void write_law(std::ostream& out, const script::Rules& rules, const chains::Pattern& pattern,
               const chains::GameLaw& law, Shown* shown = nullptr);

}  // namespace gazetteer::certificates
