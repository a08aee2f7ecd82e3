// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of a program with the oracle on whole grounds, on all cores. What it answers does
// not depend on the number of threads.
#pragma once

#include <atomic>
#include <stop_token>

#include "faces/cli/compare/boards.hpp"
#include "faces/cli/compare/comparer.hpp"
#include "work/limits.hpp"

namespace gazetteer::cli {

/// What one level of a ground came to.
struct ComparedLevel {
    /// "order 5", "random".
    std::string name;
    /// The order of all its graphs, or -1.
    int order = -1;
    ComparisonTally tally;
    double seconds = 0;
    bool complete = true;
    /// How the program failed; empty if it did not.
    std::string failure = {};
};

/// A ground that was gone through.
struct ComparedGround {
    std::string ground;
    /// What of it was gone through in full, with its bound, in words.
    std::string searched;
    bool exhaustive = false;
    bool random = false;
    std::vector<ComparedLevel> levels = {};

    bool complete() const;
};

struct ComparisonReport {
    std::vector<ComparedGround> grounds = {};
    /// The least of an exhaustive ground: no board of lower order, none of its order with fewer
    /// edges. That of a random one is shrunk: without any one of its vertices or edges the program
    /// is right on the board.
    std::optional<Disagreement> disagreement = {};
    bool shrunk = false;
    /// The random board before that.
    std::optional<Board> hit = {};
    /// How the program failed: it ended the comparison. Empty if it did not.
    std::string failure = {};

    ComparisonTally total() const;
    bool complete() const;
};

struct ComparisonLimits {
    int threads = 0;
    std::stop_token stop = {};
    std::size_t bytes = runs::WorkLimits::all_memory;
    /// Positions compared, for a display.
    std::atomic<std::uint64_t>* positions = nullptr;
};

/// The grounds one after the other, to the first level with a disagreement; one of a random ground
/// is then shrunk. Throws ProcessError only where a generator of graphs fails: a failure of the
/// program is in the report.
ComparisonReport compared_on(const Comparison& comparison, std::vector<BoardGround> grounds,
                             const ComparisonLimits& limits);

/// What is left of a disagreement when vertices, edges and arcs go as long as there is one; when a
/// stop is requested, what it has come to.
Disagreement shrunk(Disagreement hit, Comparer& comparer);

}  // namespace gazetteer::cli
