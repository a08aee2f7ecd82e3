// SPDX-License-Identifier: GPL-3.0-or-later
// What stands for RapidCheck's generator in WebAssembly, against RapidCheck: a seed has the same
// graphs in both.
#include <gtest/gtest.h>
#include <rapidcheck/Random.h>

#include <limits>
#include <set>
#include <string>

#include "faces/page/testkit/random_numbers.hpp"

namespace gazetteer {

namespace {

constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();

TEST(RandomHere, HasTheNumbersOfEachSeed) {
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{20}, last})
        EXPECT_EQ(here::numbers_here(seed, "", 100), here::numbers_of(rc::Random(seed), "", 100))
            << seed;
}

TEST(RandomHere, HasTheNumbersBelowEachSplit) {
    std::set<std::uint64_t> met;
    for (int way = 0; way < 64; ++way) {
        std::string turns;
        for (int bit = 0; bit < 6; ++bit) turns += (way >> bit) % 2 == 0 ? 'l' : 'r';
        const auto numbers = here::numbers_here(7, turns, 9);
        EXPECT_EQ(numbers, here::numbers_of(rc::Random(7), turns, 9)) << turns;
        met.insert(numbers.front());
    }
    EXPECT_EQ(met.size(), 64u);
}

/// 64 turns make the next key.
TEST(RandomHere, HasTheNumbersFarDown) {
    for (const std::size_t turns : {63U, 64U, 65U, 127U, 128U, 129U, 200U}) {
        std::string mixed;
        while (mixed.size() < turns) mixed += mixed.size() % 3 == 0 ? 'r' : 'l';
        for (const std::string& way : {std::string(turns, 'l'), std::string(turns, 'r'), mixed})
            EXPECT_EQ(here::numbers_here(last, way, 5), here::numbers_of(rc::Random(last), way, 5))
                << way;
    }
}

}  // namespace

}  // namespace gazetteer
