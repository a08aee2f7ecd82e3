// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/pseudoarc_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gazetteer::counterexamples {
namespace {

/// So many gadgets of maximum degree 3, so many of them with a way of five edges.
void expect_numbers(int order, std::size_t all, long with_way_of_five) {
    const auto found = search_for_pseudoarcs(order, 3);
    EXPECT_EQ(found.size(), all) << order;
    EXPECT_EQ(std::ranges::count_if(found, &FoundGadget::arrives_four_moves_later),
              with_way_of_five)
        << order;
}

TEST(PseudoarcSearch, NoGadgetBelowOrder7) {
    for (int order = 1; order <= 6; ++order)
        EXPECT_TRUE(search_for_pseudoarcs(order, order).empty()) << order;
}

TEST(PseudoarcSearch, OneGadgetOfOrder7AndItIsThePseudoarc) {
    const auto found = search_for_pseudoarcs(7, 3);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(properties::canonical(found[0].gadget), properties::canonical(pseudoarc().gadget));
    EXPECT_TRUE(found[0].arrives_four_moves_later());
    EXPECT_EQ(found[0].replies.size(), 1U);
}

TEST(PseudoarcSearch, AlsoTheOnlyOneWithoutABoundOnDegrees) {
    const auto found = search_for_pseudoarcs(7, 6);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(properties::canonical(found[0].gadget), properties::canonical(pseudoarc().gadget));
}

TEST(PseudoarcSearch, TheNextHaveOrder9) {
    expect_numbers(8, 0, 0);
    expect_numbers(9, 8, 4);
}

TEST(PseudoarcSearchStandard, Orders10And11) {
    expect_numbers(10, 13, 2);
    expect_numbers(11, 80, 28);
}

TEST(PseudoarcSearchLong, Orders12And13) {
    expect_numbers(12, 309, 63);
    expect_numbers(13, 1102, 267);
}

}  // namespace
}  // namespace gazetteer::counterexamples
