// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/slither/slither.hpp"

#include <algorithm>
#include <numeric>

#include "graph/index.hpp"
#include "graph/predicates.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

std::vector<Vertex> carried_back(const std::vector<Vertex>& part,
                                 const std::vector<Vertex>& vertices) {
    std::vector<Vertex> result;
    for (Vertex v : part) result.push_back(vertices[index(v)]);
    return result;
}

/// The vertices of `whole` that are not in `part`; both ascending.
std::vector<Vertex> difference(const std::vector<Vertex>& whole, const std::vector<Vertex>& part) {
    std::vector<Vertex> result;
    std::ranges::set_difference(whole, part, std::back_inserter(result));
    return result;
}

SlitherLevelWitness witness_of(const SparseGraph& g, const SlitherLevel& level,
                               bool with_exposing) {
    SlitherLevelWitness result{.vertices = level.vertices,
                               .matching = level.matching(),
                               .barrier = level.all(VertexClass::inner),
                               .exposing = {}};
    if (!with_exposing) return result;
    const SparseGraph part = g.induced(level.vertices);
    for (Vertex v : level.partition.outer())
        result.exposing.push_back(
            carried_back(matching_of(exposing(part, level.partition, v)), level.vertices));
    return result;
}

/// Each G_k as the witness describes it, with the proofs that its claims need.
class SlitherWitnessCheck {
  public:
    SlitherWitnessCheck(const SparseGraph& g, const SlitherVerdict& verdict)
        : g_(g), verdict_(verdict) {}

    bool passes() const {
        const auto& levels = verdict_.witness;
        if (verdict_.outcome == Outcome::N && levels.empty()) return false;
        std::vector<Vertex> vertices(index(g_.order()));
        std::iota(vertices.begin(), vertices.end(), 0);
        for (const SlitherLevelWitness& level : levels) {
            const bool last = &level == &levels.back();
            const bool all_exposed = verdict_.outcome == Outcome::P || !last;
            if (level.vertices != vertices || !is_barrier_pair(level)) return false;
            if (all_exposed && !exposes_the_rest(level)) return false;
            vertices = level.barrier;
        }
        return verdict_.outcome == Outcome::P ? vertices.empty() && verdict_.winning_moves.empty()
                                              : moves_win(levels.back());
    }

  private:
    /// The position in level.vertices; -1, which is not a vertex, if it is not there.
    static Vertex within(Vertex v, const SlitherLevelWitness& level) {
        runs::poll();
        const auto place = std::ranges::lower_bound(level.vertices, v);
        if (place == level.vertices.end() || *place != v) return -1;
        return static_cast<Vertex>(place - level.vertices.begin());
    }
    static Matching within(const Matching& matching, const SlitherLevelWitness& level) {
        Matching result;
        for (const Edge& e : matching) result.push_back({within(e.u, level), within(e.v, level)});
        return result;
    }

    bool is_barrier_pair(const SlitherLevelWitness& level) const {
        std::vector<Vertex> barrier;
        for (Vertex v : level.barrier) barrier.push_back(within(v, level));
        return std::ranges::is_sorted(level.barrier) &&
               is_tutte_berge_pair(g_.induced(level.vertices), within(level.matching, level),
                                   barrier);
    }

    bool exposes_the_rest(const SlitherLevelWitness& level) const {
        const std::vector<Vertex> rest = difference(level.vertices, level.barrier);
        if (rest.size() != level.exposing.size()) return false;
        const SparseGraph part = g_.induced(level.vertices);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            if (!is_matching(part, within(level.exposing[i], level))) return false;
            if (level.exposing[i].size() != level.matching.size()) return false;
            if (saturates(level.exposing[i], rest[i])) return false;
        }
        return true;
    }

    /// Each is an edge of the matching inside an even component of the level less its barrier: none
    /// of its ends is ever exposed.
    bool moves_win(const SlitherLevelWitness& level) const {
        const std::vector<Vertex> rest = difference(level.vertices, level.barrier);
        std::vector<Vertex> even;
        for (const auto& component : components(g_.induced(rest)))
            if (component.size() % 2 == 0)
                for (Vertex v : component) even.push_back(rest[index(v)]);
        std::ranges::sort(even);
        const auto wins = [&](const Edge& e) {
            return std::ranges::binary_search(level.matching, e) &&
                   std::ranges::binary_search(even, e.u) && std::ranges::binary_search(even, e.v);
        };
        return !verdict_.winning_moves.empty() && std::ranges::all_of(verdict_.winning_moves, wins);
    }

    const SparseGraph& g_;
    const SlitherVerdict& verdict_;
};

}  // namespace

Matching carried_back(const Matching& matching, const std::vector<Vertex>& vertices) {
    Matching result;
    for (const Edge& e : matching) result.push_back({vertices[index(e.u)], vertices[index(e.v)]});
    return result;
}

std::vector<Vertex> SlitherLevel::all(VertexClass c) const {
    return carried_back(partition.all(c), vertices);
}

Matching SlitherLevel::matching() const {
    return gazetteer::carried_back(partition.matching(), vertices);
}

std::optional<int> SlitherSequence::first_perfect() const {
    for (std::size_t i = 0; i < levels.size(); ++i)
        if (!levels[i].partition.perfect().empty()) return static_cast<int>(i);
    return std::nullopt;
}

bool SlitherSequence::some_perfect_from(int first) const {
    for (std::size_t i = index(first); i < levels.size(); ++i)
        if (!levels[i].partition.perfect().empty()) return true;
    return false;
}

SlitherSequence slither_sequence(const SparseGraph& g) {
    SlitherSequence result;
    result.level_of.resize(index(g.order()));
    std::vector<Vertex> vertices(index(g.order()));
    std::iota(vertices.begin(), vertices.end(), 0);
    for (SparseGraph part = g; part.order() > 0;) {
        for (Vertex v : vertices)
            result.level_of[index(v)] = static_cast<int>(result.levels.size());
        result.levels.push_back({vertices, gallai_edmonds(part)});
        part = part.induced(result.levels.back().partition.inner());
        vertices = result.levels.back().all(VertexClass::inner);
    }
    return result;
}

Outcome slither_outcome(const SparseGraph& g) {
    return slither_sequence(g).first_perfect() ? Outcome::N : Outcome::P;
}

double slither_sequence_bytes(int order, int size) {
    return 128.0 * order + 48.0 * size;
}

double slither_witness_bytes(const SlitherSequence& sequence) {
    const auto perfect = sequence.first_perfect();
    double result = 0;
    for (std::size_t k = 0; k < sequence.levels.size(); ++k) {
        if (perfect && k >= index(*perfect)) break;
        const GallaiEdmonds& partition = sequence.levels[k].partition;
        const double one = sizeof(Matching) + static_cast<double>(sizeof(Edge)) *
                                                  static_cast<double>(partition.matching().size());
        result += static_cast<double>(partition.outer().size()) * one;
    }
    return result;
}

SlitherVerdict slither_verdict(const SparseGraph& g) {
    runs::check_memory(slither_sequence_bytes(g.order(), g.size()), "the partitions");
    const SlitherSequence sequence = slither_sequence(g);
    runs::check_memory(slither_witness_bytes(sequence), "the matchings of the witness");
    const auto perfect = sequence.first_perfect();
    SlitherVerdict result;
    result.outcome = perfect ? Outcome::N : Outcome::P;
    const std::size_t count = perfect ? index(*perfect) + 1 : sequence.levels.size();
    for (std::size_t k = 0; k < count; ++k)
        result.witness.push_back(witness_of(g, sequence.levels[k], !perfect || k + 1 < count));
    if (!perfect) return result;
    const std::vector<Vertex> vertices = sequence.levels[index(*perfect)].all(VertexClass::perfect);
    for (const Edge& e : result.witness.back().matching)
        if (std::ranges::binary_search(vertices, e.u)) result.winning_moves.push_back(e);
    return result;
}

bool is_slither_witness(const SparseGraph& g, const SlitherVerdict& verdict) {
    return SlitherWitnessCheck(g, verdict).passes();
}

}  // namespace gazetteer
