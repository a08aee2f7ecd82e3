// SPDX-License-Identifier: GPL-3.0-or-later
// What words are made of.
#pragma once

namespace gazetteer::editor {

/// A letter, a digit or _: what a name of the language is made of.
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

}  // namespace gazetteer::editor
