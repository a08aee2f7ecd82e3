// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/formats/text_within.hpp"

#include <fstream>

namespace gazetteer {

std::string text_within(std::istream& in, std::size_t most) {
    std::string text(most + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::optional<std::string> text_within(const std::string& path, std::size_t most) {
    std::ifstream in(path);
    if (!in) return std::nullopt;
    std::string text = text_within(in, most);
    return in.bad() ? std::nullopt : std::optional(std::move(text));  // a folder
}

}  // namespace gazetteer
