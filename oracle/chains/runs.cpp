// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/chains/runs.hpp"

#include <algorithm>

#include "graph/index.hpp"

namespace gazetteer::chains {

RunReader::RunReader(const Pattern& pattern, const Piece& piece)
    : pattern_(pattern), layout_(layout_of(pattern.unit, piece)), closed_(piece.closed) {}

/// A ring goes on beyond its last place, where the vertices stand as the turn says.
Vertex RunReader::vertex(int place, Vertex slot) const {
    if (place < layout_.units) return layout_.at(place, slot);
    return layout_.at(place - layout_.units,
                      pattern_.turn.empty() ? slot : pattern_.turn[index(slot)]);
}

VertexSet RunReader::unit_at(int place) const {
    VertexSet result;
    for (Vertex s = 0; s < pattern_.unit.order; ++s) result.insert(vertex(place, s));
    return result;
}

bool RunReader::whole(const Part& part, int place) const {
    const VertexSet unit = unit_at(place);
    if ((unit & part.component) != unit) return false;
    return std::ranges::all_of(pattern_.unit.edges, [&](const Edge& e) {
        return part.position.board.has_arc(vertex(place, e.u), vertex(place, e.v));
    });
}

bool RunReader::linked(const Part& part, int place) const {
    return whole(part, place) && whole(part, place + 1) &&
           std::ranges::all_of(pattern_.unit.joins, [&](const Link& join) {
               return part.position.board.has_arc(vertex(place, join.first),
                                                  vertex(place + 1, join.second));
           });
}

VertexSet RunReader::reached(const Part& part, VertexSet from, VertexSet within) const {
    VertexSet result = from;
    for (VertexSet frontier = from; !frontier.empty();) {
        VertexSet next;
        for (Vertex v : frontier) next = next | (part.position.board.out_neighbours(v) & within);
        frontier = next - result;
        result = result | next;
    }
    return result;
}

End RunReader::end_of(const Part& part, VertexSet outside, int beside) const {
    End result{.order = outside.size()};
    std::vector<Vertex> place(64, -1);
    Vertex next = 0;
    for (Vertex v : outside) place[index(v)] = next++;
    for (Vertex v : outside) {
        for (Vertex w : part.position.board.out_neighbours(v) & outside)
            if (v < w) result.edges.push_back({place[index(v)], place[index(w)]});
        for (Vertex s = 0; s < pattern_.unit.order; ++s)
            if (part.position.board.has_arc(v, vertex(beside, s)))
                result.hooks.emplace_back(place[index(v)], s);
    }
    return result;
}

RunPiece RunReader::run(const Part& part, int first, int last) const {
    VertexSet units;
    for (int place = first; place <= last; ++place) units = units | unit_at(place);
    const VertexSet outside = part.component - units;
    VertexSet left;
    if (closed_)
        for (Vertex v : unit_at(first))
            left = left | (part.position.board.out_neighbours(v) & outside);
    else
        for (Vertex v : outside)
            if (layout_.place(v) < first) left.insert(v);
    left = reached(part, left, outside);
    return {end_of(part, left, first), end_of(part, outside - left, last), first, last};
}

std::optional<RunPiece> RunReader::at(const script::Position& position, VertexSet component,
                                      int place) const {
    const Part part{position, component};
    if (!whole(part, place)) return {};
    int first = place;
    int last = place;
    while (first > 0 && linked(part, first - 1)) --first;
    while (last + 1 < layout_.units && linked(part, last)) ++last;
    return run(part, first, last);
}

std::optional<RunPiece> RunReader::longest(const script::Position& position,
                                           VertexSet component) const {
    const Part part{position, component};
    int first = 0;
    int length = 0;
    for (int start = 0; start < layout_.units; ++start) {
        if (!whole(part, start)) continue;
        int end = start + 1;
        while (end < start + layout_.units && linked(part, end - 1)) ++end;
        if (end - start > length) {
            length = end - start;
            first = start;
        }
    }
    if (length < 2) return {};
    const int last = first + length - 1;
    VertexSet units;
    for (int place = first; place <= last; ++place) units = units | unit_at(place);
    const VertexSet outside = component - units;
    const auto beside = [&](int place, VertexSet where) {
        VertexSet result;
        for (Vertex v : unit_at(place))
            result = result | (position.board.out_neighbours(v) & where);
        return result;
    };
    const bool goes_round =
        length == layout_.units
            ? !(beside(last, unit_at(first))).empty()
            : !(reached(part, beside(first, outside), outside) & beside(last, outside)).empty();
    if (goes_round) return {};
    return run(part, first, last);
}

}  // namespace gazetteer::chains
