// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography on grids of any dimension, and on products of paths and even cycles, by
// arithmetic: the answer to [FSU93, section 5 (4)]. docs/GRIDS.md has the theorem and its proof.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "characterizations/grids/balanced_orders.hpp"
#include "characterizations/grids/local_rule.hpp"
#include "graph/rooted_graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A path of the order, or a cycle.
struct BoxSide {
    int order = 1;
    bool cyclic = false;
    bool operator==(const BoxSide&) const = default;
};

/// The Cartesian product of paths and cycles: the grid of dimension d, a cylinder, a torus. A
/// vertex is its coordinates (a_1, ..., a_d), 1 <= a_i <= order of side i. No side: one vertex.
struct Box {
    std::vector<BoxSide> sides;

    static Box grid(const std::vector<int>& orders);
    /// The number of vertices. Throws ContractViolation from 2^62 on.
    std::int64_t order() const;
    /// The coordinates' place in lexicographic order, and back. For order() < 2^31.
    Vertex at(const std::vector<int>& coordinates) const;
    std::vector<int> coordinates(Vertex v) const;
    SparseGraph graph() const;
    bool operator==(const Box&) const = default;
};

/// One zero of the box's polynomials that keeps a vertex from being N.
struct BalancedWitness {
    /// The orders q_i of the w_i, balanced; q_i divides n_i + 1 for a path of order n_i, n_i for a
    /// cycle.
    std::vector<int> orders;
    std::vector<LocalFactor> factors;
    LocalObstruction obstruction;
};

/// Decides the vertices of one box.
class BoxGeography {
  public:
    /// Sides of order >= 1, cycles even and >= 4.
    explicit BoxGeography(Box box);

    const Box& box() const { return box_; }
    /// P iff some balanced orders obstruct the vertex. Depends only on the gcd(a_i, n_i + 1) of the
    /// paths. See sum_polynomial() for the cost; each class of vertices is decided once.
    Outcome outcome(const std::vector<int>& coordinates);
    /// The outcome of every vertex, by place. O(order).
    std::vector<Outcome> outcomes();
    /// Nothing iff the vertex is N.
    const std::optional<BalancedWitness>& obstruction(const std::vector<int>& coordinates);
    /// The sums of the orders that balanced() has met.
    BalancedOrders& orders() { return orders_; }

  private:
    std::optional<BalancedWitness> find(const std::vector<int>& gcds);
    bool extend(const std::vector<int>& gcds, BalancedWitness& witness);
    LocalFactor factor(std::size_t side, int order, int gcd) const;

    Box box_;
    /// For each side the orders that it offers.
    std::vector<std::vector<int>> offered_;
    BalancedOrders orders_;
    std::map<std::vector<int>, std::optional<BalancedWitness>> found_;
};

}  // namespace gazetteer
