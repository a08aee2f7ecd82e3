// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/evaluator.hpp"

#include "language/expressions/machine/evaluator_machine.hpp"

namespace gazetteer::conjectures {

Evaluator::Evaluator(const Conjecture& conjecture)
    : machine_(std::make_unique<Machine>(conjecture)) {}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

void Evaluator::load(const Graph& g) {
    require(machine_->about() == About::graphs, "a conjecture about graphs");
    machine_->load(g);
}
void Evaluator::load(const Digraph& d) {
    require(machine_->about() == About::digraphs, "a conjecture about digraphs");
    machine_->load(d);
}
void Evaluator::load(const LargeGraph& g) {
    require(machine_->about() == About::graphs, "a conjecture about graphs");
    machine_->load(g);
}
Instance Evaluator::at(Vertex v) {
    return machine_->at(v);
}
void Evaluator::load(const Graph& g, VertexSet present, std::span<const VertexSet> sets) {
    machine_->load(g, present, sets);
}
Integer Evaluator::value(Vertex v) {
    return machine_->whole(v);
}
Real Evaluator::real(Vertex v) {
    return machine_->real_whole(v);
}
std::string Evaluator::name(Vertex v) {
    return machine_->name_of_whole(v);
}
Integer Evaluator::value(std::span<const Vertex> named) {
    return machine_->whole(named);
}
void Evaluator::bind(int slot, Vertex v) {
    machine_->bind(slot, v);
}
Real Evaluator::real_of(int node) {
    return machine_->real_of(node);
}
Integer Evaluator::value_of(int node) {
    return machine_->value_of(node);
}
std::optional<double> Evaluator::slack(Vertex v) {
    return machine_->slack(v);
}
std::vector<PartValue> Evaluator::parts(Vertex v) {
    return machine_->parts(v);
}
void Evaluator::listen(TermListener listener) {
    machine_->listen(std::move(listener));
}
int Evaluator::computed() const {
    return machine_->computed();
}

}  // namespace gazetteer::conjectures
