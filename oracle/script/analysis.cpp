// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/analysis.hpp"

#include <algorithm>

namespace gazetteer::script {

namespace {

using Kind = Effect::Kind;

bool is_vertex(const Item& item) {
    return item.kind == Item::Kind::vertex;
}

/// The move has an edge or an arc at the vertex of the name.
bool is_end(const Move& move, Name name) {
    return move.binder.kind != Binder::Kind::vertex &&
           (name == move.binder.first || name == move.binder.second);
}

/// The edge or arc of the binder is the one from u to w.
bool is_bound(const Move& move, const Item& u, const Item& w) {
    const Binder& binder = move.binder;
    if (binder.kind == Binder::Kind::vertex) return false;
    const bool forth = u.place == binder.first && w.place == binder.second;
    const bool back = u.place == binder.second && w.place == binder.first;
    return forth || (back && binder.kind == Binder::Kind::edge);
}

bool stands_for_several(const Move& move, Name name) {
    return move.binder.several && name == move.binder.second;
}

/// Each application of the effect that comes first takes away a vertex or an edge: the vertices
/// that a move names are there, and so is the edge of its binder. In a later stage as well: where
/// they are not, an effect of a stage before has taken them away. A
/// name that stands for several stands for one at least.
bool takes_away(const Move& move, const Effect& effect) {
    const auto& items = effect.items;
    switch (effect.kind) {
        case Kind::remove:
            return std::ranges::any_of(items, [&](const Item& item) {
                if (item.kind == Item::Kind::neighbours)
                    return move.binder.kind == Binder::Kind::edge
                               ? is_end(move, item.place)
                               : is_end(move, item.place) && item.place == move.binder.first;
                return is_vertex(item) || item.kind == Item::Kind::reachable ||
                       item.kind == Item::Kind::joined;
            });
        case Kind::erase_edge:
            return is_bound(move, items[0], items[1]);
        case Kind::erase_at:
            return is_end(move, items[0].place);
        case Kind::keep:
            // No vertex is its own neighbour: u goes where only neighbours of u are kept. Two that
            // one name stands for may be neighbours of each other.
            return std::ranges::all_of(items, [&](const Item& item) {
                return !stands_for_several(move, item.place) &&
                       (item.kind == Item::Kind::neighbours || item.kind == Item::Kind::into) &&
                       item.place == items[0].place;
            });
        default:
            return false;
    }
}

bool is_structural(const Effect& effect) {
    return effect.kind == Kind::remove || effect.kind == Kind::keep ||
           effect.kind == Kind::erase_edge || effect.kind == Kind::erase_at;
}

/// The effects of a move of these kinds whose items are those of the position before the move: what
/// a condition says is true of no later stage.
template <class Wanted>
std::vector<Effect> of_first_stage(const Move& move, Wanted wanted) {
    std::vector<Effect> result;
    for (const Effect& effect : move.effects) {
        if (effect.begins_stage) break;
        if (wanted(effect)) result.push_back(effect);
    }
    return result;
}

bool lowers_vertices_and_edges(const Move& move) {
    const auto takes = [&](const Effect& effect) { return takes_away(move, effect); };
    if (std::ranges::any_of(move.effects, takes)) return true;
    const std::vector<Effect> effects = of_first_stage(move, is_structural);
    return !effects.empty() && move.changes && move.changes(effects);
}

bool works_on(const Move& move, Kind kind, int set) {
    return std::ranges::any_of(move.effects, [&](const Effect& effect) {
        return effect.kind == kind && effect.target == set;
    });
}

/// Wherever it leaves all vertices and edges, some vertex enters the set, or leaves it.
bool changes_set(const Move& move, Kind kind, int set) {
    if (!works_on(move, kind, set) || !move.changes) return false;
    return move.changes(of_first_stage(move, [&](const Effect& effect) {
        return is_structural(effect) || (effect.kind == kind && effect.target == set);
    }));
}

using Moves = std::vector<std::size_t>;

/// The set changes in one direction alone by the moves left. Takes those away that change it.
bool take_those_that_change(const Rules& rules, int set, Kind kind, Moves& left) {
    const Kind opposite = kind == Kind::include ? Kind::exclude : Kind::include;
    for (std::size_t i : left)
        if (works_on(rules.moves[i], opposite, set)) return false;
    return std::erase_if(left,
                         [&](std::size_t i) { return changes_set(rules.moves[i], kind, set); }) > 0;
}

/// The moves that lower no measure. Play ends if there is none. For the measures form, in the order
/// of a dictionary, one that each move lowers: first the number of vertices and edges, which no
/// move raises; then for one set after the other its size or the number of vertices outside, which
/// no move raises that lowers no measure before. While no vertex goes, none leaves a set but by
/// `-=`.
Moves lowering_nothing(const Rules& rules) {
    Moves left;
    for (std::size_t i = 0; i < rules.moves.size(); ++i)
        if (!lowers_vertices_and_edges(rules.moves[i])) left.push_back(i);
    const int sets = static_cast<int>(rules.sets.size());
    for (bool again = true; again && !left.empty();) {
        again = false;
        for (int set = 0; set < sets; ++set)
            for (Kind kind : {Kind::include, Kind::exclude})
                again |= take_those_that_change(rules, set, kind, left);
    }
    return left;
}

std::string endless_text(const Rules& rules, const Move& move) {
    return text(rules, move) +
           ": may go on for ever: its condition does not say that it takes away a vertex or an "
           "edge "
           "that is there (where degree(u) > 0 ...: erase(u)), nor that it puts into a set, from "
           "which no move takes, a vertex that is not in it (where not u in S ...: S += u)";
}

/// What an effect or condition of a move has to do with other components than that of the named
/// vertices; empty if nothing. N, into, reachable and joined stay in a component, as an edge does.
std::string beyond_the_component(const Move& move) {
    if (move.guard && !move.guard->is_local) return "the condition '" + move.guard->text + "'";
    for (const Effect& effect : move.effects) {
        if (effect.kind == Kind::keep) return "keep";
        for (const Item& item : effect.items)
            if (item.kind == Item::Kind::set || item.kind == Item::Kind::joined_to_set)
                return "a whole set";
    }
    return {};
}

/// Without tokens, and where each move names vertices of one component and looks and works in that
/// component alone, a move is a move in exactly one component and leaves the others as they are.
std::string why_no_sum(const Rules& rules) {
    if (!rules.tokens.empty()) return "the game has a token";
    for (const Move& move : rules.moves)
        if (const std::string why = beyond_the_component(move); !why.empty())
            return text(rules, move) + ": " + why + " may look beyond the component";
    return {};
}

/// A name of the binder is a token: the vertex, or the edge, lies in the token's component.
bool is_at_token(const Rules& rules, const Move& move) {
    return rules.is_token(move.binder.first) ||
           (move.binder.kind != Binder::Kind::vertex && rules.is_token(move.binder.second));
}

}  // namespace

Analysis analyse(const Rules& rules) {
    Analysis result{.not_a_sum = why_no_sum(rules)};
    result.stays_at_tokens = std::ranges::all_of(rules.moves, [&](const Move& move) {
        return is_at_token(rules, move) && beyond_the_component(move).empty();
    });
    const auto note = [&result](const Effect& effect) {
        result.vertices_go |= effect.kind == Kind::remove || effect.kind == Kind::keep;
        result.edges_go |= effect.kind == Kind::erase_edge || effect.kind == Kind::erase_at;
    };
    std::ranges::for_each(rules.start, note);
    for (const Move& move : rules.moves) std::ranges::for_each(move.effects, note);
    return result;
}

std::vector<EndlessMove> endless_moves(const Rules& rules) {
    std::vector<EndlessMove> result;
    for (std::size_t i : lowering_nothing(rules))
        result.push_back({i, endless_text(rules, rules.moves[i])});
    return result;
}

}  // namespace gazetteer::script
