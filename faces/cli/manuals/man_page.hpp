// SPDX-License-Identifier: GPL-3.0-or-later
// Manual pages, made of the texts that --help prints.
#pragma once

#include <string>
#include <vector>

#include "faces/cli/arguments/verb.hpp"

namespace gazetteer::cli {

/// What every page says at its ends.
struct Imprint {
    std::string version;
    /// The day of the release, as 2026-11-23.
    std::string day;
};

/// A page in section 1, in the macros of man(7).
struct ManPage {
    /// "gazetteer-solve"; the file is gazetteer-solve.1.
    std::string name;
    std::string text;
};

/// The page of the program, which names the others, and a page for each verb.
std::vector<ManPage> man_pages(const Program& program, const Imprint& imprint);

/// The page of a program without verbs, from its help: "usage: NAME WORDS", what it does in one
/// sentence or more, and then what a verb's footer may say.
ManPage man_page_of_usage(const std::string& usage, const std::vector<std::string>& see_also,
                          const Imprint& imprint);

/// A further section of a page, at its end but for SEE ALSO.
void add_section(ManPage& page, const std::string& title, const std::string& text);

}  // namespace gazetteer::cli
