// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of a graph H + x, for all neighbourhoods S of the new vertex x at once: truth values
// and small numbers, a bit for each S.
#pragma once

#include <array>

#include "graph/enumeration/subset_family.hpp"

namespace gazetteer::conjectures {

/// Where something holds, and where it does not. At an S in neither it is not known; none is in
/// both.
struct Truth {
    SubsetFamily yes;
    SubsetFamily no;
};

/// A number from 0 to 127 for each S where it is known, in binary digits. What is known at an S
/// depends on H + x alone, and not on which of its vertices is x.
struct FamilyNumber {
    static constexpr std::size_t digits = 7;
    static constexpr std::int64_t end = std::int64_t{1} << digits;

    SubsetFamily known;
    std::array<SubsetFamily, digits> digit{};
};

/// The operations on families over the subsets of {0..ground-1}.
class FamilyAlgebra {
  public:
    FamilyAlgebra() : FamilyAlgebra(0) {}
    /// 0 <= ground <= subset_family::ground_max.
    explicit FamilyAlgebra(int ground)
        : words_(subset_family::words(ground)), valid_(subset_family::valid(ground)) {}

    std::size_t words() const { return words_; }
    /// Calls f(w) for each word; the family of what it returns.
    template <class F>
    SubsetFamily each(F f) const {
        SubsetFamily result;
        for (std::size_t w = 0; w < words_; ++w) result.words[w] = f(w) & valid_;
        return result;
    }
    SubsetFamily all() const {
        return each([](std::size_t) { return ~std::uint64_t{0}; });
    }
    SubsetFamily containing(Vertex v) const {
        return each([v](std::size_t w) { return SubsetFamily::containing(v, w); });
    }
    SubsetFamily both(const SubsetFamily& a, const SubsetFamily& b) const {
        return each([&](std::size_t w) { return a.words[w] & b.words[w]; });
    }
    SubsetFamily either(const SubsetFamily& a, const SubsetFamily& b) const {
        return each([&](std::size_t w) { return a.words[w] | b.words[w]; });
    }
    SubsetFamily without(const SubsetFamily& a, const SubsetFamily& b) const {
        return each([&](std::size_t w) { return a.words[w] & ~b.words[w]; });
    }
    bool is_all(const SubsetFamily& a) const {
        for (std::size_t w = 0; w < words_; ++w)
            if ((~a.words[w] & valid_) != 0) return false;
        return true;
    }
    bool is_empty(const SubsetFamily& a) const {
        for (std::size_t w = 0; w < words_; ++w)
            if (a.words[w] != 0) return false;
        return true;
    }
    std::uint64_t count(const SubsetFamily& a) const {
        std::uint64_t result = 0;
        for (std::size_t w = 0; w < words_; ++w)
            result += static_cast<std::uint64_t>(std::popcount(a.words[w]));
        return result;
    }

    /// Known everywhere: where it holds.
    Truth truth(const SubsetFamily& yes) const { return {both(yes, all()), without(all(), yes)}; }
    Truth truth(bool everywhere) const { return everywhere ? truth(all()) : truth(SubsetFamily{}); }
    /// The same at these S, and not known at the others.
    Truth where(const SubsetFamily& these, const Truth& a) const {
        return {both(these, a.yes), both(these, a.no)};
    }
    SubsetFamily known(const Truth& a) const { return either(a.yes, a.no); }
    static Truth negation(const Truth& a) { return {a.no, a.yes}; }
    /// Known where one side decides.
    Truth conjunction(const Truth& a, const Truth& b) const {
        return {both(a.yes, b.yes), either(a.no, b.no)};
    }
    Truth disjunction(const Truth& a, const Truth& b) const {
        return {either(a.yes, b.yes), both(a.no, b.no)};
    }
    Truth equivalence(const Truth& a, const Truth& b) const {
        return {either(both(a.yes, b.yes), both(a.no, b.no)),
                either(both(a.yes, b.no), both(a.no, b.yes))};
    }

    /// A number out of the range is not known.
    FamilyNumber constant(std::int64_t value) const;
    /// One more at these S; where it leaves the range it is no longer known.
    void add(const SubsetFamily& where, FamilyNumber& to) const;
    FamilyNumber sum(const FamilyNumber& a, const FamilyNumber& b) const;
    FamilyNumber difference(const FamilyNumber& a, const FamilyNumber& b) const;
    /// Not known where a number is not.
    Truth equal(const FamilyNumber& a, const FamilyNumber& b) const;
    Truth less(const FamilyNumber& a, const FamilyNumber& b) const;

  private:
    std::size_t words_;
    std::uint64_t valid_;
};

}  // namespace gazetteer::conjectures
