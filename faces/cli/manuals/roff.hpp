// SPDX-License-Identifier: GPL-3.0-or-later
// Text as troff reads it, in the macros of man(7).
#pragma once

#include <string>
#include <vector>

namespace gazetteer::cli {

/// The text as troff prints it unchanged: backslashes, hyphens and quotes are themselves.
std::string roff(const std::string& text);
/// In bold, and in italics.
std::string bold(const std::string& text);
std::string italic(const std::string& text);

/// Words as lines of at most 78 columns, a sentence beginning on a line of its own, escaped.
std::string filled(const std::string& text);

/// The footer of a help text by its parts: "Exit codes: 0 done; 1 not.", lines "Example: ...", and
/// what else it says.
struct HelpNotes {
    /// A paragraph each. One whose first line is indented keeps its lines as they are.
    std::vector<std::string> paragraphs;
    /// "0 done"; what does not begin with a number stands first.
    std::vector<std::string> exit_codes;
    std::vector<std::string> examples;
};
HelpNotes notes_of(const std::string& footer);

}  // namespace gazetteer::cli
