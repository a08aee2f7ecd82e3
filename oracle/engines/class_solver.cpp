// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/class_solver.hpp"

namespace gazetteer {

namespace {

VertexSet component_of(const Graph& g, Vertex v) {
    VertexSet result;
    for (VertexSet frontier{v}; !frontier.empty();) {
        result = result | frontier;
        VertexSet next;
        for (Vertex w : frontier) next = next | g.neighbours(w);
        frontier = next - result;
    }
    return result;
}

}  // namespace

RootedGraph RootedClass::of(const RootedGraph& position) {
    const VertexSet component = component_of(position.graph, position.root);
    const VertexSet below = component & VertexSet::first(position.root);
    return canonical({position.graph.induced(component), below.size()});
}

}  // namespace gazetteer
