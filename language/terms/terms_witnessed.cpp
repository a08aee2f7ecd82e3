// SPDX-License-Identifier: GPL-3.0-or-later
// Invariants by characterizations/ (matchings, GF(2), mirror automorphisms, even kernels).
#include <algorithm>
#include <optional>

#include "characterizations/edge_delete/mirror.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "characterizations/linear/gf2.hpp"
#include "characterizations/matchings/gallai_edmonds.hpp"
#include "graph/predicates.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/terms_graph.hpp"
#include "properties/even_kernels/extensions.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::invariants {

namespace {

BitMatrix adjacency_matrix(const Graph& g) {
    BitMatrix result(g.order(), g.order());
    for (const Edge& e : g.edges()) {
        result.set(e.u, e.v);
        result.set(e.v, e.u);
    }
    return result;
}

int rank_of(const Graph& g) {
    BitMatrix matrix = adjacency_matrix(g);
    return static_cast<int>(reduce(matrix).size());
}

VertexSet of_class(const Graph& g, VertexClass wanted) {
    const GallaiEdmonds partition = gallai_edmonds(g);
    VertexSet result;
    for (Vertex v : g.vertices())
        if (partition.of(v) == wanted) result.insert(v);
    return result;
}

/// A basis of the null space of the adjacency matrix over GF(2), a vector a free column.
std::vector<VertexSet> null_space_basis(const Graph& g) {
    BitMatrix matrix = adjacency_matrix(g);
    const std::vector<int> pivots = reduce(matrix);
    const VertexSet bound = VertexSet::of(pivots);
    std::vector<VertexSet> result;
    for (Vertex free : g.vertices() - bound) {
        VertexSet vector{free};
        for (std::size_t row = 0; row < pivots.size(); ++row)
            if (matrix.at(static_cast<int>(row), free)) vector.insert(pivots[row]);
        result.push_back(vector);
    }
    return result;
}

/// Above this nullity the null space is not listed; EvenKernels answers.
constexpr std::size_t listed_nullity_max = 18;

/// Even kernels are the nonzero independent vectors of the null space [FSU93, section 2]; visits
/// them until `visit` returns false. Each step adds one basis vector (a Gray code).
template <class Visit>
void for_each_listed_kernel(const Graph& g, const std::vector<VertexSet>& basis, Visit visit) {
    VertexSet s;
    for (std::uint64_t i = 1; i < std::uint64_t{1} << basis.size(); ++i) {
        s = s ^ basis[static_cast<std::size_t>(std::countr_zero(i))];
        if (is_independent(g, s) && !visit(s)) return;
    }
}

even_kernels::EvenKernelAnswer asked(even_kernels::EvenKernels& kernels,
                                     const even_kernels::EvenKernelQuestion& question) {
    even_kernels::EvenKernelLimits limits{.stop = runs::stop_of_thread()};
    limits.bytes = std::min(limits.bytes, runs::memo_bytes());
    even_kernels::EvenKernelAnswer answer = kernels.ask(question, limits);
    if (answer.existence != even_kernels::EvenKernelExistence::inconclusive) return answer;
    if (runs::stop_requested()) throw runs::Stopped();
    throw LimitExceeded("even kernels: " + answer.stopped_by);
}
even_kernels::EvenKernelAnswer asked(const Graph& g,
                                     const even_kernels::EvenKernelQuestion& question) {
    even_kernels::EvenKernels kernels{SparseGraph(g)};
    return asked(kernels, question);
}

}  // namespace

Integer matching_number(const Graph& g) {
    const std::vector<Vertex> mate = gallai_edmonds(g).mate;
    return std::ranges::count_if(mate, [](Vertex w) { return w >= 0; }) / 2;
}
Integer gf2_rank(const Graph& g) {
    return rank_of(g);
}
Integer nullity(const Graph& g) {
    return g.order() - rank_of(g);
}
Integer mirror(const Graph& g) {
    return find_mirror_automorphism(g) ? 1 : 0;
}
VertexSet outer_vertices(const Graph& g) {
    return of_class(g, VertexClass::outer);
}
VertexSet inner_vertices(const Graph& g) {
    return of_class(g, VertexClass::inner);
}
VertexSet perfect_vertices(const Graph& g) {
    return of_class(g, VertexClass::perfect);
}
VertexSet saturated(const Graph& g) {
    return g.vertices() - outer_vertices(g);
}

VertexSet in_even_kernel(const Graph& g) {
    if (g.order() <= SmallGraph::order_max)
        return even_kernels::even_kernel_vertices(SmallGraph(g));
    const auto basis = null_space_basis(g);
    VertexSet result;
    if (basis.size() <= listed_nullity_max) {
        for_each_listed_kernel(g, basis, [&](VertexSet s) {
            result = result | s;
            return result != g.vertices();
        });
        return result;
    }
    even_kernels::EvenKernels kernels{SparseGraph(g)};
    for (Vertex v : g.vertices())
        if (asked(kernels, {.containing = v}).existence ==
            even_kernels::EvenKernelExistence::exists)
            result.insert(v);
    return result;
}

Integer has_even_kernel(const Graph& g) {
    const auto basis = null_space_basis(g);
    if (basis.size() > listed_nullity_max)
        return asked(g, {}).existence == even_kernels::EvenKernelExistence::exists ? 1 : 0;
    bool found = false;
    for_each_listed_kernel(g, basis, [&](VertexSet) {
        found = true;
        return false;
    });
    return found ? 1 : 0;
}

Integer even_kernels(const Graph& g) {
    const auto basis = null_space_basis(g);
    if (basis.size() > listed_nullity_max)
        return static_cast<std::int64_t>(
            asked(g, {.goal = even_kernels::EvenKernelQuestion::Goal::all}).kernels.size());
    std::int64_t result = 0;
    for_each_listed_kernel(g, basis, [&](VertexSet) {
        ++result;
        return true;
    });
    return result;
}

}  // namespace gazetteer::conjectures::invariants
