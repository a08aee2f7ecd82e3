// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of rulesets, worked on by the compiler: filtered, transformed, and gone through with code
// that is written once for every ruleset.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>

namespace gazetteer {

/// Some rulesets, in an order. `visit` below is code for any ruleset: `[&]<class R>() {...}`.
template <class... R>
struct GameList {
    static constexpr std::size_t size = sizeof...(R);
    static constexpr std::array<const char*, size> names{R::name...};

    template <class Q>
    static constexpr bool contains = (std::same_as<Q, R> || ...);

    /// Where Q, which must be in the list, stands.
    template <class Q>
    static constexpr std::size_t place = [] {
        static_assert(contains<Q>, "place<Q>: Q is not in this list of games");
        constexpr std::array<bool, size> is_Q{std::same_as<Q, R>...};
        return static_cast<std::size_t>(std::ranges::find(is_Q, true) - is_Q.begin());
    }();

    /// Calls visit.operator()<R>() for each R in order.
    template <class Visit>
    static constexpr void for_each(Visit&& visit) {
        (visit.template operator()<R>(), ...);
    }

    /// visit.operator()<R>() for the R at a place < size; what it returns has one type for all R.
    template <class Visit>
    static auto visit(std::size_t place, Visit&& visit) {
        using Result = std::common_type_t<decltype(visit.template operator()<R>())...>;
        using Call = Result (*)(std::remove_reference_t<Visit>&);
        static constexpr std::array<Call, size> calls{
            [](std::remove_reference_t<Visit>& v) -> Result {
                return v.template operator()<R>();
            }...};
        return calls.at(place)(visit);
    }

    /// List<R...>: the same rulesets as arguments of another template.
    template <template <class...> class List>
    using as = List<R...>;
};

template <class... Lists>
struct ConcatenatedLists;
template <class... R>
struct ConcatenatedLists<GameList<R...>> {
    using type = GameList<R...>;
};
template <class... R, class... S, class... Lists>
struct ConcatenatedLists<GameList<R...>, GameList<S...>, Lists...>
    : ConcatenatedLists<GameList<R..., S...>, Lists...> {};
/// One list after the other.
template <class... Lists>
using Concatenated = typename ConcatenatedLists<GameList<>, Lists...>::type;

template <class List, template <class> class Predicate>
struct FilteredList;
template <class... R, template <class> class Predicate>
struct FilteredList<GameList<R...>, Predicate> {
    using type = Concatenated<std::conditional_t<Predicate<R>::value, GameList<R>, GameList<>>...>;
};
/// The rulesets R of the list with Predicate<R>::value, in their order.
template <class List, template <class> class Predicate>
using Filtered = typename FilteredList<List, Predicate>::type;

template <class List, template <class> class Function>
struct TransformedList;
template <class... R, template <class> class Function>
struct TransformedList<GameList<R...>, Function> {
    using type = GameList<Function<R>...>;
};
/// Function<R> for each R of the list.
template <class List, template <class> class Function>
using Transformed = typename TransformedList<List, Function>::type;

}  // namespace gazetteer
