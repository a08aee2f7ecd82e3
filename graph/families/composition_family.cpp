// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/families/composition_family.hpp"

#include <algorithm>
#include <map>

#include "graph/index.hpp"

namespace gazetteer {

namespace {

/// The class of a blow-up that a number is the size of; null of another leaf.
BlowUpClass* class_at(Composition& c, NumberPlace place) {
    auto* const b = std::get_if<BlowUp>(&leaves_of(c)[index(place.leaf)]->leaf);
    return b == nullptr ? nullptr : &b->classes[index(place.place)];
}

int& number_at(Composition& c, NumberPlace place) {
    if (BlowUpClass* const one = class_at(c, place)) return one->size;
    Composition* const leaf = leaves_of(c)[index(place.leaf)];
    return std::get<FamilyMember>(leaf->leaf).values[index(place.place)];
}

bool is_graph(const FamilyMember& member) {
    for (std::size_t i = 0; i < member.values.size(); ++i) {
        const FamilyParameter& asked = member.family->parameter(i);
        if (member.values[i] < asked.low || member.values[i] > asked.high) return false;
    }
    return member.order() >= 0;
}

int numbers_of(const Composition& leaf) {
    if (const auto* const b = std::get_if<BlowUp>(&leaf.leaf)) return b->quotient.order();
    const auto* const member = std::get_if<FamilyMember>(&leaf.leaf);
    return member == nullptr ? 0 : static_cast<int>(member->values.size());
}

/// Ascending.
std::vector<NumberPlace> places_of(Composition c) {
    std::vector<NumberPlace> result;
    int leaf = 0;
    for (const Composition* const one : leaves_of(c)) {
        for (int place = 0; place < numbers_of(*one); ++place) result.push_back({leaf, place});
        ++leaf;
    }
    return result;
}

}  // namespace

int CompositionFamily::m() const {
    Composition copy = member;
    return number_at(copy, free.front());
}

std::optional<Composition> CompositionFamily::at(int m) const {
    require(m >= 1, "a number of at least 1");
    Composition result = member;
    for (const NumberPlace place : free) number_at(result, place) = m;
    const auto leaves = leaves_of(result);
    const bool are_graphs = std::ranges::all_of(leaves, [](const Composition* leaf) {
        const auto* const named = std::get_if<FamilyMember>(&leaf->leaf);
        return named == nullptr || is_graph(*named);
    });
    return are_graphs ? std::optional(result) : std::nullopt;
}

std::string to_string(const CompositionFamily& family) {
    return to_string(family.member, [&family](NumberPlace place, int value) {
        return std::ranges::binary_search(family.free, place) ? std::string("m")
                                                              : std::to_string(value);
    });
}

std::vector<CompositionFamily> families_of(const Composition& c) {
    std::vector<CompositionFamily> result;
    std::map<int, std::vector<NumberPlace>> of_value;
    for (const NumberPlace place : places_of(c)) {
        const CompositionFamily alone{c, {place}};
        if (alone.m() > 1) of_value[alone.m()].push_back(place);
        Composition copy = c;
        const BlowUpClass* const one = class_at(copy, place);
        if (one == nullptr || one->size > 1 || one->kind == ClassKind::pendant_clique) {
            result.push_back(alone);
            continue;
        }
        for (ClassKind kind : {ClassKind::clique, ClassKind::independent}) {
            result.push_back(alone);
            class_at(result.back().member, place)->kind = kind;
        }
    }
    for (const auto& [value, places] : of_value)
        if (places.size() > 1) result.push_back({c, places});
    return result;
}

}  // namespace gazetteer
