// SPDX-License-Identifier: GPL-3.0-or-later
// What a text gives a name to, found line by line: also in a text with faults.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "faces/editor/text/document.hpp"

namespace gazetteer::editor {

struct Symbol {
    enum class Kind : std::uint8_t { game, definition, claim, conjecture, file };
    Kind kind = Kind::game;
    /// "node_kayles", "near", "T2.1", the path behind "use".
    std::string name;
    /// The bytes of the name.
    std::size_t begin = 0;
    std::size_t end = 0;
    /// The whole line, without blanks at its ends, and where it begins.
    std::string line;
    std::size_t line_begin = 0;
};

/// In the order of the text. O(bytes).
std::vector<Symbol> outline_of(Language language, std::string_view text);

/// The first with the name; null if there is none. A file is not looked for.
const Symbol* symbol_named(const std::vector<Symbol>& symbols, std::string_view name);

}  // namespace gazetteer::editor
