// SPDX-License-Identifier: GPL-3.0-or-later
// Layers decided by several processes ("nodes") that share a folder and no memory. Each decides a
// stretch of each layer, puts its words into the layer's file and then says so in a file of its
// own; the next layer begins when all have said so. A node that is killed begins its stretch of the
// layer again.
//
//   FOLDER/layer-L             the words of layer L, removed when no node can need them any more
//   FOLDER/node-R (the plan's) a snapshot: how many layers are done by node R, the digests of its
//                              last two stretches, and its counts
#pragma once

#include "oracle/engines/extensions/edge_layers.hpp"
#include "oracle/engines/extensions/layer_watch.hpp"

namespace gazetteer {

/// Node options.shard of options.shard_count decides its stretches, and visits them. All nodes must
/// be at work, for each waits for the others. Memory: the keys of all graphs, the words of its own
/// stretch; the layer below is read from its file, as far as the system keeps it. Ends early when
/// the watch stopped it. Throws RunFileError, RunConflict.
void decide_spread_layers(const UnlabelledGraphs& graphs, std::size_t words, LayerWatch& watch,
                          const ExtensionOptions& options, const DecideBase& decide);

}  // namespace gazetteer
