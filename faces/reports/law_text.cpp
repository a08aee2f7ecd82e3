// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/reports/law_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace gazetteer::reports {

namespace {

constexpr int columns = 12;
constexpr int period_shown_max = 120;

std::string line(const std::string& label, const std::string& text) {
    return fmt::format("  {:<12}{}", label, text);
}

/// f(n) of all n with this residue, from where it repeats on: (adds n + c) / period.
std::string formula(const SequenceLaw& law, int residue) {
    const int behind = (residue - law.repeats_from() % law.period + law.period) % law.period;
    const std::int64_t n = std::int64_t{law.repeats_from()} + behind;
    const std::int64_t adds = law.added(n);
    if (adds == 0) return std::to_string(law.at(n));
    const std::int64_t c = law.at(n) * law.period - adds * n;
    const std::int64_t common = std::gcd(std::gcd(adds, c), static_cast<std::int64_t>(law.period));
    const std::int64_t slope = adds / common;
    const std::int64_t below = law.period / common;
    std::string above = slope == 1 ? "n" : slope == -1 ? "-n" : fmt::format("{}n", slope);
    if (c != 0) above += fmt::format(" {} {}", c < 0 ? "-" : "+", std::abs(c / common));
    if (below == 1) return above;
    return c == 0 ? fmt::format("{}/{}", above, below) : fmt::format("({})/{}", above, below);
}

void add_table(std::vector<std::string>& lines, const SequenceLaw& law) {
    if (law.period > period_shown_max) {
        lines.push_back(line("table", fmt::format("of {} values: --json", law.period)));
        return;
    }
    std::vector<std::string> values;
    std::size_t width = std::to_string(law.period - 1).size();
    for (int r = 0; r < law.period; ++r) {
        values.push_back(formula(law, r));
        width = std::max(width, values.back().size());
    }
    for (int begin = 0; begin < law.period; begin += columns) {
        std::string residues;
        std::string row;
        for (int r = begin; r < std::min(law.period, begin + columns); ++r) {
            residues += fmt::format("{:>{}}", r, width + 2);
            row += fmt::format("{:>{}}", values[static_cast<std::size_t>(r)], width + 2);
        }
        if (law.period > 1) lines.push_back(line(fmt::format("n mod {}", law.period), residues));
        lines.push_back(line("value", row));
    }
}

}  // namespace

std::vector<std::int64_t> first_values(const SequenceLaw& law, int count) {
    std::vector<std::int64_t> result;
    for (int i = 0; i < count; ++i) result.push_back(law.at(std::int64_t{law.first} + i));
    return result;
}

std::string law_text(const SequenceLaw& law) {
    const std::string adds = !law.slopes.empty() ? ", to some n it adds more than to others"
                             : law.slope == 0    ? ""
                                                 : fmt::format(", each adds {}", law.slope);
    return fmt::format("period {} from n = {}{}", law.period, law.repeats_from(), adds);
}

std::vector<std::string> law_lines(const SequenceLaw& law, int count) {
    std::vector<std::string> result;
    add_table(result, law);
    std::vector<std::string> others;
    for (int n : exceptions(law)) others.push_back(fmt::format("{}: {}", n, law.at(n)));
    if (!others.empty())
        result.push_back(line("exceptions", fmt::format("{}", fmt::join(others, ", "))));
    result.push_back(line(fmt::format("offset {}", law.first),
                          fmt::format("{}", fmt::join(first_values(law, count), ", "))));
    return result;
}

}  // namespace gazetteer::reports
