// SPDX-License-Identifier: GPL-3.0-or-later
// A term on all members of a chain: what the units up to the last one say to the rest is a state,
// and a state that comes back makes the term repeat.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "certificates/check/chains/chain_law.hpp"

namespace gazetteer::check {

/// What is stated: the values of the term, to the end of the first period; then the value of
/// n + period is that of n and `adds` more.
struct ChainSequence {
    /// One kind, the chains.
    ChainLaw chain = {};
    /// "matching_number", "nullity" or "has_even_kernel".
    std::string term = {};
    int units_least = 1;
    std::vector<std::int64_t> values = {};
    int period = 1;
    int from = 1;
    std::int64_t adds = 0;
};

/// The patterns that the last unit may have, with the first one of a ring; and for matchings the
/// greatest size for each, less what was taken out. The greatest is then 0.
struct BoundaryState {
    std::map<std::uint64_t, int> entries = {};
    std::int64_t taken_out = 0;
};

/// Walks along a chain, a unit at a time.
class ChainWalk {
  public:
    /// Throws GraphFault for parts of more than 8 vertices.
    explicit ChainWalk(const ChainSequence& sequence);

    /// The states behind 1, 2, ... units, each made when it is first asked for. Throws Refusal
    /// beyond 2^24 steps. Valid as long as this.
    const BoundaryState& behind(int units);
    /// The term of the member with so many units; two at least of a ring.
    std::int64_t value(int units);

  private:
    struct Step;
    void absorb(const Step& step, BoundaryState& state);
    void choose(const Step& step, std::uint64_t key, BoundaryState& to, std::int64_t& count);
    void match(const Step& step, Vertex v, std::uint64_t front, std::uint64_t free, int size,
               std::uint64_t first, BoundaryState& to);
    std::int64_t closed_matching(const BoundaryState& state);
    std::int64_t closed_solutions(const BoundaryState& state);
    std::int64_t told(std::int64_t solutions, bool any, const BoundaryState& state) const;
    bool is_complete(std::uint64_t members, std::uint64_t odd) const;
    void spend();

    const ChainSequence& sequence_;
    const bool matches_;
    const bool kernels_;
    /// A state stays where it is while others are made.
    std::deque<BoundaryState> states_;
    int steps_ = 1 << 24;
};

}  // namespace gazetteer::check
