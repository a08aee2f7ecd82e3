// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand at a place of a text.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "faces/editor/text/document.hpp"
#include "faces/editor/words/vocabulary.hpp"

namespace gazetteer::editor {

/// The words that may stand at a place, the bytes of the one that stands there, and whether what
/// the text itself defines may stand there too.
struct Context {
    std::vector<const Words*> lists = {};
    std::size_t begin = 0;
    std::size_t end = 0;
    bool takes_own_names = false;
};

/// In a comment and in running text there are no lists. O(bytes of the text).
Context context_at(Language language, std::string_view text, std::size_t offset);

}  // namespace gazetteer::editor
