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

void stop_play(const Rules& rules, const std::string& position) {
    throw RulesError(rules.name + ": a play was stopped after " +
                     std::to_string(moves_of_play_max) + " moves, in the position " + position +
                     (rules.played_to == 0 ? "; no longer one is followed"
                                           : "; the rules do not show that play ends"));
}

std::string fault_of_choice(const Rules& rules, const Move& move, Vertex v, std::size_t edges,
                            const std::string& position) {
    return text(rules, move) + ": a set of edges is chosen from at most " +
           std::to_string(several_max) + "; at the vertex " + std::to_string(v) + " " +
           std::to_string(edges) + " fit, in the position " + position +
           "; take a board of smaller degree, or a condition that fewer edges fit";
}

std::string fault_of_start(const Rules& rules, std::size_t token) {
    return rules.name + ": " + rules.start_text + ": the token " + rules.tokens[token] +
           " would stand on a vertex that is deleted; erase(...) the edges there instead";
}

std::string caveat(const Rules& rules) {
    if (rules.played_to == 0) return "";
    return rules.name + ": the rules do not show that play ends; on all " +
           (rules.directed ? "digraphs" : "graphs") +
           " of order <= " + std::to_string(rules.played_to) +
           " it does, and elsewhere a play is stopped after " + std::to_string(moves_of_play_max) +
           " moves, with its position";
}

std::string text(const Rules& rules) {
    std::string result = "game " + rules.name;
    if (!rules.source.empty()) result += "\n  source " + rules.source;
    if (rules.directed) result += "\n  on digraphs";
    result += header("token", rules.tokens) + header("set", rules.sets);
    if (rules.misere) result += "\n  misere";
    if (!rules.start_text.empty()) result += "\n  " + rules.start_text;
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
