// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/families/family_evaluator.hpp"

#include <algorithm>

#include "language/expressions/terms.hpp"
#include "oracle/rules/edge_delete.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/unrooted.hpp"

namespace gazetteer::conjectures {

FamilyEvaluator::Fact FamilyEvaluator::fact_of(const Expression& expression, const Node& node) {
    struct Named {
        const char* name;
        TermGame game;
        Fact fact;
    };
    constexpr TermGame ueg = term_game<UndirectedEdgeGeography>;
    constexpr TermGame unrooted = term_game<Unrooted<UndirectedEdgeGeography>>;
    constexpr TermGame edge_delete = term_game<EdgeDelete>;
    static constexpr auto facts = std::to_array<Named>({
        {"P", ueg, Fact::P},
        {"N", ueg, Fact::N},
        {"winning_moves", ueg, Fact::winning_moves},
        {"P", unrooted, Fact::unrooted_P},
        {"N", unrooted, Fact::unrooted_N},
        {"winning_moves", unrooted, Fact::unrooted_winning_moves},
        {"P", edge_delete, Fact::edge_delete_P},
        {"N", edge_delete, Fact::edge_delete_N},
        {"grundy", edge_delete, Fact::edge_delete_grundy},
        {"in_even_kernel", TermGame::none, Fact::in_even_kernel},
        {"has_even_kernel", TermGame::none, Fact::has_even_kernel},
        {"connected", TermGame::none, Fact::connected},
        {"bipartite", TermGame::none, Fact::bipartite},
        {"triangle_free", TermGame::none, Fact::triangle_free},
        {"forest", TermGame::none, Fact::forest},
        {"tree", TermGame::none, Fact::tree},
        {"regular", TermGame::none, Fact::regular},
        {"order", TermGame::none, Fact::order},
        {"size", TermGame::none, Fact::size},
        {"degree", TermGame::none, Fact::degree},
        {"min_degree", TermGame::none, Fact::min_degree},
        {"max_degree", TermGame::none, Fact::max_degree},
    });
    if (node.op != Op::term || expression.node(node.children[0]).op != Op::whole_graph)
        return Fact::none;
    const std::string_view name = term(node.value).name;
    for (const Named& known : facts)
        if (known.name == name && known.game == node.game) return known.fact;
    return Fact::none;
}

FamilyEvaluator::FamilyEvaluator(const Conjecture& conjecture) : conjecture_(conjecture) {
    for (const Node& node : conjecture_.expression().nodes()) {
        facts_.push_back(fact_of(conjecture_.expression(), node));
        knows_something_ = knows_something_ || facts_.back() != Fact::none;
    }
}

void FamilyEvaluator::load(const DecidedExtensions& extensions) {
    extensions_ = extensions;
    algebra_ = FamilyAlgebra(x());
    kernels_.reset();
}

FamilyInstance FamilyEvaluator::at(Vertex v) {
    slots_[0] = v;
    Truth met = algebra_.truth(true);
    for (int hypothesis : conjecture_.hypotheses()) {
        met = algebra_.conjunction(met, truth(hypothesis));
        if (algebra_.is_all(met.no)) return {met.no, {}, {}};
    }
    const Truth conclusion = truth(conjecture_.conclusion());
    return {met.no, algebra_.both(met.yes, conclusion.yes), algebra_.both(met.yes, conclusion.no)};
}

Truth FamilyEvaluator::truth(int id) {
    const Node& of = node(id);
    switch (of.op) {
        case Op::constant:
            return of.type == Type::boolean ? algebra_.truth(of.value != 0) : Truth{};
        case Op::term:
            return truth_of_fact(facts_[static_cast<std::size_t>(id)], of);
        case Op::negation:
            return algebra_.negation(truth(of.children[0]));
        case Op::conjunction:
            return algebra_.conjunction(truth(of.children[0]), truth(of.children[1]));
        case Op::disjunction:
            return algebra_.disjunction(truth(of.children[0]), truth(of.children[1]));
        case Op::implication:
            return algebra_.disjunction(algebra_.negation(truth(of.children[0])),
                                        truth(of.children[1]));
        case Op::equivalence:
            return algebra_.equivalence(truth(of.children[0]), truth(of.children[1]));
        case Op::exclusive_or:
            return algebra_.negation(
                algebra_.equivalence(truth(of.children[0]), truth(of.children[1])));
        case Op::adjacent:
            return child(of, 0).op == Op::whole_graph ? adjacent(vertex(of, 1), vertex(of, 2))
                                                      : Truth{};
        case Op::for_all:
        case Op::for_all_neighbours:
            return quantified(of, true);
        case Op::exists:
        case Op::exists_neighbour:
            return quantified(of, false);
        default:
            return is_comparison(of.op) ? comparison(of) : Truth{};
    }
}

Truth FamilyEvaluator::comparison(const Node& of) {
    const Type type = child(of, 0).type;
    if (type == Type::vertex) {
        const bool same = vertex(of, 0) == vertex(of, 1);
        return algebra_.truth(same == (of.op == Op::equal));
    }
    if (type != Type::integer) return {};
    const FamilyNumber a = number(of.children[0]);
    const FamilyNumber b = number(of.children[1]);
    switch (of.op) {
        case Op::equal:
            return algebra_.equal(a, b);
        case Op::unequal:
            return algebra_.negation(algebra_.equal(a, b));
        case Op::less:
            return algebra_.less(a, b);
        case Op::greater_equal:
            return algebra_.negation(algebra_.less(a, b));
        case Op::greater:
            return algebra_.less(b, a);
        default:
            return algebra_.negation(algebra_.less(b, a));
    }
}

Truth FamilyEvaluator::range(const Node& of, Vertex u) {
    return of.children.size() > 1 ? adjacent(vertex(of, 1), u) : algebra_.truth(true);
}

Truth FamilyEvaluator::quantified(const Node& of, bool for_all) {
    Truth result = algebra_.truth(for_all);
    for (Vertex u = 0; u <= x(); ++u) {
        slots_[static_cast<std::size_t>(of.value)] = u;
        const Truth body = truth(of.children[0]);
        const Truth in_range = range(of, u);
        result = for_all ? algebra_.conjunction(
                               result, algebra_.disjunction(algebra_.negation(in_range), body))
                         : algebra_.disjunction(result, algebra_.conjunction(in_range, body));
    }
    return result;
}

FamilyNumber FamilyEvaluator::number(int id) {
    const Node& of = node(id);
    if (of.type != Type::integer) return {};
    switch (of.op) {
        case Op::constant:
            return algebra_.constant(of.value);
        case Op::term:
            return number_of_fact(facts_[static_cast<std::size_t>(id)], of);
        case Op::add:
            return algebra_.sum(number(of.children[0]), number(of.children[1]));
        case Op::subtract:
            return algebra_.difference(number(of.children[0]), number(of.children[1]));
        case Op::count:
        case Op::count_neighbours:
            return counted(of);
        default:
            return {};
    }
}

FamilyNumber FamilyEvaluator::counted(const Node& of) {
    FamilyNumber result = algebra_.constant(0);
    for (Vertex u = 0; u <= x(); ++u) {
        slots_[static_cast<std::size_t>(of.value)] = u;
        const Truth counts = algebra_.conjunction(range(of, u), truth(of.children[0]));
        result.known = algebra_.both(result.known, algebra_.known(counts));
        algebra_.add(counts.yes, result);
    }
    return result;
}

}  // namespace gazetteer::conjectures
