// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/line_reader.hpp"

#include "graph/formats/plain_line.hpp"

namespace gazetteer {

std::string to_string(const Place& place) {
    return place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::optional<std::string> LineReader::next() {
    for (std::string line; std::getline(in_, line);) {
        ++line_;
        const PlainLine plain = plain_line(line);
        if (plain.text.empty() || is_only_header(plain.text)) continue;
        before_ = static_cast<int>(plain.before);
        return std::string(plain.text);
    }
    return std::nullopt;
}

}  // namespace gazetteer
