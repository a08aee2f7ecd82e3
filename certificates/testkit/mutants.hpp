// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates changed in every way of a fixed list.
#pragma once

#include <algorithm>
#include <cctype>
#include <functional>
#include <string>
#include <vector>

namespace gazetteer::certificates {

using Visit = std::function<void(const std::string&)>;

inline std::vector<std::string> pieces_of(const std::string& text, char end) {
    std::vector<std::string> result{""};
    for (char c : text) {
        result.back() += c;
        if (c == end) result.emplace_back();
    }
    if (result.back().empty()) result.pop_back();
    return result;
}

inline std::string joined(const std::vector<std::string>& pieces) {
    std::string result;
    for (const std::string& piece : pieces) result += piece;
    return result;
}

/// One piece deleted, doubled, exchanged with the next, or replaced by one from nearby.
inline void for_each_shuffle(const std::vector<std::string>& pieces, const Visit& visit) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        auto changed = pieces;
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        visit(joined(changed));
        changed = pieces;
        changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), pieces[i]);
        visit(joined(changed));
        for (std::size_t j = i < 6 ? 0 : i - 6; j < std::min(i + 6, pieces.size()); ++j) {
            changed = pieces;
            if (j == i + 1)
                std::swap(changed[i], changed[j]);
            else
                changed[i] = pieces[j];
            visit(joined(changed));
        }
    }
}

/// Every number moved a little, every word turned into others that may stand in its place.
inline void for_each_word_change(const std::string& text, const Visit& visit) {
    static const std::vector<std::string> words{"0",
                                                "1",
                                                "2",
                                                "3",
                                                "4",
                                                "5",
                                                "7",
                                                "64",
                                                "99999999999999999999",
                                                "-1",
                                                "01",
                                                "N",
                                                "P",
                                                "exists",
                                                "none",
                                                "any",
                                                "left",
                                                "right",
                                                "branch",
                                                "parity",
                                                "edge",
                                                "empty",
                                                "0-1",
                                                "1-2",
                                                "2-3",
                                                "1-0",
                                                "ueg",
                                                "uvg",
                                                "edge-delete",
                                                "slither",
                                                "even-kernel",
                                                "strategy",
                                                "matching",
                                                "end",
                                                "not",
                                                "and",
                                                "or",
                                                "in",
                                                "u",
                                                "w",
                                                "L",
                                                "delete",
                                                "erase",
                                                "misere",
                                                "outcome",
                                                "grundy",
                                                "winning-moves",
                                                "values",
                                                ""};
    const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    std::size_t count = 0;
    for (std::size_t start = 0; start < text.size(); ++start) {
        if (!is_word(text[start]) || (start > 0 && is_word(text[start - 1]))) continue;
        std::size_t end = start;
        while (end < text.size() && is_word(text[end])) ++end;
        // A long text is changed at every so many words.
        if (count++ % (1 + text.size() / 256) != 0) continue;
        for (const std::string& word : words)
            visit(text.substr(0, start) + word + text.substr(end));
    }
}

inline void for_each_byte_change(const std::string& text, const Visit& visit) {
    static const std::string bytes = std::string(" \n\r\t-:=0129NP?@AC~Z") + '\0' + '\x80';
    // A long text is changed at every so many bytes.
    for (std::size_t i = 0; i < text.size(); i += 1 + text.size() / 100) {
        for (char c : bytes) {
            visit(text.substr(0, i) + c + text.substr(i + 1));
            visit(text.substr(0, i) + c + text.substr(i));
        }
        visit(text.substr(0, i));
        visit(text.substr(0, i) + text.substr(i + 1));
    }
}

/// Every word, line and byte of the text changed; a mutant may be the text itself.
inline void for_each_mutant(const std::string& text, const Visit& visit) {
    for_each_shuffle(pieces_of(text, '\n'), visit);
    for (const std::string& line : pieces_of(text, '\n')) {
        const std::size_t at = text.find(line);
        for_each_shuffle(pieces_of(line, ' '), [&](const std::string& changed) {
            visit(text.substr(0, at) + changed + text.substr(at + line.size()));
        });
    }
    for_each_word_change(text, visit);
    for_each_byte_change(text, visit);
}

}  // namespace gazetteer::certificates
