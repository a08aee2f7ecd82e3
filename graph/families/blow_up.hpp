// SPDX-License-Identifier: GPL-3.0-or-later
// Blow-ups: graphs of few classes of like vertices, as extremal graphs and counterexamples often
// are. The corona of a clique, a complete split graph, a complete multipartite graph are some.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "graph/graph.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// What the vertices of a class are among themselves.
enum class ClassKind {
    independent,
    clique,
    /// A clique, and at each of its vertices a leaf, which has no further neighbour.
    pendant_clique,
};

struct BlowUpClass {
    ClassKind kind = ClassKind::independent;
    /// >= 1; leaves are not counted.
    int size = 1;

    /// With the leaves.
    int order() const { return kind == ClassKind::pendant_clique ? 2 * size : size; }
    bool operator==(const BlowUpClass&) const = default;
};

/// A quotient graph whose vertices are classes. Two classes are joined completely where the
/// quotient has an edge, else not at all; leaves are not joined. The vertices are numbered class
/// by class, leaves behind their clique in its order.
struct BlowUp {
    std::vector<BlowUpClass> classes;
    /// Vertex i is class i: its order is the number of classes.
    Graph quotient;

    /// The graph's, which is not made for it.
    int order() const;
    std::int64_t size() const;
    /// That of a vertex of class i which is no leaf.
    std::int64_t degree(Vertex i) const;
    /// More than making the graph takes at any time.
    double bytes() const;
    SparseGraph graph() const;
    /// The same graph; throws ContractViolation where the order is above 64.
    Graph small_graph() const;

    bool operator==(const BlowUp&) const = default;
};

/// As it is read aloud, and as parse_blow_up reads it. At least one class.
///
/// - K5, empty(7), corona(K8, K1): one class
/// - complete_multipartite(2, 3, 3): all classes independent, all joined
/// - join(K3, empty(7)): all joined, none with leaves
/// - union(K3, corona(K2, K1)): none joined
/// - blowup(K3, empty(4), corona(K2, K1); 0-1 1-2): any others; the edges of the quotient
std::string to_string(const BlowUp& blow_up);
/// How the size of class i is written.
using SizeText = std::function<std::string(Vertex i)>;
/// The same with sizes written in another way, as in corona(Km, K1).
std::string to_string(const BlowUp& blow_up, const SizeText& size_text);

/// An isomorphic graph told by fewer classes where two classes are alike: cliques of the same
/// neighbours that are joined, or independent ones that are not. A vertex with a leaf is one class.
/// Cliques come first.
BlowUp simplified(const BlowUp& blow_up);

/// Visits each blow-up of at most so many classes with an order between these, by the number of
/// classes, until a visit returns false. Classes in another order are another blow-up.
void for_each_blow_up(int classes_max, int order_min, int order_max,
                      const std::function<bool(const BlowUp&)>& visit);

}  // namespace gazetteer
