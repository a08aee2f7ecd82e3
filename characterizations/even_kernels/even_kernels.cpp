// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/even_kernels.hpp"

#include <algorithm>
#include <vector>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/even_kernels/engines/portfolio.hpp"
#include "graph/contract.hpp"

namespace gazetteer::even_kernels {

namespace {

using Goal = EvenKernelQuestion::Goal;
using Kernels = std::vector<std::vector<Vertex>>;

EvenKernelAnswer ask_part(PartKernels& kernels, const EvenKernelQuestion& question,
                          const EvenKernelLimits& limits) {
    try {
        return kernels.ask(question, limits);
    } catch (const LimitReached& e) {
        return inconclusive("reduction", 0, e.what());
    }
}

std::vector<Vertex> in_whole(const KernelPart& part, const std::vector<Vertex>& kernel) {
    std::vector<Vertex> result;
    for (Vertex v : kernel) result.push_back(part.original[static_cast<std::size_t>(v)]);
    return result;
}

/// What is known of the answer while part after part is asked.
struct Progress {
    explicit Progress(const EvenKernelLimits& limits) : budget(limits) {}

    Budget budget;
    std::uint64_t nodes = 0;
    std::string engine = "reduction";
    /// Not empty once a part was inconclusive.
    std::string stopped_by{};

    EvenKernelLimits limits_left() const {
        EvenKernelLimits rest = budget.rest();
        rest.nodes -= std::min(rest.nodes, nodes);
        return rest;
    }
    void add(const EvenKernelAnswer& answer) {
        nodes += answer.nodes;
        if (!stopped_by.empty()) return;
        stopped_by = answer.stopped_by;
        if (answer.engine != "reduction" || !stopped_by.empty()) engine = answer.engine;
    }
};

}  // namespace

struct EvenKernels::Implementation {
    Implementation(SparseGraph g, EvenKernelEngine e) : graph(std::move(g)), engine(e) {}

    SparseGraph graph;
    EvenKernelEngine engine;
    bool split = false;
    std::vector<PartKernels> parts{};
    /// -1: out.
    std::vector<int> part_of_vertex{};

    void make_parts() {
        if (split) return;
        part_of_vertex.assign(static_cast<std::size_t>(graph.order()), -1);
        for (KernelPart& part : kernel_parts(graph)) {
            auto out = part.out.begin();
            for (Vertex v : part.original)
                if (!*out++)
                    part_of_vertex[static_cast<std::size_t>(v)] = static_cast<int>(parts.size());
            parts.emplace_back(std::move(part), engine);
        }
        split = true;
    }
    /// The part in which the vertex is not out, or null.
    PartKernels* part_of(Vertex v) {
        const int part = part_of_vertex[static_cast<std::size_t>(v)];
        return part < 0 ? nullptr : &parts[static_cast<std::size_t>(part)];
    }
    /// The number within its part of a vertex that is in it.
    static Vertex local(const PartKernels& kernels, Vertex v) {
        const auto& original = kernels.part().original;
        return static_cast<Vertex>(std::ranges::lower_bound(original, v) - original.begin());
    }

    EvenKernelAnswer answer_with(const EvenKernelQuestion& question, const PartKernels& kernels,
                                 const EvenKernelAnswer& of_part, const Progress& progress) const {
        return found(graph, question, in_whole(kernels.part(), of_part.kernel), of_part.engine,
                     progress.nodes);
    }
    EvenKernelAnswer ask_any(const EvenKernelQuestion& question, Progress& progress) {
        for (PartKernels& kernels : parts) {
            const EvenKernelAnswer answer = ask_part(kernels, {}, progress.limits_left());
            progress.add(answer);
            if (answer.existence == EvenKernelExistence::exists)
                return answer_with(question, kernels, answer, progress);
        }
        return nothing_found(progress);
    }
    EvenKernelAnswer ask_smallest(const EvenKernelQuestion& question, Progress& progress) {
        std::vector<Vertex> best;
        std::string by;
        for (PartKernels& kernels : parts) {
            const EvenKernelAnswer answer =
                ask_part(kernels, {.goal = Goal::smallest}, progress.limits_left());
            progress.add(answer);
            if (answer.kernel.empty() || (!best.empty() && best.size() <= answer.kernel.size()))
                continue;
            best = in_whole(kernels.part(), answer.kernel);
            by = answer.engine;
            // No set is smaller than one vertex.
            if (best.size() == 1) return found(graph, question, best, by, progress.nodes);
        }
        if (!best.empty() && progress.stopped_by.empty())
            return found(graph, question, best, by, progress.nodes);
        EvenKernelAnswer answer = nothing_found(progress);
        answer.kernel = best;
        return answer;
    }
    static EvenKernelAnswer nothing_found(const Progress& progress) {
        if (progress.stopped_by.empty()) return none(progress.engine, progress.nodes);
        return inconclusive(progress.engine, progress.nodes, progress.stopped_by);
    }
    /// For the goals `any` and `smallest`: other parts add nothing but vertices.
    EvenKernelAnswer ask_through(const EvenKernelQuestion& question, Progress& progress) {
        PartKernels* const kernels = part_of(*question.containing);
        if (!kernels) return none("reduction", 0);
        const EvenKernelQuestion in_part{.containing = local(*kernels, *question.containing),
                                         .goal = question.goal};
        EvenKernelAnswer answer = ask_part(*kernels, in_part, progress.limits_left());
        progress.add(answer);
        if (answer.existence == EvenKernelExistence::exists)
            return answer_with(question, *kernels, answer, progress);
        answer.kernel = in_whole(kernels->part(), answer.kernel);
        return answer;
    }

    /// The unions of a kernel of each part or nothing of it; the part of the given vertex must give
    /// a kernel. If a limit is met, the unions found so far.
    EvenKernelAnswer ask_all(const EvenKernelQuestion& question, Progress& progress) {
        PartKernels* const through = question.containing ? part_of(*question.containing) : nullptr;
        if (question.containing && !through) return none("reduction", 0);
        Kernels unions{{}};
        if (through) unions = kernels_of(*through, local(*through, *question.containing), progress);
        for (PartKernels& kernels : parts) {
            if (unions.empty() || !progress.stopped_by.empty()) break;
            if (&kernels == through) continue;
            Kernels of_part = kernels_of(kernels, std::nullopt, progress);
            of_part.emplace_back();
            // With no given vertex one of the unions is empty.
            unions = combined(unions, of_part, progress, through ? 0 : 1);
        }
        std::erase_if(unions, [](const auto& kernel) { return kernel.empty(); });
        if (progress.stopped_by.empty())
            return found_all(graph, question, std::move(unions), progress.engine, progress.nodes);
        EvenKernelAnswer answer = nothing_found(progress);
        if (unions.size() > progress.budget.limits().kernels) unions.pop_back();
        std::ranges::sort(unions);
        answer.kernels = std::move(unions);
        return answer;
    }
    static Kernels kernels_of(PartKernels& kernels, std::optional<Vertex> containing,
                              Progress& progress) {
        const EvenKernelAnswer answer = ask_part(
            kernels, {.containing = containing, .goal = Goal::all}, progress.limits_left());
        progress.add(answer);
        Kernels result;
        for (const auto& kernel : answer.kernels)
            result.push_back(in_whole(kernels.part(), kernel));
        return result;
    }
    static Kernels combined(const Kernels& some, const Kernels& more, Progress& progress,
                            std::uint64_t spare) {
        Kernels result;
        for (const auto& a : some)
            for (const auto& b : more) {
                if (result.size() == progress.budget.limits().kernels + spare) {
                    if (progress.stopped_by.empty())
                        progress.stopped_by = "the limit on the number of kernels";
                    return result;
                }
                result.push_back(a);
                result.back().insert(result.back().end(), b.begin(), b.end());
            }
        return result;
    }

    EvenKernelAnswer ask(const EvenKernelQuestion& question, const EvenKernelLimits& limits) {
        if (engine == EvenKernelEngine::brute) {
            require(graph.order() <= brute_order_max, "order <= 20");
            return brute_even_kernel(to_graph(graph), question, limits);
        }
        Progress progress(limits);
        make_parts();
        if (question.goal == Goal::all) return ask_all(question, progress);
        if (question.containing) return ask_through(question, progress);
        return question.goal == Goal::any ? ask_any(question, progress)
                                          : ask_smallest(question, progress);
    }
};

EvenKernels::EvenKernels(SparseGraph g, EvenKernelEngine engine)
    : implementation_(std::make_unique<Implementation>(std::move(g), engine)) {}
EvenKernels::~EvenKernels() = default;
EvenKernels::EvenKernels(EvenKernels&&) noexcept = default;
EvenKernels& EvenKernels::operator=(EvenKernels&&) noexcept = default;

EvenKernelAnswer EvenKernels::ask(const EvenKernelQuestion& question,
                                  const EvenKernelLimits& limits) {
    require_vertex(implementation_->graph, question);
    return implementation_->ask(question, limits);
}

}  // namespace gazetteer::even_kernels
