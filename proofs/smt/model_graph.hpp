// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs in models over an uninterpreted sort V: the constants v0, v1, ... name all its elements,
// some perhaps more than once.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {

class ModelGraph {
  public:
    /// v0, ..., v(names - 1) are the vertices.
    ModelGraph(const Values& values, int names);

    int order() const { return static_cast<int>(vertices_.size()); }
    /// The vertex that a term denotes.
    Vertex vertex(const std::string& term) const;
    /// The graph whose edges are the pairs of the binary relation.
    Graph graph(const std::string& relation) const;
    /// The values of a unary function on the vertices.
    std::vector<Vertex> map(const std::string& function) const;
    /// The vertices in a unary relation.
    VertexSet set(const std::string& relation) const;

  private:
    const Values* values_;
    int names_;
    std::map<std::string, Vertex> vertices_;
};

/// v0, v1, ...
std::string name_of(Vertex v);
/// "(f v0 v1)", or "(not (f v0 v1))".
std::string fact(const std::string& relation, const std::vector<Vertex>& arguments, bool holds);
/// Facts that make the relation the edges of g, on v0, v1, ..., which are distinct.
std::vector<std::string> facts_of(const Graph& g, const std::string& relation);
/// V has these elements alone.
std::string no_other_vertex(int order);
/// The relation holds of the edges of g, both ways, and of no other pair.
void expect_edges(std::vector<Expected>& expected, const std::string& relation, const Graph& g);
Expected value_at(const std::string& relation, const std::vector<Vertex>& arguments, bool value);
/// The values of same_pair on all ordered pairs of pairs of the first `order` vertices.
void expect_same_pairs(std::vector<Expected>& expected, int order);

/// What hypotheses and moves look like in several files.
Graph without_edges(Graph g, const std::vector<Edge>& edges);

}  // namespace gazetteer::smt
