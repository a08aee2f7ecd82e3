// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of one graph to answer several questions about it.
#pragma once

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// *make(), which is made of the graph or digraph g: kept until this thread asks for another, and
/// gone before the next is made, and made anew where other steps count. `make` returns a
/// unique_ptr; each type of `make` keeps its own.
template <class AnyGraph, class Make>
auto& of_last_graph(const AnyGraph& g, Make make) {
    static thread_local AnyGraph last;
    static thread_local unsigned limit = 0;
    static thread_local decltype(make()) made;
    if (!made || last != g || limit != runs::StepLimit::count()) {
        made.reset();
        made = make();
        last = g;
        limit = runs::StepLimit::count();
    }
    return *made;
}

}  // namespace gazetteer::conjectures
