// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/text/document.hpp"

#include <array>
#include <charconv>
#include <filesystem>

#include "faces/editor/text/letters.hpp"
#include "graph/formats/blanks.hpp"

namespace gazetteer::editor {

namespace {

constexpr std::array<const char*, 4> languages{"", "gazetteer-game", "gazetteer-paper",
                                               "gazetteer-conjectures"};
constexpr std::string_view scheme = "file://";

/// The first line that is neither empty nor a comment.
std::string_view first_line(std::string_view text) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty() && line.front() != '#') return line;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

/// A line of a file of conjectures: what is expected stands between its first two bars.
bool is_conjecture(std::string_view line) {
    const auto bar = line.find(" |");
    if (bar == line.npos) return false;
    const std::string_view expected = trimmed(line.substr(bar + 2));
    return expected.starts_with("holds") || expected.starts_with("refuted") ||
           expected.starts_with("open") || expected.starts_with("| ");
}

/// The value of two hexadecimal digits; -1 if they are none.
int byte_of(std::string_view digits) {
    int value = 0;
    const char* const last = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), last, value, 16);
    return digits.size() == 2 && error == std::errc() && stop == last && digits[0] != '-' ? value
                                                                                          : -1;
}

}  // namespace

const char* name_of(Language language) {
    return languages.at(static_cast<std::size_t>(language));
}

Language language_of(std::string_view name, std::string_view uri, std::string_view text) {
    for (const Language language : {Language::game, Language::paper, Language::conjectures})
        if (name == name_of(language)) return language;
    if (uri.ends_with(".game")) return Language::game;
    const std::string_view line = first_line(text);
    if (first_word(line) == "paper") return Language::paper;
    if (first_word(line) == "define" || is_conjecture(line)) return Language::conjectures;
    return Language::other;
}

std::string path_of(std::string_view uri) {
    if (!uri.starts_with(scheme)) return "";
    uri.remove_prefix(scheme.size());
    std::string result;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        const int byte = uri[i] == '%' ? byte_of(uri.substr(i + 1, 2)) : -1;
        result += byte < 0 ? uri[i] : static_cast<char>(byte);
        if (byte >= 0) i += 2;
    }
    return result;
}

std::string uri_of(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result(scheme);
    for (const char c : path) {
        if (is_letter(c) || c == '/' || c == '.' || c == '-' || c == '~') {
            result += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

std::string folder_of(std::string_view uri) {
    return std::filesystem::path(path_of(uri)).parent_path().string();
}

}  // namespace gazetteer::editor
