// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/rules.hpp"

namespace gazetteer::script {

namespace {

std::string listed(VertexSet vertices, const char* between) {
    std::string result;
    for (Vertex v : vertices) result += (result.empty() ? "" : between) + std::to_string(v);
    return result;
}

/// "\n  token v, w"; nothing without names.
std::string header(const char* word, const std::vector<std::string>& names) {
    std::string result;
    for (const std::string& name : names) result += (result.empty() ? "" : ", ") + name;
    return result.empty() ? "" : "\n  " + std::string(word) + " " + result;
}

}  // namespace

std::string text(const Rules& rules) {
    std::string result = "game " + rules.name;
    if (!rules.source.empty()) result += "\n  source " + rules.source;
    if (rules.directed) result += "\n  on digraphs";
    result += header("token", rules.tokens) + header("set", rules.sets);
    if (rules.misere) result += "\n  misere";
    for (const Move& move : rules.moves) result += "\n  " + move.text;
    return result;
}

std::string text(const Rules& rules, const Move& move) {
    return rules.name + ", line " + std::to_string(move.line) + ": " + move.text;
}

std::string text(const Rules& rules, const Position& position) {
    std::string result = listed(position.present, " ") + ":";
    for (Vertex u : position.present)
        for (Vertex w : position.board.out_neighbours(u))
            if (position.directed || u < w)
                result +=
                    " " + std::to_string(u) + (position.directed ? ">" : "-") + std::to_string(w);
    for (std::size_t i = 0; i < rules.tokens.size(); ++i)
        result += ", " + rules.tokens[i] + " = " + std::to_string(position.tokens[i]);
    for (std::size_t i = 0; i < rules.sets.size(); ++i)
        result += ", " + rules.sets[i] + " = {" + listed(position.sets[i], ", ") + "}";
    return result;
}

}  // namespace gazetteer::script
