// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/search/nested.hpp"

#include <utility>

namespace gazetteer::conjectures {

namespace {

/// As in the paper.
constexpr int depth_max = 5;
constexpr int level_max = 3;

template <class Member>
int order_in_space(const Member& member) {
    return member.order();
}
int order_in_space(const Composition& member) {
    return any_graph_of(member).value().order();
}

}  // namespace

template <class Space>
NestedSearch<Space>::NestedSearch(const Space& space, Member start, std::uint64_t seed)
    : space_(space), start_(std::move(start)), dice_(seed) {}

template <class Space>
const typename Space::Member& NestedSearch<Space>::propose() {
    if (level_ == 0) {
        begin();
        return proposed_;
    }
    // Down to a search of level 0, which looks at one graph.
    while (static_cast<int>(frames_.size()) < level_)
        push(grown(space_, frames_.back().graph, dice_));
    proposed_ = grown(space_, frames_.back().graph, dice_);
    for (int i = 0; i < depth_; ++i) proposed_ = grown(space_, proposed_, dice_);
    --frames_.back().children_left;
    return proposed_;
}

template <class Space>
void NestedSearch<Space>::begin() {
    proposed_ = start_in(space_, dice_).value_or(start_);
    is_start_ = true;
    level_ = 1;
}

template <class Space>
void NestedSearch<Space>::push(const Member& g) {
    frames_.push_back({g, 2 * order_in_space(g)});
}

template <class Space>
void NestedSearch<Space>::begin_nested() {
    Member from = current_;
    while (order_in_space(from) > space_.order_min && dice_.chance(depth_ / (depth_ + 1.0)))
        from = reduced(space_, from, dice_);
    best_slack_ = current_slack_;
    push(from);
}

template <class Space>
void NestedSearch<Space>::told(double slack) {
    if (is_start_) {
        is_start_ = false;
        current_ = proposed_;
        current_slack_ = slack;
        return begin_nested();
    }
    if (slack < best_slack_) {
        best_ = proposed_;
        best_slack_ = slack;
    }
    while (!frames_.empty() && frames_.back().children_left <= 0) {
        frames_.pop_back();
        // What is better ends the search at the end of a frame.
        if (best_slack_ < current_slack_) frames_.clear();
        if (!frames_.empty()) --frames_.back().children_left;
    }
    if (frames_.empty()) end_nested();
}

template <class Space>
void NestedSearch<Space>::end_nested() {
    if (best_slack_ < current_slack_) {
        current_ = best_;
        current_slack_ = best_slack_;
        depth_ = 0;
        level_ = 1;
    } else if (depth_ < depth_max) {
        ++depth_;
    } else {
        depth_ = 0;
        // From a new start after the last level.
        level_ = level_ == level_max ? 0 : level_ + 1;
    }
    if (level_ > 0) begin_nested();
}

template class NestedSearch<SearchSpace>;
template class NestedSearch<DigraphSpace>;
template class NestedSearch<LargeTreeSpace>;
template class NestedSearch<BlowUpSpace>;
template class NestedSearch<CompositionSpace>;
template class NestedSearch<CayleySpace>;

}  // namespace gazetteer::conjectures
