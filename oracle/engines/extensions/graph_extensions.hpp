// SPDX-License-Identifier: GPL-3.0-or-later
// The graphs of an order as extensions H + x of the graphs H of the order below: a new vertex x
// joined to a set S of vertices of H. What engines that decide all S of one H at once give to their
// visitors, and how they are asked to.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "graph/enumeration/vertex_extensions.hpp"
#include "work/snapshot.hpp"

namespace gazetteer {

/// H with all its extensions.
class GraphExtensions {
  public:
    /// The order of H is at most 11, else ContractViolation.
    explicit GraphExtensions(const SmallGraph& base);

    /// H. The last vertex of its extensions, x, has the number base().order().
    const SmallGraph& base() const { return base_; }
    /// The order of Aut(H).
    std::uint64_t base_automorphisms() const { return group_.order; }
    /// The least S of each orbit of Aut(H): one for each unlabelled graph of the order with x as a
    /// distinguished vertex and G - x isomorphic to H.
    const SubsetFamily& orbit_representatives() const {
        return extensions_.orbit_representatives();
    }
    /// One S for each unlabelled graph that is listed with this H: see VertexExtensions.
    SubsetFamily unlabelled() const { return extensions_.accepted(); }
    /// The S with H + x connected.
    SubsetFamily connected() const { return extensions_.connected(); }

    /// Gives the S of each unlabelled graph that is listed with this H to visit(VertexSet).
    template <class Visit>
    void for_each_unlabelled_set(Visit visit) const {
        const SubsetFamily sets = unlabelled();
        std::uint64_t high{};
        for (std::uint64_t word :
             std::span(sets.words).first(subset_family::words(base_.order()))) {
            for (Vertex low : VertexSet::from_bits(word))
                visit(VertexSet::from_bits(high | static_cast<std::uint64_t>(low)));
            high += 64;
        }
    }

  private:
    SmallGraph base_;
    SmallGroup group_;
    VertexExtensions extensions_;
};

/// How far a run has come: graphs H decided, of all; 0 of 0 while they are listed.
struct ExtensionProgress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
};

/// How a run is saved within an order, and goes on with what was saved.
struct ExtensionSnapshots {
    runs::SnapshotPlan plan;
    /// A run can be saved after so many H a thread.
    std::size_t round = 2048;
    /// What has been counted of the graphs visited, and a way to begin with such counts, which
    /// returns whether they are as many; both are called while nothing is visited.
    std::function<std::vector<std::uint64_t>()> counts = {};
    std::function<bool(std::span<const std::uint64_t>)> take_counts = {};
    /// Not empty: the shards are processes at work at the same time, of which each decides and
    /// visits a stretch of each layer and reads the rest in this folder; see spread_layers.hpp. The
    /// plan's work is then the same for all.
    std::string shared_folder = {};
};

struct ExtensionOptions {
    /// Threads; 0 for all cores. Results do not depend on it.
    int threads = 0;
    /// Only every `shard_count`-th H is visited, from the `shard`-th on, 0 <= shard < shard_count;
    /// all are decided. The shards' visits together are those of one run.
    std::uint64_t shard = 0;
    std::uint64_t shard_count = 1;
    /// Only those from this place on are visited, in the sequence of the layers: what came before
    /// was visited by an earlier run. For games that are decided by edges.
    std::uint64_t visit_from = 0;
    /// Only H with at most this many edges: a part of the graphs, decided in full.
    int base_size_max = UnlabelledGraphs::size_max_of_all;
    /// Asked now and then, from any thread but never from two at once: whether to go on.
    std::function<bool(const ExtensionProgress&)> go_on = {};
    /// Called now and then while nothing is decided or visited: all H before this place of the
    /// sequence are done. Every such place is beyond visit_from. For games that are decided by
    /// edges, without snapshots.
    std::function<void(std::uint64_t)> between = {};
    /// Beside memory: none, or a file that holds as much as the two layers in memory, twice.
    std::optional<ExtensionSnapshots> snapshots = {};
};

}  // namespace gazetteer
