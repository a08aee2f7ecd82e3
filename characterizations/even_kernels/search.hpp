// SPDX-License-Identifier: GPL-3.0-or-later
// The question "is there an even kernel?" and its answer, common to all engines.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include "graph/sparse_graph.hpp"

namespace gazetteer::even_kernels {

/// Which even kernels are asked for [FSU93, section 2].
struct EvenKernelQuestion {
    enum class Goal {
        /// One even kernel, or that there is none.
        any,
        /// All of them.
        all,
        /// One with the fewest vertices.
        smallest,
    };
    /// Only even kernels that contain this vertex.
    std::optional<Vertex> containing{};
    Goal goal = Goal::any;
};

/// What a search may use. An engine that meets a limit answers `inconclusive`, never `none`.
struct EvenKernelLimits {
    double seconds = std::numeric_limits<double>::infinity();
    /// Branchings of the null-space search; conflicts of CryptoMiniSat.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// For the matrix of the reduction and what is made from it.
    std::size_t bytes = std::size_t{2} << 30;
    /// How many kernels the goal `all` may collect.
    std::uint64_t kernels = 1'000'000;
    /// Another thread's request ends the search.
    std::stop_token stop = {};
};

/// The limit that a computation met, in words ("the memory limit of 64 MiB; ... needs 120 GiB").
class LimitReached : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

enum class EvenKernelExistence { exists, none, inconclusive };

struct EvenKernelAnswer {
    EvenKernelExistence existence = EvenKernelExistence::inconclusive;
    /// Ascending; for `exists` a kernel as asked for (for `smallest` a least one), else empty. With
    /// the goal `smallest` and `inconclusive` the best found so far, if any.
    std::vector<Vertex> kernel{};
    /// With the goal `all`: each once, in lexicographic order; some of them when inconclusive.
    std::vector<std::vector<Vertex>> kernels{};
    /// Who answered: brute, reduction, nullspace, counting, xor or z3.
    std::string engine{};
    std::uint64_t nodes = 0;
    /// With `inconclusive`: the limit that ended the search.
    std::string stopped_by{};
};

/// Watches the limits of one search from the moment it is made.
class Budget {
  public:
    explicit Budget(const EvenKernelLimits& limits)
        : limits_(limits), start_(std::chrono::steady_clock::now()) {}
    /// Seconds left, at least 0; infinity without a time limit.
    double seconds_left() const;
    /// The limits, with the seconds that are left.
    EvenKernelLimits rest() const;
    /// Counts a node; the limit that it exceeds, or null. Looks at the clock now and then.
    const char* spend_node();
    std::uint64_t nodes() const { return nodes_; }
    const EvenKernelLimits& limits() const { return limits_; }

  private:
    EvenKernelLimits limits_;
    std::chrono::steady_clock::time_point start_;
    std::uint64_t nodes_ = 0;
};

/// The answers, each checked by is_even_kernel and the question where it is made.
/// Throws std::logic_error if a set is not an even kernel: the engine is wrong then.
EvenKernelAnswer found(const SparseGraph& g, const EvenKernelQuestion& question,
                       std::vector<Vertex> kernel, std::string engine, std::uint64_t nodes);
/// For the goal `all`: `exists` or `none` with the list sorted.
EvenKernelAnswer found_all(const SparseGraph& g, const EvenKernelQuestion& question,
                           std::vector<std::vector<Vertex>> kernels, std::string engine,
                           std::uint64_t nodes);
EvenKernelAnswer none(std::string engine, std::uint64_t nodes);
EvenKernelAnswer inconclusive(std::string engine, std::uint64_t nodes, std::string stopped_by);

/// Throws ContractViolation when the vertex that the question names is not in g.
void require_vertex(const SparseGraph& g, const EvenKernelQuestion& question);

}  // namespace gazetteer::even_kernels
