// SPDX-License-Identifier: GPL-3.0-or-later
// The extensions of one H by the outcomes of a game with one token, and what is counted of them.
#pragma once

#include <array>
#include <cstdint>

#include "oracle/engines/extensions/extension_census.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// How many moves win from each vertex of H + x, for all S: bit b of the number at S is that of S
/// in digit b.
struct WinningMoveDigits {
    /// Numbers up to 11.
    static constexpr int digits = 4;
    using Number = std::array<SubsetFamily, digits>;

    std::array<Number, SmallGraph::order_max> of{};

    int count(Vertex v, std::uint64_t s) const {
        int result = 0;
        for (int b = 0; b < digits; ++b)
            if (of[static_cast<std::size_t>(v)][static_cast<std::size_t>(b)].contains(s))
                result |= 1 << b;
        return result;
    }
};

/// The decided graphs H + x for one H and all S. The last vertex, x, has the number order - 1.
class RootedExtensions : public GraphExtensions {
  public:
    /// A graph H + x.
    struct Member {
        SmallGraph graph;
        /// The vertices v with (graph, v) a P-position.
        VertexSet p_roots;
    };

    /// `moves`: null where nobody asks.
    RootedExtensions(const SmallGraph& base, const SubsetFamily* n_sets,
                     const WinningMoveDigits* moves = nullptr)
        : GraphExtensions(base), n_sets_(n_sets), moves_(moves) {}

    /// The S for which (H + x, v) is an N-position; v = base().order() is x.
    const SubsetFamily& n_sets(Vertex v) const { return n_sets_[v]; }
    /// Null where they were not asked for.
    const WinningMoveDigits* winning_moves() const { return moves_; }
    Member member(VertexSet s) const;

    /// Gives each unlabelled graph that is listed with this H to visit(const Member&).
    template <class Visit>
    void for_each_unlabelled(Visit visit) const {
        for_each_unlabelled_set([&](VertexSet s) { visit(member(s)); });
    }

  private:
    const SubsetFamily* n_sets_;
    const WinningMoveDigits* moves_;
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
