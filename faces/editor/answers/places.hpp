// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and ranges as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "faces/editor/text/text_index.hpp"

namespace gazetteer::editor {

inline nlohmann::ordered_json json_of(Position position) {
    return {{"line", position.line}, {"character", position.character}};
}

inline nlohmann::ordered_json range_of(const TextIndex& index, std::size_t begin, std::size_t end) {
    return {{"start", json_of(index.position_of(begin))}, {"end", json_of(index.position_of(end))}};
}

}  // namespace gazetteer::editor
