// SPDX-License-Identifier: GPL-3.0-or-later
// What a hunt has seen of some graphs, and one thread's way of seeing them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>
#include <vector>

#include "counterexamples/hunt/hunt.hpp"
#include "graph/canonical/canonical.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {

/// What one piece, a level or a whole hunt has seen. Sums do not depend on the order of their
/// parts.
struct HuntTally {
    std::uint64_t graphs = 0;
    std::uint64_t graphs_met = 0;
    std::uint64_t instances_met = 0;
    std::uint64_t failures = 0;
    std::vector<Found> counterexamples;
    std::vector<CloseCall> near;
    /// What is farther from failing than this is not among the closest.
    double near_enough = std::numeric_limits<double>::infinity();
    /// A counterexample greater than this is not among the least that are kept: order, then size.
    std::pair<int, int> great_enough{std::numeric_limits<int>::max(), 0};
    /// By size, as far as there is a graph; empty where it is not asked for.
    std::vector<SizeTally> by_size;
    bool complete = true;
    /// These graphs are counted in `graphs` too.
    GivenUpTally given_up;

    SizeTally& of_size(int size) {
        const auto at = static_cast<std::size_t>(size);
        if (by_size.size() <= at) by_size.resize(at + 1);
        return by_size[at];
    }
};

/// How much of what was found is kept: the closest so many, the least so many, and whether what was
/// seen is kept by size.
struct KeepLimits {
    int near = 0;
    std::size_t counterexamples = std::numeric_limits<std::size_t>::max();
    bool by_size = false;
};
/// On an exhaustive ground, where every failure is a counterexample of the least order, their
/// number is known without them. One is kept always: it is what refutes.
inline KeepLimits kept_of(const HuntOptions& options, bool exhaustive) {
    const std::size_t kept =
        exhaustive ? std::min(options.counterexamples, options.listed) : options.counterexamples;
    return {options.near, std::max<std::size_t>(kept, 1), exhaustive};
}

/// Keeps only the least order, each once, least first, `limit` of them.
void keep_least(std::vector<Found>& all, std::size_t limit);
/// The same for a tally, which then passes over what is greater.
void keep_least(HuntTally& tally, const KeepLimits& kept);
/// Keeps the closest `limit`, each once, closest first.
void trim(std::vector<CloseCall>& near, int limit);
void add(SizeTally& to, const SizeTally& from);
/// Adds up; keeps `near` of the instances that came close, and all counterexamples.
void add(HuntTally& to, HuntTally&& from, int near);

/// The vertices up to automorphisms that a conjecture speaks of; -1 alone where it speaks of none.
template <class AGraph>
std::vector<Vertex> instances_of(const Conjecture& conjecture, const AGraph& g) {
    if constexpr (std::is_same_v<AGraph, LargeGraph>)
        return {-1};
    else
        return conjecture.about_vertices() ? orbit_representatives(g) : std::vector<Vertex>{-1};
}
/// An instance in canonical form; a large graph as it is. The root is -1 where there is none.
Found found_at(const AnyGraph& g, Vertex root);

/// A tally as a run file keeps it, and back; `rooted`: whether what was found has a root. Only the
/// counterexamples of the least order are kept. `tally_from` throws nlohmann::json::exception or
/// std::runtime_error if the text is not a tally.
nlohmann::json to_json(HuntTally& tally, const KeepLimits& kept);
HuntTally tally_from(const nlohmann::json& json, bool rooted);

/// One thread's part of a hunt.
class Hunter {
  public:
    Hunter(const Conjecture& conjecture, const KeepLimits& kept)
        : conjecture_(conjecture), evaluator_(conjecture), kept_(kept) {}

    /// Examines every instance of the graph or digraph (`origin`: where it was given, or null), or
    /// as many as the limits let it: then the graph is given up, and what failed before counts.
    /// Throws runs::Stopped, with nothing tallied.
    template <class AGraph>
    void visit(const AGraph& g, HuntTally& tally, const Origin* origin = nullptr) {
        const std::string limit = limit_met([&] { examine(g, tally); });
        note(g, origin, tally);
        if (!limit.empty()) give_up(tally.given_up, {g, limit});
    }
    /// The same, but a stop gives up the graph. Returns whether to go on.
    template <class AGraph>
    bool visit_last(const AGraph& g, HuntTally& tally, const Origin* origin = nullptr) {
        try {
            visit(g, tally, origin);
            return true;
        } catch (const runs::Stopped&) {
            note(g, origin, tally);
            give_up(tally.given_up, {g, "stopped"});
            return false;
        }
    }

    /// Counts an instance that fails, on a graph of such an order and size; found() is asked what
    /// it is where it may be among the least.
    template <class MakeFound>
    void note_failure(int order, int size, HuntTally& tally, MakeFound found) const {
        ++tally.failures;
        if (kept_.by_size) ++tally.of_size(size).failures;
        if (tally.great_enough < std::pair(order, size)) return;
        tally.counterexamples.push_back(found());
        if (tally.counterexamples.size() / 2 > kept_.counterexamples) keep_least(tally, kept_);
    }

  private:
    /// What the instances of one graph come to.
    struct Examined {
        std::uint64_t instances_met = 0;
        std::vector<Vertex> failing;
        struct Close {
            double slack;
            Vertex root;
        };
        std::vector<Close> close;
    };

    /// Fills `examined_`.
    template <class AGraph>
    void examine(const AGraph& g, const HuntTally& tally);
    template <class AGraph>
    void note(const AGraph& g, const Origin* origin, HuntTally& tally);
    template <class AGraph>
    void note_close(const AGraph& g, const Origin* origin, const Examined::Close& close,
                    HuntTally& tally) const;

    Conjecture conjecture_;
    Evaluator evaluator_;
    KeepLimits kept_;
    Examined examined_;
};

}  // namespace gazetteer::conjectures
