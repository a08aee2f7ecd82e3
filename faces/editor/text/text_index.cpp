// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/text/text_index.hpp"

#include <algorithm>

#include "faces/editor/text/letters.hpp"

namespace gazetteer::editor {

namespace {

bool continues(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The bytes of the character with which a text begins.
std::size_t character_size(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t said = first < 0xC0U ? 1 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
    std::size_t size = 1;
    while (size < said && size < text.size() && continues(text[size])) ++size;
    return size;
}

/// The code units of UTF-16 of a character of so many bytes.
std::size_t units(std::size_t bytes) {
    return bytes == 4 ? 2 : 1;
}

}  // namespace

TextIndex::TextIndex(std::string_view text) : text_(text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool half = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if ((text[i] == '\n' || text[i] == '\r') && !half) begins_.push_back(i + 1);
    }
}

std::size_t TextIndex::line_of(std::size_t offset) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(begins_, offset) - begins_.begin()) -
           1;
}

std::string_view TextIndex::line(std::size_t number) const {
    const std::size_t end = number + 1 < begins_.size() ? begins_[number + 1] : text_.size();
    std::string_view result = text_.substr(begins_[number], end - begins_[number]);
    while (!result.empty() && (result.back() == '\n' || result.back() == '\r'))
        result.remove_suffix(1);
    return result;
}

std::string_view TextIndex::line_at(std::size_t offset) const {
    return line(line_of(std::min(offset, text_.size())));
}

std::size_t TextIndex::offset_of(Position position) const {
    if (position.line >= begins_.size()) return text_.size();
    const std::string_view within = line(position.line);
    std::size_t at = 0;
    std::size_t character = 0;
    while (at < within.size()) {
        const std::size_t size = character_size(within.substr(at));
        character += units(size);
        if (character > position.character) break;
        at += size;
    }
    return begins_[position.line] + at;
}

Position TextIndex::position_of(std::size_t offset) const {
    offset = std::min(offset, text_.size());
    Position result{line_of(offset), 0};
    const std::string_view within = line(result.line);
    const std::size_t end = std::min(offset - begins_[result.line], within.size());
    for (std::size_t at = 0; at < end;) {
        const std::size_t size = character_size(within.substr(at));
        if (at + size > end) break;
        result.character += units(size);
        at += size;
    }
    return result;
}

std::size_t offset_of_place(std::string_view text, int line, int column) {
    std::size_t begin = 0;
    for (int i = 1; i < line && begin < text.size(); ++i)
        begin = std::min(text.find('\n', begin), text.size() - 1) + 1;
    return std::min(begin + static_cast<std::size_t>(column - 1), text.size());
}

std::size_t word_end(std::string_view text, std::size_t offset) {
    std::size_t end = offset;
    while (end < text.size() && is_letter(text[end])) ++end;
    if (end > offset || end == text.size() || text[end] == '\n' || text[end] == '\r') return end;
    return offset + character_size(text.substr(offset));
}

}  // namespace gazetteer::editor
