// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/editor/protocol/frames.hpp"

#include <algorithm>
#include <charconv>

#include "graph/formats/blanks.hpp"

namespace gazetteer::editor {

namespace {

constexpr std::string_view line_end = "\r\n";
constexpr std::string_view header_end = "\r\n\r\n";
constexpr std::string_view length_name = "content-length";

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

/// The length that a header names; nothing if it names none, or no number.
std::optional<std::size_t> length_in(std::string_view header) {
    while (!header.empty()) {
        const auto end = std::min(header.find(line_end), header.size());
        const std::string_view line = header.substr(0, end);
        header.remove_prefix(std::min(end + line_end.size(), header.size()));
        const auto colon = std::min(line.find(':'), line.size());
        if (lower(line.substr(0, colon)) != length_name || colon == line.size()) continue;
        const std::string_view number = trimmed(line.substr(colon + 1));
        std::size_t length = 0;
        const char* const last = number.data() + number.size();
        const auto [stop, error] = std::from_chars(number.data(), last, length);
        if (error != std::errc() || stop != last || number.empty()) return std::nullopt;
        return length;
    }
    return std::nullopt;
}

}  // namespace

void FrameReader::add(std::string_view bytes) {
    const std::size_t passed = std::min(skipped_, bytes.size());
    skipped_ -= passed;
    if (fault_.empty()) buffer_ += bytes.substr(passed);
}

std::optional<Frame> FrameReader::next() {
    if (!fault_.empty() || skipped_ > 0) return std::nullopt;
    return take_header();
}

std::optional<Frame> FrameReader::take_header() {
    const auto end = buffer_.find(header_end);
    if (std::min(end, buffer_.size()) > header_length_max) {
        fault_ = "a header has at most " + std::to_string(header_length_max) + " bytes";
        return std::nullopt;
    }
    if (end == std::string::npos) return std::nullopt;
    const auto length = length_in(std::string_view(buffer_).substr(0, end));
    if (!length) {
        fault_ = "a header needs a line 'Content-Length: N', N the number of bytes behind it";
        return std::nullopt;
    }
    const std::size_t begin = end + header_end.size();
    if (*length > message_length_max) {
        const std::size_t there = std::min(*length, buffer_.size() - begin);
        buffer_.erase(0, begin + there);
        skipped_ = *length - there;
        return Frame{{}, *length, true};
    }
    if (buffer_.size() - begin < *length) return std::nullopt;
    Frame result{buffer_.substr(begin, *length), *length};
    buffer_.erase(0, begin + *length);
    return result;
}

std::string framed(std::string_view content) {
    return "Content-Length: " + std::to_string(content.size()) + std::string(header_end) +
           std::string(content);
}

}  // namespace gazetteer::editor
