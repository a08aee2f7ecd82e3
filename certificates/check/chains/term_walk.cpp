// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of chains by the walks that they are made of. (G, v) is P in undirected vertex geography
// iff G - v has the matching number of G [FSU93, Theorem 1.1]. On bipartite graphs it is P in
// undirected edge geography iff the nullity of G - v is one less than that of G [FSU93,
// Theorem 3.1].
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/sequence.hpp"

namespace gazetteer::check {

namespace {

using Of = ChainWalk::Of;

/// What is walked for the term, first with the vertex, then without it.
Of walked_for(std::string_view term) {
    if (term == "matching_number" || term == "P(uvg)") return Of::matchings;
    if (term == "nullity" || term == "P(ueg)") return Of::null_vectors;
    if (term == "independence_number") return Of::independent_sets;
    if (term == "chromatic_number") return Of::partitions;
    if (term == "domination_number") return Of::dominating_sets;
    if (term == "independent_domination_number") return Of::independent_dominating_sets;
    return term == "bipartite" ? Of::colourings : Of::even_kernels;
}

/// Whether the sizes of its walk are negative.
bool is_fewest(std::string_view term) {
    return term == "domination_number" || term == "independent_domination_number";
}

}  // namespace

bool is_at_vertex(std::string_view term) {
    return term == "P(uvg)" || term == "P(ueg)" || term == "in_even_kernel";
}
bool is_count(std::string_view term) {
    return term == "matching_number" || term == "nullity" || term == "independence_number" ||
           term == "chromatic_number" || is_fewest(term);
}
bool is_term_of_chains(std::string_view term) {
    return is_at_vertex(term) || is_count(term) || term == "has_even_kernel" || term == "bipartite";
}

TermWalk::TermWalk(const ChainSequence& sequence) : sign_(is_fewest(sequence.term) ? -1 : 1) {
    const Of of = walked_for(sequence.term);
    walks_.emplace_back(sequence, of, false);
    if (sequence.term.starts_with("P(")) walks_.emplace_back(sequence, of, true);
    if (sequence.term == "P(ueg)") walks_.emplace_back(sequence, Of::colourings, false);
}

std::vector<std::map<std::uint64_t, int>> TermWalk::states(int units) {
    std::vector<std::map<std::uint64_t, int>> result;
    for (ChainWalk& walk : walks_) result.push_back(walk.behind(units).entries);
    return result;
}

std::int64_t TermWalk::taken_out(int units) {
    const std::int64_t whole = sign_ * walks_[0].behind(units).taken_out;
    return walks_.size() == 1 ? whole : whole - walks_[1].behind(units).taken_out;
}

std::int64_t TermWalk::value(int units) {
    const std::int64_t whole = sign_ * walks_[0].value(units);
    if (walks_.size() == 1) return whole;
    const std::int64_t lost = whole - walks_[1].value(units);
    if (walks_.size() == 2) return lost == 0 ? 1 : 0;
    if (walks_[2].value(units) == 0) throw GraphFault{"a member is not bipartite"};
    return lost == 1 ? 1 : 0;
}

}  // namespace gazetteer::check
