// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/universe.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "graph/contract.hpp"

namespace gazetteer::census {
namespace {

std::vector<long long> sums(const Universe& universe, int order_max) {
    std::vector<long long> result;
    for (int order = 0; order <= order_max; ++order)
        result.push_back(static_cast<long long>(number(universe, order)));
    return result;
}

using Numbers = std::vector<long long>;

TEST(Universe, NumbersAreThePublishedOnes) {
    EXPECT_EQ(sums({Kind::graphs}, 11),
              (Numbers{1, 1, 2, 4, 11, 34, 156, 1044, 12346, 274668, 12005168, 1018997864}))
        << "A000088";
    EXPECT_EQ(sums({Kind::graphs, true}, 11),
              (Numbers{1, 1, 1, 2, 6, 21, 112, 853, 11117, 261080, 11716571, 1006700565}))
        << "A001349";
    EXPECT_EQ(sums({Kind::graphs_without_isolated_vertices}, 9),
              (Numbers{1, 0, 1, 2, 7, 23, 122, 888, 11302, 262322}))
        << "A002494";
    EXPECT_EQ(sums({Kind::digraphs}, 7), (Numbers{1, 1, 3, 16, 218, 9608, 1540944, 882033440}))
        << "A000273";
    EXPECT_EQ(sums({Kind::digraphs, true}, 6), (Numbers{1, 1, 2, 13, 199, 9364, 1530843}))
        << "A003085";
}

TEST(Universe, NumbersBySizeAreThePublishedOnes) {
    EXPECT_EQ(numbers({Kind::graphs}, 5), (std::vector<Integer>{1, 1, 2, 4, 6, 6, 6, 4, 2, 1, 1}))
        << "A008406";
    EXPECT_EQ(numbers({Kind::graphs, true}, 4), (std::vector<Integer>{0, 0, 0, 2, 2, 1, 1}))
        << "A054924";
    EXPECT_EQ(numbers({Kind::digraphs}, 3), (std::vector<Integer>{1, 1, 4, 4, 4, 1, 1}))
        << "A052283";
}

TEST(Universe, ConnectedWithoutIsolatedVerticesLacksTheOneVertex) {
    EXPECT_EQ(sums({Kind::graphs_without_isolated_vertices, true}, 4), (Numbers{1, 0, 1, 2, 6}));
}

TEST(Universe, LabelledNumbersAreBinomial) {
    EXPECT_EQ(labelled_numbers({Kind::graphs}, 0), (std::vector<Integer>{1}));
    EXPECT_EQ(labelled_numbers({Kind::graphs}, 4), (std::vector<Integer>{1, 6, 15, 20, 15, 6, 1}));
    EXPECT_EQ(labelled_numbers({Kind::digraphs}, 2), (std::vector<Integer>{1, 2, 1}));
    EXPECT_THROW(labelled_numbers({Kind::graphs, true}, 4), ContractViolation);
}

std::vector<std::string> lines_of(const Universe& universe, int order, const runs::Shard& part) {
    std::vector<std::string> result;
    const auto pipeline = generators(universe, order, part);
    if (!pipeline.empty())
        for_each_line(pipeline, [&](std::string_view line) {
            result.emplace_back(line);
            return true;
        });
    return result;
}

TEST(UniverseStandard, PartsAreDisjointAndCoverAll) {
    for (const Kind kind : {Kind::graphs, Kind::graphs_without_isolated_vertices, Kind::digraphs})
        for (const bool connected : {false, true})
            for (int order = 1; order <= (kind == Kind::digraphs ? 4 : 6); ++order)
                for (const int mod : {2, 3, 7}) {
                    const Universe universe{kind, connected};
                    std::vector<std::string> parts;
                    for (int res = 0; res < mod; ++res)
                        for (const auto& line : lines_of(universe, order, {res, mod}))
                            parts.push_back(line);
                    auto whole = lines_of(universe, order, {});
                    EXPECT_EQ(Integer(whole.size()), number(universe, order));
                    std::ranges::sort(parts);
                    std::ranges::sort(whole);
                    EXPECT_EQ(parts, whole) << order << " in " << mod;
                }
}

TEST(Universe, GeneratorsForPeople) {
    EXPECT_EQ(generator_text({Kind::digraphs, true}, "5"),
              "nauty-geng -q -c 5 RES/MOD | nauty-directg -q");
    EXPECT_EQ(generator_text({Kind::graphs_without_isolated_vertices}, "0..5"),
              "nauty-geng -q -d1 0..5 RES/MOD");
}

}  // namespace
}  // namespace gazetteer::census
