// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/definitions/expected.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "graph/enumeration/nauty_stream.hpp"
#include "proofs/coq_answers.hpp"

namespace gazetteer {

std::string program;
int order_max = 5;

std::string numbers(const std::vector<int>& values) {
    std::string result;
    for (int value : values) result += ' ' + std::to_string(value);
    return result;
}

std::string as_question(const Graph& graph) {
    std::vector<int> values{graph.order(), graph.size()};
    for (const Edge& e : graph.edges()) values.insert(values.end(), {e.u, e.v});
    return numbers(values);
}

std::string word(int count, const std::function<bool(int)>& holds) {
    std::string result;
    for (int i = 0; i < count; ++i) result += holds(i) ? '1' : '0';
    return result;
}

std::string word(const std::vector<bool>& digits) {
    std::string result;
    for (const bool digit : digits) result += digit ? '1' : '0';
    return result;
}

std::string rows(const SparseGraph& graph) {
    std::string result;
    for (Vertex u = 0; u < graph.order(); ++u)
        result +=
            (u == 0 ? "" : "/") + word(graph.order(), [&](int v) { return graph.adjacent(u, v); });
    return result;
}

void Expected::of(std::string question, std::string answer) {
    questions.push_back(std::move(question));
    answers.push_back(std::move(answer));
}

std::size_t Expected::compare() const {
    const std::vector<std::string> found = coq_answers(program, questions);
    EXPECT_EQ(found.size(), answers.size());
    std::string all;
    for (std::size_t i = 0; i < found.size() && i < answers.size(); ++i) {
        EXPECT_EQ(found[i], answers[i]) << questions[i];
        all += answers[i];
    }
    EXPECT_NE(all.find('0'), std::string::npos);
    EXPECT_NE(all.find('1'), std::string::npos);
    return questions.size();
}

std::vector<Graph> graphs_to(int order) {
    std::vector<Graph> result;
    for_each_graph({.order_max = order}, [&result](const Graph& graph) {
        result.push_back(graph);
        return true;
    });
    return result;
}

void compare_on_graphs(const std::string& name,
                       const std::function<std::string(const Graph&)>& answer, int size_max) {
    Expected expected;
    for (const Graph& graph : graphs_to(order_max))
        if (graph.size() <= size_max) expected.of(name + as_question(graph), answer(graph));
    EXPECT_GT(expected.compare(), order_max < 5 ? 5u : 35u);
}

std::function<std::string(const Graph&)> of_sets(
    const std::function<bool(const Graph&, VertexSet)>& holds) {
    return [holds](const Graph& graph) {
        return word(1 << graph.order(), [&](int bits) {
            return holds(graph, VertexSet::from_bits(static_cast<std::uint64_t>(bits)));
        });
    };
}

std::vector<Edge> chosen(const Graph& graph, int bits) {
    std::vector<Edge> result;
    const std::vector<Edge> edges = graph.edges();
    for (std::size_t i = 0; i < edges.size(); ++i)
        if ((bits >> i & 1) != 0) result.push_back(edges[i]);
    return result;
}

}  // namespace gazetteer
