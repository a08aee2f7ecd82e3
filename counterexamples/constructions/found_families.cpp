// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/constructions/found_families.hpp"

#include "counterexamples/hunt/given_up.hpp"
#include "counterexamples/hunt/piece_runner.hpp"
#include "language/expressions/evaluator.hpp"
#include "work/threads.hpp"

namespace gazetteer::conjectures {

namespace {

/// One a family: its evaluator is kept from member to member.
class FamilyJudge {
  public:
    FamilyJudge(const Conjecture& conjecture, const GraphRestrictions& which, bool plainly)
        : conjecture_(conjecture), evaluator_(conjecture), which_(which), plainly_(plainly) {}

    /// Throws LimitExceeded and what evaluators throw.
    bool refutes(const BlowUp& b) {
        if (!belongs(which_, b)) return false;
        if (b.order() <= plain_family_order_max) return fails_as_any(b);
        if (!plainly_ || b.order() > Graph::order_max) return fails_by_classes(b);
        bool result = false;
        const std::string limit = limit_met([&] { result = fails_by_classes(b); });
        return limit.empty() ? result : fails_as_any(b);
    }

    bool fails_by_classes(const BlowUp& b) {
        evaluator_.load(LargeGraph(b.graph()));
        return evaluator_.at(-1) == Instance::fails;
    }

  private:
    bool fails_as_any(const BlowUp& b) {
        const Graph g = b.small_graph();
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
        found.left = limit_met([&] { refutes = judge.refutes(found.family.at(m)); });
        if (!found.left.empty()) return;
        found.judged_to = m;
        if (refutes) add_value(found.refuting, m);
    }
}

}  // namespace

void tell_families(const Conjecture& conjecture, const GraphRestrictions& which,
                   const BlowUp& found, HuntReport& report, const HuntOptions& options) {
    const std::size_t memo = bytes_of_memo(options, memos_of(conjecture.expression()));
    const auto judge_now = [&] {
        return FamilyJudge(conjecture, which, options.judges_families_plainly);
    };
    if (!options.judges_families_plainly) {
        const runs::WorkLimits limits(options.stop, memo);
        bool fails = true;
        try {
            report.families_left = limit_met([&] { fails = judge_now().fails_by_classes(found); });
        } catch (const runs::Stopped&) {
            report.families_left = "stopped";
        }
        require(fails, "a counterexample to be one by its classes");
        if (!report.families_left.empty()) return;
    }
    for (const BlowUpFamily& family : families_of(found)) report.families.push_back({family});
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
