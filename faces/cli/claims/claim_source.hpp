// SPDX-License-Identifier: GPL-3.0-or-later
// Which claims a command line speaks of: those of the register, or those of papers that are files.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "faces/reports/html/paper_head.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::cli {

/// The claims of the paper in a file, and its head.
struct PaperRead {
    reports::PaperHead head;
    std::vector<properties::AnyClaim> claims;
};

/// Throws InputError.
using PaperReader = std::function<PaperRead(const std::string& path)>;

/// What the program of the claims alone says of a paper: it has no language.
PaperRead no_papers(const std::string& path);

/// Whether a word on the command line is the path of a paper: it ends in .txt, or has a slash.
bool is_paper(const std::string& word);

/// The claims meant, and the papers that they came from.
struct SelectedClaims {
    std::vector<reports::PaperHead> papers;
    std::vector<properties::AnyClaim> claims;
};

/// The claims whose id contains one of the words that are no paths, in any case; all without such
/// words. They are those of the papers, in the order of the words, and of the register if there is
/// no paper. Throws InputError if there are none, or if two papers have a claim of one id.
SelectedClaims selected_claims(std::span<const std::string> words, const PaperReader& read);

}  // namespace gazetteer::cli
