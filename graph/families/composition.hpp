// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs told as expressions of smaller ones: join(cycle(5), K2), complement(corona(K3, K1)).
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "graph/families/blow_up.hpp"
#include "graph/families/cayley.hpp"
#include "graph/families/named.hpp"

namespace gazetteer {

/// What makes a graph of others.
enum class Composing {
    /// Takes two or more: all vertices of two different parts are adjacent.
    join,
    /// Takes two or more: none are.
    disjoint_union,
    /// G, and for each of its vertices a copy of H that it is adjacent to as a whole.
    corona,
    /// The join with one vertex.
    cone,
    /// Pairs of vertices, adjacent iff one place is equal and the other adjacent.
    cartesian,
    /// iff both places are adjacent.
    tensor,
    /// iff each place is equal or adjacent.
    strong,
    /// iff the first is adjacent, or equal and the second adjacent: each vertex of G becomes a copy
    /// of H.
    substitution,
    /// The edges, adjacent iff they have a common end.
    line,
    complement,
    /// Takes two or more, none adjacent but the last vertex of each to the first of the next. Here
    /// and below a part without vertices changes nothing.
    link,
    /// Takes two or more: the last vertex of each is the first of the next.
    amalgam,
    /// A copy of H for each vertex of G; for each edge of G, the last vertex of the copy that comes
    /// first is adjacent to the first of the other.
    beads,
};
/// "join", "union", "corona", ...
const char* to_string(Composing by);
/// The same in their order.
const std::vector<Composing>& all_ways_of_composing();
/// How many parts it takes: so many, or -1 for two or more.
int parts_of(Composing by);

/// An expression: a graph by itself, or one that is made of parts.
struct Composition {
    std::variant<BlowUp, CayleyGraph, FamilyMember> leaf;
    /// Empty for a leaf; what composes them.
    std::vector<Composition> parts = {};
    Composing by = Composing::join;

    /// How many leaves and compositions it has, itself too.
    int nodes() const;
    bool operator==(const Composition&) const = default;
};

/// The leaves, in the order in which the expression is read.
std::vector<Composition*> leaves_of(Composition& c);

/// Where a number stands in an expression: the size of a class, or a number of a family.
struct NumberPlace {
    /// Counted from 0 as the expression is read.
    int leaf = 0;
    /// Among the numbers of this leaf.
    int place = 0;
    auto operator<=>(const NumberPlace&) const = default;
};

/// As parse_composition reads it.
std::string to_string(const Composition& c);
/// How the number at a place is written.
using NumberText = std::function<std::string(NumberPlace place, int value)>;
/// The same with numbers written in another way, as in cycle(m).
std::string to_string(const Composition& c, const NumberText& number_text);

/// A graph with its edges in no order.
struct MadeGraph {
    int order = 0;
    std::vector<Edge> edges = {};
};

/// What is made at most, at each step: the size is known before memory is taken.
struct CompositionBounds {
    std::int64_t order = 1'000'000;
    std::int64_t size = 1'000'000;
};

/// The graph, or in words what was too large: "there are 12497500 edges; at most 1000000 are made".
/// More than runs::memo_bytes() are not taken.
std::variant<MadeGraph, std::string> made_of(const Composition& c,
                                             const CompositionBounds& bounds = {});

}  // namespace gazetteer
