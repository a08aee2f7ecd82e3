// SPDX-License-Identifier: GPL-3.0-or-later
// A guided search on all cores: islands, each a search of its own.
#pragma once

#include <cstdint>
#include <optional>

#include "counterexamples/hunt/hunt.hpp"
#include "counterexamples/search/constructions/blow_up_space.hpp"
#include "counterexamples/search/constructions/cayley_space.hpp"
#include "counterexamples/search/constructions/composition_space.hpp"
#include "counterexamples/search/digraph_space.hpp"
#include "counterexamples/search/portfolio_space.hpp"
#include "counterexamples/search/space.hpp"
#include "counterexamples/search/tree_space.hpp"

namespace gazetteer::conjectures {

template <class Space>
struct GuidedSearchIn {
    Space space;
    std::uint64_t seed = 1;
    /// How many graphs all islands together look at.
    std::uint64_t tries = 1'000'000;
    /// Three of four anneal, which needs fewer tries (docs/PERFORMANCE.md); every fourth is a
    /// nested search. Among linked graphs three of eight descend by the numbers of chains, and one
    /// is nested. Those of a portfolio go by turns in its spaces (turn_of). Every other one in a
    /// space looks behind roundings, and takes equality for far.
    int islands = 8;
    /// How many steps the terms of a graph take at most in a search, but those of games and of
    /// programs: about a quarter of a second. A graph that takes more is given up.
    unsigned steps_a_graph = 1U << 20;
};
using GuidedSearch = GuidedSearchIn<SearchSpace>;
using GuidedDigraphSearch = GuidedSearchIn<DigraphSpace>;
using GuidedTreeSearch = GuidedSearchIn<LargeTreeSpace>;
using GuidedBlowUpSearch = GuidedSearchIn<BlowUpSpace>;
using GuidedCompositionSearch = GuidedSearchIn<CompositionSpace>;
using GuidedCayleySearch = GuidedSearchIn<CayleySpace>;
using GuidedPortfolioSearch = GuidedSearchIn<PortfolioSpace>;

/// The graph or digraph that a search looks at, of a member of its space.
inline const Graph& graph_of(const Graph& g) {
    return g;
}
inline const Digraph& graph_of(const Digraph& d) {
    return d;
}
inline const LargeGraph& graph_of(const LargeGraph& g) {
    return g;
}
inline AnyGraph graph_of(const BlowUp& b) {
    return b.order() <= Graph::order_max ? AnyGraph(b.small_graph())
                                         : AnyGraph(LargeGraph(b.graph()));
}
inline Graph graph_of(const CayleyGraph& g) {
    return g.small_graph();
}
inline AnyGraph graph_of(const Composition& c) {
    return any_graph_of(c).value();
}

/// What the first island among Cayley graphs goes through besides: the vertex-transitive graphs of
/// its space to the order to which they are listed, of which not all are Cayley graphs.
constexpr const char* listed_space = "vertex-transitive";

/// A graph or digraph that was looked at, and as which construction if it was made as one.
struct LookedAt {
    AnyGraph graph;
    std::optional<Composition> as;
    /// In which of several spaces: "flips", "blowups", "compositions", "links", "cayley" or
    /// listed_space.
    std::string over;
    bool operator==(const LookedAt&) const = default;
};

struct GuidedOutcome {
    /// One on which the conjecture fails.
    std::optional<LookedAt> hit;
    /// Graphs looked at; with a hit those before it and itself.
    std::uint64_t tries = 0;
    /// A hit was found, or as many were looked at as were asked for.
    bool complete = true;
    /// The graph that came closest, unless on each a hypothesis failed.
    std::optional<LookedAt> closest;
    double least_slack = 0;
    GivenUpTally given_up;
};

/// Island i depends on the seed and on i alone. The islands go on side by side, and of all hits the
/// one after the fewest tries of its island counts, then that of the first island: so the outcome
/// is the same for any number of threads, unless it is stopped. The options used are threads, stop,
/// bytes and progress. The space must have a start.
/// All spaces of a portfolio must. Made for the spaces above.
template <class Space>
GuidedOutcome search(const Conjecture& conjecture, const GuidedSearchIn<Space>& guided,
                     const HuntOptions& options);

}  // namespace gazetteer::conjectures
