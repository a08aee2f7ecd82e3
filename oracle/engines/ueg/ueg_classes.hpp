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

#include "oracle/engines/extensions/rooted_extensions.hpp"

namespace gazetteer {

/// Decides every rooted graph of the order and gives them to `visit`, each unlabelled graph with
/// one H (shards and base_size_max apart). `visit` is called from several threads at once, in no
/// fixed sequence. Returns false when go_on stopped it. 1 <= order <= 12, else ContractViolation.
/// Memory: ueg_classes_bytes.
bool for_each_ueg_class(int order, const ExtensionOptions& options,
                        const std::function<void(const RootedExtensions&)>& visit);
/// The same with the numbers of winning moves, which takes more time, and as much memory.
bool for_each_ueg_class_with_moves(int order, const ExtensionOptions& options,
                                   const std::function<void(const RootedExtensions&)>& visit);

/// About what for_each_ueg_class takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: 1 MiB at order 9, 40 MiB at 10, 3.4 GiB at 11, 569 GiB at 12.
/// Each of `nodes` that share a folder takes less: see edge_layers_bytes.
std::size_t ueg_classes_bytes(int order, std::span<const std::uint64_t> bases,
                              std::uint64_t nodes = 1);

/// 0 <= order <= 12, else ContractViolation. Nothing when go_on stopped it. A shard counts its
/// part: the entries of all shards add up to those of the whole.
std::optional<RootedCensus> ueg_census(int order, const ExtensionOptions& options = {});

}  // namespace gazetteer
