// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/script_moves.hpp"

#include <algorithm>

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

std::string move_words(const nlohmann::ordered_json& move, bool directed) {
    if (move.is_null()) return "";
    if (!move.is_array()) return move.dump();
    return move[0].dump() + (directed ? ">" : "-") + move[1].dump();
}

}  // namespace gazetteer::cli
