// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and lines of Slither that the claims of [And74, section 3] speak of.
#pragma once

#include <array>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "characterizations/matchings/gallai_edmonds.hpp"
#include "properties/checks/ground_truth.hpp"
#include "properties/framework/finding.hpp"

namespace gazetteer::properties {

/// The vertices of each class, by definition.
class Classes {
  public:
    explicit Classes(const Graph& g);
    VertexSet of(VertexClass c) const { return sets_[static_cast<std::size_t>(c)]; }

  private:
    std::array<VertexSet, 3> sets_;
};

/// What is seen at one position among many: the first failure, else what held, if anything did.
class Tally {
  public:
    void add(Finding finding) {
        if (finding.nonvacuous() && !result_.failed()) result_ = std::move(finding);
    }
    const Finding& result() const { return result_; }

  private:
    Finding result_ = vacuous();
};

/// The position after the first edge.
inline SlitherPosition after_edge(const Graph& g, Edge e) {
    return {g, VertexSet{e.u, e.v}, e};
}
/// One edge of each orbit under the automorphisms of g: enough first moves to look at.
std::vector<Edge> edges_up_to_symmetry(const Graph& g);

/// Lemma 4's positions: a path R with an edge, then e_0 from its end v_1 to v_0 off the path.
struct GrownPath {
    VertexSet vertices;  ///< of R
    Vertex v0 = 0;
    Vertex v2 = 0;
    SlitherPosition position(const Graph& g) const {
        return {g, vertices | VertexSet{v0}, edge(v0, v2)};
    }
    auto operator<=>(const GrownPath&) const = default;
};

/// Every such path in g with all of R in `inside` and v_0 in `onto`; paths that agree in their
/// vertices, v_0 and v_2 once. Ascending.
std::vector<GrownPath> grown_paths(const Graph& g, VertexSet inside, VertexSet onto);

/// Play of player i with one matching M on every line: player j chooses any edge, player i the edge
/// of M at the vertex that j added. Finds whether (1) holds before each play of j, (2) before each
/// play of i, and no edge that j can choose is in M.
class MatchedPlay {
  public:
    MatchedPlay(const Graph& g, const Matching& matching);

    /// Lemma 2: e_0 in M has been played.
    Finding from_edge(Edge e0) const;
    /// Lemmas 3 and 4: a path with the exposed end v_0 and the other end `far`, at which player i
    /// moves.
    Finding from_path(VertexSet path, Vertex v0, Vertex far) const;

  private:
    struct End {
        Vertex at;
        bool edge_in_matching;
    };
    Vertex mate(Vertex v) const { return mates_[static_cast<std::size_t>(v)]; }
    Finding opponents_turn(VertexSet path, End a, End b) const;
    Finding answer(VertexSet path, Vertex w, End other) const;

    const Graph& graph_;
    std::vector<Vertex> mates_;
};

}  // namespace gazetteer::properties
