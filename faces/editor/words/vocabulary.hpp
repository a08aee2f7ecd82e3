// SPDX-License-Identifier: GPL-3.0-or-later
// The words that may stand in a text, with what they mean. Terms, games, families, theorems and
// rows are those of the lists that the parsers read; the words of the grammars stand here with a
// sentence each, and a test compares them with what the parsers expect.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gazetteer::editor {

struct Word {
    /// The numbers are those of the protocol for kinds of completions.
    enum class Kind {
        function = 3,
        module = 9,
        unit = 11,
        value = 12,
        keyword = 14,
        constant = 21
    };
    std::string name;
    Kind kind = Kind::keyword;
    /// "degree(graph, vertex): integer"; empty for a word of a grammar.
    std::string heading = {};
    /// A sentence, or the rules of a game.
    std::string says = {};
};
using Words = std::vector<Word>;

// Each list is made once.

/// Terms, their other names, functions, quantifiers, connectives, constants and games.
const Words& expression_words();
/// The built-in games, and those given as data that are shipped.
const Words& game_names();
/// What a ground is made of: classes, families, "order", "random", "graph", "file".
const Words& ground_words();
/// Families alone, as a graph is written.
const Words& family_words();
/// The words with which blocks, lines of a paper, and lines of a claim begin.
const Words& paper_headers();
const Words& paper_lines();
const Words& claim_lines();
const Words& statuses();
/// Theorems of proofs/coq, and the rows of the register.
const Words& theorems();
const Words& register_rows();
/// What a file of conjectures expects.
const Words& verdicts();
/// The words of the rules of a game: with which lines begin, and what stands within them.
const Words& game_lines();
const Words& move_words();

/// Null if there is none.
const Word* word_named(const Words& words, std::string_view name);

}  // namespace gazetteer::editor
