// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/script_moves.hpp"

#include <algorithm>

#include "graph/interchange/named_graph.hpp"

namespace gazetteer::cli {

nlohmann::ordered_json script_move(const script::Rules& rules, const script::Choice& choice) {
    const script::Binder& binder = rules.moves[static_cast<std::size_t>(choice.move)].binder;
    const bool first = !rules.is_token(binder.first);
    const bool second =
        binder.kind != script::Binder::Kind::vertex && !rules.is_token(binder.second);
    if (first && second) {
        const auto [u, w] = std::minmax(choice.first, choice.second);
        return rules.directed ? nlohmann::ordered_json{choice.first, choice.second}
                              : nlohmann::ordered_json{u, w};
    }
    return second ? choice.second : choice.first;
}

std::string move_words(const nlohmann::ordered_json& move, bool directed,
                       const std::vector<std::string>& names) {
    if (move.is_null()) return "";
    if (!move.is_array()) return name_of(names, move.get<Vertex>());
    return name_of(names, move[0].get<Vertex>()) + (directed ? ">" : "-") +
           name_of(names, move[1].get<Vertex>());
}

}  // namespace gazetteer::cli
