// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/counting.hpp"

#include <algorithm>
#include <map>

#include "characterizations/matchings/matching.hpp"

namespace gazetteer::even_kernels {

namespace {

using Kind = CountingVerdict::Kind;
using Clique = std::vector<Vertex>;

/// The limits on listing cliques: on its steps, and on the squares of the degrees, by which a
/// listing that would take longer is mostly foreseen. The line graph of a 6-regular graph is
/// within.
constexpr std::uint64_t steps_a_vertex = 400;
constexpr std::uint64_t square_degree_mean_max = 100;
constexpr std::uint64_t square_degrees_min = 5'000;
/// About how many classes are supposed in, one after the other.
constexpr int suppositions_max = 12;

std::vector<int> open_classes(const EvenKernelSystem& system, const PropagationState& state) {
    std::vector<int> result;
    for (int c = 0; c < system.classes(); ++c)
        if (state.is_open(c)) result.push_back(c);
    return result;
}

/// [Bron, Kerbosch 1973] with a pivot, within a number of steps.
class CliqueSearch {
  public:
    CliqueSearch(const SparseGraph& g, std::uint64_t steps) : graph_(g), steps_left_(steps) {}

    /// False when the steps are used up.
    bool run(const std::vector<Vertex>& open) {
        for (std::size_t i = 0; i < open.size(); ++i) {
            const std::vector<Vertex> before(open.begin(),
                                             open.begin() + static_cast<std::ptrdiff_t>(i));
            const std::vector<Vertex> after(open.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                            open.end());
            clique_ = {open[i]};
            if (!extend(common(after, open[i]), common(before, open[i]))) return false;
        }
        return true;
    }
    std::vector<Clique> take() { return std::move(cliques_); }

  private:
    bool spend(std::size_t steps) {
        const bool enough = steps <= steps_left_;
        steps_left_ = enough ? steps_left_ - steps : 0;
        return enough;
    }
    Clique common(const std::vector<Vertex>& among, Vertex v) const {
        Clique result;
        for (Vertex w : graph_.neighbours(v))
            if (std::ranges::binary_search(among, w)) result.push_back(w);
        return result;
    }
    Vertex pivot(const std::vector<Vertex>& candidates, const std::vector<Vertex>& excluded) const {
        Vertex best = -1;
        std::size_t best_size = 0;
        for (const auto* list : {&candidates, &excluded})
            for (Vertex u : *list) {
                const std::size_t size = common(candidates, u).size();
                if (best < 0 || size > best_size) {
                    best = u;
                    best_size = size;
                }
            }
        return best;
    }
    bool extend(std::vector<Vertex> candidates, std::vector<Vertex> excluded) {
        if (!spend(1 + candidates.size() * (candidates.size() + excluded.size()))) return false;
        if (candidates.empty()) {
            if (excluded.empty()) {
                cliques_.push_back(clique_);
                std::ranges::sort(cliques_.back());
            }
            return true;
        }
        const Clique covered = common(candidates, pivot(candidates, excluded));
        for (Vertex v : Clique(candidates)) {
            if (std::ranges::binary_search(covered, v)) continue;
            clique_.push_back(v);
            if (!extend(common(candidates, v), common(excluded, v))) return false;
            clique_.pop_back();
            std::erase(candidates, v);
            excluded.insert(std::ranges::lower_bound(excluded, v), v);
        }
        return true;
    }

    const SparseGraph& graph_;
    std::uint64_t steps_left_;
    Clique clique_;
    std::vector<Clique> cliques_;
};

std::vector<int> classes_of(const EvenKernelSystem& system, const Clique& clique) {
    std::vector<int> result;
    for (Vertex v : clique) result.push_back(system.class_of(v));
    return result;
}

/// Cliques of which exactly one vertex is in, chosen so that no vertex lies in more than two; for
/// each vertex that lies in any, which.
struct Cover {
    int cliques = 0;
    std::map<Vertex, std::vector<int>> cliques_of;
};

Cover cover_of(std::vector<Clique> cliques) {
    std::ranges::stable_sort(cliques, std::greater{}, &Clique::size);
    Cover result;
    for (const Clique& clique : cliques) {
        if (std::ranges::any_of(clique, [&](Vertex v) {
                const auto known = result.cliques_of.find(v);
                return known != result.cliques_of.end() && known->second.size() == 2;
            }))
            continue;
        for (Vertex v : clique) result.cliques_of[v].push_back(result.cliques);
        ++result.cliques;
    }
    return result;
}

/// Vertices that cover each clique exactly once; nothing when there are none. Two copies of the
/// cliques, joined where a vertex covers a clique alone, have a perfect matching iff the cliques
/// can be covered.
std::optional<std::vector<Vertex>> exact_cover(const Cover& cover) {
    const int k = cover.cliques;
    std::map<Edge, Vertex> vertex_of_edge;
    std::vector<Edge> edges;
    for (const auto& [v, cliques] : cover.cliques_of) {
        const int first = cliques.front();
        const int second = cliques.size() == 2 ? cliques.back() : first + k;
        if (!vertex_of_edge.emplace(edge(first, second), v).second) continue;
        edges.push_back(edge(first, second));
        if (second < k) edges.push_back(edge(first + k, second + k));
    }
    const Matching matching = maximum_matching(SparseGraph(2 * k, edges));
    if (static_cast<int>(matching.size()) < k) return std::nullopt;
    std::vector<Vertex> result;
    for (const Edge& e : matching)
        if (e.u < k) result.push_back(vertex_of_edge.at(e));
    return result;
}

/// What the state becomes when these vertices are in, if nothing is left open then.
CountingVerdict suppose_all(PropagationState state, const EvenKernelSystem& system,
                            const std::vector<Vertex>& vertices) {
    for (int c : classes_of(system, vertices)) {
        if (state.is_open(c))
            state.choose(c, 1, nullptr);
        else if (state.value(c) == 0)
            return {};
        if (!state.propagate(nullptr)) return {};
    }
    if (!open_classes(system, state).empty()) return {};
    return {.kind = Kind::exists, .kernel = state.kernel()};
}

CountingVerdict verdict_at_leaf(const PropagationState& state) {
    if (state.chosen_vertices() == 0) return {.kind = Kind::none};
    return {.kind = Kind::exists, .kernel = state.kernel()};
}

/// In a line graph the star of a vertex of degree 2 may lie in the clique of a triangle.
void add_pairs_of_triples(std::vector<Clique>& cliques) {
    std::vector<Clique> pairs;
    for (const Clique& clique : cliques)
        if (clique.size() == 3)
            for (std::size_t i = 0; i < 3; ++i) {
                pairs.push_back(clique);
                pairs.back().erase(pairs.back().begin() + static_cast<std::ptrdiff_t>(i));
            }
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    cliques.insert(cliques.end(), pairs.begin(), pairs.end());
}

/// Looks at the cliques whose sum is constant and closes those whose sum is 0. False on a
/// contradiction; nothing when nothing more can be closed or the cliques are too many.
std::optional<bool> close_even_cliques(const EvenKernelSystem& system, PropagationState& state,
                                       std::vector<Clique>& exact) {
    bool closed = true;
    while (closed) {
        closed = false;
        exact.clear();
        auto cliques = open_cliques(system, state);
        if (!cliques) return std::nullopt;
        add_pairs_of_triples(*cliques);
        for (const Clique& clique : *cliques) {
            const std::vector<int> classes = classes_of(system, clique);
            if (!std::ranges::all_of(classes, [&](int c) { return state.is_open(c); })) continue;
            const std::optional<int> sum = state.constant_sum(classes);
            if (sum == 1) exact.push_back(clique);
            if (sum != 0) continue;
            for (int c : classes)
                if (state.is_open(c)) state.choose(c, 0, nullptr);
            closed = true;
        }
        if (closed && !state.propagate(nullptr)) return false;
    }
    return true;
}

/// The classes of a smallest maximal clique: when those of a star are refuted, a line graph is
/// done. None when the cliques are too many.
std::vector<int> classes_to_suppose(const EvenKernelSystem& system, const PropagationState& state) {
    const auto cliques = open_cliques(system, state);
    if (!cliques || cliques->empty()) return {};
    return classes_of(system, std::ranges::min(*cliques, {}, &Clique::size));
}

/// Supposes that an open class is in; refuted, it is closed.
CountingVerdict suppose(const EvenKernelSystem& system, PropagationState& state, int c) {
    PropagationState with = state;
    with.choose(c, 1, nullptr);
    if (with.propagate(nullptr)) {
        CountingVerdict verdict = count_once(system, with);
        if (verdict.kind != Kind::none) return verdict;
    }
    state.choose(c, 0, nullptr);
    // Zeros follow from zeros: no conflict.
    state.propagate(nullptr);
    return {.kind = Kind::none};
}

}  // namespace

std::optional<std::vector<std::vector<Vertex>>> open_cliques(const EvenKernelSystem& system,
                                                             const PropagationState& state) {
    std::vector<Vertex> open;
    for (Vertex v = 0; v < system.graph().order(); ++v)
        if (system.class_of(v) >= 0 && state.is_open(system.class_of(v))) open.push_back(v);
    std::uint64_t squares = 0;
    for (Vertex v : open) {
        const auto degree = static_cast<std::uint64_t>(system.graph().degree(v));
        squares += degree * degree;
    }
    if (squares > square_degrees_min + square_degree_mean_max * open.size()) return std::nullopt;
    CliqueSearch search(system.graph(), square_degrees_min + steps_a_vertex * open.size());
    if (!search.run(open)) return std::nullopt;
    return search.take();
}

CountingVerdict count_once(const EvenKernelSystem& system, PropagationState& state) {
    std::vector<Clique> exact;
    const std::optional<bool> possible = close_even_cliques(system, state, exact);
    if (possible == false) return {.kind = Kind::none};
    if (open_classes(system, state).empty()) return verdict_at_leaf(state);
    if (!possible || exact.empty()) return {};
    const std::optional<std::vector<Vertex>> vertices = exact_cover(cover_of(std::move(exact)));
    return vertices ? suppose_all(state, system, *vertices) : CountingVerdict{.kind = Kind::none};
}

CountingVerdict decide_by_counting(const EvenKernelSystem& system, PropagationState& state) {
    if (state.chosen_vertices() > 0) return count_once(system, state);
    int suppositions = 0;
    while (suppositions < suppositions_max) {
        if (open_classes(system, state).empty()) return {.kind = Kind::none};
        const std::vector<int> classes = classes_to_suppose(system, state);
        if (classes.empty()) return {};
        for (int c : classes) {
            if (!state.is_open(c)) continue;
            const CountingVerdict verdict = suppose(system, state, c);
            if (verdict.kind != Kind::none) return verdict;
            ++suppositions;
        }
    }
    return {};
}

}  // namespace gazetteer::even_kernels
