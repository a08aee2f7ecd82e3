// SPDX-License-Identifier: GPL-3.0-or-later
// Even kernels beside the P-positions of undirected edge geography: FSU93's open problem (1). The
// answers say for each vertex whether it is P, then whether some even kernel contains it.
#include <memory>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "properties/even_kernels/census.hpp"
#include "work/census/by_extensions.hpp"
#include "work/census/line_counter.hpp"
#include "work/census/subjects.hpp"

namespace gazetteer::census {

namespace {

constexpr std::size_t P_without_kernel_orbits = 5;  // its column

Columns kernel_columns(bool labelled) {
    return {{"graphs", "with_even_kernel", "P_iff_in_even_kernel", "every_vertex_N",
             "P_without_kernel_roots", labelled ? "" : "P_without_kernel_orbits"},
            ""};
}

void evaluate_kernels(const Graph& g, const Answers& answers, bool labelled, Values& values) {
    VertexSet P;
    VertexSet in_kernels;
    for (Vertex v : g.vertices()) {
        if (answers[static_cast<std::size_t>(v)] != 0) P.insert(v);
        if (answers[static_cast<std::size_t>(g.order() + v)] != 0) in_kernels.insert(v);
    }
    const VertexSet exceptions = P - in_kernels;
    values = {1,
              in_kernels.empty() ? 0u : 1u,
              P == in_kernels ? 1u : 0u,
              P.empty() ? 1u : 0u,
              static_cast<std::uint64_t>(exceptions.size()),
              0};
    if (labelled || exceptions.empty()) return;
    for (Vertex v : orbit_representatives(g))
        values[P_without_kernel_orbits] += exceptions.contains(v) ? 1 : 0;
}

template <class IsP, class InKernel>
void fill(const Graph& g, Answers& answers, IsP is_P, InKernel in_kernel) {
    for (Vertex v : g.vertices()) answers.push_back(is_P(v) ? 1 : 0);
    for (Vertex v : g.vertices()) answers.push_back(in_kernel(v) ? 1 : 0);
}

Decide<Graph> by_null_space(int) {
    const auto solver = std::make_shared<ClassSolver<UndirectedEdgeGeography>>();
    return one_by_one<Graph>([solver](const Graph& g, Answers& answers) {
        if (solver->positions() > classes_max) solver->clear();
        const VertexSet in_kernels = even_kernels::even_kernel_vertices(g);
        fill(
            g, answers,
            [&](Vertex v) {
                return solver->is_P(RootedGraph{g, v});
            },
            [&](Vertex v) { return in_kernels.contains(v); });
    });
}

Decide<Graph> by_all_subsets(int) {
    return one_by_one<Graph>([](const Graph& g, Answers& answers) {
        EdgeGeographySolver<> solver(g);
        fill(
            g, answers, [&](Vertex v) { return solver.is_P(v); },
            [&](Vertex v) {
                return !even_kernels::brute_even_kernel(g, {.containing = v}).kernel.empty();
            });
    });
}

Tally::Row kernel_row(const even_kernels::EvenKernelCounts& counts, int, bool labelled) {
    const even_kernels::EvenKernelCensus& c = labelled ? counts.labelled : counts.unlabelled;
    return {counts.unlabelled.graphs, c.graphs,         c.with_even_kernel,
            c.P_iff_in_even_kernel,   c.every_vertex_N, c.P_without_kernel_roots,
            c.P_without_kernel_orbits};
}

}  // namespace

Subject even_kernels() {
    Subject result{.name = "even-kernel", .kind = Kind::graphs};
    result.columns = kernel_columns;
    result.whole = by_extensions<even_kernels::EvenKernelCounts>(
        even_kernels::even_kernel_sized_census, kernel_row, ueg_classes_bytes);
    result.whole.exchanges = true;
    equip<Graph>(
        result,
        {{{"nullspace", "null spaces over GF(2), and game search by classes"}, by_null_space},
         {{"subsets", "all sets of vertices, and game search one graph at a time",
           even_kernels::brute_order_max},
          by_all_subsets}},
        evaluate_kernels);
    return result;
}

}  // namespace gazetteer::census
