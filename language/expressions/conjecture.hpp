// SPDX-License-Identifier: GPL-3.0-or-later
// A conjecture: an expression, read as "for all graphs G of a domain (and, where v occurs, all
// their vertices v), the hypotheses imply the conclusion".
#pragma once

#include <vector>

#include "language/expressions/by.hpp"
#include "language/expressions/expression.hpp"

namespace gazetteer::conjectures {

class Conjecture {
  public:
    /// The hypotheses of A -> (B and C -> D) are A, B, C; its conclusion is D.
    /// Outcomes of games are decided by search, unless `by` says otherwise.
    explicit Conjecture(Expression expression, By by = By::oracle);

    const Expression& expression() const { return expression_; }
    /// Nodes of the expression.
    const std::vector<int>& hypotheses() const { return hypotheses_; }
    int conclusion() const { return conclusion_; }
    /// It speaks of every vertex v, not of G alone.
    bool about_vertices() const { return about_vertices_; }
    By by() const { return by_; }
    /// Who decides the outcomes of the game.
    By by(TermGame game) const;

  private:
    void assume(int id);

    Expression expression_;
    std::vector<int> hypotheses_;
    int conclusion_ = -1;
    bool about_vertices_ = false;
    By by_ = By::oracle;
};

}  // namespace gazetteer::conjectures
