// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a paper as words.
#pragma once

#include <string>
#include <string_view>

#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {

/// "claim T2.1 "On a path ..."" is the word claim, the name T2.1 and the rest On a path ...; most
/// lines have no name.
struct PaperLine {
    std::string word;
    std::string name;
    std::string rest;
    /// Where the name and the rest begin, from 1.
    int name_column = 1;
    int rest_column = 1;
};

/// Which lines may stand here.
enum class PaperLines { headers, of_paper, of_claim };

/// The column of an error counts in the line; the message says what may stand there.
Parsed<PaperLine> parse_paper_line(std::string_view line, PaperLines which);

}  // namespace gazetteer::conjectures
