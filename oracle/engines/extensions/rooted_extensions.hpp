// SPDX-License-Identifier: GPL-3.0-or-later
// The extensions of one H by the outcomes of a game with one token, and what is counted of them.
#pragma once

#include <cstdint>

#include "oracle/engines/extensions/extension_census.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// The decided graphs H + x for one H and all S. The last vertex, x, has the number order - 1.
class RootedExtensions : public GraphExtensions {
  public:
    /// A graph H + x.
    struct Member {
        SmallGraph graph;
        /// The vertices v with (graph, v) a P-position.
        VertexSet p_roots;
    };

    RootedExtensions(const SmallGraph& base, const SubsetFamily* n_sets)
        : GraphExtensions(base), n_sets_(n_sets) {}

    /// The S for which (H + x, v) is an N-position; v = base().order() is x.
    const SubsetFamily& n_sets(Vertex v) const { return n_sets_[v]; }
    Member member(VertexSet s) const;

    /// Gives each unlabelled graph that is listed with this H to visit(const Member&).
    template <class Visit>
    void for_each_unlabelled(Visit visit) const {
        for_each_unlabelled_set([&](VertexSet s) { visit(member(s)); });
    }

  private:
    const SubsetFamily* n_sets_;
};

/// Counts over graphs with one number of edges.
struct RootedCounts {
    /// Unlabelled graphs; the pairs of one of them and a vertex; those that are P-positions.
    std::uint64_t graphs = 0;
    std::uint64_t roots = 0;
    std::uint64_t p_roots = 0;
    /// Rooted graphs up to isomorphism that are P-positions.
    std::uint64_t p_orbits = 0;
    /// Unlabelled graphs; "every vertex" is also true of the graph without vertices.
    std::uint64_t every_vertex_n = 0;
    std::uint64_t every_vertex_p = 0;
    /// Labelled graphs, and labelled rooted graphs that are P-positions.
    LabelledCount labelled_graphs = 0;
    LabelledCount labelled_p_roots = 0;

    RootedCounts& operator+=(const RootedCounts& other);
    RootedCounts& operator-=(const RootedCounts& other);
    bool operator==(const RootedCounts&) const = default;
};

using RootedCensus = SizedCensus<RootedCounts>;

/// Adds the extensions of one H.
void add_rooted_extensions(const RootedExtensions& extensions, RootedCensus& census);
/// The census of the graph without vertices, or of nothing.
RootedCensus rooted_census_of_null_graph(bool counted);

}  // namespace gazetteer
