// SPDX-License-Identifier: GPL-3.0-or-later
// Sequences of vertices in Coq: paths, trails, tours, and what alternates with a matching.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "graph/predicates.hpp"
#include "proofs/definitions/expected.hpp"

namespace gazetteer {
namespace {

using Sequence = std::vector<Vertex>;

/// By length up to k, then in the order of the alphabet.
std::vector<Sequence> sequences(int n, int k) {
    std::vector<Sequence> result{{}};
    std::size_t first = 0;
    for (int length = 1; length <= k; ++length) {
        const std::size_t last = result.size();
        for (; first < last; ++first)
            for (Vertex v = 0; v < n; ++v) {
                Sequence longer = result[first];
                longer.push_back(v);
                result.push_back(longer);
            }
    }
    return result;
}

std::string over_sequences(int n, int k, const char* separator,
                           const std::function<std::string(const Sequence&)>& answer) {
    std::string result;
    for (const Sequence& s : sequences(n, k)) result += (s.empty() ? "" : separator) + answer(s);
    return result;
}

std::vector<Edge> edges_along(const Sequence& s) {
    std::vector<Edge> result;
    for (std::size_t i = 1; i < s.size(); ++i) result.push_back(edge(s[i - 1], s[i]));
    return result;
}

bool is_walk(const Graph& graph, const Sequence& s) {
    return std::ranges::all_of(
        edges_along(s), [&](const Edge& e) { return e.u != e.v && graph.adjacent(e.u, e.v); });
}

template <class T>
bool all_differ(const std::vector<T>& list) {
    return std::set<T>(list.begin(), list.end()).size() == list.size();
}

TEST(Definitions, PathsAndTrailsFromAVertex) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4)))
        expected.of("walks" + as_question(graph) + " 5",
                    over_sequences(graph.order(), 5, "/", [&](const Sequence& s) {
                        if (s.empty()) return std::string();
                        const bool walk = is_walk(graph, s);
                        return word(std::vector<bool>{walk && all_differ(s),
                                                      walk && all_differ(edges_along(s))});
                    }));
    expected.compare();
}

TEST(Definitions, HamiltonianPathsAndCyclesAndTours) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        const auto n = static_cast<std::size_t>(graph.order());
        const auto closed = [](Sequence s) {
            if (!s.empty()) s.push_back(s.front());
            return s;
        };
        expected.of(
            "tours" + as_question(graph) + " 4",
            over_sequences(graph.order(), 4, "/", [&](const Sequence& s) {
                const bool each_once = all_differ(s) && s.size() == n;
                return word(std::vector<bool>{each_once && is_walk(graph, s),
                                              each_once && is_walk(graph, closed(s)), each_once});
            }));
        expected.of("tour_lengths" + as_question(graph) + " 4",
                    over_sequences(graph.order(), 4, " ", [&](const Sequence& s) {
                        int length = 0;
                        for (const Edge& e : edges_along(closed(s)))
                            length += e.u != e.v && graph.adjacent(e.u, e.v) ? 1 : 2;
                        return std::to_string(length);
                    }));
    }
    expected.compare();
}

/// Each step is in the matching or not, by turns.
bool alternates(const Sequence& s, const std::function<bool(const Edge&)>& in_matching) {
    const std::vector<Edge> along = edges_along(s);
    for (std::size_t i = 1; i < along.size(); ++i)
        if (in_matching(along[i - 1]) == in_matching(along[i])) return false;
    return true;
}

/// Anderson's property (1): both end edges are in M, or one is and the other end is exposed.
bool has_property_1(const Sequence& s, const std::vector<Edge>& matching) {
    if (s.empty()) return false;
    const auto holds = [&](const Edge& e) { return std::ranges::count(matching, e) > 0; };
    const std::vector<Edge> along = edges_along(s);
    const bool first = !along.empty() && holds(along.front());
    const bool last = !along.empty() && holds(along.back());
    return (first && last) || (first && !saturates(matching, s.back())) ||
           (last && !saturates(matching, s.front()));
}

std::string alternating(const Graph& graph, const std::vector<Edge>& matching, const Sequence& s) {
    const auto in_matching = [&](const Edge& e) { return std::ranges::count(matching, e) > 0; };
    const bool path = is_walk(graph, s) && all_differ(s) && alternates(s, in_matching);
    std::vector<bool> told{path, has_property_1(s, matching)};
    for (Vertex v : graph.vertices())
        told.push_back(path && !s.empty() && !saturates(matching, s.front()) && s.back() == v);
    std::set<Edge> sum(matching.begin(), matching.end());
    std::set<Edge> along;
    std::set<Vertex> loops;
    for (const Edge& e : edges_along(s)) {
        if (e.u == e.v) loops.insert(e.u);
        if (e.u != e.v) along.insert(e);
    }
    for (const Edge& e : along)
        if (sum.erase(e) == 0) sum.insert(e);
    std::string result = word(told) + ':';
    for (Vertex u : graph.vertices())
        result += (u == 0 ? "" : "/") + word(graph.order(), [&](int v) {
                      return u == v ? loops.contains(u) : sum.contains(edge(u, v));
                  });
    return result;
}

/// Any set of edges in the place of a matching.
TEST(Definitions, AlternatingPathsAndWhatTheyExchange) {
    Expected expected;
    for (const Graph& graph : graphs_to(std::min(order_max, 4))) {
        if (graph.order() > 3 && graph.size() > 3) continue;
        std::string answer;
        for (int mask = 0; mask < 1 << graph.size(); ++mask) {
            const std::vector<Edge> matching = chosen(graph, mask);
            answer += (mask == 0 ? "" : " ") +
                      over_sequences(graph.order(), 4, " ", [&](const Sequence& s) {
                          return alternating(graph, matching, s);
                      });
        }
        expected.of("alternating" + as_question(graph) + " 4", answer);
    }
    expected.compare();
}

}  // namespace
}  // namespace gazetteer
