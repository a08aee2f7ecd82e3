// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/slither/slither_strategies.hpp"

#include <algorithm>
#include <set>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// The edge of a move as it lengthens the path: from an end to the vertex added.
struct Step {
    Vertex from;
    Vertex to;
};

/// A path that grows at both ends, as far as its ends go.
class GrowingPath {
  public:
    explicit GrowingPath(Edge ends) : ends_(ends) {}
    /// The move must be an edge from one end to a vertex that is not on the path.
    Step grow(const Edge& e) {
        const bool at_u = e.u == ends_.u || e.v == ends_.u;
        Vertex& end = at_u ? ends_.u : ends_.v;
        const Step step{end, e.u == end ? e.v : e.u};
        end = step.to;
        return step;
    }
    Edge ends() const { return ends_; }
    Vertex opposite(Vertex end) const { return end == ends_.u ? ends_.v : ends_.u; }

  private:
    Edge ends_;
};

std::vector<Step> steps_of(Edge ends, std::span<const Edge> history) {
    GrowingPath path(ends);
    std::vector<Step> result;
    for (const Edge& e : history) result.push_back(path.grow(e));
    return result;
}

/// The player who is to move made every other of the steps, the last but one among them. A first
/// reply at the other end is none of the matching's: that end is exposed.
bool agrees(const Mates& mates, const std::vector<Step>& steps) {
    for (std::size_t i = steps.size() % 2; i < steps.size(); i += 2)
        if (mates[index(steps[i].from)] != steps[i].to) return false;
    return true;
}

void insert_sorted(std::vector<Edge>& set, Edge e) {
    const auto place = std::ranges::lower_bound(set, e);
    if (place == set.end() || *place != e) set.insert(place, e);
}

MatesList missing(std::vector<Mates> matchings, Vertex v) {
    std::erase_if(matchings, [v](const Mates& mates) { return mates[index(v)] >= 0; });
    return std::make_shared<const std::vector<Mates>>(std::move(matchings));
}

MatesList having(std::vector<Mates> matchings, Edge e) {
    std::erase_if(matchings, [e](const Mates& mates) { return mates[index(e.u)] != e.v; });
    return std::make_shared<const std::vector<Mates>>(std::move(matchings));
}

/// The edges of the matchings that join two of `vertices` (ascending).
std::set<Edge> edges_within(const std::vector<Mates>& matchings,
                            const std::vector<Vertex>& vertices) {
    std::set<Edge> result;
    for (const Mates& mates : matchings)
        for (Vertex v : vertices)
            if (mates[index(v)] > v && std::ranges::binary_search(vertices, mates[index(v)]))
                result.insert({v, mates[index(v)]});
    return result;
}

}  // namespace

std::vector<Edge> SlitherStage::replies(std::span<const Edge> history) const {
    const std::vector<Step> steps = steps_of(ends_, history);
    std::vector<Edge> result;
    for (const auto& [matchings, first_reply_at] : choices_)
        for (const Mates& mates : *matchings) {
            if (!agrees(mates, steps)) continue;
            const Vertex w = steps.empty() ? first_reply_at : steps.back().to;
            if (mates[index(w)] < 0) return {};
            insert_sorted(result, edge(w, mates[index(w)]));
        }
    return result;
}

SlitherStage lemma_2_strategy(const Graph& g, Edge e0) {
    return {e0, {{.matchings = having(mates_of(g.order(), all_maximum_matchings(g)), e0)}}};
}

SlitherStage lemma_3_strategy(const Graph& g, Edge e0) {
    const auto all = mates_of(g.order(), all_maximum_matchings(g));
    return {e0, {{missing(all, e0.u), e0.v}, {missing(all, e0.v), e0.u}}};
}

SlitherStage lemma_4_strategy(const Graph& g, Vertex v0, Vertex v2) {
    const auto all = mates_of(g.order(), all_maximum_matchings(g));
    return {edge(v0, v2), {{missing(all, v0), v2}}};
}

SlitherStrategy::SlitherStrategy(const SparseGraph& g, Choose choose)
    : g_(g),
      sequence_(slither_sequence(g)),
      choose_(choose),
      opening_level_(sequence_.first_perfect().value_or(-1)) {
    if (choose == Choose::every) list_all_maximum();
    if (choose == Choose::every || opening_level_ < 0) return;
    const SlitherLevel& level = sequence_.levels[index(opening_level_)];
    const std::vector<Mates> one{mates(g.order(), level.matching())};
    for (const Edge& e : edges_within(one, level.all(VertexClass::perfect)))
        openings_.emplace(e, having(one, e));
}

void SlitherStrategy::list_all_maximum() {
    missing_.resize(index(g_.order()));
    for (std::size_t k = 0; k < sequence_.levels.size(); ++k) {
        const SlitherLevel& level = sequence_.levels[k];
        std::vector<Mates> all;
        for (const Matching& m : all_maximum_matchings(to_graph(g_.induced(level.vertices))))
            all.push_back(mates(g_.order(), carried_back(m, level.vertices)));
        for (Vertex u : level.vertices)
            if (sequence_.level_of[index(u)] == static_cast<int>(k))
                missing_[index(u)] = missing(all, u);
        if (opening_level_ != static_cast<int>(k)) continue;
        for (const Edge& e : edges_within(all, level.all(VertexClass::perfect)))
            openings_.emplace(e, having(all, e));
    }
}

MatesList SlitherStrategy::maximum_having(Edge e0) const {
    const auto found = openings_.find(e0);
    return found == openings_.end() ? std::make_shared<const std::vector<Mates>>() : found->second;
}

MatesList SlitherStrategy::maximum_missing(int k, Vertex u) const {
    if (choose_ == Choose::every) return missing_[index(u)];
    const SlitherLevel& level = sequence_.levels[index(k)];
    const auto place = std::ranges::lower_bound(level.vertices, u) - level.vertices.begin();
    std::vector<Mates> result;
    if (const auto inside =
            maximum_matching_missing(g_.induced(level.vertices), static_cast<Vertex>(place)))
        result.push_back(mates(g_.order(), carried_back(*inside, level.vertices)));
    return std::make_shared<const std::vector<Mates>>(std::move(result));
}

/// The choices after the first edge; if that is the opponent's, `level` becomes the index of the
/// graph that they are played on.
std::vector<SlitherChoices> SlitherStrategy::first_choices(std::span<const Edge> history,
                                                           int& level) const {
    const Edge e0 = history.front();
    if (history.size() % 2 == 0) return {{.matchings = maximum_having(e0)}};
    level = std::min(sequence_.level_of[index(e0.u)], sequence_.level_of[index(e0.v)]);
    std::vector<SlitherChoices> result;
    for (const auto& [v0, v1] : {std::pair{e0.u, e0.v}, std::pair{e0.v, e0.u}})
        if (sequence_.level_of[index(v0)] == level)
            result.push_back({maximum_missing(level, v0), v1});
    return result;
}

std::vector<Edge> SlitherStrategy::replies(std::span<const Edge> history) const {
    if (history.empty()) {
        std::vector<Edge> first_edges;
        for (const auto& [e0, matchings] : openings_) first_edges.push_back(e0);
        return first_edges;
    }
    int level = opening_level_;
    std::vector<SlitherChoices> choices = first_choices(history, level);
    GrowingPath path(history.front());
    Edge ends = path.ends();
    std::size_t played = 1;
    std::size_t opened = 1;
    for (const Edge& e : history.subspan(1)) {
        const Vertex u = path.grow(e).to;
        ++played;
        // Only the opponent leaves the graph that is played on.
        if (sequence_.level_of[index(u)] >= level) continue;
        level = sequence_.level_of[index(u)];
        choices = {{maximum_missing(level, u), path.opposite(u)}};
        ends = path.ends();
        opened = played;
    }
    return SlitherStage(ends, std::move(choices)).replies(history.subspan(opened));
}

}  // namespace gazetteer
