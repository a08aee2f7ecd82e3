// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of witnesses. docs/CERTIFICATES.md has the list.
#pragma once

#include <span>

#include "certificates/check/invariants/terms/terms.hpp"
#include "certificates/check/reader.hpp"

namespace gazetteer::check::invariants {

/// A line behind its term, of a graph.
struct WitnessLine {
    Reader& reader;
    const Graph& g;
    const Term& term;
    Steps& steps;

    void prove(bool condition, const char* otherwise) const { reader.prove(condition, otherwise); }
    VertexSet set() const { return VertexSet::of(reader.vertices(g.order())); }
    /// A number 0..maximum for each vertex.
    std::vector<int> numbers(int maximum) const;
    /// All vertices, each once.
    std::vector<Vertex> order() const;
};

/// A bound from one side that a line shows: returns it, or throws Finding.
struct WitnessKind {
    std::string_view term;
    bool at_least;
    Fraction (*shown)(const WitnessLine& line);
};

/// The line is a set of vertices; vertices in an order; a number for each vertex or edge, or a
/// matching.
extern const std::span<const WitnessKind> set_witnesses;
extern const std::span<const WitnessKind> order_witnesses;
extern const std::span<const WitnessKind> number_witnesses;

}  // namespace gazetteer::check::invariants
