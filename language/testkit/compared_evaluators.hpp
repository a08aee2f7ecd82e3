// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluator against the naive one, for tests that draw statements.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "graph/enumeration/nauty_stream.hpp"
#include "graph/formats/formats.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/syntax_properties.hpp"
#include "language/naive/naive_evaluator.hpp"

namespace gazetteer::conjectures {

/// All of order 0 to order_max up to isomorphism.
inline std::vector<Graph> small_graphs(int order_max) {
    std::vector<Graph> result;
    for_each_graph({.order_max = order_max}, [&](const Graph& g) {
        result.push_back(g);
        return true;
    });
    return result;
}

/// Whether the statement is true somewhere and false somewhere. It is read again as it is printed,
/// and both evaluators must say the same at every vertex of every graph.
inline bool is_mixed(const std::string& text, const std::vector<Graph>& graphs) {
    const auto expression = parse_expression(text);
    EXPECT_TRUE(expression) << text << ": " << expression.error().message;
    if (!expression) return false;
    EXPECT_NO_THROW(require_sound_expression(text)) << text;
    const auto syntax = parse_syntax(text);
    Evaluator evaluator{Conjecture(*expression)};
    bool seen[2] = {false, false};
    for (const Graph& g : graphs) {
        evaluator.load(g);
        naive::Evaluation evaluation(g);
        for (Vertex v : g.vertices()) {
            const bool wanted = evaluation.holds(*syntax, v);
            seen[wanted ? 1 : 0] = true;
            EXPECT_EQ(evaluator.at(v) != Instance::fails, wanted)
                << text << " on " << to_graph6(g) << " " << v;
        }
    }
    return seen[0] && seen[1];
}

/// How many of so many statements, each that next() gives, are mixed; the first that fails ends it.
template <class Next>
int mixed_statements(int count, const std::vector<Graph>& graphs, Next next) {
    int result = 0;
    for (int i = 0; i < count && !testing::Test::HasFailure(); ++i)
        result += is_mixed(next(), graphs) ? 1 : 0;
    return result;
}

}  // namespace gazetteer::conjectures
