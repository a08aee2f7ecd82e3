// SPDX-License-Identifier: GPL-3.0-or-later
// What the claims on grids of higher dimension share: their domain and their true outcomes.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "characterizations/grids/boxes.hpp"
#include "properties/domains/int_domains.hpp"

namespace gazetteer::properties {

/// The outcome of every vertex: by game search up to 33 edges, by elimination over GF(2) above.
const std::vector<Outcome>& true_outcomes(const Box& box);

template <std::size_t K>
Box box_of(const Ints<K>& sides) {
    return Box::grid({sides.begin(), sides.end()});
}

/// The box to be shown; nothing if it is too large.
inline std::optional<InstanceGraph> shown_box(const Box& box) {
    constexpr std::int64_t order_max = 400;
    if (box.order() > order_max) return std::nullopt;
    return InstanceGraph{box.graph()};
}

/// Grids with K sides in ascending order; the size is the longest.
template <std::size_t K>
Domain<Ints<K>> boxes() {
    static const std::array<std::string, 5> letters{"j", "k", "l", "m", "n"};
    IntsSpec<K> spec;
    for (std::size_t i = 0; i < K; ++i) {
        spec.names[i] = letters[5 - K + i];
        spec.name += (i == 0 ? "grids " : " x ") + spec.names[i];
    }
    spec.name += " with 1 <= ";
    for (const std::string& name : spec.names) spec.name += name + " <= ";
    spec.name += "{}";
    spec.size_min = 1;
    spec.enumerate = [](int size, const std::function<bool(const Ints<K>&)>& visit) {
        Ints<K> value;
        value.fill(1);
        value.back() = size;
        for (;;) {
            if (!visit(value)) return;
            std::size_t i = K - 1;
            while (i > 0 && value[i - 1] == value[i]) --i;
            if (i == 0) return;
            ++value[i - 1];
            std::fill(value.begin() + static_cast<std::ptrdiff_t>(i), value.end() - 1,
                      value[i - 1]);
        }
    };
    spec.size = [](const Ints<K>& value) { return value.back(); };
    spec.contains = [](const Ints<K>& value) {
        return value.front() >= 1 && std::is_sorted(value.begin(), value.end());
    };
    spec.graph = [](const Ints<K>& value) { return shown_box(box_of(value)); };
    return ints_domain<K>(spec);
}

}  // namespace gazetteer::properties
