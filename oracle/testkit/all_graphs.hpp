// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through all small graphs or digraphs in a test.
#pragma once

#include <gtest/gtest.h>

#include "graph/enumeration/nauty_stream.hpp"

namespace gazetteer {

/// Checks the graphs of these orders, one after another, until a check fails.
template <class Check>
void for_all_graphs(int order_min, int order_max, Check check) {
    for_each_graph({.order_min = order_min, .order_max = order_max}, [&](const Graph& g) {
        check(g);
        return !testing::Test::HasFailure();
    });
}

/// The same of the digraphs of these orders.
template <class Check>
void for_all_digraphs(int order_min, int order_max, Check check) {
    for_each_digraph(order_min, order_max, [&](const Digraph& d) {
        check(d);
        return !testing::Test::HasFailure();
    });
}

}  // namespace gazetteer
