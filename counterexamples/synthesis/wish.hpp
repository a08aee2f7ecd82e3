// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of graphs to wish for, each with a name: of the graph itself, and of its even kernels.
// A wish is any number of them together.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer::even_kernels {

enum class WishTrait {
    connected,
    two_connected,
    bipartite,
    not_bipartite,
    not_complete,
    triangle_free,
    twin_free,
    regular,
    odd_regular,
    kernel,
    kernel_through_every_vertex,
    no_kernel,
    edge_critical,
    vertex_critical,
};

struct WishTraitText {
    WishTrait trait;
    /// As the command line has it: "2-connected".
    std::string_view name;
    /// The definition in words.
    std::string_view says;
};
/// All of them, in the order of the enumeration.
std::span<const WishTraitText> wish_traits();
std::optional<WishTrait> find_wish_trait(std::string_view name);

/// Every trait is asked for; without traits any graph will do.
using EvenKernelWish = std::vector<WishTrait>;
/// The names, joined by ", ".
std::string to_string(const EvenKernelWish& wish);

/// The definition. A trait of even kernels takes one even-kernel question, or as many as there are
/// vertices or edges.
bool has_trait(WishTrait trait, const Graph& g);
bool fulfils(const EvenKernelWish& wish, const Graph& g);

/// An even kernel, by the null-space search; empty when there is none.
std::vector<Vertex> some_even_kernel(const SparseGraph& g);

}  // namespace gazetteer::even_kernels
