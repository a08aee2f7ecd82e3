// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on one graph by whichever engine promises to be fastest, or by the one that is asked for.
//
// The cost model. Tables have a price that is known: 2^(cycle rank of the component) (order +
// 2 chords) / 256 steps for one root by the cycle space, 2^size (order + 2 size) / 256 for all
// roots at once by the table over edge subsets, and their memory. The proof search has none; it may
// take a thousandth of the cycle space's time or a thousand times it. So:
//   - more than one root and a small table over subsets: that;
//   - else a small cycle space: that;
//   - else a proof search of as many nodes as cost as much as the cycle space would; then, if it
//     has not ended, the cycle space: at most about twice the time of the better one;
//   - where the cycle space does not fit into the memory, a proof search without end.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "oracle/engines/ueg/proof_search.hpp"

namespace gazetteer {

enum class UegEngine { memo, subsets, cycle_space, proof_search };

struct UegEngineName {
    const char* name;
    UegEngine engine;
};
constexpr std::array<UegEngineName, 4> ueg_engine_names{{
    {"memo", UegEngine::memo},
    {"subsets", UegEngine::subsets},
    {"cycle-space", UegEngine::cycle_space},
    {"proof-search", UegEngine::proof_search},
}};
inline const char* to_string(UegEngine engine) {
    return ueg_engine_names.at(static_cast<std::size_t>(engine)).name;
}

/// What the engines would cost on one component; costs in steps on words of 256 bits.
struct UegCosts {
    int order{};
    int size{};
    int rank{};
    double subsets_bytes{};
    double subsets_steps{};
    double cycle_space_bytes{};
    double cycle_space_steps{};
    /// How many nodes of the proof search take about as long as the cycle space.
    double cycle_space_nodes() const;
};
/// The costs for the root's component; that of `subsets` is for the whole graph. Throws
/// ContractViolation unless the root is a vertex.
UegCosts ueg_costs(const SparseGraph& g, Vertex root);

struct UegOptions {
    EngineLimits limits = {};
    /// Nothing: by the cost model.
    std::optional<UegEngine> engine = std::nullopt;
    /// Whether more than one root will be asked about.
    bool many_roots = false;
    std::vector<ProofCut> cuts = {};
    std::function<void(std::uint64_t)> progress = {};
};

struct UegAnswer {
    Outcome outcome = Outcome::P;
    /// Ascending.
    std::vector<Vertex> winning_moves;
    UegEngine engine = UegEngine::memo;
    /// Positions decided by a table or held in the memo, positions searched by the proof search.
    double positions{};
    /// By the proof search: how many positions each cut decided.
    std::vector<std::uint64_t> cut_counts;
};

/// One graph; keeps what serves all roots.
class UegSolver {
  public:
    UegSolver(SparseGraph g, UegOptions options);
    ~UegSolver();
    UegSolver(const UegSolver&) = delete;
    UegSolver& operator=(const UegSolver&) = delete;

    /// Throws ContractViolation unless the root is a vertex; EngineLimitExceeded, which names the
    /// limit and what would do; OutOfMemory; EngineStopped.
    UegAnswer decide(Vertex root);

  private:
    struct Shared;

    UegAnswer by_memo(Vertex root);
    UegAnswer by_subsets(Vertex root);
    UegAnswer by_cycle_space(Vertex root);
    std::optional<UegAnswer> by_proof_search(Vertex root, std::uint64_t nodes_max);
    UegAnswer by_cost(Vertex root);

    SparseGraph graph_;
    UegOptions options_;
    std::unique_ptr<Shared> shared_;
};

}  // namespace gazetteer
