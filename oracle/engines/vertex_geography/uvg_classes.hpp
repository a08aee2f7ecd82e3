// SPDX-License-Identifier: GPL-3.0-or-later
// UVG on every unlabelled graph of an order, from every root. Why it works: let G = H + x, the
// vertex x joined to a set S of vertices of H. A move from v to w in H leads to H - v + x with
// S - v and the token on w; from v in S to x, to the same with the token on x. From x a move to w
// in S leads to H with the token on w, whatever else is in S. So the outcomes for all S at once
// come from those of H - v [oracle/engines/extensions/vertex_layers.hpp].
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "oracle/engines/extensions/rooted_extensions.hpp"

namespace gazetteer {

/// Decides UVG on every rooted graph of the order and gives them to `visit`, each unlabelled graph
/// with one H (shards and base_size_max apart). `visit` is called from several threads at once, in
/// no fixed sequence. Returns false when go_on stopped it. 1 <= order <= 12, else
/// ContractViolation. Memory: uvg_classes_bytes.
bool for_each_uvg_class(int order, const ExtensionOptions& options,
                        const std::function<void(const RootedExtensions&)>& visit);

/// About what for_each_uvg_class takes, where `bases[m]` unlabelled graphs of order - 1 have m
/// edges: 8 MiB at order 10, 0.4 GiB at 11.
std::size_t uvg_classes_bytes(int order, std::span<const std::uint64_t> bases);

/// 0 <= order <= 12, else ContractViolation. Nothing when go_on stopped it. A shard counts its
/// part: the entries of all shards add up to those of the whole.
std::optional<RootedCensus> uvg_census(int order, const ExtensionOptions& options = {});

}  // namespace gazetteer
