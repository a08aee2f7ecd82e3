// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "graph/graph.hpp"

namespace gazetteer::conjectures::invariants {

/// The question whether so many colours, >= 1, do for the graph, neighbours differing, as a solver
/// of satisfiability has it. The graph has to stay.
class ColouringBySat {
  public:
    ColouringBySat(const Graph& g, int colours);
    ~ColouringBySat();

    /// Nothing where it takes more conflicts; what was learned is kept for the next time. It sees a
    /// stop within a second.
    std::optional<bool> works_within(std::int64_t conflicts);

  private:
    class Clauses;
    std::unique_ptr<Clauses> clauses_;
};

/// Whether so many colours, >= 0, do for the graph: by turns a search, of so many steps first, and
/// that solver.
bool can_colour(const Graph& g, int colours, std::int64_t first_steps = 400'000);

}  // namespace gazetteer::conjectures::invariants
