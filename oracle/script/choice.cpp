// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/choice.hpp"

#include <algorithm>

namespace gazetteer::script {

std::vector<Vertex> places_of(const Rules& rules, const Choice& choice) {
    const Binder& binder = rules.moves[static_cast<std::size_t>(choice.move)].binder;
    if (binder.several) {
        std::vector<Vertex> result{choice.first, choice.second};
        result.insert(result.end(), choice.also.begin(), choice.also.end());
        return result;
    }
    const bool first = !rules.is_token(binder.first);
    const bool second = binder.kind != Binder::Kind::vertex && !rules.is_token(binder.second);
    if (first && second && !rules.directed)
        return {std::min(choice.first, choice.second), std::max(choice.first, choice.second)};
    if (first && second) return {choice.first, choice.second};
    return {second ? choice.second : choice.first};
}

}  // namespace gazetteer::script
