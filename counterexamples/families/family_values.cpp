// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/families/family_values.hpp"

namespace gazetteer::conjectures {

FamilyNumber FamilyAlgebra::constant(std::int64_t value) const {
    FamilyNumber result;
    if (value < 0 || value >= FamilyNumber::end) return result;
    result.known = all();
    for (std::size_t b = 0; b < FamilyNumber::digits; ++b)
        if ((value >> b & 1) != 0) result.digit[b] = all();
    return result;
}

void FamilyAlgebra::add(const SubsetFamily& where, FamilyNumber& to) const {
    SubsetFamily carry = where;
    for (SubsetFamily& digit : to.digit)
        for (std::size_t w = 0; w < words_; ++w) {
            const std::uint64_t next = digit.words[w] & carry.words[w];
            digit.words[w] ^= carry.words[w];
            carry.words[w] = next;
        }
    to.known = without(to.known, carry);
}

namespace {

/// Digit by digit from the lowest; next(x, y, c) is what is carried where c was. Returns what is
/// carried out of the highest.
template <class Next>
SubsetFamily rippled(const FamilyNumber& a, const FamilyNumber& b, std::size_t words,
                     FamilyNumber& result, Next next) {
    SubsetFamily carry;
    for (std::size_t i = 0; i < FamilyNumber::digits; ++i)
        for (std::size_t w = 0; w < words; ++w) {
            const std::uint64_t x = a.digit[i].words[w];
            const std::uint64_t y = b.digit[i].words[w];
            const std::uint64_t c = carry.words[w];
            result.digit[i].words[w] = x ^ y ^ c;
            carry.words[w] = next(x, y, c);
        }
    return carry;
}

}  // namespace

FamilyNumber FamilyAlgebra::sum(const FamilyNumber& a, const FamilyNumber& b) const {
    FamilyNumber result;
    const SubsetFamily carry = rippled(
        a, b, words_, result,
        [](std::uint64_t x, std::uint64_t y, std::uint64_t c) { return (x & y) | (c & (x | y)); });
    result.known = without(both(a.known, b.known), carry);
    return result;
}

FamilyNumber FamilyAlgebra::difference(const FamilyNumber& a, const FamilyNumber& b) const {
    FamilyNumber result;
    const SubsetFamily borrow = rippled(
        a, b, words_, result,
        [](std::uint64_t x, std::uint64_t y, std::uint64_t c) { return (~x & (y | c)) | (y & c); });
    result.known = without(both(a.known, b.known), borrow);
    return result;
}

Truth FamilyAlgebra::equal(const FamilyNumber& a, const FamilyNumber& b) const {
    SubsetFamily differ;
    for (std::size_t i = 0; i < FamilyNumber::digits; ++i)
        for (std::size_t w = 0; w < words_; ++w)
            differ.words[w] |= a.digit[i].words[w] ^ b.digit[i].words[w];
    return where(both(a.known, b.known), negation(truth(differ)));
}

/// The highest digit in which they differ decides.
Truth FamilyAlgebra::less(const FamilyNumber& a, const FamilyNumber& b) const {
    SubsetFamily result;
    for (std::size_t i = 0; i < FamilyNumber::digits; ++i)
        for (std::size_t w = 0; w < words_; ++w) {
            const std::uint64_t x = a.digit[i].words[w];
            const std::uint64_t y = b.digit[i].words[w];
            result.words[w] = (~x & y) | (~(x ^ y) & result.words[w]);
        }
    return where(both(a.known, b.known), truth(result));
}

}  // namespace gazetteer::conjectures
