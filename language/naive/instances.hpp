// SPDX-License-Identifier: GPL-3.0-or-later
// The instances of a conjecture on one graph or digraph, by the second evaluator: which meet the
// hypotheses, and which of these fail.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures::naive {

/// Instances up to automorphisms.
struct Instances {
    std::uint64_t met = 0;
    std::uint64_t failing = 0;
    bool operator==(const Instances&) const = default;
};

/// The conjecture as the printed expression says it: its hypotheses are parted, and its truth is
/// computed, on the tree of that text alone.
class Statement {
  public:
    /// Throws Unknown where the text has a word that this evaluator has no definition of.
    explicit Statement(const Expression& expression);
    ~Statement();

    /// On what the expression is about. Tries all sets, paths and plays: exponential, and meant for
    /// orders to 11. Throws Unknown, and runs::Stopped.
    Instances on(const Graph& g) const;
    Instances on(const Digraph& d) const;

  private:
    struct Parts;
    std::unique_ptr<const Parts> parts_;
};

}  // namespace gazetteer::conjectures::naive
