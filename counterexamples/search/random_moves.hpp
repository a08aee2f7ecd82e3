// SPDX-License-Identifier: GPL-3.0-or-later
// Moves drawn at random until one leads somewhere, in any space.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "properties/framework/domain.hpp"

namespace gazetteer::conjectures {

/// A member of a list that is not empty, each place as likely as another.
template <class List>
auto one_of(const List& list, properties::Dice& dice) {
    return list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))];
}

/// The member with which these dice begin, the same at each call. Nothing where they find none,
/// although others may.
template <class Space>
std::optional<typename Space::Member> start_of(const Space& space, std::uint64_t seed) {
    properties::Dice dice(seed);
    return start_in(space, dice);
}

/// What the first of 40 moves drawn from the list leads to, as `after` says; `from` if none does.
template <class Member, class Moves, class After>
Member after_one_of(const Moves& moves, const Member& from, properties::Dice& dice, After after) {
    constexpr int attempts = 40;
    for (int i = 0; i < attempts; ++i)
        if (std::optional<Member> next = after(one_of(moves, dice))) return *std::move(next);
    return from;
}

/// The same of moves that may need room for another vertex, within the space.
template <class Move, class Space, class Member>
Member after_one_within(std::span<const Move> moves, const Space& space, const Member& from,
                        properties::Dice& dice, bool (*needs_room)(Move)) {
    return after_one_of(moves, from, dice, [&](Move move) -> std::optional<Member> {
        if (needs_room(move) && from.order() >= space.order_max) return std::nullopt;
        auto next = applied(move, from, dice);
        return next && space.contains(*next) ? std::move(next) : std::nullopt;
    });
}

}  // namespace gazetteer::conjectures
