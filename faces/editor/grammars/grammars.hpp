// SPDX-License-Identifier: GPL-3.0-or-later
// The grammars by which an editor colours texts, in the form of TextMate. Their words are those
// that completion offers.
#pragma once

#include <string>
#include <vector>

namespace gazetteer::editor {

struct GrammarFile {
    /// From the root of the tree.
    std::string path;
    /// JSON that ends in a line break.
    std::string text;
};

/// One for games, papers and files of conjectures each.
std::vector<GrammarFile> grammar_files();

}  // namespace gazetteer::editor
