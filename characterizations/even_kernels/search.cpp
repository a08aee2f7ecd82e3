// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/search.hpp"

#include <algorithm>

#include "graph/contract.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::even_kernels {

namespace {

/// How many nodes pass between two looks at the clock.
constexpr std::uint64_t nodes_a_look = 64;

void insist(const SparseGraph& g, const EvenKernelQuestion& question,
            const std::vector<Vertex>& kernel, const std::string& engine) {
    if (!is_even_kernel(g, kernel) ||
        (question.containing && std::ranges::count(kernel, *question.containing) != 1))
        throw std::logic_error("the engine " + engine + " gave a set that is not an even kernel");
}

}  // namespace

double Budget::seconds_left() const {
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start_;
    return std::max(0.0, limits_.seconds - used.count());
}

EvenKernelLimits Budget::rest() const {
    EvenKernelLimits result = limits_;
    result.seconds = seconds_left();
    return result;
}

const char* Budget::spend_node() {
    ++nodes_;
    if (nodes_ > limits_.nodes) return "the node limit";
    if (nodes_ % nodes_a_look != 1) return nullptr;
    if (limits_.stop.stop_requested()) return "an interrupt";
    return seconds_left() == 0 ? "the time limit" : nullptr;
}

EvenKernelAnswer found(const SparseGraph& g, const EvenKernelQuestion& question,
                       std::vector<Vertex> kernel, std::string engine, std::uint64_t nodes) {
    std::ranges::sort(kernel);
    insist(g, question, kernel, engine);
    return {.existence = EvenKernelExistence::exists,
            .kernel = std::move(kernel),
            .engine = std::move(engine),
            .nodes = nodes};
}

EvenKernelAnswer found_all(const SparseGraph& g, const EvenKernelQuestion& question,
                           std::vector<std::vector<Vertex>> kernels, std::string engine,
                           std::uint64_t nodes) {
    if (kernels.empty()) return none(std::move(engine), nodes);
    for (std::vector<Vertex>& kernel : kernels) {
        std::ranges::sort(kernel);
        insist(g, question, kernel, engine);
    }
    std::ranges::sort(kernels);
    EvenKernelAnswer answer = found(g, question, kernels.front(), std::move(engine), nodes);
    answer.kernels = std::move(kernels);
    return answer;
}

EvenKernelAnswer none(std::string engine, std::uint64_t nodes) {
    return {.existence = EvenKernelExistence::none, .engine = std::move(engine), .nodes = nodes};
}

EvenKernelAnswer inconclusive(std::string engine, std::uint64_t nodes, std::string stopped_by) {
    return {.existence = EvenKernelExistence::inconclusive,
            .engine = std::move(engine),
            .nodes = nodes,
            .stopped_by = std::move(stopped_by)};
}

void require_vertex(const SparseGraph& g, const EvenKernelQuestion& question) {
    require(!question.containing || (0 <= *question.containing && *question.containing < g.order()),
            "a vertex of the graph");
}

}  // namespace gazetteer::even_kernels
