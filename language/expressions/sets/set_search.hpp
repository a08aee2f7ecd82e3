// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the sets that satisfy the conditions of a plan, by branch and bound: vertex by
// vertex it is in or out. A condition that shrinks and is false of what is in, or grows and is
// false of what may still be in, is false of every set below.
#pragma once

#include <optional>

#include "graph/graph.hpp"
#include "language/expressions/sets/set_plan.hpp"
#include "language/numbers/integer.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// What the sets that satisfy the conditions are asked for.
enum class SetGoal : std::uint8_t { all, one, greatest, least };

/// `truth(id, set)` is the value of a condition, 0, 1 or undefined; `use(set, truth)` is told each
/// set that satisfies all (1) or may do so (undefined), in no promised order, until it returns
/// false. With a goal of size and a plan that is always defined, only sets that are better than
/// those before.
template <class Truth, class Use>
class SetSearch {
  public:
    SetSearch(const SetPlan& plan, SetGoal goal, Truth truth, Use use)
        : plan_(plan), goal_(plan.defined ? goal : SetGoal::all), truth_(truth), use_(use) {}

    void run(VertexSet vertices) {
        if (possible(Monotony::shrinking, {}) && possible(Monotony::growing, vertices))
            descend({}, vertices);
    }

  private:
    static bool is_wanted(const SetCondition& c, Integer value) {
        return value == Integer(c.wanted ? 1 : 0);
    }
    static bool is_refused(const SetCondition& c, Integer value) {
        return value == Integer(c.wanted ? 0 : 1);
    }

    /// No condition of that kind is refused by the set.
    bool possible(Monotony kind, VertexSet set) {
        for (const SetCondition& c : plan_.conditions)
            if (c.monotony == kind && is_refused(c, truth_(c.id, set))) return false;
        return true;
    }

    Integer all_of(VertexSet set) {
        Integer result = 1;
        for (const SetCondition& c : plan_.conditions) {
            const Integer now = truth_(c.id, set);
            if (is_refused(c, now)) return 0;
            if (now.is_undefined()) result = now;
        }
        return result;
    }

    /// Tells of a set, if it can be one. Returns whether it is one.
    bool tell(VertexSet set) {
        const Integer now = all_of(set);
        if (now == Integer(0)) return false;
        if (!now.is_undefined()) best_ = set.size();
        done_ = !use_(set, now);
        return true;
    }

    /// The best set below cannot be better than the best so far.
    bool is_worse(VertexSet in, VertexSet open) const {
        if (!best_) return false;
        return (goal_ == SetGoal::greatest && in.size() + open.size() <= *best_) ||
               (goal_ == SetGoal::least && in.size() >= *best_);
    }

    /// The sets between `in` and `in | open`; no condition is refused at its end of these.
    void descend(VertexSet in, VertexSet open) {
        runs::poll();
        if (is_worse(in, open)) return;
        // The first of these is the best, or enough, if it is one at all.
        const bool from_above = goal_ == SetGoal::greatest || goal_ == SetGoal::one;
        if (goal_ != SetGoal::all && !open.empty() && tell(from_above ? in | open : in)) return;
        if (open.empty()) {
            tell(in);
            return;
        }
        const Vertex next = open.front();
        open.erase(next);
        for (const bool with : {from_above, !from_above}) {
            if (done_) return;
            with ? include(in, open, next) : exclude(in, open);
        }
    }
    void include(VertexSet in, VertexSet open, Vertex v) {
        in.insert(v);
        if (possible(Monotony::shrinking, in)) descend(in, open);
    }
    void exclude(VertexSet in, VertexSet open) {
        if (possible(Monotony::growing, in | open)) descend(in, open);
    }

    const SetPlan& plan_;
    SetGoal goal_;
    Truth truth_;
    Use use_;
    std::optional<int> best_;
    bool done_ = false;
};

}  // namespace gazetteer::conjectures
