// SPDX-License-Identifier: GPL-3.0-or-later
// A claim that a paper states, and that a row of the register checks in C++: each is held against
// the other, at each instance of the paper's grounds that is an instance of the row.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "graph/any_graph.hpp"
#include "graph/graph.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/evaluator.hpp"
#include "properties/framework/any_claim.hpp"

namespace gazetteer::conjectures {

/// What a row of the register finds at graphs and at their vertices.
class CompiledRow {
  public:
    /// Graphs of greater order than this are not asked for; there may be fewer answers for them.
    CompiledRow(properties::AnyClaim row, int order_max)
        : row_(std::move(row)), order_max_(std::min(order_max, Graph::order_max)) {}

    /// At a vertex, or for -1 at the graph itself: fails if the row fails at some instance that is
    /// this one, is vacuous if it is vacuous at all. Nothing if no instance of the row is.
    std::optional<Instance> at(const AnyGraph& g, Vertex v);

  private:
    void find_instances();

    properties::AnyClaim row_;
    int order_max_;
    bool searched_ = false;
    /// The instances, as printed, that are numbers or two graphs, by the graph of this order at
    /// most that they stand for: the text of its canonical form, with the root behind it.
    std::map<std::string, std::vector<std::string>> by_graph_;
};

/// Judges a statement on graphs beside a row. Threads take turns.
class BesideCompiled {
  public:
    BesideCompiled(const Conjecture& conjecture, CompiledRow row);

    /// What the statement says of a graph: it fails if it fails at some vertex.
    Instance at(const AnyGraph& g);
    /// How many times both were asked about the same.
    int compared() const;
    /// Where the two say different things, the first such; empty if nowhere.
    std::string difference() const;

  private:
    void compare(const AnyGraph& g, Vertex v, Instance said);

    mutable std::mutex mutex_;
    Evaluator evaluator_;
    bool about_vertices_;
    CompiledRow row_;
    int compared_ = 0;
    std::string difference_;
};

/// The row, run as it is, and behind it the paper's statement to its bound. Their complaints are
/// together. What differs is one, and so is a statement without an instance of the row. Without
/// `beside` the verdicts alone are compared.
properties::AnyClaim run_beside(const properties::AnyClaim& row, const properties::AnyClaim& stated,
                                std::shared_ptr<const BesideCompiled> beside);

}  // namespace gazetteer::conjectures
