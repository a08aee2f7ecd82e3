// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on every unlabelled graph of an order, from every root, with canonical forms of the order
// below only. Why it works: let G = H + x, the vertex x joined to a set S of vertices of H, and let
// the token be on v. A move along an edge e of H leads to H - e + x with the same S. A move from x
// to v in S leads to S - v with the token on v, which then has no edge to x; a move from v in S to
// x leads to S - v with the token on x. So the outcomes of H + x for all 2^(n-1) sets S at once, a
// bit each, come in three steps: the moves along edges of H, from the graphs H - e in the layer
// with one edge less, found by one canonical form for each pair (H, e); then those from x; then
// those to x. Isomorphic H need one entry, and every graph of order n is some H + x: 5 million
// canonical forms of order 9 decide the 12,005,168 graphs of order 10.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "oracle/engines/extensions/extension_census.hpp"
#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// The decided graphs H + x for one H and all S. The last vertex, x, has the number order - 1.
class UegExtensions : public GraphExtensions {
  public:
    /// A graph H + x.
    struct Member {
        SmallGraph graph;
        /// The vertices v with (graph, v) a P-position.
        VertexSet p_roots;
    };

    UegExtensions(const SmallGraph& base, const SubsetFamily* n_sets)
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

/// Decides every rooted graph of the order and gives them to `visit`, each unlabelled graph with
/// one H (shards and base_size_max apart). `visit` is called from several threads at once, in no
/// fixed sequence. Returns false when go_on stopped it. 1 <= order <= 11, else ContractViolation.
/// Memory: ueg_classes_bytes.
bool for_each_ueg_class(int order, const ExtensionOptions& options,
                        const std::function<void(const UegExtensions&)>& visit);

/// About what for_each_ueg_class takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: 1 MiB at order 9, 40 MiB at 10, 3.4 GiB at 11.
std::size_t ueg_classes_bytes(int order, std::span<const std::uint64_t> bases);

/// Counts over graphs with one number of edges.
struct UegCounts {
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
    std::uint64_t labelled_graphs = 0;
    std::uint64_t labelled_p_roots = 0;

    UegCounts& operator+=(const UegCounts& other);
    UegCounts& operator-=(const UegCounts& other);
    bool operator==(const UegCounts&) const = default;
};

using UegCensus = SizedCensus<UegCounts>;

/// 0 <= order <= 11, else ContractViolation. Nothing when go_on stopped it. A shard counts its
/// part: the entries of all shards add up to those of the whole.
std::optional<UegCensus> ueg_census(int order, const ExtensionOptions& options = {});

}  // namespace gazetteer
