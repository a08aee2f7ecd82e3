// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/script_moves.hpp"

#include "graph/interchange/named_graph.hpp"

namespace gazetteer::cli {

nlohmann::ordered_json script_move(const script::Rules& rules, const script::Choice& choice) {
    const std::vector<Vertex> places = places_of(rules, choice);
    if (places.size() == 1) return places[0];
    return places;
}

std::string move_words(const nlohmann::ordered_json& move, bool directed,
                       const std::vector<std::string>& names) {
    if (move.is_null()) return "";
    if (!move.is_array()) return name_of(names, move.get<Vertex>());
    std::string result = name_of(names, move[0].get<Vertex>()) + (directed ? ">" : "-");
    for (std::size_t i = 1; i < move.size(); ++i)
        result += (i > 1 ? "," : "") + name_of(names, move[i].get<Vertex>());
    return result;
}

}  // namespace gazetteer::cli
