// SPDX-License-Identifier: GPL-3.0-or-later
// Texts by which papers and their claims are known.
#pragma once

#include <string>
#include <string_view>

#include "counterexamples/papers/paper.hpp"

namespace gazetteer::conjectures {

/// Whether the text begins as a paper does, after comments, and not as a file of conjectures.
bool begins_paper(std::string_view text);

/// All that the report on a claim depends on besides the program: two claims of one text have one
/// report. Reads the files of its grounds; empty where one of them is too long to be kept.
std::string key_text(const PaperClaim& claim);

/// What a conjecture says: its definitions are written out, and the rules of its games stand with
/// it.
std::string key_text(const Conjecture& conjecture);

}  // namespace gazetteer::conjectures
