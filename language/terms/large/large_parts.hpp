// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of large graphs: by their degrees, by their classes of like vertices, and of single
// vertices.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "graph/families/as_blow_up.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/terms/blow_ups/blow_up_invariants.hpp"
#include "language/terms/degree_sequences.hpp"
#include "language/terms/large/by_blocks.hpp"

namespace gazetteer::conjectures::large {

/// The graph as a blow-up, kept of the last graph. Throws LimitExceeded where it has too many
/// classes.
const AsBlowUp& classes_of(const SparseGraph& g);

bool has_few_classes(const SparseGraph& g);

template <Integer (*number)(const of_degrees::Degrees& degrees)>
Integer of_degrees(const SparseGraph& g) {
    return number(of_degrees::degrees_of(g));
}
/// 0 of the graph without vertices.
template <std::int64_t (*number)(const BlowUp& b)>
Integer of_classes(const SparseGraph& g) {
    return g.order() == 0 ? Integer(0) : Integer(number(classes_of(g).blow_up));
}

/// Block by block where all are small or there are many classes, else by the classes.
template <std::int64_t (*by_class)(const BlowUp& b),
          std::optional<Integer> (*by_block)(const SparseGraph& g, std::size_t block_max)>
Integer of_classes_or_blocks(const SparseGraph& g) {
    if (const auto number = by_block(g, by_blocks::small_block_max)) return *number;
    if (!has_few_classes(g))
        if (const auto number = by_block(g, Graph::order_max)) return *number;
    return of_classes<by_class>(g);
}

/// Whether the blocks are small or the classes few.
template <std::optional<Integer> (*by_block)(const SparseGraph& g, std::size_t block_max)>
bool has_small_blocks_or_few_classes(const SparseGraph& g) {
    return has_few_classes(g) || by_block(g, by_blocks::small_block_max).has_value();
}

Real exact_median_degree(const SparseGraph& g, std::int64_t k);
double approximate_median_degree(const SparseGraph& g, std::int64_t k);

/// By the classes where there are few, else by Edmonds' algorithm.
Integer matching_number(const SparseGraph& g);
Integer triangle_free(const SparseGraph& g);
Integer forest(const SparseGraph& g);

std::vector<Integer> degrees(const SparseGraph& g);
std::vector<Integer> eccentricities(const SparseGraph& g);
std::vector<Integer> local_independences(const SparseGraph& g);
std::vector<Integer> distances_of_pairs(const SparseGraph& g);
/// By one search from all of the set; infinity of what it does not reach.
std::vector<Integer> distances_to_set(const SparseGraph& g, const std::vector<Vertex>& set);

}  // namespace gazetteer::conjectures::large
