// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/slack.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr double undefined_margin = std::numeric_limits<double>::quiet_NaN();
/// No side of a comparison that holds with equality is nearer to failing than this.
/// Sides that differ by less are equal.
constexpr double equal_sides = 1e-6;
constexpr double margin_least = 1e-9;
constexpr double margin_most = 1e5;

/// The margins of "all of these", one after the other.
class All {
  public:
    void take(double margin) {
        undefined_ = undefined_ || std::isnan(margin);
        // Either leaves a margin out that is undefined.
        false_ += std::min(0.0, margin);
        least_ = std::min(least_, margin);
    }
    double margin() const { return false_ < 0 ? false_ : undefined_ ? undefined_margin : least_; }

  private:
    double false_ = 0;
    double least_ = margin_most;
    bool undefined_ = false;
};

double both(double a, double b) {
    All all;
    all.take(a);
    all.take(b);
    return all.margin();
}
double either(double a, double b) {
    return -both(-a, -b);
}
double exactly_one(double a, double b) {
    return either(both(a, -b), both(-a, b));
}

double number(Integer a) {
    if (a.is_undefined()) return undefined_margin;
    return a.is_infinite() ? std::numeric_limits<double>::infinity()
                           : static_cast<double>(a.value());
}

bool is_comparison(Op op) {
    return op >= Op::equal && op <= Op::greater_equal;
}

bool is_rounded(const Node& node) {
    return node.op == Op::floor || node.op == Op::ceiling;
}

bool is_all(Op op) {
    return op == Op::for_all || op == Op::for_all_neighbours;
}

}  // namespace

Slack::Slack(const Conjecture& conjecture, Rounding rounding, Equality equality)
    : rounding_(rounding),
      equality_(equality),
      conjecture_(with_counts(conjecture.expression(), conjecture.by(), grades_), conjecture.by()),
      evaluator_(conjecture_) {
    // Each slot but the first has a quantifier, and the last of these a body.
    slots_.resize(conjecture_.expression().nodes().size());
}

/// The expression with the nodes that grades need besides; none of them is a part of it.
Expression Slack::with_counts(const Expression& expression, By by,
                              std::vector<std::optional<Grade>>& grades) {
    Expression result = expression;
    for (Node node : expression.nodes()) {
        std::optional<Grade>& grade = grades.emplace_back();
        if (node.op != Op::term) continue;
        const std::string_view name = term(node.value).name;
        const char* count = nullptr;
        if ((name == "P" || name == "N") && by == By::oracle) count = "winning_moves";
        if (name == "connected") count = "components";
        if (name == "triangle_free") count = "triangles";
        if (count == nullptr) continue;
        node.value = find_term(count);
        grade = Grade{result.add(std::move(node)), name == "connected" ? 1 : 0, name != "N"};
    }
    return result;
}

double Slack::of(const Graph& g) {
    graph_ = g;
    evaluator_.load(g);
    return of_loaded();
}

double Slack::of(const Digraph& d) {
    graph_ = d.underlying();
    evaluator_.load(d);
    return of_loaded();
}

double Slack::of_loaded() {
    if (!conjecture_.about_vertices()) return of_instance();
    double result = std::numeric_limits<double>::infinity();
    for (Vertex v : graph_.vertices()) {
        slots_[0] = v;
        evaluator_.bind(0, v);
        result = std::min(result, of_instance());
    }
    return graph_.order() == 0 ? vacuous_slack : result;
}

double Slack::of_instance() {
    All hypotheses;
    for (int hypothesis : conjecture_.hypotheses()) hypotheses.take(margin(hypothesis));
    const double held = hypotheses.margin();
    if (std::isnan(held)) return vacuous_slack;
    if (std::signbit(held)) return vacuous_slack - std::max(held, -margin_most);
    const double result = margin(conjecture_.conclusion());
    return std::isnan(result) ? vacuous_slack : result;
}

double Slack::margin(int id) {
    const Node& node = conjecture_.expression().node(id);
    // No margins are known of single vertices of a large graph.
    if (large_ != nullptr && node.op >= Op::for_all) return margin_of_term(id);
    const auto child = [&](std::size_t i) { return margin(node.children[i]); };
    switch (node.op) {
        case Op::negation:
            return -child(0);
        case Op::conjunction:
            return both(child(0), child(1));
        case Op::disjunction:
            return either(child(0), child(1));
        case Op::implication:
            return either(-child(0), child(1));
        case Op::exclusive_or:
            return exactly_one(child(0), child(1));
        case Op::equivalence:
            return -exactly_one(child(0), child(1));
        case Op::for_all:
        case Op::exists:
        case Op::for_all_neighbours:
        case Op::exists_neighbour:
            return margin_of_quantifier(node);
        default:
            return margin_of_term(id);
    }
}

/// The margin of a boolean that the evaluator computes as a whole.
double Slack::margin_of_term(int id) {
    const Node& node = conjecture_.expression().node(id);
    if (large_ != nullptr && is_comparison(node.op)) return margin_of_large_comparison(node);
    const Integer truth = evaluator_.value_of(id);
    if (truth.is_undefined()) return undefined_margin;
    double size = is_comparison(node.op) ? difference_of(node) : 1;
    const bool is_true = truth == Integer(1);
    const std::optional<Grade>& grade = grades_[static_cast<std::size_t>(id)];
    if (grade && is_true != grade->when_none)
        size = number(evaluator_.value_of(grade->count)) - grade->none;
    // A vertex that is not there has no moves, and sides beyond 64 bits no difference.
    if (std::isnan(size)) size = 1;
    if (is_true && equality_ == Equality::far && size < equal_sides && compares_reals(node))
        size = 1;
    size = std::clamp(size, margin_least, margin_most);
    return is_true ? size : -size;
}

bool Slack::compares_reals(const Node& node) const {
    return is_comparison(node.op) && std::ranges::any_of(node.children, [&](int child) {
               return conjecture_.expression().node(child).type == Type::real;
           });
}

double Slack::difference_of(const Node& node) {
    const auto type_of = [&](int id) { return conjecture_.expression().node(id).type; };
    const Type type = type_of(node.children.front());
    if (type != Type::integer && type != Type::real) return 1;
    const auto side = [&](std::size_t i) {
        const Side is = side_of(node, i);
        return is.more + (type_of(is.node) == Type::real
                              ? in_floating_point(evaluator_.real_of(is.node))
                              : number(evaluator_.value_of(is.node)));
    };
    return std::abs(side(0) - side(1));
}

/// For an integer k, ceil(x) <= k says x <= k, and ceil(x) < k says x + 1 <= k; floor(x) < k says
/// x < k, and floor(x) <= k says x - 1 < k. On the other side it is the reverse.
Slack::Side Slack::side_of(const Node& comparison, std::size_t i) const {
    const auto node = [&](std::size_t j) -> const Node& {
        return conjecture_.expression().node(comparison.children.at(j));
    };
    const bool is_order = comparison.op >= Op::less;
    if (rounding_ == Rounding::kept || !is_order || !is_rounded(node(i)) ||
        is_rounded(node(1 - i)) || node(1 - i).type != Type::integer)
        return {comparison.children[i], 0};
    const bool is_strict = comparison.op == Op::less || comparison.op == Op::greater;
    const bool is_lesser =
        (comparison.op == Op::less || comparison.op == Op::less_equal) == (i == 0);
    const bool is_ceiling = node(i).op == Op::ceiling;
    if ((is_lesser == is_strict) != is_ceiling) return {node(i).children[0], 0};
    return {node(i).children[0], is_ceiling ? 1.0 : -1.0};
}

double Slack::margin_of_quantifier(const Node& node) {
    const double sign = is_all(node.op) ? 1 : -1;
    const auto slot = static_cast<std::size_t>(node.value);
    VertexSet range = graph_.vertices();
    if (node.children.size() > 1) {
        const Node& other_end = conjecture_.expression().node(node.children.back());
        range = graph_.neighbours(slots_[static_cast<std::size_t>(other_end.value)]);
    }
    All all;
    for (Vertex u : range) {
        slots_[slot] = u;
        evaluator_.bind(static_cast<int>(slot), u);
        all.take(sign * margin(node.children[0]));
    }
    return sign * all.margin();
}

}  // namespace gazetteer::conjectures
