// SPDX-License-Identifier: GPL-3.0-or-later
// Values of games of covers are those of the definition, set after set, and the memory is counted
// to the byte.
#include "oracle/engines/edge_delete/cover_game_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>
#include <utility>

namespace gazetteer {
namespace {

/// The value of each set of elements by the definition; no_move for one that misses a cover.
std::vector<int> values_of_all_sets(const CoverGame& game) {
    std::vector<int> result(std::size_t{1} << game.elements, CoverGameValues::no_move);
    int* const values = result.data();
    for (std::uint64_t set = 0; set < result.size(); ++set) {
        bool covered = true;
        for (std::uint64_t cover : game.covers) covered = covered && (set & cover) != 0;
        if (!covered) continue;
        std::uint64_t reached = 0;
        for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
            const int value = values[set & ~(rest & (0 - rest))];
            if (value >= 0) reached |= std::uint64_t{1} << value;
        }
        values[set] = std::countr_one(reached);
    }
    return result;
}

/// With small bounds, and with one that bounds nothing.
void expect_values_of_the_definition(const CoverGame& game) {
    const std::vector<int> values = values_of_all_sets(game);
    const std::uint64_t all = values.size() - 1;
    for (int bound : {0, 1, 2, game.elements}) {
        CoverGameValues expected{std::min(values[all], bound + 1), {}};
        for (int e = 0; e < game.elements; ++e)
            expected.without.push_back(std::min(values[all & ~(std::uint64_t{1} << e)], bound + 1));
        ASSERT_EQ(cover_game_values(game, bound), expected) << game.elements << " " << bound;
    }
}

/// So many covers, each with an element at least and each element with this chance in eight.
CoverGame random_cover_game(int elements, std::size_t covers, unsigned chance,
                            std::mt19937_64& random) {
    CoverGame result{elements, {}};
    while (result.covers.size() < covers) {
        std::uint64_t cover = 0;
        for (int e = 0; e < elements; ++e)
            if (random() % 8 < chance) cover |= std::uint64_t{1} << e;
        if (cover != 0) result.covers.push_back(cover);
    }
    return result;
}

TEST(CoverGameTable, EqualsTheDefinitionInOneRow) {
    std::mt19937_64 random(1);
    expect_values_of_the_definition({0, {}});
    for (int elements = 1; elements <= 11; ++elements)
        for (std::size_t covers : {0u, 1u, 2u, 3u, 5u, 9u})
            for (unsigned chance : {1u, 2u, 4u})
                expect_values_of_the_definition(
                    random_cover_game(elements, covers, chance, random));
}

/// 15 elements number the bits of a row, and up to 4 the rows.
TEST(CoverGameTable, EqualsTheDefinitionInSeveralRows) {
    std::mt19937_64 random(2);
    for (int elements : {15, 16, 17, 19})
        expect_values_of_the_definition(random_cover_game(elements, 7, 2, random));
    // One that all rows but the last few leave without an element.
    expect_values_of_the_definition({17, {3 << 15, 1 << 4, 7 << 14}});
}

/// Three covers, the sides of a triangle abc, and one of c and d: to leave the other three c must
/// go, to which value 0 belongs, and the value of the four is 2. Fifteen elements are in no cover,
/// and number the bits of the rows. Covers that are always met say which of the four come first.
TEST(CoverGameTable, EachOfFourRowsBelowCounts) {
    std::vector<int> names{15, 16, 17, 18};
    do {
        const auto cover = [&](std::initializer_list<std::size_t> members) {
            std::uint64_t result = 0;
            for (std::size_t m : members) result |= std::uint64_t{1} << names[m];
            return result;
        };
        for (std::size_t copies : {0u, 5u}) {
            CoverGame game{19, {cover({0, 1}), cover({1, 2}), cover({0, 2}), cover({2, 3})}};
            game.covers.insert(game.covers.end(), copies, cover({0, 1, 3}));
            EXPECT_EQ(cover_game_values(game, 19).all, 1 ^ 2);
        }
    } while (std::ranges::next_permutation(names).found);
}

/// Two triangles that share an element, which comes last: to leave the others it must go.
TEST(CoverGameTable, TheFifthRowBelowCounts) {
    CoverGame game{20, {}};
    for (const auto& [a, b] : {std::pair(15, 16), std::pair(17, 18), std::pair(15, 19),
                               std::pair(16, 19), std::pair(17, 19), std::pair(18, 19)})
        game.covers.push_back(std::uint64_t{1} << a | std::uint64_t{1} << b);
    EXPECT_EQ(cover_game_values(game, 20).all, 1 ^ 2);
}

/// Two layers of rows, a word for 64 sets, and a byte for each row.
TEST(CoverGameTable, APlaneIsTwoLayersOfRows) {
    EXPECT_EQ(cover_game_bytes({0, {}}), 8u + 1);
    EXPECT_EQ(cover_game_bytes({6, {}}), 8u + 1);
    EXPECT_EQ(cover_game_bytes({7, {}}), 2u * 8 + 1);
    EXPECT_EQ(cover_game_bytes({15, {3}}), 512u * 8 + 1);
    EXPECT_EQ(cover_game_bytes({17, {3}}), (1 + 2) * (512u * 8 + 1));
    EXPECT_EQ(cover_game_bytes({19, {3}}), (6 + 4) * (512u * 8 + 1));
}

/// Without covers the values are 0 and 1: two planes, or one where 1 stands for all above 0.
TEST(CoverGameTable, TakesAPlaneForEachValueThatOccurs) {
    const CoverGame game{17, {}};
    const std::size_t plane = cover_game_bytes(game);
    EXPECT_EQ(cover_game_values(game, 9, {.bytes = 2 * plane}).all, 1);
    EXPECT_THROW(cover_game_values(game, 9, {.bytes = 2 * plane - 1}), TableTooLarge);
    EXPECT_EQ(cover_game_values(game, 0, {.bytes = plane}).all, 1);
    EXPECT_THROW(cover_game_values(game, 0, {.bytes = plane - 1}), TableTooLarge);
}

}  // namespace
}  // namespace gazetteer
