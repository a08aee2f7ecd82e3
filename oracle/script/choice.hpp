// SPDX-License-Identifier: GPL-3.0-or-later
// A move that is made: which of the moves, and where.
#pragma once

#include "oracle/script/rules.hpp"

namespace gazetteer::script {

/// `second` is -1 at a vertex. A move along several edges has the least of their other ends there,
/// and the rest in `also`, ascending.
struct Choice {
    int move = 0;
    Vertex first = -1;
    Vertex second = -1;
    std::vector<Vertex> also = {};
    bool operator==(const Choice&) const = default;
};

/// The vertices of the move's binder that are no tokens, those of an edge ascending; the token's if
/// there are no others. A move along any set of edges has the vertex at which it is made, a token
/// or not, then the other ends of the edges, ascending.
std::vector<Vertex> places_of(const Rules& rules, const Choice& choice);

/// What the names of a move stand for.
struct Named {
    /// The vertex of each name; that of `several` while a condition asks for one edge.
    std::array<Vertex, tokens_max + 2> one{};
    /// The name that stands for all of `all`; -1: there is none.
    Name several = -1;
    std::vector<Vertex> all = {};

    std::span<const Vertex> of(Name name) const {
        if (name == several) return all;
        return {&one[static_cast<std::size_t>(name)], 1};
    }
};

/// visit(chosen) for each nonempty set of the vertices, which are ascending and at most
/// several_max: {a}, {b}, {a, b}, {c}, ..., the order of the binary numbers.
template <class Visit>
void for_each_choice_from(const std::vector<Vertex>& vertices, Visit visit) {
    for (std::size_t bits = 1; bits < std::size_t{1} << vertices.size(); ++bits) {
        std::vector<Vertex> chosen;
        for (std::size_t i = 0; i < vertices.size(); ++i)
            if ((bits >> i & 1) != 0) chosen.push_back(vertices[i]);
        visit(chosen);
    }
}

}  // namespace gazetteer::script
