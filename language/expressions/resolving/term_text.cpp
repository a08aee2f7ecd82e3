// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/resolving/term_text.hpp"

namespace gazetteer::conjectures {

const char* result_of(const Term& t) {
    return t.result == Type::boolean      ? "boolean"
           : t.result == Type::integer    ? "integer"
           : t.result == Type::real       ? "real"
           : t.result == Type::outcome    ? "outcome"
           : t.result == Type::game_value ? "value"
           : t.result == Type::digraph    ? "digraph"
           : t.on_graphs && t.on_digraphs ? "graph or digraph"
                                          : "graph";
}

std::string parameters_of(const Term& t) {
    const std::string board = boards_of(t);
    if (t.takes_game()) return "game, " + board + ", vertex";
    std::string result = board;
    if (t.takes_pattern()) result += ", " + board;
    if (t.takes_number()) result += ", integer";
    if (t.takes_set) result += ", set";
    for (int i = 0; i < t.vertices(); ++i) result += ", vertex";
    return result;
}

std::string signature_of(const Term& t) {
    return std::string(t.name) + "(" + parameters_of(t) + ")";
}

std::string heading_of(const Term& t) {
    return signature_of(t) + ": " + result_of(t);
}

}  // namespace gazetteer::conjectures
