// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/words.hpp"

#include <algorithm>

namespace gazetteer {

namespace {

/// The Levenshtein distance.
std::size_t differences(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::vector<TextWord> words_of(std::string_view text, std::string_view separators) {
    std::vector<TextWord> result;
    for (std::size_t end = 0;;) {
        const std::size_t begin = text.find_first_not_of(separators, end);
        if (begin == text.npos) return result;
        end = std::min(text.find_first_of(separators, begin), text.size());
        result.push_back({text.substr(begin, end - begin), static_cast<int>(begin) + 1});
    }
}

std::string nearest(std::string_view name, std::span<const std::string> known) {
    std::size_t least = std::min<std::size_t>(4, name.size() / 2 + 1);
    std::string result;
    for (const std::string& candidate : known) {
        const std::size_t now = differences(name, candidate);
        if (now >= least) continue;
        least = now;
        result = candidate;
    }
    return result;
}

std::string told_nearest(std::string_view name) {
    return name.empty() ? "" : "; the nearest known one is " + std::string(name);
}

std::string nearest_or(std::string_view name, std::span<const std::string> known,
                       std::string_view otherwise) {
    const std::string near = nearest(name, known);
    return near.empty() ? std::string(otherwise) : told_nearest(near);
}

}  // namespace gazetteer
