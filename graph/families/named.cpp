// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/named.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "graph/families.hpp"
#include "graph/families/chain_families.hpp"
#include "graph/families/classical.hpp"
#include "graph/families/room.hpp"
#include "graph/families/usual_families.hpp"
#include "graph/formats/words.hpp"

namespace gazetteer {

namespace {

using Values = Family::Values;

constexpr std::int64_t order_cap = std::int64_t{1} << 40;
/// Families with an edge for a fixed part of the pairs: K_1400 has fewer than 10^6 edges.
constexpr std::int64_t dense_order_max = 1400;

std::int64_t product(std::int64_t a, std::int64_t b) {
    return a * b;
}
std::int64_t product_of_all(Values values) {
    std::int64_t result = 1;
    for (int n : values) result = std::min(order_cap, result * n);
    return result;
}
/// The lines of the grid with these sides: in each direction all places but the last.
std::int64_t lines_of_all(Values sides) {
    const std::int64_t order = product_of_all(sides);
    std::int64_t result = 0;
    for (int n : sides) result += order - order / n;
    return result;
}
std::int64_t power(std::int64_t base, int exponent) {
    std::int64_t result = 1;
    for (int i = 0; i < exponent && result < order_cap; ++i) result *= base;
    return result;
}
/// n over k, for n <= 20.
std::int64_t binomial(int n, int k) {
    if (k > n) return -1;
    std::int64_t result = 1;
    for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return result;
}
bool is_prime(int n) {
    if (n < 2) return false;
    for (int i = 2; i * i <= n; ++i)
        if (n % i == 0) return false;
    return true;
}
bool is_jumps(int n, Values jumps) {
    return std::ranges::adjacent_find(jumps, std::ranges::greater_equal()) == jumps.end() &&
           jumps.back() <= n / 2;
}

/// The families of the sources.
std::vector<Family> families_of_the_sources() {
    const auto first = [](Values v) -> std::int64_t { return v[0]; };
    return {
        {.name = "path",
         .parameters = {{"N", 0, 1'000'000}},
         .rule = "",
         .order = first,
         .member = [](Values v) { return path(v[0]); },
         .size_max = first},
        {.name = "cycle",
         .parameters = {{"N", 3, 1'000'000}},
         .rule = "",
         .order = first,
         .member = [](Values v) { return cycle(v[0]); },
         .size_max = first},
        {.name = "complete",
         .parameters = {{"N", 0, 1000}},
         .rule = "",
         .order = first,
         .member = [](Values v) { return complete(v[0]); }},
        {.name = "complete_bipartite",
         .parameters = {{"A", 0, 1000}, {"B", 0, 1000}},
         .rule = "",
         .order = [](Values v) -> std::int64_t { return v[0] + v[1]; },
         .member = [](Values v) { return complete_bipartite(v[0], v[1]); },
         .size_max = [](Values v) { return product(v[0], v[1]); }},
        {.name = "cocktail_party",
         .parameters = {{"N", 0, 500}},
         .rule = "",
         .order = [](Values v) -> std::int64_t { return 2 * v[0]; },
         .member = [](Values v) { return cocktail_party(v[0]); }},
        {.name = "cube",
         .parameters = {{"N", 0, 16}},
         .rule = "",
         .order = [](Values v) { return power(2, v[0]); },
         .member = [](Values v) { return cube(v[0]); },
         .size_max = [](Values v) { return v[0] * power(2, v[0]) / 2; }},
        {.name = "grid",
         .parameters = {{"M", 1, 700}, {"N", 1, 700}},
         .rule = "",
         .order = product_of_all,
         .member = grid_of_sides,
         .repeats = true,
         .size_max = lines_of_all},
    };
}

/// Subsets and words.
std::vector<Family> families_of_words() {
    return {
        {.name = "kneser",
         .parameters = {{"N", 0, 20}, {"K", 0, 20}},
         .rule = "K <= N",
         .order = [](Values v) { return binomial(v[0], v[1]); },
         .member = [](Values v) { return subset_graph(v[0], v[1], 0); },
         .order_max = dense_order_max},
        {.name = "johnson",
         .parameters = {{"N", 0, 20}, {"K", 1, 20}},
         .rule = "K <= N",
         .order = [](Values v) { return binomial(v[0], v[1]); },
         .member = [](Values v) { return subset_graph(v[0], v[1], v[1] - 1); },
         .order_max = dense_order_max},
        {.name = "hamming",
         .parameters = {{"D", 1, 16}, {"Q", 2, 1000}},
         .rule = "",
         .order = [](Values v) { return power(v[1], v[0]); },
         .member = [](Values v) { return hamming_graph(v[0], v[1]); },
         .order_max = 4096,
         .size_max = [](Values v) { return power(v[1], v[0]) * v[0] * (v[1] - 1) / 2; }},
        {.name = "half_cube",
         .parameters = {{"D", 1, 11}},
         .rule = "",
         .order = [](Values v) { return power(2, v[0] - 1); },
         .member = [](Values v) { return half_cube(v[0]); },
         .size_max = [](Values v) { return power(2, v[0] - 1) * v[0] * (v[0] - 1) / 4; }},
        {.name = "symplectic",
         .parameters = {{"M", 1, 5}},
         .rule = "",
         .order = [](Values v) { return power(4, v[0]) - 1; },
         .member = [](Values v) { return symplectic_graph(v[0]); }},
    };
}

/// Boards, residues, and a construction.
std::vector<Family> families_of_squares() {
    const auto area = [](Values v) { return product(v[0], v[1]); };
    return {
        {.name = "mutilated_grid",
         .parameters = {{"M", 1, 700}, {"N", 1, 700}},
         .rule = "M N >= 2",
         .order = [](Values v) { return v[0] * v[1] < 2 ? -1 : product(v[0], v[1]) - 2; },
         .member = [](Values v) { return mutilated_grid(v[0], v[1]); },
         .size_max = lines_of_all},
        {.name = "king",
         .parameters = {{"M", 1, 1400}, {"N", 1, 1400}},
         .rule = "",
         .order = area,
         .member = [](Values v) { return king_graph(v[0], v[1]); },
         .order_max = dense_order_max,
         .size_max = [](Values v) { return 4 * product(v[0], v[1]); }},
        {.name = "queen",
         .parameters = {{"M", 1, 1400}, {"N", 1, 1400}},
         .rule = "",
         .order = area,
         .member = [](Values v) { return queen_graph(v[0], v[1]); },
         .order_max = dense_order_max},
        {.name = "latin_square",
         .parameters = {{"N", 1, 37}},
         .rule = "",
         .order = [](Values v) { return product(v[0], v[0]); },
         .member = [](Values v) { return latin_square_graph(v[0]); }},
        {.name = "paley",
         .parameters = {{"Q", 5, 1400}},
         .rule = "Q a prime, Q = 1 (mod 4)",
         .order = [](Values v) -> std::int64_t {
             return v[0] % 4 == 1 && is_prime(v[0]) ? v[0] : -1;
         },
         .member = [](Values v) { return paley_graph(v[0]); }},
        {.name = "circulant",
         .parameters = {{"N", 2, 1400}, {"J", 1, 700}},
         .rule = "the jumps J ascending, none above N / 2",
         .order = [](Values v) -> std::int64_t { return is_jumps(v[0], v.subspan(1)) ? v[0] : -1; },
         .member = [](Values v) { return circulant_graph(v[0], v.subspan(1)); },
         .repeats = true,
         .size_max =
             [](Values v) { return product(v[0], static_cast<std::int64_t>(v.size()) - 1); }},
        {.name = "generalized_petersen",
         .parameters = {{"N", 3, 500'000}, {"K", 1, 250'000}},
         .rule = "K < N / 2",
         .order = [](Values v) -> std::int64_t { return 2 * v[1] < v[0] ? 2 * v[0] : -1; },
         .member = [](Values v) { return generalized_petersen_graph(v[0], v[1]); },
         .size_max = [](Values v) { return product(3, v[0]); }},
        {.name = "mycielski",
         .parameters = {{"K", 0, 10}},
         .rule = "",
         .order = [](Values v) { return 3 * power(2, v[0]) - 1; },
         .member = [](Values v) { return mycielski_graph(v[0]); }},
    };
}

ParseError fault(const TextWord& word, const std::string& message) {
    return {message, word.column};
}

Parsed<int> parse_value(const Family& family, std::size_t place, const TextWord& word) {
    const FamilyParameter& parameter = family.parameter(place);
    int result = 0;
    const char* const end = word.text.data() + word.text.size();
    const auto [next, error] = std::from_chars(word.text.data(), end, result);
    if (error != std::errc() || next != end || result < parameter.low || result > parameter.high)
        return fault(word, family.usage() + ": " + parameter.name + " is a number from " +
                               std::to_string(parameter.low) + " to " +
                               std::to_string(parameter.high) + ", not '" + std::string(word.text) +
                               "'");
    return result;
}

}  // namespace

std::string Family::usage() const {
    std::string result = name;
    for (const FamilyParameter& p : parameters) result += std::string(" ") + p.name;
    return result + (repeats ? "..." : "");
}

const FamilyParameter& Family::parameter(std::size_t place) const {
    return parameters[std::min(place, parameters.size() - 1)];
}

std::span<const Family> families() {
    static const std::vector<Family> all = [] {
        std::vector<Family> result = families_of_the_sources();
        for (Family& family : families_of_papers()) result.push_back(std::move(family));
        for (Family& family : families_of_words()) result.push_back(std::move(family));
        for (Family& family : families_of_squares()) result.push_back(std::move(family));
        for (Family& family : families_of_chains()) result.push_back(std::move(family));
        return result;
    }();
    return all;
}

const Family* find_family(std::string_view name) {
    for (const Family& family : families())
        if (name == family.name) return &family;
    return nullptr;
}

std::int64_t FamilyMember::size_max() const {
    const std::int64_t n = order();
    const std::int64_t pairs = n * (n - 1) / 2;
    return family->size_max == nullptr ? pairs : std::min(pairs, family->size_max(values));
}

double FamilyMember::bytes() const {
    return bytes_of_making(order(), size_max());
}

std::string family_list() {
    std::string result;
    for (const Family& family : families()) result += (result.empty() ? "" : ", ") + family.usage();
    return result;
}

const Family* nearest_family(std::string_view word) {
    std::vector<std::string> names;
    for (const Family& family : families()) names.emplace_back(family.name);
    const std::string near = nearest(word, names);
    if (!near.empty()) return find_family(near);
    // "petersen" is not one letter off, but a part of a name; "hypercube" has one.
    const auto has_word = [&](const std::string& name) {
        return std::min(word.size(), name.size()) >= 4 &&
               (name.find(word) != name.npos || word.find(name) != word.npos);
    };
    const auto found = std::ranges::find_if(names, has_word);
    return found == names.end() ? nullptr : find_family(*found);
}

ParseError unknown_family(std::string_view word, int column) {
    const Family* const near = nearest_family(word);
    return {"'" + std::string(word) + "' is not a family of graphs" +
                (near == nullptr ? "; there are " + family_list() : told_nearest(near->usage())),
            column};
}

Parsed<FamilyMember> parse_family_member(std::string_view text) {
    const std::vector<TextWord> words = words_of(text);
    if (words.empty()) return ParseError{"a family of graphs is expected: " + family_list(), 1};
    const Family* const family = find_family(words[0].text);
    if (family == nullptr) return unknown_family(words[0].text, words[0].column);
    const std::size_t wanted = family->parameters.size();
    const std::size_t given = words.size() - 1;
    if (given < wanted || (given > wanted && !family->repeats))
        return fault(given < wanted ? words[0] : words[wanted + 1],
                     family->usage() + " takes " + std::to_string(wanted) + " number" +
                         (wanted == 1 ? "" : "s") + (family->repeats ? " or more" : "") + ", not " +
                         std::to_string(given));
    FamilyMember result{family, {}};
    for (std::size_t i = 0; i < given; ++i) {
        const auto value = parse_value(*family, i, words[i + 1]);
        if (!value) return value.error();
        result.values.push_back(*value);
    }
    const std::int64_t order = result.order();
    if (order < 0) return fault(words[1], family->usage() + ": " + family->rule);
    if (order > family->order_max)
        return fault(words[1], family->usage() + ": the order is " + std::to_string(order) +
                                   "; at most " + std::to_string(family->order_max) + " is made");
    return result;
}

}  // namespace gazetteer
