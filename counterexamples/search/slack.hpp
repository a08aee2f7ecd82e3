// SPDX-License-Identifier: GPL-3.0-or-later
// How far a conjecture is from failing on a graph: the score that guides a search.
#pragma once

#include <optional>
#include <vector>

#include "language/expressions/conjecture.hpp"
#include "language/expressions/evaluator.hpp"

namespace gazetteer::conjectures {

/// What the slack of an instance on which a hypothesis fails, or which is undefined, begins at.
constexpr double vacuous_slack = 1e6;

/// Whether the rounding of a side of a comparison with an integer counts.
enum class Rounding {
    kept,
    /// `ceil(x) <= k` says `x <= k`, which has a difference on the way between two integers.
    dropped,
};

/// How far from failing a comparison of reals is that holds with equal sides.
enum class Equality {
    near,
    /// 1, but of large graphs. Bounds are often met by large classes of graphs none of which is
    /// near to one that fails, and a search would stay there.
    far,
};

/// The slack is at most 0 where the conjecture fails, and positive elsewhere. Each boolean has a
/// margin: positive where it is true, negative where it is false, NaN where it is undefined.
///
/// - A comparison: by how much the sides differ, before or after they are rounded. It is true or
///   false as the evaluator says.
/// - P and N of a game: a position is as far from P as it has winning moves. Likewise a graph is as
///   far from connected as it has components too many, from triangle-free as it has triangles.
/// - Any other term, ~, and = of vertices: 1.
/// - `not`: the negative.
/// - `and`, `forall`: the least of the margins where all are true, else the sum of those that are
///   false. `or`, `->`, `exists`: the same with true and false exchanged.
/// - `xor`: that of "one and not the other"; `<->`: its negative.
///
/// The slack of an instance is the margin of the conclusion where the hypotheses hold. Elsewhere it
/// is vacuous_slack, plus how far they are from it; the conclusion is then not looked at.
class Slack {
  public:
    explicit Slack(const Conjecture& conjecture, Rounding rounding = Rounding::kept,
                   Equality equality = Equality::near);

    /// The least slack of the instances of the graph or digraph; vacuous_slack where there are
    /// none. Throws as the evaluator does.
    double of(const Graph& g);
    double of(const Digraph& d);
    /// Floating point, to 6 digits; where it is near failing, as the evaluator says.
    double of(const LargeGraph& g);
    double of(const AnyGraph& g) {
        return g.visit([this](const auto& either) { return of(either); });
    }

  private:
    double of_loaded();
    double of_instance();
    double margin(int id);
    double margin_of_term(int id);
    double margin_of_quantifier(const Node& node);
    double difference_of(const Node& node);
    /// A side of a comparison: that of a node with a number added.
    struct Side {
        int node;
        double more;
    };
    Side side_of(const Node& comparison, std::size_t i) const;
    bool compares_reals(const Node& node) const;
    double margin_of_large_comparison(const Node& node);
    double number_of_large(int id);

    /// The node that counts how far another is from being `when_none`, which it is when the count
    /// is `none`.
    struct Grade {
        int count;
        int none;
        bool when_none;
    };
    /// One a node, if it has any.
    std::vector<std::optional<Grade>> grades_;
    Rounding rounding_;
    Equality equality_;
    Conjecture conjecture_;
    Evaluator evaluator_;
    /// The graph at work, or the one that underlies the digraph.
    Graph graph_;
    /// The large graph at work, or null.
    const LargeGraph* large_ = nullptr;
    std::vector<Vertex> slots_;

    static Expression with_counts(const Expression& expression, By by,
                                  std::vector<std::optional<Grade>>& grades);
};

}  // namespace gazetteer::conjectures
