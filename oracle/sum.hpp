// SPDX-License-Identifier: GPL-3.0-or-later
// The disjunctive sum of two games, itself a ruleset.
#pragma once

#include <compare>
#include <variant>

#include "oracle/rules/name.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer {

/// Two positions side by side.
template <class First, class Second>
struct SumPosition {
    First first;
    Second second;
    bool operator==(const SumPosition&) const = default;
    auto operator<=>(const SumPosition&) const = default;
};

template <class First, class Second>
void encode(const SumPosition<First, Second>& position, Key& key) {
    encode(position.first, key);
    encode(position.second, key);
}

/// The game sum F1 u F2 [GGHR, section 2]: a move is a move in exactly one of the two games; who
/// cannot move in either loses. Sum<Sum<A, B>, C> is a sum of three.
template <Ruleset R1, Ruleset R2>
struct Sum {
    using Position = SumPosition<typename R1::Position, typename R2::Position>;
    /// The alternative tells in which of the two games the move is made.
    using Move = std::variant<typename R1::Move, typename R2::Move>;
    static constexpr auto name_text =
        concatenated<length(R1::name) + 1 + length(R2::name)>({R1::name, "+", R2::name});
    static constexpr const char* name = name_text.data();

    static std::vector<Position> options(const Position& p) {
        std::vector<Position> result;
        for (const auto& option : R1::options(p.first)) result.push_back({option, p.second});
        for (const auto& option : R2::options(p.second)) result.push_back({p.first, option});
        return result;
    }
    /// A position is not an option of itself, so the part that differs is the part moved in.
    static Move move(const Position& p, const Position& option) {
        if (option.first != p.first)
            return Move(std::in_place_index<0>, R1::move(p.first, option.first));
        return Move(std::in_place_index<1>, R2::move(p.second, option.second));
    }
};

}  // namespace gazetteer
