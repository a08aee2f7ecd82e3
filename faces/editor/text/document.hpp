// SPDX-License-Identifier: GPL-3.0-or-later
// A text that is open in an editor.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gazetteer::editor {

/// What a text is: nothing of Gazetteer's, rules of games, a paper, or a file of conjectures.
enum class Language : std::uint8_t { other, game, paper, conjectures };
/// As the extension names them: "gazetteer-game", "gazetteer-paper", "gazetteer-conjectures".
const char* name_of(Language language);

/// What is refused above, in bytes.
constexpr std::size_t document_length_max = std::size_t{1} << 20;

/// By the language that the editor names, or else by the end of the name, ".game", or else by the
/// first line: that of a paper begins with "paper", and in one of conjectures what is expected
/// follows a bar.
Language language_of(std::string_view name, std::string_view uri, std::string_view text);

/// The path of a file: URI, its %XX read; empty for another URI.
std::string path_of(std::string_view uri);
/// The file: URI of a path.
std::string uri_of(std::string_view path);
/// The folder of a file: URI; empty for another.
std::string folder_of(std::string_view uri);

}  // namespace gazetteer::editor
