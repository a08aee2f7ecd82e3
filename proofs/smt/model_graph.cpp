// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/smt/model_graph.hpp"

#include "graph/contract.hpp"

namespace gazetteer::smt {
namespace {

std::string application(const std::string& relation, const std::vector<Vertex>& arguments) {
    std::string result = "(" + relation;
    for (Vertex v : arguments) result += " " + name_of(v);
    return result + ")";
}

}  // namespace

ModelGraph::ModelGraph(const Values& values, int names) : values_(&values), names_(names) {
    for (Vertex v = 0; v < names; ++v)
        vertices_.try_emplace(values.text(name_of(v)), static_cast<Vertex>(vertices_.size()));
}

Vertex ModelGraph::vertex(const std::string& term) const {
    const auto found = vertices_.find(values_->text(term));
    require(found != vertices_.end(), "a term that denotes one of v0, v1, ...");
    return found->second;
}

Graph ModelGraph::graph(const std::string& relation) const {
    Graph result(order());
    for (Vertex u = 0; u < names_; ++u)
        for (Vertex v = u + 1; v < names_; ++v)
            if (values_->truth(application(relation, {u, v})))
                result.add_edge(vertex(name_of(u)), vertex(name_of(v)));
    return result;
}

std::vector<Vertex> ModelGraph::map(const std::string& function) const {
    std::vector<Vertex> result(vertices_.size());
    for (Vertex v = 0; v < names_; ++v)
        result[static_cast<std::size_t>(vertex(name_of(v)))] = vertex(application(function, {v}));
    return result;
}

VertexSet ModelGraph::set(const std::string& relation) const {
    VertexSet result;
    for (Vertex v = 0; v < names_; ++v)
        if (values_->truth(application(relation, {v}))) result.insert(vertex(name_of(v)));
    return result;
}

std::string name_of(Vertex v) {
    return "v" + std::to_string(v);
}

std::string fact(const std::string& relation, const std::vector<Vertex>& arguments, bool holds) {
    const std::string atom = application(relation, arguments);
    return holds ? atom : "(not " + atom + ")";
}

std::vector<std::string> facts_of(const Graph& g, const std::string& relation) {
    std::vector<std::string> result;
    std::string names = "(distinct";
    for (Vertex u : g.vertices()) {
        names += " " + name_of(u);
        for (Vertex v : g.vertices()) result.push_back(fact(relation, {u, v}, g.adjacent(u, v)));
    }
    result.push_back(names + ")");
    return result;
}

std::string no_other_vertex(int order) {
    std::string result = "(forall ((a V)) (or false";
    for (Vertex v = 0; v < order; ++v) result += " (= a " + name_of(v) + ")";
    return result + "))";
}

Expected value_at(const std::string& relation, const std::vector<Vertex>& arguments, bool value) {
    return {application(relation, arguments), value ? "true" : "false"};
}

void expect_edges(std::vector<Expected>& expected, const std::string& relation, const Graph& g) {
    for (Vertex u : g.vertices())
        for (Vertex v : g.vertices())
            expected.push_back(value_at(relation, {u, v}, g.adjacent(u, v)));
}

void expect_same_pairs(std::vector<Expected>& expected, int order) {
    for (Vertex a = 0; a < order; ++a)
        for (Vertex b = 0; b < order; ++b)
            for (Vertex c = 0; c < order; ++c)
                for (Vertex d = 0; d < order; ++d)
                    if (a != b && c != d)
                        expected.push_back(
                            value_at("same_pair", {a, b, c, d}, edge(a, b) == edge(c, d)));
}

Graph without_edges(Graph g, const std::vector<Edge>& edges) {
    for (const Edge& e : edges)
        if (g.adjacent(e.u, e.v)) g = g.without_edge(e.u, e.v);
    return g;
}

}  // namespace gazetteer::smt
