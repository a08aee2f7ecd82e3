// SPDX-License-Identifier: GPL-3.0-or-later
// Fits are the sides of hulls: compared with all lines through two points.
#include "counterexamples/propose/fits.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAreArray;

/// A table of a target T and terms X, Y with these rows.
ValueTable table_of(const std::vector<std::array<std::int64_t, 3>>& rows) {
    ValueTable result;
    result.target = {"T", Type::integer, {}};
    result.terms = {{"X", Type::integer, {}}, {"Y", Type::integer, {}}};
    for (const auto& [t, x, y] : rows) {
        result.target.values.emplace_back(t);
        result.terms[0].values.emplace_back(x);
        result.terms[1].values.emplace_back(y);
        result.weights.push_back(1);
    }
    return result;
}

std::vector<std::size_t> all_rows(const ValueTable& table) {
    std::vector<std::size_t> result(table.weights.size());
    std::iota(result.begin(), result.end(), 0);
    return result;
}

/// scale T - by_x X - by_y Y - constant at a row.
std::int64_t difference(const ValueTable& table, const Fit& f, std::size_t row) {
    return f.scale * table.target.values[row].value() -
           f.by_x * table.terms[f.x].values[row].value() -
           f.by_y * table.terms[f.y].values[row].value() - f.constant;
}

/// Whether the difference agrees with the sign.
bool agrees(Sign sign, std::int64_t difference) {
    return sign == Sign::equal     ? difference == 0
           : sign == Sign::at_most ? difference <= 0
                                   : difference >= 0;
}

/// Every line through two points, by the definition.
std::vector<std::string> lines_by_definition(const ValueTable& table, Sign sign,
                                             std::pair<std::int64_t, std::int64_t> slope) {
    std::set<std::string> found;
    const auto& target = table.target.values;
    const auto& xs = table.terms[0].values;
    const auto& ys = table.terms[1].values;
    for (std::size_t i = 0; i < target.size(); ++i)
        for (std::size_t j = 0; j < target.size(); ++j) {
            const std::int64_t run = xs[j].value() - xs[i].value();
            const auto height = [&](std::size_t row) {
                return slope.second * target[row].value() - slope.first * ys[row].value();
            };
            const std::int64_t rise = height(j) - height(i);
            if (run <= 0 || rise == 0) continue;
            Fit f{.sign = sign,
                  .x = 0,
                  .y = 1,
                  .scale = slope.second * run,
                  .by_x = rise,
                  .by_y = slope.first * run,
                  .constant = run * height(i) - rise * xs[i].value()};
            const std::int64_t factor = std::gcd(f.by_x, f.scale);
            if (std::abs(f.by_x) / factor > 12 || f.scale / factor > 12) continue;
            bool valid = true;
            for (std::size_t row = 0; row < target.size(); ++row)
                valid = valid && agrees(sign, difference(table, f, row));
            const std::int64_t common =
                std::gcd(std::gcd(f.scale, f.by_x), std::gcd(f.by_y, f.constant));
            for (std::int64_t* n : {&f.scale, &f.by_x, &f.by_y, &f.constant}) *n /= common;
            if (valid) found.insert(f.text(table));
        }
    return {found.begin(), found.end()};
}

TEST(Fits, AreAllLinesThroughTwoPointsThatBound) {
    properties::Dice dice(7);
    std::size_t equations = 0;
    for (int round = 0; round < 400; ++round) {
        std::vector<std::array<std::int64_t, 3>> rows;
        for (int i = dice.between(1, 9); i > 0; --i) {
            const std::int64_t x = dice.between(-3, 4);
            const std::int64_t y = dice.between(0, 3);
            // Every third table is on a plane.
            const std::int64_t t = round % 3 == 0 ? 2 * x - y + 1 : dice.between(-6, 6);
            rows.push_back({t, x, y});
        }
        const ValueTable table = table_of(rows);
        const Fitter fitter(table);
        auto slopes = Fitter::slopes();
        slopes.emplace_back(0, 1);
        for (Sign sign : {Sign::equal, Sign::at_most, Sign::at_least})
            for (const auto& slope : slopes) {
                std::vector<Fit> fits;
                fitter.lines(all_rows(table), sign, 0, 1, slope, fits);
                std::vector<std::string> texts;
                for (const Fit& f : fits) texts.push_back(f.text(table));
                EXPECT_THAT(texts,
                            UnorderedElementsAreArray(lines_by_definition(table, sign, slope)));
                if (sign == Sign::equal) equations += fits.size();
            }
    }
    EXPECT_GT(equations, 100u);
}

TEST(Fits, TellWhereBothSidesAreEqual) {
    const ValueTable table = table_of({{0, 0, 0}, {1, 1, 0}, {1, 2, 0}, {2, 3, 0}, {0, 3, 0}});
    const Fitter fitter(table);
    std::vector<Fit> fits;
    fitter.lines(all_rows(table), Sign::at_most, 0, fits);
    ASSERT_EQ(fits.size(), 2u);
    EXPECT_EQ(fits[0].text(table), "(X)");
    EXPECT_EQ(fits[1].text(table), "(X) / 2 + 1 / 2");
    RowSet told = fits[1].attained(table, all_rows(table));
    EXPECT_EQ(told.count(), 2u);
    EXPECT_TRUE(told[1] && told[3]);
    // Only on the rows asked for.
    told = fits[1].attained(table, {1, 2});
    EXPECT_EQ(told.count(), 1u);
}

TEST(Fits, NumbersAreTheLeastAndTheGreatest) {
    const ValueTable table = table_of({{4, 0, 0}, {-1, 1, 0}, {4, 2, 0}});
    const Fitter fitter(table);
    const auto text = [&](Sign sign, const std::vector<std::size_t>& rows) {
        std::vector<Fit> fits;
        fitter.constant(rows, sign, fits);
        return fits.empty() ? "none" : fits.front().text(table);
    };
    EXPECT_EQ(text(Sign::at_most, {0, 1, 2}), "4");
    EXPECT_EQ(text(Sign::at_least, {0, 1, 2}), "-1");
    EXPECT_EQ(text(Sign::equal, {0, 1, 2}), "none");
    EXPECT_EQ(text(Sign::equal, {0, 2}), "4");
}

TEST(Fits, ValuesWithoutANumberAreNotFitted) {
    ValueTable table = table_of({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}});
    table.terms[0].values[1] = Integer::infinity();
    table.terms[1].values[2] = Integer(Fitter::value_max);
    const Fitter fitter(table);
    std::vector<Fit> fits;
    fitter.lines({0, 1, 2}, Sign::at_most, 0, fits);
    fitter.lines({0, 1, 2}, Sign::at_most, 1, fits);
    fitter.lines({0, 2}, Sign::at_most, 0, 1, {1, 2}, fits);
    EXPECT_THAT(fits, IsEmpty());
    fitter.lines({0, 2}, Sign::at_most, 0, fits);
    fitter.lines({0, 1}, Sign::equal, 1, fits);
    EXPECT_EQ(fits.size(), 2u);
    table.target.values[0] = Integer::undefined();
    fitter.constant({0, 1}, Sign::at_most, fits);
    EXPECT_EQ(fits.size(), 2u);
}

}  // namespace
}  // namespace gazetteer::conjectures
