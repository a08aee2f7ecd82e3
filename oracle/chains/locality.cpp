// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/locality.hpp"

#include <algorithm>

namespace gazetteer::chains {

namespace {

using script::Binder;
using script::Effect;
using script::Item;
using script::Move;

/// How far from the named vertices the effect changes a vertex or its edges.
int works_to(const script::Rules& rules, const Move& move, const Effect& effect) {
    const auto refuse = [&](const char* why) -> int {
        throw NotDecided(text(rules, move) + ": " + why);
    };
    switch (effect.kind) {
        case Effect::Kind::remove: {
            int result = 0;
            for (const Item& item : effect.items) {
                if (item.kind == Item::Kind::reachable) return refuse("reachable has no radius");
                // The neighbours of what goes lose edges.
                result = std::max(result, item.kind == Item::Kind::vertex ? 1 : 2);
            }
            return result;
        }
        case Effect::Kind::erase_edge:
            return 0;
        case Effect::Kind::erase_at:
            return 1;
        default:
            return refuse("keep and sets have no radius");
    }
}

/// The effect takes away the vertex of the name, or an edge at it that is there.
bool changes(const Move& move, const Effect& effect, script::Name name) {
    const bool has_edge = move.binder.kind != Binder::Kind::vertex;
    return std::ranges::any_of(effect.items, [&](const Item& item) {
        return item.kind == Item::Kind::vertex && item.place == name &&
               (effect.kind == Effect::Kind::remove ||
                (has_edge && effect.kind != Effect::Kind::keep));
    });
}

bool changes_what_it_names(const Move& move) {
    const auto is_changed = [&](script::Name name) {
        return std::ranges::any_of(
            move.effects, [&](const Effect& effect) { return changes(move, effect, name); });
    };
    return is_changed(move.binder.first) &&
           (move.binder.kind == Binder::Kind::vertex || is_changed(move.binder.second));
}

}  // namespace

Locality locality_of(const script::Rules& rules) {
    if (rules.directed) throw NotDecided(rules.name + " is played on digraphs");
    if (!rules.tokens.empty()) throw NotDecided(rules.name + " has a token");
    if (!rules.sets.empty()) throw NotDecided(rules.name + " has a set");
    if (!rules.has_grundy_values())
        throw NotDecided(rules.name + " has no Grundy values: it is partizan or misere");
    Locality result;
    for (const Move& move : rules.moves) {
        // The vertices that it names are not adjacent to each other, and there is no bound on them.
        if (move.binder.several)
            throw NotDecided(text(rules, move) + ": a move along any set of edges has no radius");
        if (move.guard && !move.guard->radius)
            throw NotDecided(text(rules, move) + ": the condition '" + move.guard->text +
                             "' has no radius");
        if (move.guard) result.reads = std::max(result.reads, *move.guard->radius);
        for (const Effect& effect : move.effects)
            result.works = std::max(result.works, works_to(rules, move, effect));
        result.along_edges |= move.binder.kind != Binder::Kind::vertex;
        result.names_what_it_changes &= changes_what_it_names(move);
    }
    result.reads = std::max(result.reads, result.works);
    return result;
}

}  // namespace gazetteer::chains
