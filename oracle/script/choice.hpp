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

/// visit(choice) for each nonempty set of the ends, which are ascending and at most several_max:
/// {a}, {b}, {a, b}, {c}, ..., the order of the binary numbers. The move is made at `first`, and
/// `named` has the set for the name that stands for several.
template <class Visit>
void for_each_choice_from(const std::vector<Vertex>& ends, int move, Vertex first, Named& named,
                          Visit visit) {
    for (std::size_t bits = 1; bits < std::size_t{1} << ends.size(); ++bits) {
        named.all.clear();
        for (std::size_t i = 0; i < ends.size(); ++i)
            if ((bits >> i & 1) != 0) named.all.push_back(ends[i]);
        visit(Choice{move, first, named.all[0], {named.all.begin() + 1, named.all.end()}});
    }
}

}  // namespace gazetteer::script
