// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/chains/chain_law.hpp"

#include "certificates/check/statement.hpp"

namespace gazetteer::check {

namespace {

constexpr int kinds_max = 1023;
constexpr std::size_t moves_max_of_a_kind = 64 * 64;

int number(Reader& reader, int most) {
    return static_cast<int>(reader.number_in(reader.word(), most));
}
int last_number(Reader& reader, int most) {
    const int result = number(reader, most);
    reader.end_of_line();
    return result;
}
std::vector<int> values(Reader& reader) {
    return reader.list([&] { return number(reader, value_max); }, false);
}

/// The joins lead to `beside` vertices, or to as many as the part has.
ChainPart next_part(Reader& reader, std::string_view first, std::string_view joins, int beside) {
    ChainPart result;
    reader.next_line(first);
    result.graph = spelled_graph(reader, reader.rest());
    const int order = result.graph.order();
    reader.next_line(joins);
    result.joins = reader.list([&] { return reader.pair(order, beside < 0 ? order : beside); });
    return result;
}

NearMove next_near(Reader& reader, int kinds) {
    reader.next_line("near");
    NearMove move;
    move.nimber = number(reader, value_max);
    move.kind = number(reader, kinds - 1);
    move.less = last_number(reader, length_max);
    return move;
}

MiddleMove next_middle(Reader& reader, int kinds) {
    reader.next_line("middle");
    MiddleMove move;
    move.nimber = number(reader, value_max);
    move.left_kind = number(reader, kinds - 1);
    move.left_least = number(reader, length_max);
    move.right_kind = number(reader, kinds - 1);
    move.right_least = number(reader, length_max);
    move.less = last_number(reader, length_max);
    return move;
}

bool next_shape(Reader& reader, std::string_view first) {
    reader.next_line(first);
    const std::string_view shape = reader.word();
    reader.demand(shape == "open" || shape == "ring", "'open' or 'ring' belongs here");
    return shape == "ring";
}

void read_ends(Reader& reader, int unit, PieceKind& kind) {
    kind.left = next_part(reader, "left", "hooks", unit);
    kind.right = next_part(reader, "right", "hooks", unit);
}

PieceKind next_kind(Reader& reader, int unit, int kinds) {
    PieceKind kind;
    kind.closed = next_shape(reader, "kind");
    kind.longer = last_number(reader, length_max);
    read_ends(reader, unit, kind);
    while (reader.another('n') && kind.near.size() < moves_max_of_a_kind)
        kind.near.push_back(next_near(reader, kinds));
    while (reader.another('m') && kind.middle.size() < moves_max_of_a_kind)
        kind.middle.push_back(next_middle(reader, kinds));
    reader.next_line("short");
    kind.short_values = values(reader);
    return kind;
}

/// The lines "unit", "joins" and "turn".
ChainLaw read_units(Reader& reader) {
    ChainLaw result;
    result.unit = next_part(reader, "unit", "joins", -1);
    reader.next_line("turn");
    result.turn = reader.vertices(result.unit.graph.order(), false);
    return result;
}

std::string text_of_joins(const ChainPart& part) {
    std::string result;
    for (const auto& [u, v] : part.joins)
        result += " " + std::to_string(u) + "-" + std::to_string(v);
    return result;
}
std::string text_of_end(const char* side, const ChainPart& end) {
    if (end.graph.order() == 0) return {};
    return std::string(", ") + side + " end " + spelling_of(end.graph) + text_of_joins(end);
}

}  // namespace

std::string text_of_chain(const ChainLaw& law) {
    const PieceKind& chain = law.kind(law.first);
    std::string result = std::string(chain.closed ? "ring" : "row") + " of units " +
                         spelling_of(law.unit.graph) + " joined" + text_of_joins(law.unit) +
                         text_of_end("left", chain.left) + text_of_end("right", chain.right);
    if (!chain.closed || law.turn.empty()) return result;
    result += ", turn";
    for (Vertex v : law.turn) result += " " + std::to_string(v);
    return result;
}

ChainLaw read_chain(Reader& reader) {
    ChainLaw chain = read_units(reader);
    chain.kinds.resize(1);
    chain.kinds[0].closed = next_shape(reader, "chain");
    reader.end_of_line();
    read_ends(reader, chain.unit.graph.order(), chain.kinds[0]);
    return chain;
}

ChainLaw read_chain_law(Reader& reader) {
    ChainLaw law = read_units(reader);
    const int unit = law.unit.graph.order();
    reader.next_line("start");
    law.start = last_number(reader, length_max);
    reader.next_line("kinds");
    const auto kinds = static_cast<int>(reader.number_in(reader.rest(), kinds_max));
    for (int k = 0; k < kinds; ++k) law.kinds.push_back(next_kind(reader, unit, kinds));
    reader.next_line("first");
    law.first = reader.vertex_in(reader.rest(), kinds);
    reader.next_line("units");
    law.units_least = last_number(reader, length_max);
    reader.next_line("law");
    law.values = values(reader);
    reader.next_line("verdict");
    reader.demand(reader.word() == "period", "'period' belongs here");
    law.period = number(reader, length_max);
    reader.demand(reader.word() == "from", "'from' belongs here");
    law.from = last_number(reader, length_max);
    return law;
}

}  // namespace gazetteer::check
