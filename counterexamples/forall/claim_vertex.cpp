// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/forall/claim_vertex.hpp"

#include <algorithm>
#include <numeric>

namespace gazetteer::conjectures {

void VertexNow::meets(const StatesReturn& other) {
    states.from = std::max(states.from, other.from);
    states.after = std::lcm(states.after, other.after);
    if (std::max(states.from, states.after) > law_values_max)
        throw NotForAll("the states that are met beside a vertex repeat too late");
}

bool asks_game(const std::string& name) {
    return name == "P" || name == "N" || name == "grundy";
}

bool is_of_vertex(const Syntax& name) {
    if (asks_game(name.text))
        return name.children.size() == 1 &&
               (name.children[0].text == "uvg" || name.children[0].text == "ueg");
    return name.children.empty() &&
           (name.text == "saturated" || name.text == "in_even_kernel" || name.text == "degree");
}

bool says_of_vertex(const Syntax& part, const VertexNow& v) {
    if (!part.variables.empty() && part.variables[0].text == v.name) return false;
    if (part.kind == Syntax::Kind::name) {
        if (part.children.empty() && part.text == v.name) return true;
        if (v.is_v && is_of_vertex(part)) return true;
    }
    return std::ranges::any_of(part.children,
                               [&](const Syntax& one) { return says_of_vertex(one, v); });
}

}  // namespace gazetteer::conjectures
