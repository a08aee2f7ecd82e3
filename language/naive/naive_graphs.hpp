// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs made of graphs, digraphs made of digraphs, and those that are written out, for the second
// evaluator.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/syntax.hpp"

namespace gazetteer::conjectures::naive {

/// The text uses what this evaluator has no definition of.
class Unknown : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A graph whose vertices keep the names that they had in G: present, and adjacent by name. Or a
/// digraph, and then `graph` has an edge where an arc is, either way.
struct NamedGraph {
    Graph graph;
    std::vector<Vertex> names;
    std::optional<Digraph> arcs = std::nullopt;

    std::optional<Vertex> find(Vertex name) const {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i] == name) return static_cast<Vertex>(i);
        return std::nullopt;
    }
};

NamedGraph named(const Graph& g);
NamedGraph named(const Digraph& d, std::vector<Vertex> names);
NamedGraph named(const Digraph& d);
/// Without the vertices whose names are no binary digits of the set.
NamedGraph induced(NamedGraph from, long set);
/// What the words "underlying", "converse", "delete" and "delete_arc" make of a digraph with the
/// vertices of these names.
NamedGraph made_of_digraph(const std::string& word, const NamedGraph& from,
                           const std::vector<Vertex>& ends);
Graph joined_within(const Graph& g, std::int64_t k);
NamedGraph lines(const Graph& g);
std::optional<NamedGraph> written(const Syntax& s);

}  // namespace gazetteer::conjectures::naive
