// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/ueg_solver.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "oracle/engines/ueg/any_edge_geography_solver.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_plan.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"
#include "oracle/engines/ueg/subsets/edge_subset_table.hpp"

namespace gazetteer {

namespace {

/// About a millisecond.
constexpr double small_steps = 100'000;
/// A node of the proof search takes as long as so many steps.
constexpr double steps_a_node = 70;
constexpr auto no_limit_of_nodes = std::numeric_limits<std::uint64_t>::max();

}  // namespace

struct UegSolver::Shared {
    std::optional<AnyEdgeGeographySolver> memo;
    std::optional<EdgeSubsetTable> subsets;
};

UegCosts ueg_costs(const SparseGraph& g, Vertex root) {
    const CycleSpacePlan plan(g, root);
    int touched = 0;
    for (Vertex v = 0; v < g.order(); ++v) touched += g.degree(v) > 0 ? 1 : 0;
    UegCosts result;
    result.order = plan.order();
    result.rank = static_cast<int>(plan.chords.size());
    result.size = plan.order() - 1 + result.rank;
    result.subsets_bytes = EdgeSubsetTable::bytes(touched, g.size());
    result.subsets_steps = result.subsets_bytes / 32 * (1 + 2.0 * g.size() / std::max(touched, 1));
    result.cycle_space_bytes = plan.bytes();
    result.cycle_space_steps = plan.word_steps();
    return result;
}

double UegCosts::cycle_space_nodes() const {
    return cycle_space_steps / steps_a_node;
}

UegSolver::UegSolver(SparseGraph g, UegOptions options)
    : graph_(std::move(g)), options_(std::move(options)), shared_(std::make_unique<Shared>()) {}
UegSolver::~UegSolver() = default;

UegAnswer UegSolver::decide(Vertex root) {
    if (!options_.engine) return by_cost(root);
    switch (*options_.engine) {
        case UegEngine::memo:
            return by_memo(root);
        case UegEngine::subsets:
            return by_subsets(root);
        case UegEngine::cycle_space:
            return by_cycle_space(root);
        case UegEngine::proof_search:
            break;
    }
    return *by_proof_search(root, no_limit_of_nodes);
}

UegAnswer UegSolver::by_cost(Vertex root) {
    const UegCosts costs = ueg_costs(graph_, root);
    const auto bytes = static_cast<double>(options_.limits.bytes);
    const bool subsets_fit = costs.subsets_bytes <= bytes && costs.subsets_steps <= small_steps;
    if (shared_->subsets || (options_.many_roots && subsets_fit)) return by_subsets(root);
    const bool cycle_space_fits = costs.cycle_space_bytes <= bytes && costs.rank <= 48;
    if (cycle_space_fits && costs.cycle_space_steps <= small_steps) return by_cycle_space(root);
    if (costs.size > ProofSearch::size_max && !cycle_space_fits)
        throw EngineLimitExceeded(
            "the root's component has " + std::to_string(costs.size) + " edges and cycle rank " +
            std::to_string(costs.rank) +
            ": the proof search takes 256 edges, and the cycle space needs " +
            memory_text(costs.cycle_space_bytes) + " where " + memory_text(bytes) +
            " are allowed; the memo takes 4096 edges and what memory its positions need");
    if (costs.size > ProofSearch::size_max) return by_cycle_space(root);
    const auto nodes = cycle_space_fits ? static_cast<std::uint64_t>(costs.cycle_space_nodes())
                                        : no_limit_of_nodes;
    if (const auto answer = by_proof_search(root, nodes)) return *answer;
    return by_cycle_space(root);
}

UegAnswer UegSolver::by_memo(Vertex root) {
    if (!shared_->memo) shared_->memo.emplace(graph_, options_.limits);
    UegAnswer result;
    result.outcome = shared_->memo->outcome(root);
    result.winning_moves = shared_->memo->winning_moves(root);
    result.positions = static_cast<double>(shared_->memo->positions());
    return result;
}

UegAnswer UegSolver::by_subsets(Vertex root) {
    if (!shared_->subsets) shared_->subsets.emplace(graph_, options_.limits);
    return {.outcome = shared_->subsets->outcome(root),
            .winning_moves = shared_->subsets->winning_moves(root),
            .engine = UegEngine::subsets,
            .positions = static_cast<double>(shared_->subsets->positions()),
            .cut_counts = {}};
}

UegAnswer UegSolver::by_cycle_space(Vertex root) {
    const CycleSpaceSolver solver(graph_, root, options_.limits);
    return {.outcome = solver.outcome(),
            .winning_moves = solver.winning_moves(),
            .engine = UegEngine::cycle_space,
            .positions = solver.positions(),
            .cut_counts = {}};
}

std::optional<UegAnswer> UegSolver::by_proof_search(Vertex root, std::uint64_t nodes_max) {
    ProofSearch search(graph_, root,
                       {.limits = options_.limits,
                        .cuts = options_.cuts,
                        .nodes_max = nodes_max,
                        .progress = options_.progress});
    const auto moves = search.winning_moves();
    if (!moves) return std::nullopt;
    return UegAnswer{.outcome = moves->empty() ? Outcome::P : Outcome::N,
                     .winning_moves = *moves,
                     .engine = UegEngine::proof_search,
                     .positions = static_cast<double>(search.nodes()),
                     .cut_counts = search.cut_counts()};
}

}  // namespace gazetteer
