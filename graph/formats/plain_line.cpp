// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/plain_line.hpp"

#include <algorithm>
#include <array>

namespace gazetteer {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view utf8_mark = "\xef\xbb\xbf";

struct Header {
    std::string_view bytes;
    const char* says;
};
constexpr std::array<Header, 6> headers{{
    {"\x1f\x8b"sv, "a file packed by gzip; unpack it first: gunzip -c FILE"},
    {"\xfd"
     "7zXZ"sv,
     "a file packed by xz; unpack it first: xz -dc FILE"},
    {"PK\x03\x04"sv, "a zip archive; unpack it first: unzip -p FILE"},
    {"\x28\xb5\x2f\xfd"sv, "a file packed by zstd; unpack it first: zstd -dc FILE"},
    {"\xff\xfe"sv, "a text in UTF-16; write it as ASCII or UTF-8"},
    {"\xfe\xff"sv, "a text in UTF-16; write it as ASCII or UTF-8"},
}};

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

/// "0-1 1-2", "0 1", "[(0, 1), (1, 2)]".
bool is_list_of_edges(std::string_view text) {
    constexpr std::string_view signs = " \t-,;:>()[]{}";
    return std::ranges::any_of(text, is_digit) && std::ranges::all_of(text, [&](char c) {
               return is_digit(c) || signs.find(c) != signs.npos;
           });
}

std::string name_of(std::string_view text, std::size_t at) {
    const char c = text[at];
    if (c == ' ') return " (a blank)";
    if (c == '\t') return " (a tab)";
    if (c == '\n' || c == '\r') return " (the end of a line)";
    if (c == '\'' || c == '"') return " (a quotation mark)";
    if (' ' < c && c < 0x7f) return std::string(" ('") + c + "')";
    if (text.substr(at).starts_with(utf8_mark)) return " (a byte order mark of UTF-8)";
    return static_cast<unsigned char>(c) < 0x80 ? " (a control character)" : " (not ASCII)";
}

}  // namespace

PlainLine plain_line(std::string_view line) {
    std::size_t before = line.starts_with(utf8_mark) ? utf8_mark.size() : 0;
    before = std::min(line.find_first_not_of(blanks, before), line.size());
    const std::size_t last = line.find_last_not_of(blanks);
    const bool any = last != line.npos && last >= before;
    return {line.substr(before, any ? last + 1 - before : 0), before};
}

bool is_only_header(std::string_view text) {
    return text == ">>graph6<<" || text == ">>sparse6<<" || text == ">>digraph6<<";
}

std::string foreign_text(std::string_view text) {
    for (const Header& header : headers)
        if (text.starts_with(header.bytes)) return std::string("this is ") + header.says;
    if (is_list_of_edges(text))
        return "this looks like a list of edges; a line of graph6 or sparse6 is expected";
    return "";
}

std::string stray_byte_text(std::string_view text, std::size_t at) {
    return "byte " + std::to_string(static_cast<unsigned char>(text[at])) + name_of(text, at) +
           " is not in '?'..'~'";
}

}  // namespace gazetteer
