// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/propose/fits.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace gazetteer::conjectures {

namespace {

bool is_fittable(Integer a) {
    return a.is_finite() && std::abs(a.value()) < Fitter::value_max;
}

struct Point {
    std::int64_t x = 0;
    std::int64_t z = 0;
};

/// The corners of the upper hull of points by increasing x, one for each x: Andrew's chain.
std::vector<Point> upper_hull(const std::vector<Point>& points) {
    std::vector<Point> hull;
    for (const Point& next : points) {
        const auto below = [&](const Point& a, const Point& b) {
            return (b.z - a.z) * (next.x - a.x) <= (next.z - a.z) * (b.x - a.x);
        };
        while (hull.size() > 1 && below(hull[hull.size() - 2], hull.back())) hull.pop_back();
        hull.push_back(next);
    }
    return hull;
}

/// slope * term as text, "" where it is 0; its sign is put before it.
std::string product_text(std::int64_t number, std::int64_t scale, const std::string& term) {
    const std::int64_t divisor = std::gcd(number, scale);
    const std::int64_t over = std::abs(number / divisor);
    const std::int64_t under = scale / divisor;
    std::string result = term.empty() ? std::to_string(over)
                         : over == 1  ? term
                                      : std::to_string(over) + " * " + term;
    if (under != 1) result += " / " + std::to_string(under);
    return result;
}

}  // namespace

RowSet Fit::attained(const ValueTable& table, const std::vector<std::size_t>& rows) const {
    RowSet result(table.weights.size());
    for (std::size_t row : rows) {
        std::int64_t difference = scale * table.target.values[row].value() - constant;
        if (by_x != 0) difference -= by_x * table.terms[x].values[row].value();
        if (by_y != 0) difference -= by_y * table.terms[y].values[row].value();
        result[row] = difference == 0;
    }
    return result;
}

std::string Fit::text(const ValueTable& table) const {
    std::string result;
    const auto add = [&](std::int64_t number, const std::string& term) {
        if (number == 0) return;
        result += result.empty() ? (number < 0 ? "-" : "") : (number < 0 ? " - " : " + ");
        result += product_text(number, scale, term);
    };
    if (by_x != 0) add(by_x, "(" + table.terms[x].text + ")");
    if (by_y != 0) add(by_y, "(" + table.terms[y].text + ")");
    add(constant, "");
    return result.empty() ? "0" : result;
}

Fitter::Fitter(const ValueTable& table)
    : table_(&table), distinct_(table.terms.size()), place_(table.terms.size()) {
    for (std::size_t i = 0; i < table.terms.size(); ++i) {
        if (table.terms[i].type != Type::integer) continue;
        terms_.push_back(i);
        std::vector<std::int64_t>& values = distinct_[i];
        for (Integer value : column(i)) values.push_back(value.value());
        std::ranges::sort(values);
        values.erase(std::unique(values.begin(), values.end()), values.end());
        for (Integer value : column(i))
            place_[i].push_back(static_cast<std::size_t>(
                std::ranges::lower_bound(values, value.value()) - values.begin()));
    }
}

const std::vector<std::pair<std::int64_t, std::int64_t>>& Fitter::slopes() {
    static const auto all = [] {
        std::vector<std::pair<std::int64_t, std::int64_t>> result;
        for (std::int64_t under = 1; under <= 3; ++under)
            for (std::int64_t over = 1; over <= 3 * under; ++over)
                if (std::gcd(over, under) == 1)
                    for (std::int64_t sign : {1, -1}) result.emplace_back(sign * over, under);
        return result;
    }();
    return all;
}

bool Fitter::fittable(const std::vector<std::size_t>& rows,
                      const std::vector<Integer>& values) const {
    return std::ranges::all_of(rows, [&](std::size_t row) { return is_fittable(values[row]); });
}

void Fitter::constant(const std::vector<std::size_t>& rows, Sign sign,
                      std::vector<Fit>& fits) const {
    const std::vector<Integer>& target = table_->target.values;
    if (!fittable(rows, target)) return;
    std::int64_t least = target[rows.front()].value();
    std::int64_t greatest = least;
    for (std::size_t row : rows) {
        least = std::min(least, target[row].value());
        greatest = std::max(greatest, target[row].value());
    }
    if (sign == Sign::equal && least != greatest) return;
    fits.push_back({.sign = sign, .constant = sign == Sign::at_least ? least : greatest});
}

void Fitter::lines(const std::vector<std::size_t>& rows, Sign sign, std::size_t x, std::size_t y,
                   std::pair<std::int64_t, std::int64_t> slope, std::vector<Fit>& fits) const {
    const std::vector<Integer>& target = table_->target.values;
    if (!fittable(rows, target) || !fittable(rows, column(x)) || !fittable(rows, column(y))) return;
    // Seen from above; the lower hull is the upper one of the points upside down.
    const std::int64_t up = sign == Sign::at_least ? -1 : 1;
    std::vector<std::optional<std::int64_t>> highest(distinct_[x].size());
    for (std::size_t row : rows) {
        const std::int64_t z =
            up * (slope.second * target[row].value() - slope.first * column(y)[row].value());
        auto& here = highest[place_[x][row]];
        if (sign == Sign::equal && here && *here != z) return;
        here = std::max(here.value_or(z), z);
    }
    std::vector<Point> points;
    for (std::size_t i = 0; i < highest.size(); ++i)
        if (highest[i]) points.push_back({distinct_[x][i], *highest[i]});
    const std::vector<Point> hull = upper_hull(points);
    if (sign == Sign::equal) {
        std::vector<Point> mirrored = points;
        for (Point& point : mirrored) point.z = -point.z;
        if (hull.size() != 2 || upper_hull(mirrored).size() != 2) return;
    }
    for (std::size_t i = 1; i < hull.size(); ++i) {
        // d T - q Y <= z0 + (rise / run) (X - x0), all times run.
        const std::int64_t run = hull[i].x - hull[i - 1].x;
        const std::int64_t rise = up * (hull[i].z - hull[i - 1].z);
        const std::int64_t divisor = std::gcd(run, rise);
        const std::int64_t over = rise / divisor;
        const std::int64_t under = run / divisor;
        Fit fit{.sign = sign,
                .x = x,
                .y = y,
                .scale = slope.second * under,
                .by_x = over,
                .by_y = slope.first * under,
                .constant = under * up * hull[i - 1].z - over * hull[i - 1].x};
        const std::int64_t factor = std::gcd(fit.by_x, fit.scale);
        if (over == 0 || std::abs(over) > coefficient_max * factor ||
            fit.scale > coefficient_max * factor)
            continue;
        const std::int64_t common =
            std::gcd(std::gcd(fit.scale, fit.by_x), std::gcd(fit.by_y, fit.constant));
        for (std::int64_t* number : {&fit.scale, &fit.by_x, &fit.by_y, &fit.constant})
            *number /= common;
        fits.push_back(fit);
    }
}

}  // namespace gazetteer::conjectures
