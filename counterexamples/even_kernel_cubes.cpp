#include "counterexamples/even_kernel_cubes.hpp"

#include <algorithm>
#include <optional>

namespace gazetteer {

namespace {

/// Of the open classes, those with the fewest neighbours are looked at.
constexpr std::size_t candidates_max = 16;

int open_classes(const EvenKernelSystem& system, const PropagationState& state) {
    int result = 0;
    for (int c = 0; c < system.classes(); ++c) result += state.is_open(c) ? 1 : 0;
    return result;
}

std::vector<int> candidates(const EvenKernelSystem& system, const PropagationState& state) {
    std::vector<int> result;
    for (int c = 0; c < system.classes(); ++c)
        if (state.is_open(c)) result.push_back(c);
    std::ranges::stable_sort(result, {}, [&](int c) { return system.neighbours(c).size(); });
    if (result.size() > candidates_max) result.resize(candidates_max);
    return result;
}

PropagationState with(PropagationState state, int c, int value, bool& possible) {
    state.choose(c, value, nullptr);
    possible = state.propagate(nullptr);
    return state;
}

}  // namespace

std::vector<PropagationState> even_kernel_cubes(const EvenKernelSystem& system, int count_max) {
    std::vector<PropagationState> result;
    PropagationState rest(system);
    // Only zeros follow from nothing and from zeros: no conflict.
    rest.propagate(nullptr);
    while (open_classes(system, rest) > 0) {
        if (static_cast<int>(result.size()) == count_max) {
            result.push_back(rest);
            break;
        }
        int best = -1;
        std::optional<PropagationState> best_rest;
        bool possible = true;
        for (int c : candidates(system, rest)) {
            PropagationState without = with(rest, c, 0, possible);
            if (best_rest && open_classes(system, without) >= open_classes(system, *best_rest))
                continue;
            best = c;
            best_rest = std::move(without);
        }
        PropagationState cube = with(rest, best, 1, possible);
        if (possible) result.push_back(std::move(cube));
        rest = std::move(*best_rest);
    }
    return result;
}

}  // namespace gazetteer
