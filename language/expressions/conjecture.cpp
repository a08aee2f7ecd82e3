// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/conjecture.hpp"

namespace gazetteer::conjectures {

Conjecture::Conjecture(Expression expression, By by) : expression_(std::move(expression)), by_(by) {
    conclusion_ = expression_.root();
    while (expression_.node(conclusion_).op == Op::implication) {
        assume(expression_.node(conclusion_).children[0]);
        conclusion_ = expression_.node(conclusion_).children[1];
    }
    about_vertices_ = expression_.about_vertices();
}

By Conjecture::by(TermGame game) const {
    if (by_ == By::oracle) return by_;
    for (const DecidedGame& decided : decided_games(expression_))
        if (decided.game == game && decided.barred_by.empty()) return by_;
    return by_ == By::theorem ? By::theorem : By::oracle;
}

void Conjecture::assume(int id) {
    const Node& node = expression_.node(id);
    if (node.op != Op::conjunction) return hypotheses_.push_back(id);
    assume(node.children[0]);
    assume(node.children[1]);
}

}  // namespace gazetteer::conjectures
