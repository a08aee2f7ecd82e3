// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/rules/play.hpp"

#include <algorithm>
#include <set>

namespace gazetteer::check {

namespace {

using Named = std::array<Vertex, tokens_max + 2>;
/// The vertices of each name: one, or all those of a name behind "any".
using Meant = std::array<VertexSet, tokens_max + 2>;

Meant each_alone(const Named& named) {
    Meant result;
    for (std::size_t i = 0; i < named.size(); ++i) result.at(i) = {named.at(i)};
    return result;
}

/// What a path from the vertices meets, these included; `both_ways`: by arcs either way.
VertexSet met_from(const Digraph& board, VertexSet from, bool both_ways) {
    VertexSet met = from;
    std::vector<Vertex> left(from.begin(), from.end());
    while (!left.empty()) {
        const Vertex v = left.back();
        left.pop_back();
        VertexSet next = board.out_neighbours(v);
        if (both_ways) next = next | board.in_neighbours(v);
        for (Vertex w : next - met) {
            met.insert(w);
            left.push_back(w);
        }
    }
    return met;
}

VertexSet vertices_of(Item::Kind kind, Vertex v, const Digraph& board) {
    switch (kind) {
        case Item::Kind::neighbours:
            return board.out_neighbours(v);
        case Item::Kind::into:
            return board.in_neighbours(v);
        case Item::Kind::reachable:
            return met_from(board, {v}, false);
        case Item::Kind::joined:
            return met_from(board, {v}, true);
        default:
            return {v};
    }
}

VertexSet vertices_of(const Effect& effect, const RulesPosition& before, const Meant& meant) {
    VertexSet result;
    for (const Item& item : effect.items)
        if (item.kind == Item::Kind::set)
            result = result | before.sets[item.place];
        else if (item.kind == Item::Kind::joined_set)
            result = result | met_from(before.board, before.sets[item.place], true);
        else
            for (Vertex v : meant[item.place])
                result = result | vertices_of(item.kind, v, before.board);
    return result;
}

void take_away(RulesPosition& position, VertexSet gone) {
    for (Vertex v : gone& position.present) position.board = position.board.isolating(v);
    position.present = position.present - gone;
    for (VertexSet& set : position.sets) set = set - gone;
}

/// One effect done to `after`; what it names is what it was before its stage.
void apply(const Effect& effect, bool directed, const RulesPosition& before, const Meant& meant,
           RulesPosition& after) {
    const VertexSet items = vertices_of(effect, before, meant);
    switch (effect.kind) {
        case Effect::Kind::remove:
            return take_away(after, items);
        case Effect::Kind::keep:
            return take_away(after, after.present - items);
        case Effect::Kind::erase_edge:
            for (Vertex u : meant[effect.items[0].place])
                for (Vertex w : meant[effect.items[1].place]) {
                    after.board.erase_arc(u, w);
                    if (!directed) after.board.erase_arc(w, u);
                }
            return;
        case Effect::Kind::erase_at:
            for (Vertex v : items) after.board = after.board.isolating(v);
            return;
        case Effect::Kind::include:
            after.sets[effect.target] = after.sets[effect.target] | (items & after.present);
            return;
        case Effect::Kind::exclude:
            after.sets[effect.target] = after.sets[effect.target] - items;
            return;
        case Effect::Kind::place:
            after.tokens[effect.target] = items.front();
            return;
    }
}

/// All effects of a move, or of the start.
RulesPosition done(const std::vector<Effect>& effects, const Rules& rules,
                   const RulesPosition& position, const Meant& meant) {
    RulesPosition after = position;
    std::optional<RulesPosition> stage;
    for (const Effect& effect : effects) {
        if (effect.then) stage = after;
        apply(effect, rules.directed, stage ? *stage : position, meant, after);
    }
    for (std::size_t t = 0; t < rules.tokens.size(); ++t)
        if (!after.present.contains(after.tokens[t]))
            throw Refusal{"by the rules a token would stand on a vertex that is gone"};
    return after;
}

/// The moves from one position.
class Listing {
  public:
    Listing(const Rules& rules, const RulesPosition& position, std::int64_t& steps)
        : rules_(rules), position_(position), graph_(position.board.underlying()), steps_(steps) {}

    std::vector<std::pair<std::string, RulesPosition>> all() {
        if (position_.free) {
            place_token();
            return std::move(result_);
        }
        for (std::size_t i = 0; i < rules_.moves.size(); ++i)
            if (rules_.moves[i].player.value_or(position_.mover) == position_.mover) add_moves(i);
        return std::move(result_);
    }

  private:
    void place_token() {
        for (Vertex v : position_.present) {
            RulesPosition placed = position_;
            placed.tokens[0] = v;
            placed.free = false;
            result_.emplace_back(std::to_string(v), begun(rules_, placed));
        }
    }

    VertexSet range(std::size_t name) const {
        return is_token(name) ? VertexSet{position_.tokens[name]} : position_.present;
    }
    bool is_token(std::size_t name) const { return name < rules_.tokens.size(); }

    void add_moves(std::size_t i) {
        const Move& move = rules_.moves[i];
        Named named{};
        std::ranges::copy(position_.tokens, named.begin());
        for (Vertex u : range(move.first)) {
            named.at(move.first) = u;
            if (move.at_vertex) {
                if (fits(move, named)) add_move(i, each_alone(named));
                continue;
            }
            VertexSet ends;
            for (Vertex w : range(move.second) & position_.board.out_neighbours(u)) {
                named.at(move.second) = w;
                if (!fits(move, named)) continue;
                ends.insert(w);
                if (!move.any) add_move(i, each_alone(named));
            }
            if (move.any) add_sets(i, each_alone(named), {}, ends);
        }
    }

    /// A move for each nonempty set of the ends, with the others that are taken. For each end, in
    /// their order, it alone, then it with each set of those before it.
    void add_sets(std::size_t i, Meant meant, VertexSet taken, VertexSet ends) {
        VertexSet before;
        for (Vertex w : ends) {
            meant.at(rules_.moves[i].second) = taken | VertexSet{w};
            add_move(i, meant);
            add_sets(i, meant, taken | VertexSet{w}, before);
            before.insert(w);
        }
    }

    bool fits(const Move& move, const Named& named) {
        return !move.where || holds(*move.where, position_, graph_, named, steps_);
    }

    void add_move(std::size_t i, const Meant& meant) {
        RulesPosition option = done(rules_.moves[i].effects, rules_, position_, meant);
        if (rules_.is_partizan()) option.mover = opponent(position_.mover);
        if ((steps_ -= 256) < 0)
            throw Refusal{"the moves of a position take more work than is allowed"};
        if (seen_.insert(option).second) result_.emplace_back(text(i, meant), option);
    }

    std::string text(std::size_t i, const Meant& meant) const {
        const Move& move = rules_.moves[i];
        std::string result = rules_.moves.size() > 1 ? std::to_string(i + 1) + "." : std::string();
        const std::string first = listed(meant.at(move.first));
        if (move.at_vertex || is_token(move.second)) return result + first;
        const std::string second = listed(meant.at(move.second));
        if (is_token(move.first)) return result + second;
        return result + first + (rules_.directed ? ">" : "-") + second;
    }
    static std::string listed(VertexSet vertices) {
        std::string result;
        for (Vertex v : vertices) result += (result.empty() ? "" : ",") + std::to_string(v);
        return result;
    }

    const Rules& rules_;
    const RulesPosition& position_;
    Graph graph_;
    std::int64_t& steps_;
    std::set<RulesPosition> seen_;
    std::vector<std::pair<std::string, RulesPosition>> result_;
};

}  // namespace

RulesPosition begun(const Rules& rules, const RulesPosition& placed) {
    Named named{};
    std::ranges::copy(placed.tokens, named.begin());
    return done(rules.start, rules, placed, each_alone(named));
}

std::vector<std::pair<std::string, RulesPosition>> RulesPlay::moves(
    const RulesPosition& position) const {
    std::int64_t steps = steps_max;
    return moves(position, steps);
}
std::vector<std::pair<std::string, RulesPosition>> RulesPlay::moves(const RulesPosition& position,
                                                                    std::int64_t& steps) const {
    return Listing(rules_, position, steps).all();
}

}  // namespace gazetteer::check
