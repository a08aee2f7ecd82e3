// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/line_reader.hpp"

namespace gazetteer {

std::string to_string(const Place& place) {
    return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::optional<std::string> LineReader::next() {
    for (std::string line; std::getline(in_, line);) {
        ++line_;
        if (line.ends_with('\r')) line.pop_back();
        const bool only_header =
            line == ">>graph6<<" || line == ">>sparse6<<" || line == ">>digraph6<<";
        if (!line.empty() && !only_header) return line;
    }
    return std::nullopt;
}

}  // namespace gazetteer
