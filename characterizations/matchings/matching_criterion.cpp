// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/matching_criterion.hpp"

#include <algorithm>

#include "graph/predicates.hpp"

namespace gazetteer {

namespace {

UvgVerdict p_verdict(const SparseGraph& g, const GallaiEdmonds& whole, Vertex root) {
    return {
        .outcome = Outcome::P,
        .winning_moves = {},
        .witness = {.matching = matching_of(exposing(g, whole, root)), .barrier = whole.inner()}};
}

UvgVerdict n_verdict(const SparseGraph& g, const GallaiEdmonds& whole, Vertex root) {
    const GallaiEdmonds rest = gallai_edmonds_without(g, whole, root);
    UvgVerdict result{.outcome = Outcome::N,
                      .winning_moves = {},
                      .witness = {.matching = whole.matching(), .barrier = rest.inner()}};
    std::vector<Vertex>& barrier = result.witness.barrier;
    barrier.insert(std::ranges::lower_bound(barrier, root), root);
    std::ranges::copy_if(g.neighbours(root), std::back_inserter(result.winning_moves),
                         [&rest](Vertex w) { return rest.is_outer(w); });
    return result;
}

bool is_tutte_berge_pair(const SparseGraph& g, const TutteBergePair& pair) {
    return is_tutte_berge_pair(g, pair.matching, pair.barrier);
}

}  // namespace

UvgVerdict uvg_verdict(const SparseGraph& g, Vertex root) {
    require(0 <= root && root < g.order(), "a vertex of the graph");
    const GallaiEdmonds whole = gallai_edmonds(g);
    return whole.is_outer(root) ? p_verdict(g, whole, root) : n_verdict(g, whole, root);
}

bool is_witness(const SparseGraph& g, Vertex root, const UvgVerdict& verdict) {
    if (root < 0 || root >= g.order() || !is_tutte_berge_pair(g, verdict.witness)) return false;
    return verdict.outcome == Outcome::P
               ? !saturates(verdict.witness.matching, root)
               : std::ranges::find(verdict.witness.barrier, root) != verdict.witness.barrier.end();
}

std::vector<Outcome> uvg_outcomes(const SparseGraph& g) {
    const GallaiEdmonds whole = gallai_edmonds(g);
    std::vector<Outcome> result;
    for (Vertex v = 0; v < g.order(); ++v)
        result.push_back(whole.is_outer(v) ? Outcome::P : Outcome::N);
    return result;
}

UvgVerdict unrooted_uvg_verdict(const SparseGraph& g) {
    const GallaiEdmonds whole = gallai_edmonds(g);
    const std::vector<Vertex> outer = whole.outer();
    if (outer.empty()) return {Outcome::P, {}, {whole.matching(), {}}};
    const TutteBergePair witness = p_verdict(g, whole, outer.front()).witness;
    return {Outcome::N, outer, witness};
}

bool is_unrooted_witness(const SparseGraph& g, const UvgVerdict& verdict) {
    if (!is_tutte_berge_pair(g, verdict.witness)) return false;
    if (verdict.outcome == Outcome::P)
        return 2 * static_cast<int>(verdict.witness.matching.size()) == g.order();
    return !verdict.winning_moves.empty() &&
           is_witness(g, verdict.winning_moves.front(),
                      {.outcome = Outcome::P, .winning_moves = {}, .witness = verdict.witness});
}

}  // namespace gazetteer
