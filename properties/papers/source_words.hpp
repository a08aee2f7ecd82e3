// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the five sources: what docs/papers/ says of each statement but how it is checked.
// The register has its sentences from here, so that each stands once.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "properties/framework/claim.hpp"

namespace gazetteer::properties {

/// What a source says of one statement.
struct ClaimWords {
    std::string place = {};
    std::string says = {};
    std::string reading = {};
    /// `refuted` where the file names what refutes it, or a repair.
    Status status = Status::asserted;
    std::string proved = {};
    /// With the key of the source.
    std::string repaired_by = {};
};

struct SourceWords {
    /// "W. N. Anderson, Jr., Maximum matching and the game of Slither, Journal ...".
    std::string reference;
    /// By their ids, with the key of the source: "And74 L1".
    std::map<std::string, ClaimWords> claims;
};

/// The words of a paper's file, docs/PAPERS.md, which has no faults: its own reader tells them all.
/// What the language says and where it is checked is passed over.
SourceWords source_words(std::string_view file);

/// The file docs/papers/KEY.txt, KEY in small letters, as it was when the program was built. Throws
/// std::out_of_range if there is none.
std::string source_file(const std::string& key);

}  // namespace gazetteer::properties
