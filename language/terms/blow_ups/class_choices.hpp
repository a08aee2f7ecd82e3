// SPDX-License-Identifier: GPL-3.0-or-later
// The heaviest of the sets that take from each class of a blow-up one of a few choices, by branch
// and bound.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures::by_classes {

/// What is taken of a class: vertices that stand for all of them, and how many they are.
struct ClassChoice {
    VertexSet vertices;
    std::int64_t weight = 0;
};

/// The choices of each class, heaviest first, each with an empty one; `may_grow(set)`: whether a
/// set with this part may still be one of those looked for; `is_whole(set)`: whether it is one.
template <class MayGrow, class IsWhole>
class HeaviestSet {
  public:
    HeaviestSet(const std::vector<std::vector<ClassChoice>>& classes, MayGrow may_grow,
                IsWhole is_whole)
        : classes_(classes), may_grow_(may_grow), is_whole_(is_whole) {}

    /// The empty set weighs 0.
    std::int64_t weight() {
        std::int64_t most = 0;
        for (const auto& choices : classes_) most += choices.front().weight;
        grow(0, {}, most);
        return best_;
    }

  private:
    /// `most`: what the set weighs if each class from i on adds its heaviest choice.
    void grow(std::size_t i, VertexSet set, std::int64_t most) {
        runs::poll();
        if (most <= best_) return;
        if (i == classes_.size()) {
            if (is_whole_(set)) best_ = most;
            return;
        }
        for (const ClassChoice& choice : classes_[i])
            if (choice.vertices.empty() || may_grow_(set | choice.vertices))
                grow(i + 1, set | choice.vertices,
                     most - classes_[i].front().weight + choice.weight);
    }

    const std::vector<std::vector<ClassChoice>>& classes_;
    MayGrow may_grow_;
    IsWhole is_whole_;
    std::int64_t best_ = 0;
};

}  // namespace gazetteer::conjectures::by_classes
