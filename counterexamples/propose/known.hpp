// SPDX-License-Identifier: GPL-3.0-or-later
// Theorems that are known: what they tell of a target need not be proposed.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "language/expressions/conjecture.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {

/// A theorem with the target put otherwise: where it is false so, the theorem tells the target.
struct KnownTheorem {
    std::string id;
    /// With a boolean target negated, an integer one greater by 1.
    Expression changed_up;
    /// With an integer target less by 1; as above for a boolean one.
    Expression changed_down;
    /// The graphs that it is about.
    GraphRestrictions which;
};

struct KnownTheorems {
    std::vector<KnownTheorem> theorems;
    /// The ids of lines that do not speak of the target, or are not expected to hold.
    std::vector<std::string> passed_over;
};

/// Reads a file of conjectures (suite.hpp) on a class of graphs; bounds of orders count for
/// nothing. `target` is an expression. Throws InputError with "where: what" as read_suite does, and
/// where a ground is not a class.
KnownTheorems read_known(std::istream& in, const std::string& where, const Expression& target);

/// What theorems tell of graphs, one after the other.
class KnownEvaluators {
  public:
    explicit KnownEvaluators(const std::vector<KnownTheorem>& theorems);

    void load(const Graph& g);
    /// No theorem is about it.
    void load(const Digraph& d) {
        for (Theorem& theorem : theorems_) theorem.speaks = false;
        order_ = d.order();
    }
    /// Whether a theorem about the graph loaded says that the target is not greater by 1 (that a
    /// boolean is what it is); not less by 1. A theorem about vertices says it at some vertex if
    /// the root is -1.
    bool tells_above(Vertex root) { return tells(&Theorem::changed_up, root); }
    bool tells_below(Vertex root) { return tells(&Theorem::changed_down, root); }

  private:
    struct Theorem {
        Evaluator changed_up;
        Evaluator changed_down;
        GraphRestrictions which;
        bool about_vertices = false;
        bool speaks = false;
    };
    bool tells(Evaluator Theorem::*changed, Vertex root);

    std::vector<Theorem> theorems_;
    int order_ = 0;
};

}  // namespace gazetteer::conjectures
