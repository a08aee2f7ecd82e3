// SPDX-License-Identifier: GPL-3.0-or-later
// What stands for nauty in the module, within: labellings of our own, and those of nauty.
#pragma once

#include <array>
#include <compare>

#include "faces/page/wasm/headers/nauty.h"

namespace gazetteer::here {

using Places = std::array<int, 64>;
using Matrix = std::array<::graph, 64>;

/// What is to be labelled: a graph or digraph of an order, and whether a vertex of it is marked,
/// which comes first.
struct Kind {
    int order = 0;
    bool directed = false;
    bool marked = false;
    auto operator<=>(const Kind&) const = default;
};

/// A canonical form, bits from the left, and the vertex that each of its vertices was.
struct Labelled {
    Matrix form{};
    Places lab{};
};

/// Our own form of the rows; of the marked kind vertex 0 is marked.
Labelled labelled(const Kind& kind, const ::graph* rows);
/// The same with nauty's form, where the lists of generated.hpp have it.
Labelled as_nauty(const Kind& kind, const Labelled& own);

}  // namespace gazetteer::here
