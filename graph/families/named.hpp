// SPDX-License-Identifier: GPL-3.0-or-later
// Families of graphs by their names: "grid 5 4", "cube 3", "circulant 10 1 5". This is the one
// list: solve, kernel, draw and hunt read it, and so do their help texts.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graph/formats/formats.hpp"
#include "graph/sparse_graph.hpp"

namespace gazetteer {

/// A number that a family takes, and its range.
struct FamilyParameter {
    const char* name;
    int low;
    int high;
};

struct Family {
    using Values = std::span<const int>;
    const char* name;
    std::vector<FamilyParameter> parameters;
    /// What the numbers must satisfy besides their ranges, in words; empty if nothing.
    const char* rule;
    /// The order of the member, without making it; -1 where the numbers break the rule.
    std::int64_t (*order)(Values values);
    SparseGraph (*member)(Values values);
    /// Whether the last number may be repeated: "circulant N J J ...".
    bool repeats = false;
    /// No member of a greater order is made: it would have more than 10^6 edges.
    std::int64_t order_max = 1'000'000;
    /// The size of the member, or more, without making it; null where every two vertices may be
    /// adjacent.
    std::int64_t (*size_max)(Values values) = nullptr;

    /// "grid M N".
    std::string usage() const;
    /// The parameter that stands at a place, where the last one may be repeated.
    const FamilyParameter& parameter(std::size_t place) const;
};

/// All families, those of the sources first.
std::span<const Family> families();
/// Nothing if there is none of this name.
const Family* find_family(std::string_view name);
/// "path N, cycle N, ...", for help texts.
std::string family_list();
/// The family whose name the word nearly is; nothing if there is none.
const Family* nearest_family(std::string_view word);
/// That this word is not a family, and which one is near.
ParseError unknown_family(std::string_view word, int column);

/// A member of a family, not yet made.
struct FamilyMember {
    const Family* family;
    std::vector<int> values;
    std::int64_t order() const { return family->order(values); }
    /// At least the size of the graph.
    std::int64_t size_max() const;
    /// More than making the graph takes at any time.
    double bytes() const;
    SparseGraph graph() const { return family->member(values); }
    bool operator==(const FamilyMember&) const = default;
};
/// Reads "grid 5 4"; blanks separate. The error says what the family takes.
Parsed<FamilyMember> parse_family_member(std::string_view text);

}  // namespace gazetteer
