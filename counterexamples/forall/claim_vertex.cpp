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

bool is_of_vertex(const Syntax& syntax) {
    const std::string& of = syntax.children.empty() ? syntax.text : syntax.children[0].text;
    return of == "uvg" || of == "ueg" || of == "saturated" || of == "in_even_kernel" ||
           of == "degree";
}

bool says_of_vertex(const Syntax& part, const VertexNow& v) {
    if (!part.variables.empty() && part.variables[0].text == v.name) return false;
    if (part.kind == Syntax::Kind::name) {
        const std::size_t given = part.children.size();
        if (given == 0 && part.text == v.name) return true;
        if (v.is_v && given == (asks_game(part.text) ? 1U : 0U) && is_of_vertex(part)) return true;
    }
    return std::ranges::any_of(part.children,
                               [&](const Syntax& one) { return says_of_vertex(one, v); });
}

}  // namespace gazetteer::conjectures
