// SPDX-License-Identifier: GPL-3.0-or-later
// What is so at all vertices of the members of a chain, from laws at finitely many of them. Once
// the states before a vertex of an open chain come back, what is so at it does too, if as many
// units stand behind. On a ring the vertices of one unit stand for all, if each may be turned to
// the next.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "certificates/check/chains/claim_for_all.hpp"
#include "certificates/check/chains/claim_words.hpp"

namespace gazetteer::check {

/// The term of the whole member whose walk is that of a term at a vertex, before it is met:
/// "matching_number" of "P(uvg)". Empty for one that has no walk.
std::string walked_before(std::string_view term);

class VertexCounts {
  public:
    /// The values of terms_of_bound at a vertex; 0 where nobody asks.
    using Values = std::array<std::int64_t, terms_of_bound.size()>;
    using Asked = std::array<bool, terms_of_bound.size()>;

    /// The claim gives a law of each term that is asked at each vertex of the ends and of the first
    /// from + after units, of a ring of its first one. Throws Refusal where it does not, where the
    /// states before unit `from` do not come back `after` units later, and where the units of a
    /// ring are not alike.
    VertexCounts(const ClaimForAll& claim, const Asked& asked, const ReturnOfStates& states);

    /// How many vertices of the member with n units have these values. Let n be at least where each
    /// law repeats and from + 1, and P a multiple of their periods and of `after`. Then the numbers
    /// for n, n + P, n + 2 P, ... are a line. Throws Refusal when `steps` are spent, one a vertex.
    std::map<Values, std::int64_t> at(int n, int& steps) const;

  private:
    /// The laws of each vertex of a part, one a term; null where nobody asks.
    using LawsOfPart = std::vector<std::array<const ChainSequence*, terms_of_bound.size()>>;
    LawsOfPart laws_at(PlaceInChain::Part part, int unit, int least) const;
    void see_states() const;
    void see_ring() const;
    std::int64_t degree(PlaceInChain::Part part, int unit, Vertex j, int n) const;

    const ClaimForAll& claim_;
    const Asked asked_;
    const ReturnOfStates states_;
    LawsOfPart left_;
    LawsOfPart right_;
    std::vector<LawsOfPart> units_;
};

}  // namespace gazetteer::check
