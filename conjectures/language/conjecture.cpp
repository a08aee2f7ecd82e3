#include "conjectures/conjecture.hpp"

namespace gazetteer {

Conjecture::Conjecture(Expression expression) : expression_(std::move(expression)) {
    conclusion_ = expression_.root();
    while (expression_.node(conclusion_).op == Op::implication) {
        assume(expression_.node(conclusion_).children[0]);
        conclusion_ = expression_.node(conclusion_).children[1];
    }
    about_vertices_ = expression_.about_vertices();
}

void Conjecture::assume(int id) {
    const Node& node = expression_.node(id);
    if (node.op != Op::conjunction) return hypotheses_.push_back(id);
    assume(node.children[0]);
    assume(node.children[1]);
}

}  // namespace gazetteer
