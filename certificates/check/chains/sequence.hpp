// SPDX-License-Identifier: GPL-3.0-or-later
// A term on all members of a chain: what the units up to the last one say to the rest is a state,
// and a state that comes back makes the term repeat.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/check/chains/chain_law.hpp"

namespace gazetteer::check {

/// A vertex of the members: of an end, or of a unit counted from the first one or from the last
/// one.
struct PlaceInChain {
    enum class Part { left, unit, last_unit, right };
    Part part = Part::unit;
    int unit = 0;
    Vertex vertex = 0;
    bool operator==(const PlaceInChain&) const = default;
};

/// What is stated: the values of the term, to the end of the first period; then the value of
/// n + period is that of n and `adds` more. Truth values are 0 and 1.
struct ChainSequence {
    /// One kind, the chains.
    ChainLaw chain = {};
    /// "matching_number", "nullity", "independence_number", "domination_number",
    /// "independent_domination_number", "chromatic_number", "has_even_kernel", "bipartite"; at a
    /// vertex "in_even_kernel", "P(uvg)", "P(ueg)".
    std::string term = {};
    std::optional<PlaceInChain> place = {};
    /// The game of the term "grundy", which claims are decided from: its name and its rules.
    std::string game = {};
    std::string rules_text = {};
    int units_least = 1;
    std::vector<std::int64_t> values = {};
    int period = 1;
    int from = 1;
    std::int64_t adds = 0;
};
/// The value that the law gives on n units, n >= units_least.
std::int64_t value_of_law(const ChainSequence& law, int n);
bool is_term_of_chains(std::string_view term);
bool is_at_vertex(std::string_view term);
/// Whether the term is a number, and not a truth value.
bool is_count(std::string_view term);

/// The patterns that the last unit may have, with the first one of a ring; and for matchings and
/// sets the greatest size for each, less what was taken out. The greatest is then 0. The sizes of
/// dominating sets are negative, so that the greatest is that of the fewest vertices.
struct BoundaryState {
    std::map<std::uint64_t, int> entries = {};
    std::int64_t taken_out = 0;
    /// How many vertices the last part has, and the first unit of a ring. Partitions ask.
    int order = 0;
    int first_order = 0;
};

/// Walks along a chain, a unit at a time.
class ChainWalk {
  public:
    enum class Of {
        matchings,
        null_vectors,
        even_kernels,
        colourings,
        partitions,
        independent_sets,
        dominating_sets,
        independent_dominating_sets,
    };
    /// `without`: the vertex at the place is taken away. Even kernels have it, if there is a place.
    /// Throws GraphFault for parts of more than 8 vertices.
    ChainWalk(const ChainSequence& sequence, Of of, bool without);

    /// The states behind 0, 1, 2, ... units, each made when it is first asked for. Throws Refusal
    /// beyond 2^24 steps. Valid as long as this.
    const BoundaryState& behind(int units);
    /// The value on the member with so many units, two at least of a ring: a size, a dimension,
    /// or whether there is one. The size of a dominating set is negative.
    std::int64_t value(int units);

  private:
    struct Step;
    struct Closed;
    std::uint64_t apart(int unit, int units) const;
    std::uint64_t apart(PlaceInChain::Part end) const;
    void absorb_unit(int unit, int units, BoundaryState& state);
    void absorb(const Step& step, BoundaryState& state);
    void choose(const Step& step, std::uint64_t key, int size, BoundaryState& to,
                std::int64_t& count);
    void colour(const Step& step, const BoundaryState& from, std::uint64_t key, int colours,
                BoundaryState& to);
    std::int64_t fewest_colours(const BoundaryState& state) const;
    void match(const Step& step, Vertex v, std::uint64_t front, std::uint64_t free, int size,
               std::uint64_t first, BoundaryState& to);
    std::int64_t closed_matching(const BoundaryState& state);
    std::int64_t closed_solutions(const BoundaryState& state, int units);
    std::int64_t told(const Closed& all, const BoundaryState& state) const;
    bool is_dominating() const;
    bool has_sizes() const;
    int size_of(std::uint64_t chosen) const;
    void see_chosen(std::uint64_t& odd, Vertex neighbour) const;
    bool may_meet(bool a, bool b) const;
    bool is_complete(std::uint64_t members, std::uint64_t odd) const;
    void spend();

    const ChainSequence& sequence_;
    const Of of_;
    const bool without_;
    /// A state stays where it is while others are made.
    std::deque<BoundaryState> states_;
    int steps_ = 1 << 24;
    /// More colours than the law has are of no use.
    int colours_max_ = 0;
};

/// The walks that a term is made of.
class TermWalk {
  public:
    /// As ChainWalk.
    explicit TermWalk(const ChainSequence& sequence);

    /// What tells the rest of the chain, but for what was taken out.
    std::vector<std::map<std::uint64_t, int>> states(int units);
    std::int64_t taken_out(int units);
    /// Throws GraphFault for P(ueg) on a member that is not bipartite.
    std::int64_t value(int units);

  private:
    /// Sizes of dominating sets are negative in their walk.
    const int sign_;
    std::deque<ChainWalk> walks_;
};

}  // namespace gazetteer::check
