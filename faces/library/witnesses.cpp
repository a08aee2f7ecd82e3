// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/witnesses.hpp"

#include <algorithm>
#include <sstream>

#include "certificates/certificate.hpp"
#include "characterizations/bipartite/bipartite.hpp"
#include "characterizations/even_kernels/engines/refutation.hpp"
#include "characterizations/even_kernels/even_kernels.hpp"
#include "characterizations/matchings/gallai_edmonds.hpp"
#include "faces/library/inside.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::v0 {

namespace {

using even_kernels::EvenKernelExistence;

/// The largest order at which gazetteer-check reads a refutation.
constexpr int refuted_order_max = 4096;

/// Ascending and each once, as the definitions take them. Throws InputError.
std::vector<int> set_of(const Graph& g, std::vector<int> vertices) {
    for (int v : vertices) check_vertex(v, g.order());
    std::ranges::sort(vertices);
    if (std::ranges::adjacent_find(vertices) != vertices.end())
        throw InputError("a vertex is in the set twice");
    return vertices;
}

std::string kernel_certificate(const Graph& g, std::optional<int> containing,
                               const std::vector<int>& kernel) {
    std::ostringstream out;
    certificates::write_even_kernel(out, Inside::of(g), containing, kernel);
    certificates::write_total(out);
    return out.str();
}

/// Empty where a limit is met on the way.
std::string refutation(const Graph& g, std::optional<int> containing,
                       const even_kernels::EvenKernelLimits& limits) {
    if (g.order() > refuted_order_max) return "";
    std::ostringstream out;
    certificates::RefutationWriter writer(out, Inside::of(g), containing);
    const auto answer =
        even_kernels::refute_even_kernel(Inside::of(g), containing, writer.sink(), limits);
    if (answer.existence != EvenKernelExistence::none) return "";
    writer.finish();
    certificates::write_total(out);
    return out.str();
}

}  // namespace

GallaiEdmonds gallai_edmonds(const Graph& g, const Limits& limits) {
    return in_public([&] {
        const CallLimits call(limits);
        const auto partition = gazetteer::gallai_edmonds(Inside::of(g));
        GallaiEdmonds result{{}, partition.outer(), partition.inner(), partition.perfect()};
        for (const gazetteer::Edge& e : partition.matching()) result.matching.push_back({e.u, e.v});
        return result;
    });
}

bool proves_maximum(const Graph& g, const std::vector<Edge>& matching,
                    const std::vector<int>& barrier) {
    std::vector<gazetteer::Edge> own;
    for (const Edge& e : matching) {
        if (!g.adjacent(e.u, e.v)) return false;
        own.push_back(gazetteer::edge(e.u, e.v));
    }
    std::ranges::sort(own);
    const std::vector<int> set = set_of(g, barrier);
    return in_public([&] {
        return is_matching(Inside::of(g), own) && is_tutte_berge_pair(Inside::of(g), own, set);
    });
}

const char* to_string(Existence existence) {
    constexpr const char* names[] = {"exists", "none", "inconclusive"};
    return names[static_cast<int>(existence)];
}

EvenKernel even_kernel(const Graph& g, std::optional<int> containing, const Limits& limits) {
    if (containing) check_vertex(*containing, g.order());
    return in_public([&] {
        const CallLimits call(limits);
        const even_kernels::EvenKernelLimits own{.bytes = call.bytes(), .stop = call.stop()};
        const auto answer =
            even_kernels::EvenKernels(Inside::of(g)).ask({.containing = containing}, own);
        EvenKernel result;
        if (answer.existence == EvenKernelExistence::inconclusive) return result;
        const bool exists = answer.existence == EvenKernelExistence::exists;
        result.existence = exists ? Existence::exists : Existence::none;
        result.kernel = answer.kernel;
        result.certificate = exists ? kernel_certificate(g, containing, answer.kernel)
                                    : refutation(g, containing, own);
        return result;
    });
}

std::vector<std::vector<int>> all_even_kernels(const Graph& g, const Limits& limits) {
    return in_public([&] {
        const CallLimits call(limits);
        const auto answer = even_kernels::EvenKernels(Inside::of(g))
                                .ask({.goal = even_kernels::EvenKernelQuestion::Goal::all},
                                     {.bytes = call.bytes(), .stop = call.stop()});
        if (call.stop().stop_requested()) throw runs::Stopped();
        if (answer.existence == EvenKernelExistence::inconclusive)
            throw LimitReached(answer.stopped_by);
        return answer.kernels;
    });
}

bool is_even_kernel(const Graph& g, const std::vector<int>& s) {
    return gazetteer::is_even_kernel(Inside::of(g), set_of(g, s));
}

LineInSpan line_in_span(const Graph& g, int root, const Limits& limits) {
    check_vertex(root, g.order());
    return in_public([&] {
        if (!is_bipartite(Inside::of(g)))
            throw OutOfReach(
                "lines and spans are those of bipartite graphs; this one has an odd "
                "cycle");
        const CallLimits call(limits);
        const BipartiteGeography geography(Inside::of(g));
        LineInSpan result{.in_span = geography.outcome(root) == gazetteer::Outcome::P};
        if (result.in_span)
            result.kernel = geography.even_kernel(root);
        else
            result.dual_vector = geography.dual_vector(root);
        return result;
    });
}

bool is_dual_vector(const Graph& g, int root, const std::vector<int>& b) {
    check_vertex(root, g.order());
    return gazetteer::is_dual_vector(Inside::of(g), root, set_of(g, b));
}

}  // namespace gazetteer::v0
