// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/constructions/found_families.hpp"

#include "counterexamples/grounds/belongs_large.hpp"
#include "counterexamples/hunt/given_up.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/large_terms.hpp"
#include "language/expressions/terms.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

/// No larger member is made of an expression.
constexpr CompositionBounds member_bounds{large_order_max, 100'000};

const BlowUp* as_blow_up(const Composition& c) {
    return c.parts.empty() ? std::get_if<BlowUp>(&c.leaf) : nullptr;
}

/// Throws LimitExceeded where the graph is too large.
SparseGraph sparse_graph_of(const Composition& c) {
    if (const BlowUp* const b = as_blow_up(c)) return b->graph();
    const auto made = made_of(c, member_bounds);
    if (const auto* const too_large = std::get_if<std::string>(&made))
        throw LimitExceeded(*too_large);
    const auto& g = std::get<MadeGraph>(made);
    return {g.order, g.edges};
}

/// One a family: its evaluator is kept from member to member.
class FamilyJudge {
  public:
    FamilyJudge(const Conjecture& conjecture, const GraphRestrictions& which, bool plainly)
        : conjecture_(conjecture), evaluator_(conjecture), which_(which), plainly_(plainly) {}

    /// Throws LimitExceeded and what evaluators throw.
    bool refutes(const Composition& c) {
        const SparseGraph g = sparse_graph_of(c);
        if (!is_of_class(c, g)) return false;
        if (g.order() <= plain_family_order_max) return fails_as_any(to_graph(g));
        if (!plainly_ || g.order() > Graph::order_max) {
            if (as_blow_up(c) == nullptr) refuse_slow(g);
            return fails_as_large(g);
        }
        bool result = false;
        const std::string limit = limit_met([&] { result = fails_as_large(g); });
        return limit.empty() ? result : fails_as_any(to_graph(g));
    }

    bool fails_as_large(const SparseGraph& g) {
        evaluator_.load(LargeGraph(g));
        return evaluator_.at(-1) == Instance::fails;
    }

  private:
    bool is_of_class(const Composition& c, const SparseGraph& g) const {
        if (const BlowUp* const b = as_blow_up(c)) return belongs(which_, *b);
        if (g.order() <= Graph::order_max) return belongs(which_, to_graph(g));
        const auto known = is_known_to_belong(which_, g);
        if (!known)
            throw LimitExceeded(
                "a graph of order above 64 with a block of more than 64 vertices, or of a class "
                "that large graphs are not recognised to be of");
        return *known;
    }

    /// A blow-up has few classes.
    void refuse_slow(const SparseGraph& g) const {
        for (const Node& node : conjecture_.expression().nodes()) {
            if (node.op != Op::term) continue;
            const LargeFunctions* const large = large_functions(term(node.value).name);
            if (large == nullptr || large->is_quick == nullptr || large->is_quick(g)) continue;
            throw LimitExceeded(std::string(large->name) +
                                " takes long where a block has more than 32 vertices and there "
                                "are more than 20 classes of like vertices");
        }
    }

    bool fails_as_any(const Graph& g) {
        evaluator_.load(g);
        if (!conjecture_.about_vertices()) return evaluator_.at(-1) == Instance::fails;
        return std::ranges::any_of(
            g.vertices(), [this](Vertex v) { return evaluator_.at(v) == Instance::fails; });
    }

    const Conjecture& conjecture_;
    Evaluator evaluator_;
    const GraphRestrictions& which_;
    bool plainly_;
};

void add_value(std::vector<Range>& to, int m) {
    if (!to.empty() && to.back().high == m - 1)
        to.back().high = m;
    else
        to.push_back({m, m});
}

/// As far as members can be judged. Throws runs::Stopped, with what was judged before.
void judge(FamilyFound& found, FamilyJudge& judge, int size_max) {
    for (int m = 1; m <= size_max && found.left.empty(); ++m) {
        if (runs::stop_requested()) throw runs::Stopped();
        bool refutes = false;
        const auto member = found.family.at(m);
        if (member) found.left = limit_met([&] { refutes = judge.refutes(*member); });
        if (!found.left.empty()) return;
        found.judged_to = m;
        if (refutes) add_value(found.refuting, m);
    }
}

}  // namespace

void tell_families(const Conjecture& conjecture, const GraphRestrictions& which,
                   const Composition& found, HuntReport& report, const HuntOptions& options) {
    const std::size_t memo = bytes_of_memo(options, memos_of(conjecture.expression()));
    const auto judge_now = [&] {
        return FamilyJudge(conjecture, which, options.judges_families_plainly);
    };
    if (!options.judges_families_plainly) {
        const runs::WorkLimits limits(options.stop, memo);
        bool fails = true;
        try {
            report.families_left =
                limit_met([&] { fails = judge_now().fails_as_large(sparse_graph_of(found)); });
        } catch (const runs::Stopped&) {
            report.families_left = "stopped";
        }
        require(fails, "a counterexample to be one as a large graph");
        if (!report.families_left.empty()) return;
    }
    for (const CompositionFamily& family : families_of(found)) report.families.push_back({family});
    runs::in_turn(report.families.size(), options.threads, [&](std::size_t i) {
        const runs::WorkLimits limits(options.stop, memo);
        FamilyJudge one = judge_now();
        try {
            judge(report.families[i], one, options.family_size_max);
        } catch (const runs::Stopped&) {
            report.families[i].left = "stopped";
        }
    });
}

}  // namespace gazetteer::conjectures
