// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/cycle_space/cycle_space_plan.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "graph/index.hpp"
#include "oracle/tables/wide_word.hpp"

namespace gazetteer {

namespace {

/// Disjoint sets of vertices.
class Classes {
  public:
    explicit Classes(int n) : parent_(index(n)) { std::iota(parent_.begin(), parent_.end(), 0); }
    int of(int v) {
        while (parent_[index(v)] != v) v = parent_[index(v)] = parent_[index(parent_[index(v)])];
        return v;
    }
    /// False if they were one class already.
    bool join(int u, int v) {
        const int a = of(u);
        const int b = of(v);
        parent_[index(a)] = b;
        return a != b;
    }

  private:
    std::vector<int> parent_;
};

/// The neighbours in a spanning tree of the component. A vertex all of whose edges are in the tree
/// is the end of no chord and need not be stored, so first come whole stars, small ones first.
std::vector<std::vector<Vertex>> spanning_tree(const SparseGraph& g,
                                               std::vector<Vertex> component) {
    std::vector<std::vector<Vertex>> result(index(g.order()));
    Classes classes(g.order());
    const auto add = [&](Vertex u, Vertex v) {
        if (!classes.join(u, v)) return;
        result[index(u)].push_back(v);
        result[index(v)].push_back(u);
    };
    std::ranges::stable_sort(component, {}, [&](Vertex v) { return g.degree(v); });
    for (Vertex v : component) {
        std::vector<int> met;
        for (Vertex w : g.neighbours(v)) {
            const bool in_tree = std::ranges::count(result[index(v)], w) > 0;
            if (!in_tree) met.push_back(classes.of(w));
        }
        met.push_back(classes.of(v));
        std::ranges::sort(met);
        if (std::ranges::adjacent_find(met) != met.end()) continue;
        for (Vertex w : g.neighbours(v)) add(v, w);
    }
    for (Vertex v : component)
        for (Vertex w : g.neighbours(v)) add(v, w);
    return result;
}

}  // namespace

CycleSpacePlan::CycleSpacePlan(const SparseGraph& g, Vertex root) {
    const auto tree = spanning_tree(g, component_of(g, root));
    std::vector<int> number(index(g.order()));
    vertices = {root};
    parent = {0};
    for (int a = 0; a < order(); ++a)
        for (Vertex w : tree[index(vertices[index(a)])])
            if (w != vertices[index(parent[index(a)])]) {
                number[index(w)] = order();
                parent.push_back(a);
                vertices.push_back(w);
            }
    for (int a = 0; a < order(); ++a)
        for (Vertex w : g.neighbours(vertices[index(a)])) {
            const int b = number[index(w)];
            if (a < b && parent[index(b)] != a) chords.push_back({a, b});
        }
    inner = std::min(word_things, static_cast<int>(chords.size()));
    // Inner are the chords of vertices with few chords: those vertices need not be stored then.
    std::vector<int> count(index(order()));
    for (const Chord& c : chords) {
        ++count[index(c.a)];
        ++count[index(c.b)];
    }
    for (int i = 0; i < inner; ++i) {
        const auto next =
            std::ranges::min_element(chords.begin() + i, chords.end(), {}, [&](const Chord& c) {
                return std::min(count[index(c.a)], count[index(c.b)]) * 1000 + count[index(c.a)] +
                       count[index(c.b)];
            });
        --count[index(next->a)];
        --count[index(next->b)];
        std::swap(chords[index(i)], *next);
    }
    for (int v = 0; v < order(); ++v)
        if (count[index(v)] > 0) stored.push_back(v);
}

double CycleSpacePlan::bytes() const {
    const int half = outer() / 2;
    const double below =
        std::exp2(std::lgamma(outer() + 1) / std::log(2.0) - std::lgamma(half + 1) / std::log(2.0) -
                  std::lgamma(outer() - half + 1) / std::log(2.0));
    return (2.0 * below) * static_cast<double>(stored.size()) * sizeof(Word);
}

double CycleSpacePlan::word_steps() const {
    return std::exp2(outer()) * (order() + 2.0 * static_cast<double>(chords.size()));
}

}  // namespace gazetteer
