// SPDX-License-Identifier: GPL-3.0-or-later
// Cayley graphs of small groups: products of two cyclic groups, of which circulants are those with
// one, and dihedral groups.
#pragma once

#include <string>
#include <vector>

#include "graph/graph.hpp"

namespace gazetteer {

/// A group whose elements are 0, ..., order - 1, of which 0 is the neutral one.
struct CayleyGroup {
    enum class Kind {
        /// Z_a x Z_b: (x, y) is the element x b + y.
        product,
        /// The symmetries of a polygon with a corners, D_a of order 2a; b = 2. The rotation r^i is
        /// the element i, and the reflection s r^i is a + i.
        dihedral,
    };
    Kind kind = Kind::product;
    /// >= 1.
    int a = 1;
    int b = 1;

    int order() const { return a * b; }
    /// The product of two elements; in a dihedral group r s = s r^-1.
    int times(int x, int y) const;
    int inverse(int x) const;
    bool operator==(const CayleyGroup&) const = default;
};

/// The vertices are the elements of the group; x and y are adjacent iff y = x s, where s or its
/// inverse is in the connection set.
struct CayleyGraph {
    CayleyGroup group;
    /// Ascending, none neutral, of an element and its inverse the lesser.
    std::vector<int> connection;

    int order() const { return group.order(); }
    /// Throws ContractViolation where the order is above 64.
    Graph small_graph() const;
    bool operator==(const CayleyGraph&) const = default;
};

/// With a connection set of any elements; those that are neutral, or not below the order, go.
CayleyGraph cayley_graph(const CayleyGroup& group, const std::vector<int>& elements);

/// "circulant(13, 1, 5)" of Z_13; else "cayley(Z3xZ4; (0,1) (1,2))", "cayley(D5; r1 s0 s3)".
/// "empty(13)" where nothing is connected.
std::string to_string(const CayleyGraph& g);

}  // namespace gazetteer
