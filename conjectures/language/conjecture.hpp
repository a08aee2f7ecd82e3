// A conjecture: an expression, read as "for all graphs G of a domain (and, where v occurs, all
// their vertices v), the hypotheses imply the conclusion".
#pragma once

#include <vector>

#include "conjectures/expression.hpp"

namespace gazetteer {

class Conjecture {
  public:
    /// The hypotheses of A -> (B and C -> D) are A, B, C; its conclusion is D.
    explicit Conjecture(Expression expression);

    const Expression& expression() const { return expression_; }
    /// Nodes of the expression.
    const std::vector<int>& hypotheses() const { return hypotheses_; }
    int conclusion() const { return conclusion_; }
    /// It speaks of every vertex v, not of G alone.
    bool about_vertices() const { return about_vertices_; }

  private:
    void assume(int id);

    Expression expression_;
    std::vector<int> hypotheses_;
    int conclusion_ = -1;
    bool about_vertices_ = false;
};

}  // namespace gazetteer
