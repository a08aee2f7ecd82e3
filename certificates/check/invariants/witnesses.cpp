// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/invariants/witnesses.hpp"

#include <algorithm>

#include "certificates/check/invariants/witness_kinds.hpp"

namespace gazetteer::check::invariants {

namespace {

const WitnessKind& kind_in(const Reader& reader, std::string_view term, bool at_least) {
    for (std::span<const WitnessKind> kinds : {set_witnesses, order_witnesses, number_witnesses})
        for (const WitnessKind& kind : kinds)
            if (kind.term == term && kind.at_least == at_least) return kind;
    reader.malformed("nothing shows such a bound of such a term");
}

/// The least and the greatest that a term of which some bound has a witness can be.
std::pair<Fraction, Fraction> extremes(const Term& term, const Graph& g) {
    if (term.sort == Sort::boolean) return {{0}, {1}};
    if (term.name == "treewidth" || term.name == "pathwidth") return {{-1}, {g.order()}};
    if (term.name == "chromatic_index") return {{0}, {g.size()}};
    if (term.name == "double_roman_domination_number") return {{0}, {2 * g.order()}};
    return {{0}, {g.order()}};
}

}  // namespace

Known read_witnesses(Reader& reader, const Graph& g, Steps& steps) {
    std::map<const Term*, std::pair<Fraction, Fraction>> bounds;
    std::pair<std::string, std::string> last;
    while (reader.another('a')) {
        reader.next_line();
        const std::string side(reader.word());
        reader.demand(side == "at-least" || side == "at-most",
                      "'at-least' or 'at-most' belongs here");
        const std::string name(reader.word());
        const Term* term = find_term(name);
        reader.demand(term != nullptr, "no term of this name");
        const WitnessKind& kind = kind_in(reader, name, side == "at-least");
        reader.demand(last < std::pair(name, side), "the terms must ascend, each bound once");
        last = {name, side};
        const Fraction bound = kind.shown({reader, g, *term, steps});
        auto& [low, high] = bounds.try_emplace(term, extremes(*term, g)).first->second;
        (kind.at_least ? low : high) = kind.at_least ? std::max(low, bound) : std::min(high, bound);
    }
    Known result;
    for (const auto& [term, between] : bounds)
        result[term] = Number::between(between.first, between.second);
    return result;
}

}  // namespace gazetteer::check::invariants
