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

/// What the item is of one vertex.
VertexSet vertices_at(Item::Kind kind, Vertex v, const Digraph& board) {
    switch (kind) {
        case Item::Kind::neighbours:
            return board.out_neighbours(v);
        case Item::Kind::into:
            return board.in_neighbours(v);
        case Item::Kind::reachable:
            return reachable_from(board, {v}, false);
        case Item::Kind::joined:
            return reachable_from(board, {v}, true);
        default:
            return {v};
    }
}

VertexSet vertices_of(const Item& item, const Position& before, const Named& named) {
    if (item.kind == Item::Kind::set) return before.sets[index(item.place)];
    if (item.kind == Item::Kind::joined_to_set)
        return reachable_from(before.board, before.sets[index(item.place)], true);
    VertexSet result;
    for (Vertex v : named.of(item.place)) result = result | vertices_at(item.kind, v, before.board);
    return result;
}

/// The vertices that the items name in `before`.
VertexSet vertices_of(const std::vector<Item>& items, const Position& before, const Named& named) {
    VertexSet result;
    for (const Item& item : items) result = result | vertices_of(item, before, named);
    return result;
}

/// These vertices go, with their edges; they leave all sets.
void remove(Position& position, VertexSet gone) {
    for (Vertex v : gone& position.present) position.board = position.board.isolating(v);
    position.present = position.present - gone;
    for (VertexSet& set : position.sets) set = set - gone;
}

/// The edges or arcs from the vertices of one name to those of the other go.
void erase(Position& position, std::span<const Vertex> from, std::span<const Vertex> to) {
    for (Vertex u : from)
        for (Vertex w : to) {
            position.board.erase_arc(u, w);
            if (!position.directed) position.board.erase_arc(w, u);
        }
}

/// Applies one effect to `after`; its items are those of the position before its stage.
void apply(const Effect& effect, const Position& before, const Named& named, Position& after) {
    const VertexSet items = vertices_of(effect.items, before, named);
    switch (effect.kind) {
        case Effect::Kind::remove:
            return remove(after, items);
        case Effect::Kind::keep:
            return remove(after, after.present - items);
        case Effect::Kind::erase_edge:
            return erase(after, named.of(effect.items[0].place), named.of(effect.items[1].place));
        case Effect::Kind::erase_at:
            for (Vertex v : items) after.board = after.board.isolating(v);
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
                      const Named& named) {
    Position result = position;
    std::optional<Position> stage;
    for (const Effect& effect : effects) {
        if (effect.begins_stage) stage = result;
        apply(effect, stage ? *stage : position, named, result);
    }
    return result;
}

/// The vertices that a name of a binder may stand for.
VertexSet range_of(const Rules& rules, Name name, const Position& position) {
    return rules.is_token(name) ? VertexSet{position.tokens[index(name)]} : position.present;
}

Named named_tokens(const Position& position) {
    Named result;
    std::ranges::copy(position.tokens, result.one.begin());
    return result;
}

}  // namespace

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
    Position result = after_stages(placed, rules_.start, named_tokens(placed));
    if (const auto token = fallen(result)) throw RulesError(fault_of_start(rules_, *token));
    return result;
}

std::optional<std::size_t> Interpreter::fallen(const Position& position) const {
    for (std::size_t i = 0; i < rules_.tokens.size(); ++i)
        if (!position.present.contains(position.tokens[i])) return i;
    return std::nullopt;
}

Position Interpreter::after(const Position& before, const Move& move, const Named& named) const {
    Position result = after_stages(before, move.effects, named);
    if (const auto token = fallen(result))
        throw RulesError(text(rules_, move) + ": the token " + rules_.tokens[*token] +
                         " would stand on " + std::to_string(result.tokens[*token]) +
                         ", which the move deletes, in the position " + text(rules_, before) +
                         "; move the token as well, or erase(...) the edges there instead");
    return result;
}

bool Interpreter::is_new(const Position& option, Options& known) const {
    if (rules_.chooses_sets()) return known.sorted.insert(option).second;
    return std::ranges::find(known.positions, option) == known.positions.end();
}

void Interpreter::add_option(const Position& position, Choice choice, const Named& named,
                             Options& result) {
    Position option = after(position, rules_.moves[index(choice.move)], named);
    if (!is_new(option, result)) return;
    result.positions.push_back(std::move(option));
    result.choices.push_back(std::move(choice));
}

void Interpreter::add_options(const Position& position, std::size_t place, Options& result) {
    const Move& move = rules_.moves[place];
    const Binder& binder = move.binder;
    const int number = static_cast<int>(place);
    GuardTest* const test = tests_[place].get();
    if (test != nullptr) test->load(position);
    Named named = named_tokens(position);
    const auto fits = [&] { return test == nullptr || test->holds(named.one); };
    if (binder.several) named.several = binder.second;
    for (Vertex u : range_of(rules_, binder.first, position)) {
        named.one[index(binder.first)] = u;
        if (binder.kind == Binder::Kind::vertex) {
            if (fits()) add_option(position, {number, u}, named, result);
            continue;
        }
        std::vector<Vertex> ends;
        for (Vertex w :
             range_of(rules_, binder.second, position) & position.board.out_neighbours(u)) {
            named.one[index(binder.second)] = w;
            if (!fits()) continue;
            if (binder.several)
                ends.push_back(w);
            else
                add_option(position, {number, u, w}, named, result);
        }
        if (ends.size() > several_max)
            throw RulesError(fault_of_choice(rules_, move, u, ends.size(), text_of(position)));
        for_each_choice_from(ends, number, u, named, [&](Choice choice) {
            add_option(position, std::move(choice), named, result);
        });
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
