// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/testkit/text.hpp"

namespace gazetteer {

std::string text(const Graph& g) {
    std::string result = std::to_string(g.order()) + ":";
    for (const Edge& e : g.edges()) result += " " + text(e);
    return result;
}

std::string text(const Digraph& d) {
    std::string result = std::to_string(d.order()) + ":";
    for (const Arc& a : d.arcs()) result += " " + text(a.tail) + ">" + text(a.head);
    return result;
}

std::string text(const RootedGraph& position) {
    return text(position.graph) + ", root " + text(position.root);
}

std::string text(const RootedDigraph& position) {
    return text(position.digraph) + ", root " + text(position.root);
}

std::string text(const TwoTokenGraph& position) {
    return text(position.graph) + ", left " + text(position.left) + ", right " +
           text(position.right);
}

std::string text(const SlitherPosition& position) {
    std::string result = text(position.graph) + ", path {";
    for (Vertex v : position.path) result += (v == position.path.front() ? "" : " ") + text(v);
    result += "}";
    return position.path.empty() ? result : result + ", ends " + text(position.ends);
}

std::string text(const LabelledGraph& position) {
    std::string result = std::to_string(position.graph.order()) + ":";
    const std::vector<Edge> edges = position.graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
        result += " " + text(edges[i]);
        if (position.labels[i] != 0) result += "=" + std::to_string(position.labels[i]);
    }
    return result;
}

}  // namespace gazetteer
