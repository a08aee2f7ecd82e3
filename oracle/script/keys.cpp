// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/keys.hpp"

#include "graph/canonical/coloured.hpp"

namespace gazetteer::script {

namespace {

constexpr std::size_t at(Vertex v) {
    return static_cast<std::size_t>(v);
}

VertexSet joined(const Position& position, Vertex v) {
    const VertexSet out = position.board.out_neighbours(v);
    return position.directed ? out | position.board.in_neighbours(v) : out;
}

VertexSet component_of(const Position& position, VertexSet from) {
    VertexSet result = from;
    for (VertexSet frontier = from; !frontier.empty();) {
        VertexSet next;
        for (Vertex w : frontier) next = next | joined(position, w);
        frontier = next - result;
        result = result | next;
    }
    return result;
}

}  // namespace

std::vector<VertexSet> components(const Position& position) {
    std::vector<VertexSet> result;
    for (VertexSet left = position.present; !left.empty(); left = left - result.back())
        result.push_back(component_of(position, {left.front()}));
    return result;
}

Position restricted(const Position& position, VertexSet part) {
    Position result{.board = Digraph(part.size()), .directed = position.directed};
    result.present = result.board.vertices();
    std::array<Vertex, Digraph::order_max> place{};
    Vertex next = 0;
    for (Vertex v : part) place[at(v)] = next++;
    for (Vertex v : part)
        for (Vertex w : position.board.out_neighbours(v) & part)
            result.board.add_arc(place[at(v)], place[at(w)]);
    for (std::size_t i = 0; i < position.tokens.size(); ++i)
        result.tokens[i] = part.contains(position.tokens[i]) ? place[at(position.tokens[i])] : 0;
    for (std::size_t i = 0; i < position.sets.size(); ++i)
        for (Vertex v : position.sets[i] & part) result.sets[i].insert(place[at(v)]);
    return result;
}

ClassKey::ClassKey(const Rules& rules) : tokens_(rules.tokens.size()), sets_(rules.sets.size()) {
    const Analysis analysis = analyse(rules);
    is_sum_ = analysis.is_sum() && rules.has_grundy_values();
    stays_at_tokens_ = analysis.stays_at_tokens;
}

ClassKey ClassKey::for_values(const Rules& rules) {
    ClassKey result(rules);
    result.is_sum_ = analyse(rules).is_sum() && !rules.misere;
    return result;
}

std::vector<VertexSet> ClassKey::parts(const Position& position) const {
    if (is_sum_) return components(position);
    if (!stays_at_tokens_) return {position.present};
    VertexSet tokens;
    for (std::size_t i = 0; i < tokens_; ++i) tokens.insert(position.tokens[i]);
    return {component_of(position, tokens)};
}

void ClassKey::write(const Position& position, VertexSet part, Key& key) const {
    std::array<int, Digraph::order_max> colours{};
    int bit = 1;
    for (std::size_t i = 0; i < tokens_; ++i, bit *= 2) colours[at(position.tokens[i])] |= bit;
    for (std::size_t i = 0; i < sets_; ++i, bit *= 2)
        for (Vertex v : position.sets[i] & part) colours[at(v)] |= bit;
    encode_canonical({position.board, part, colours, !position.directed}, key);
}

}  // namespace gazetteer::script
