// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/sets/monotony.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "language/expressions/program.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

/// What a term does when its graph grows: by vertices, if the graph is an induced subgraph of what
/// it becomes, or by edges alone. A number that grows by vertices is finite.
struct TermMonotony {
    std::string_view term;
    Monotony by_vertices;
    Monotony by_edges;
};
constexpr auto growing = Monotony::growing;
constexpr auto shrinking = Monotony::shrinking;
constexpr auto neither = Monotony::neither;
constexpr std::array known_terms{TermMonotony{"acyclic", shrinking, neither},
                                 TermMonotony{"arboricity", growing, growing},
                                 TermMonotony{"bipartite", shrinking, shrinking},
                                 TermMonotony{"chordal", shrinking, neither},
                                 TermMonotony{"chromatic_index", growing, growing},
                                 TermMonotony{"choice_number", growing, growing},
                                 TermMonotony{"chromatic_number", growing, growing},
                                 TermMonotony{"claw_free", shrinking, neither},
                                 TermMonotony{"clique_number", growing, growing},
                                 TermMonotony{"complement", growing, shrinking},
                                 TermMonotony{"connected", neither, growing},
                                 TermMonotony{"contains", growing, growing},
                                 TermMonotony{"contains_induced", growing, neither},
                                 TermMonotony{"degeneracy", growing, growing},
                                 TermMonotony{"degree", neither, growing},
                                 TermMonotony{"first_zagreb", growing, growing},
                                 TermMonotony{"forest", shrinking, shrinking},
                                 TermMonotony{"gf2_rank", growing, neither},
                                 TermMonotony{"independence_number", growing, neither},
                                 TermMonotony{"induced", neither, growing},
                                 TermMonotony{"induced_bipartite_number", growing, neither},
                                 TermMonotony{"induced_forest_number", growing, neither},
                                 TermMonotony{"induced_path_number", growing, neither},
                                 TermMonotony{"induced_tree_number", growing, neither},
                                 TermMonotony{"longest_cycle", growing, growing},
                                 TermMonotony{"hadwiger_number", growing, growing},
                                 TermMonotony{"longest_path", growing, growing},
                                 TermMonotony{"matching_number", growing, growing},
                                 TermMonotony{"max_degree", growing, growing},
                                 TermMonotony{"max_indegree", growing, neither},
                                 TermMonotony{"max_outdegree", growing, neither},
                                 TermMonotony{"order", growing, growing},
                                 TermMonotony{"oriented", shrinking, neither},
                                 TermMonotony{"pathwidth", growing, growing},
                                 TermMonotony{"perfect", shrinking, neither},
                                 TermMonotony{"planar", shrinking, shrinking},
                                 TermMonotony{"second_zagreb", growing, growing},
                                 TermMonotony{"size", growing, growing},
                                 TermMonotony{"symmetric", shrinking, neither},
                                 TermMonotony{"tournament", shrinking, neither},
                                 TermMonotony{"treewidth", growing, growing},
                                 TermMonotony{"triangle_free", shrinking, shrinking},
                                 TermMonotony{"triangles", growing, growing},
                                 TermMonotony{"vertex_cover_number", growing, growing}};

/// Neither way for a term that is not there.
TermMonotony monotony_of_term(std::string_view name) {
    const auto* const known = std::ranges::find(known_terms, name, &TermMonotony::term);
    return known == known_terms.end() ? TermMonotony{name, neither, neither} : *known;
}

/// The monotony of what is monotone in both.
Monotony joined(Monotony a, Monotony b) {
    if (a == Monotony::constant || a == b) return b;
    return b == Monotony::constant ? a : Monotony::neither;
}
Monotony only_constant(Monotony m) {
    return m == Monotony::constant ? m : Monotony::neither;
}

class Analysis {
  public:
    Analysis(const Expression& expression, std::int64_t slot)
        : expression_(expression), slot_(slot) {}

    Monotony at(int id) {
        const auto known = known_.find(id);
        if (known != known_.end()) return known->second;
        return known_[id] = of(expression_.node(id));
    }

  private:
    Monotony all_of(const Node& node) {
        Monotony result = Monotony::constant;
        for (int child : node.children) result = joined(result, at(child));
        return result;
    }

    Monotony of(const Node& node) {
        switch (node.op) {
            case Op::variable:
                // Nothing within the quantifier is bound at the same slot.
                return node.value == slot_ ? Monotony::growing : Monotony::constant;
            case Op::negation:
            case Op::minus:
            case Op::empty_set:
                return flipped(all_of(node));
            case Op::implication:
            case Op::less:
            case Op::less_equal:
                return joined(flipped(at(node.children[0])), at(node.children[1]));
            case Op::subtract:
            case Op::greater:
            case Op::greater_equal:
                return joined(at(node.children[0]), flipped(at(node.children[1])));
            case Op::multiply:
            case Op::quotient:
                return scaled(node);
            case Op::term:
                return of_term(node);
            default:
                // Who ranges over more numbers is not told by its body.
                if (is_over_numbers(node.op) && (at(node.children[1]) != Monotony::constant ||
                                                 at(node.children[2]) != Monotony::constant))
                    return Monotony::neither;
                return keeps_order(node.op) ? all_of(node) : only_constant(all_of(node));
        }
    }

    /// What grows when all its children do. A fold is undefined of no value, and a `where` skips
    /// some.
    static bool keeps_order(Op op) {
        constexpr std::array ops{Op::constant, Op::member,      Op::set_of,      Op::set_size,
                                 Op::adjacent, Op::conjunction, Op::disjunction, Op::add,
                                 Op::min,      Op::max,         Op::floor,       Op::ceiling};
        return std::ranges::count(ops, op) > 0 || is_quantifier(op);
    }

    /// By a number that is written out.
    Monotony scaled(const Node& node) {
        const auto is_positive = [&](std::size_t i) {
            const Node& child = expression_.node(node.children[i]);
            return child.op == Op::constant && child.value > 0;
        };
        if (is_positive(1)) return at(node.children[0]);
        if (node.op == Op::multiply && is_positive(0)) return at(node.children[1]);
        return only_constant(all_of(node));
    }

    Monotony of_term(const Node& node) {
        const Term& t = term(node.value);
        const std::string_view name = t.name;
        const Monotony board = at(node.children[0]);
        // Only the graph may depend on the set, and only the set of induced().
        for (std::size_t i = 1; i < node.children.size(); ++i)
            if (at(node.children[i]) != Monotony::constant)
                return name == "induced" && board == Monotony::constant ? at(node.children[i])
                                                                        : Monotony::neither;
        const TermMonotony told = monotony_of_term(name);
        const Monotony now = is_of_edges(node.children[0]) ? told.by_edges : told.by_vertices;
        return now == growing ? board : now == shrinking ? flipped(board) : only_constant(board);
    }

    /// Whether the graph changes by its edges alone: it is made of a set of edges.
    bool is_of_edges(int id) {
        const Node& node = expression_.node(id);
        return at(id) != Monotony::constant &&
               (node.op != Op::term || is_of_edges(node.children[0]));
    }

    const Expression& expression_;
    std::int64_t slot_;
    std::map<int, Monotony> known_;
};

/// G, or a set of its edges.
bool has_all_vertices(Op op) {
    return op == Op::whole_graph || op == Op::variable || op == Op::set_of;
}

/// A number of a vertex is undefined where a graph does not have it.
bool is_defined_term(const Expression& expression, const Node& node) {
    const std::string_view name = term(node.value).name;
    const bool of_vertices = name == "degree" || name == "distance";
    if (node.type == Type::game_value) return node.children.size() == 1;
    return (node.type != Type::integer && node.type != Type::real) ||
           monotony_of_term(name).by_vertices == growing ||
           (of_vertices && has_all_vertices(expression.node(node.children[0]).op));
}

}  // namespace

Monotony flipped(Monotony m) {
    return m == Monotony::growing     ? Monotony::shrinking
           : m == Monotony::shrinking ? Monotony::growing
                                      : m;
}

Monotony monotony(const Expression& expression, int id, std::int64_t slot) {
    return Analysis(expression, slot).at(id);
}

bool always_defined(const Expression& expression, int id) {
    const Node& node = expression.node(id);
    constexpr std::array unsure{Op::subtract, Op::multiply,    Op::divide,    Op::modulo,
                                Op::quotient, Op::power,       Op::gcd,       Op::minus,
                                Op::absolute, Op::square_root, Op::logarithm, Op::exponential,
                                Op::floor,    Op::ceiling,     Op::where,     Op::as_value};
    const bool folds = is_fold(node.op) && node.op != Op::sum && node.op != Op::sum_neighbours &&
                       node.op != Op::sum_sets;
    if (folds || is_over_numbers(node.op) || std::ranges::count(unsure, node.op) > 0) return false;
    if (node.op == Op::term && !is_defined_term(expression, node)) return false;
    return std::ranges::all_of(node.children,
                               [&](int child) { return always_defined(expression, child); });
}

}  // namespace gazetteer::conjectures
