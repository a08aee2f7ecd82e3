// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/interpreter.hpp"

#include <algorithm>

#include "graph/both_arcs.hpp"

namespace gazetteer::script {

namespace {

constexpr std::size_t index(int place) {
    return static_cast<std::size_t>(place);
}

/// What a path from the vertices meets, these included; against the arcs as well if `either_way`.
VertexSet reachable_from(const Digraph& board, VertexSet from, bool either_way) {
    VertexSet result = from;
    for (VertexSet frontier = result; !frontier.empty();) {
        VertexSet next;
        for (Vertex w : frontier) {
            next = next | board.out_neighbours(w);
            if (either_way) next = next | board.in_neighbours(w);
        }
        frontier = next - result;
        result = result | next;
    }
    return result;
}

VertexSet vertices_of(const Item& item, const Position& before, std::span<const Vertex> named) {
    switch (item.kind) {
        case Item::Kind::vertex:
            return {named[index(item.place)]};
        case Item::Kind::set:
            return before.sets[index(item.place)];
        case Item::Kind::neighbours:
            return before.board.out_neighbours(named[index(item.place)]);
        case Item::Kind::into:
            return before.board.in_neighbours(named[index(item.place)]);
        case Item::Kind::reachable:
            return reachable_from(before.board, {named[index(item.place)]}, false);
        case Item::Kind::joined:
            return reachable_from(before.board, {named[index(item.place)]}, true);
        case Item::Kind::joined_to_set:
            return reachable_from(before.board, before.sets[index(item.place)], true);
    }
    throw ContractViolation("requires a kind of item");
}

/// These vertices go, with their edges; they leave all sets.
void remove(Position& position, VertexSet gone) {
    for (Vertex v : gone& position.present) position.board = position.board.isolating(v);
    position.present = position.present - gone;
    for (VertexSet& set : position.sets) set = set - gone;
}

void erase(Position& position, Vertex u, Vertex w) {
    position.board.erase_arc(u, w);
    if (!position.directed) position.board.erase_arc(w, u);
}

/// Applies one effect to `after`; its items are those of the position before its stage.
void apply(const Effect& effect, const Position& before, std::span<const Vertex> named,
           Position& after) {
    const VertexSet items = vertices_of(effect.items, before, named);
    switch (effect.kind) {
        case Effect::Kind::remove:
            return remove(after, items);
        case Effect::Kind::keep:
            return remove(after, after.present - items);
        case Effect::Kind::erase_edge:
            return erase(after, named[index(effect.items[0].place)],
                         named[index(effect.items[1].place)]);
        case Effect::Kind::erase_at:
            after.board = after.board.isolating(items.front());
            return;
        case Effect::Kind::include:
            after.sets[index(effect.target)] =
                after.sets[index(effect.target)] | (items & after.present);
            return;
        case Effect::Kind::exclude:
            after.sets[index(effect.target)] = after.sets[index(effect.target)] - items;
            return;
        case Effect::Kind::place:
            after.tokens[index(effect.target)] = items.front();
            return;
    }
}

/// The position after the effects, one stage after the other.
Position after_stages(const Position& position, const std::vector<Effect>& effects,
                      std::span<const Vertex> named) {
    Position result = position;
    std::optional<Position> stage;
    for (const Effect& effect : effects) {
        if (effect.begins_stage) stage = result;
        apply(effect, stage ? *stage : position, named, result);
    }
    return result;
}

/// The vertices for the names of a binder, a pair each; a name that is a token has its vertex.
std::vector<std::pair<Vertex, Vertex>> places(const Rules& rules, const Binder& binder,
                                              const Position& position) {
    const auto range = [&](Name name) {
        return rules.is_token(name) ? VertexSet{position.tokens[index(name)]} : position.present;
    };
    std::vector<std::pair<Vertex, Vertex>> result;
    for (Vertex u : range(binder.first))
        if (binder.kind == Binder::Kind::vertex)
            result.emplace_back(u, -1);
        else
            for (Vertex w : range(binder.second) & position.board.out_neighbours(u))
                result.emplace_back(u, w);
    return result;
}

}  // namespace

VertexSet vertices_of(const std::vector<Item>& items, const Position& before,
                      std::span<const Vertex> named) {
    VertexSet result;
    for (const Item& item : items) result = result | vertices_of(item, before, named);
    return result;
}

Interpreter::Interpreter(Rules rules) : rules_(std::move(rules)) {
    require(rules_.tokens.size() <= tokens_max && rules_.sets.size() <= sets_max,
            "at most 4 tokens and 6 sets");
    for (const Move& move : rules_.moves)
        tests_.push_back(move.guard ? move.guard->test() : nullptr);
}

Position Interpreter::checked(Position placed, std::span<const Vertex> tokens) const {
    require(placed.directed == rules_.directed, rules_.directed ? "a digraph" : "a graph");
    require(tokens.size() == rules_.tokens.size(), "a vertex for each token");
    placed.present = placed.board.vertices();
    for (Vertex v : tokens)
        require(0 <= v && v < placed.board.order(), "the tokens on vertices of the board");
    std::ranges::copy(tokens, placed.tokens.begin());
    return placed;
}

Position Interpreter::placed(const Graph& board, std::span<const Vertex> tokens) const {
    return checked({.board = with_both_arcs(board), .directed = false}, tokens);
}

Position Interpreter::placed(const Digraph& board, std::span<const Vertex> tokens) const {
    return checked({.board = board, .directed = true}, tokens);
}

Position Interpreter::start(const Graph& board, std::span<const Vertex> tokens) const {
    return begun(placed(board, tokens));
}

Position Interpreter::start(const Digraph& board, std::span<const Vertex> tokens) const {
    return begun(placed(board, tokens));
}

Position Interpreter::begun(const Position& placed) const {
    Position result = after_stages(placed, rules_.start, placed.tokens);
    if (const auto token = fallen(result)) throw RulesError(fault_of_start(rules_, *token));
    return result;
}

std::optional<std::size_t> Interpreter::fallen(const Position& position) const {
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        if (!position.present.contains(position.tokens[i])) return i;
    return std::nullopt;
}

Position Interpreter::after(const Position& before, const Move& move,
                            std::span<const Vertex> named) const {
    Position result = after_stages(before, move.effects, named);
    if (const auto token = fallen(result))
        throw RulesError(text(rules_, move) + ": the token " + rules_.tokens[*token] +
                         " would stand on " + std::to_string(result.tokens[*token]) +
                         ", which the move deletes, in the position " + text(rules_, before) +
                         "; move the token as well, or erase(...) the edges there instead");
    return result;
}

void Interpreter::add_options(const Position& position, std::size_t place, Options& result) {
    const Move& move = rules_.moves[place];
    GuardTest* const test = tests_[place].get();
    if (test != nullptr) test->load(position);
    std::array<Vertex, tokens_max + 2> named{};
    std::ranges::copy(position.tokens, named.begin());
    for (const auto& [u, w] : places(rules_, move.binder, position)) {
        named[index(move.binder.first)] = u;
        if (move.binder.kind != Binder::Kind::vertex) named[index(move.binder.second)] = w;
        if (test != nullptr && !test->holds(named)) continue;
        Position option = after(position, move, named);
        if (std::ranges::find(result.positions, option) != result.positions.end()) continue;
        result.positions.push_back(std::move(option));
        result.choices.push_back({static_cast<int>(place), u, w});
    }
}

Interpreter::Options Interpreter::all(const Position& position, Player player) {
    Options result;
    const auto likely = static_cast<std::size_t>(position.present.size());
    result.positions.reserve(likely);
    result.choices.reserve(likely);
    for (std::size_t place = 0; place < rules_.moves.size(); ++place)
        if (rules_.moves[place].player.value_or(player) == player)
            add_options(position, place, result);
    return result;
}

std::vector<Position> Interpreter::options(const Position& position, Player player) {
    return all(position, player).positions;
}

std::vector<Choice> Interpreter::choices(const Position& position, Player player) {
    return all(position, player).choices;
}

}  // namespace gazetteer::script
