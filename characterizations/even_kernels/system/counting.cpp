// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/counting.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "characterizations/matchings/matching.hpp"

namespace gazetteer::even_kernels {

namespace {

using Kind = CountingVerdict::Kind;
using Clique = std::vector<Vertex>;

/// The limits on listing cliques: on its steps, and on the squares of the degrees, by which a
/// listing that would take longer is mostly foreseen. The line graph of a 6-regular graph is
/// within.
constexpr std::uint64_t steps_a_vertex = 400;
constexpr std::uint64_t steps_min = 5'000;
constexpr std::uint64_t square_degree_mean_max = 100;
constexpr std::uint64_t square_degrees_min = 5'000;
/// About how many classes are supposed in, one after the other.
constexpr std::size_t suppositions_max = 12;

/// [Bron, Kerbosch 1973] with a pivot, within a number of steps. A clique that is come to takes as
/// many as it has candidates times those and the excluded.
class CliqueSearch {
  public:
    CliqueSearch(const SparseGraph& g, std::uint64_t steps) : graph_(g), steps_left_(steps) {}

    /// False when the steps are used up.
    bool run(const std::vector<Vertex>& open) {
        for (auto at = open.begin(); at != open.end(); ++at) {
            clique_ = {*at};
            if (!extend(common({at, open.end()}, *at), common({open.begin(), at}, *at)))
                return false;
        }
        return true;
    }
    std::vector<Clique> take() { return std::move(cliques_); }

  private:
    bool spend(std::uint64_t steps) {
        steps_left_ -= std::min(steps, steps_left_);
        return steps_left_ != 0;
    }
    Clique common(std::span<const Vertex> among, Vertex v) const {
        Clique result;
        for (Vertex w : graph_.neighbours(v))
            if (std::ranges::binary_search(among, w)) result.push_back(w);
        return result;
    }
    /// The candidates that are adjacent to the pivot.
    Clique covered(const Clique& candidates, const Clique& excluded) const {
        Clique best;
        for (const Clique* list : {&candidates, &excluded})
            for (Vertex u : *list)
                best = std::ranges::max(best, common(candidates, u), {}, &Clique::size);
        return best;
    }
    bool extend(Clique candidates, Clique excluded) {
        if (!spend(candidates.size() * (candidates.size() + excluded.size()))) return false;
        if (candidates.empty()) {
            if (excluded.empty()) {
                cliques_.push_back(clique_);
                std::ranges::sort(cliques_.back());
            }
            return true;
        }
        const Clique passed_over = covered(candidates, excluded);
        return std::ranges::all_of(Clique(candidates), [&](Vertex v) {
            if (std::ranges::binary_search(passed_over, v)) return true;
            clique_.push_back(v);
            const bool done = extend(common(candidates, v), common(excluded, v));
            clique_.pop_back();
            std::erase(candidates, v);
            excluded.insert(std::ranges::lower_bound(excluded, v), v);
            return done;
        });
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
    for (const auto& [v, cliques] : cover.cliques_of) {
        const int first = cliques.front();
        const int second = cliques.size() == 1 ? first + k : cliques.back();
        vertex_of_edge.emplace(edge(first, second), v);
    }
    std::vector<Edge> edges;
    for (const auto& [e, v] : vertex_of_edge) {
        edges.push_back(e);
        if (e.v < k) edges.push_back(edge(e.u + k, e.v + k));
    }
    const Matching matching = maximum_matching(SparseGraph(k + k, edges));
    if (static_cast<int>(matching.size()) != k) return std::nullopt;
    std::vector<Vertex> result;
    for (const Edge& e : matching)
        if (e.u < k) result.push_back(vertex_of_edge.at(e));
    return result;
}

/// What the state becomes when those of these vertices are in that are open, if nothing is left
/// open then.
CountingVerdict suppose_all(PropagationState state, const EvenKernelSystem& system,
                            const std::vector<Vertex>& vertices) {
    for (int c : classes_of(system, vertices)) {
        if (state.is_open(c)) state.choose(c, 1, nullptr);
        if (!state.propagate(nullptr)) return {};
    }
    if (state.has_open()) return {};
    return {.kind = Kind::exists, .kernel = state.kernel()};
}

/// In a line graph the star of a vertex of degree 2 may lie in the clique of a triangle.
void add_pairs_of_triples(std::vector<Clique>& cliques) {
    std::set<Clique> pairs;
    for (const Clique& clique : cliques)
        if (clique.size() == 3)
            for (Vertex v : clique) {
                Clique pair = clique;
                std::erase(pair, v);
                pairs.insert(pair);
            }
    cliques.insert(cliques.end(), pairs.begin(), pairs.end());
}

/// Closes the cliques whose sum is 0, as long as there are any. Those whose sum is 1; none when the
/// cliques are too many, and nothing on a contradiction.
std::optional<std::vector<Clique>> exact_cliques(const EvenKernelSystem& system,
                                                 PropagationState& state) {
    for (;;) {
        auto cliques = open_cliques(system, state);
        if (!cliques) return std::vector<Clique>{};
        add_pairs_of_triples(*cliques);
        std::vector<Clique> exact;
        bool closed = false;
        for (const Clique& clique : *cliques) {
            const std::vector<int> classes = classes_of(system, clique);
            const std::optional<int> sum = state.constant_sum(classes);
            if (sum == 1) exact.push_back(clique);
            if (sum != 0) continue;
            for (int c : classes)
                if (state.is_open(c)) state.choose(c, 0, nullptr);
            closed = true;
        }
        if (!closed) return exact;
        if (!state.propagate(nullptr)) return std::nullopt;
    }
}

/// The classes of a smallest maximal clique: when those of a star are refuted, a line graph is
/// done. None when the cliques are too many.
std::vector<int> classes_to_suppose(const EvenKernelSystem& system, const PropagationState& state) {
    const auto cliques = open_cliques(system, state);
    if (!cliques) return {};
    return classes_of(system, std::ranges::min(*cliques, {}, &Clique::size));
}

/// Counts in a state at its fixed point with a vertex in, and closes in it the cliques whose sum is
/// 0. `open` when the cliques are too many or there is nothing to count.
CountingVerdict count_once(const EvenKernelSystem& system, PropagationState& state) {
    std::optional<std::vector<Clique>> exact = exact_cliques(system, state);
    if (!exact) return {.kind = Kind::none};
    const std::optional<std::vector<Vertex>> vertices = exact_cover(cover_of(std::move(*exact)));
    return vertices ? suppose_all(state, system, *vertices) : CountingVerdict{.kind = Kind::none};
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
    CliqueSearch search(system.graph(), steps_min + steps_a_vertex * open.size());
    if (!search.run(open)) return std::nullopt;
    return search.take();
}

CountingVerdict decide_by_counting(const EvenKernelSystem& system, PropagationState& state) {
    if (state.chosen_vertices() > 0) return count_once(system, state);
    std::vector<int> refuted;
    while (refuted.size() < suppositions_max) {
        if (!state.has_open()) return {.kind = Kind::none};
        const std::vector<int> classes = classes_to_suppose(system, state);
        if (classes.empty()) return {};
        for (int c : classes) {
            if (!state.is_open(c)) continue;
            const CountingVerdict verdict = suppose(system, state, c);
            if (verdict.kind != Kind::none) return verdict;
            refuted.push_back(c);
        }
    }
    return {};
}

}  // namespace gazetteer::even_kernels
