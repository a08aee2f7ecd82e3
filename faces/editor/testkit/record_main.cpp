// SPDX-License-Identifier: GPL-3.0-or-later
// editor_record: writes the dialogues as they go now, and the grammars of the extension, into the
// tree. Tests compare them with what is there.
#include <fstream>

#include "faces/editor/grammars/grammars.hpp"
#include "faces/editor/testkit/dialogue.hpp"
#include "work/testkit/source_path.hpp"

int main() {
    using namespace gazetteer;
    for (const std::string& file : editor::dialogue_files()) {
        const std::string now = editor::replayed(editor::text_of_source(file), editor::told_back);
        std::ofstream(source_path(file)) << now;
    }
    for (const editor::GrammarFile& grammar : editor::grammar_files())
        std::ofstream(source_path(grammar.path)) << grammar.text;
    return 0;
}
