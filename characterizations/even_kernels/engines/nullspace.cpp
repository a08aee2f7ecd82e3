// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/nullspace.hpp"

#include <algorithm>

namespace gazetteer::even_kernels {

namespace {

class Search {
  public:
    Search(const EvenKernelSystem& system, const EvenKernelQuestion& question,
           const EvenKernelLimits& limits, const StepSink& sink)
        : system_(system), question_(question), budget_(limits), sink_(sink) {}

    EvenKernelAnswer run();

  private:
    using Goal = EvenKernelQuestion::Goal;
    /// Everything below this state; false to end the whole search.
    bool visit(PropagationState state);
    bool visit_with(PropagationState state, int c);
    /// All classes have values.
    bool visit_leaf(const PropagationState& state);
    int branching_class(const PropagationState& state) const;
    int open_neighbours(const PropagationState& state, int c) const;
    bool is_hopeless(const PropagationState& state) const {
        return question_.goal == Goal::smallest && !kernels_.empty() &&
               state.chosen_vertices() >= static_cast<int>(kernels_.back().size());
    }

    const EvenKernelSystem& system_;
    const EvenKernelQuestion& question_;
    Budget budget_;
    const StepSink& sink_;
    const char* limit_ = nullptr;
    /// The memory of the states of all levels.
    std::size_t bytes_ = 0;
    /// What was found; for `smallest` each is smaller than the one before.
    std::vector<std::vector<Vertex>> kernels_;
};

EvenKernelAnswer Search::run() {
    const char* const name = system_.classes() == 0 ? "reduction" : "nullspace";
    PropagationState state(system_);
    if (question_.containing) {
        const int c = system_.class_of(*question_.containing);
        if (c < 0) return none("reduction", 0);
        state.choose(c, 1, sink_);
    }
    if (state.propagate(sink_)) visit(std::move(state));
    const std::uint64_t nodes = budget_.nodes();
    if (limit_) {
        EvenKernelAnswer answer = inconclusive(name, nodes, limit_);
        if (question_.goal == Goal::all)
            answer.kernels = std::move(kernels_);
        else if (!kernels_.empty())
            answer.kernel = std::move(kernels_.back());
        return answer;
    }
    if (kernels_.empty()) return none(name, nodes);
    const SparseGraph& g = system_.graph();
    if (question_.goal == Goal::all)
        return found_all(g, question_, std::move(kernels_), name, nodes);
    return found(g, question_, std::move(kernels_.back()), name, nodes);
}

bool Search::visit(PropagationState state) {
    while (!is_hopeless(state)) {
        const int c = branching_class(state);
        if (c < 0) return visit_leaf(state);
        limit_ = budget_.spend_node();
        if (limit_) return false;
        if (sink_) sink_({SearchStep::Kind::open, c});
        if (!visit_with(state, c)) return false;
        if (sink_) sink_({SearchStep::Kind::close, c});
        state.choose(c, 0, sink_);
        if (!state.propagate(sink_)) return true;
    }
    return true;
}

bool Search::visit_with(PropagationState state, int c) {
    state.choose(c, 1, sink_);
    if (!state.propagate(sink_)) return true;
    const std::size_t bytes = state.bytes();
    bytes_ += bytes;
    if (bytes_ > budget_.limits().bytes) limit_ = "the memory limit: states of the search";
    const bool more = limit_ == nullptr && visit(std::move(state));
    bytes_ -= bytes;
    return more;
}

bool Search::visit_leaf(const PropagationState& state) {
    if (state.chosen_vertices() == 0) {
        if (sink_) sink_({SearchStep::Kind::empty});
        return true;  // No leaf comes after this one.
    }
    if (question_.goal == Goal::all && kernels_.size() == budget_.limits().kernels) {
        limit_ = "the limit on the number of kernels";
        return false;
    }
    kernels_.push_back(state.kernel());
    return question_.goal != Goal::any;
}

int Search::open_neighbours(const PropagationState& state, int c) const {
    return static_cast<int>(
        std::ranges::count_if(system_.neighbours(c), [&](int d) { return state.is_open(d); }));
}

int Search::branching_class(const PropagationState& state) const {
    std::vector<int> shortest;
    std::vector<int> open;
    for (const std::vector<int>& equation : system_.equations()) {
        int sum = 0;
        open.clear();
        for (int c : equation)
            if (state.is_open(c))
                open.push_back(c);
            else
                sum ^= state.value(c);
        if (sum == 1 && (shortest.empty() || open.size() < shortest.size())) shortest = open;
    }
    if (shortest.empty())
        for (int c = 0; c < system_.classes(); ++c)
            if (state.is_open(c)) shortest.push_back(c);
    if (shortest.empty()) return -1;
    return *std::ranges::max_element(shortest, {},
                                     [&](int c) { return open_neighbours(state, c); });
}

}  // namespace

EvenKernelAnswer nullspace_even_kernel(const EvenKernelSystem& system,
                                       const EvenKernelQuestion& question,
                                       const EvenKernelLimits& limits, const StepSink& sink) {
    require_vertex(system.graph(), question);
    return Search(system, question, limits, sink).run();
}

}  // namespace gazetteer::even_kernels
