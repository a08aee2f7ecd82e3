// SPDX-License-Identifier: GPL-3.0-or-later
// A hunt over all graphs of an order as a stream of extensions: an engine decides a game on all
// graphs H + x of one H at once, layer by layer, with two layers in memory
// [oracle/engines/extensions/edge_layers.hpp]; what it has decided is looked at there and then.
// The parts of the conjecture that are known for all neighbourhoods S of x at once are evaluated
// for all of them [counterexamples/families/family_evaluator.hpp]; what that leaves open is
// evaluated graph by graph, with the decided game at hand. Why the counts are those of a hunt: each
// unlabelled graph is visited with one H and one S. An instance (G, v) up to automorphisms is a
// pair of H = G - v and an orbit of Aut(H) on sets S, so it is met with v = x and no automorphism
// of G is asked for. The sequence is that of the sizes of H, so only the whole pass, or that of all
// shards, says which counterexample is least.
#pragma once

#include <functional>

#include "counterexamples/hunt/tally.hpp"

namespace gazetteer::conjectures {

/// What is decided on all graphs of an order at once.
enum class StreamedGame : std::uint8_t { none, ueg, ueg_with_moves, edge_delete };

/// The game of the list above that the conjecture asks about on G itself; ueg where it asks about
/// both.
StreamedGame streamed_game(const Conjecture& conjecture);
/// About what the engine takes for an order from 1 to 11: 1 MiB at order 9, 40 MiB at 10 and
/// 3.4 GiB at 11 for ueg.
std::size_t streamed_bytes(StreamedGame game, const WholeOrder& of);
/// Whether the hunt over the order, which is at least `order_min`, is a stream where there is room:
/// a game is asked about, and the class has too many graphs for a search of each.
bool may_stream(const Conjecture& conjecture, const WholeOrder& of, int order_min);

/// The same with the room there is: where an order of 11 finds none, options.notice says so.
bool is_streamed(const Conjecture& conjecture, const Level& level, const HuntOptions& options);

struct WholeOrderHunt {
    Conjecture conjecture;
    WholeOrder of;
    KeepLimits kept;
    /// threads, stop, bytes, answers.
    HuntOptions options;
    /// Called with the number of graphs that have been looked at since the last call; may be null.
    std::function<void(std::uint64_t graphs)> seen = {};
    /// What an earlier run has seen, and the place in the sequence of the H from which to go on.
    HuntTally before = {};
    std::uint64_t from = 0;
    /// To be asked now and then: whether it is time to save; then what has been seen before a
    /// place.
    std::function<bool()> due = {};
    std::function<void(std::uint64_t place, HuntTally& tally)> save = {};
};

/// All it has seen, `before` included; complete unless it was stopped. Throws OutOfMemory.
HuntTally hunt_whole_order(const WholeOrderHunt& hunt);

}  // namespace gazetteer::conjectures
