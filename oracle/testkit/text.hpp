// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and moves as one line of text, for play-throughs and messages.
#pragma once

#include <string>
#include <variant>

#include "graph/rooted_graph.hpp"
#include "graph/text.hpp"
#include "oracle/rules/edge_labelling.hpp"
#include "oracle/rules/slither.hpp"
#include "oracle/rules/two_token_graph.hpp"
#include "oracle/rules/unrooted.hpp"
#include "oracle/sum.hpp"

namespace gazetteer {

/// The order and the edges, like "3: 0-1 1-2"; arcs like "2: 0>1". Each position adds its fields.
std::string text(const Graph& g);
std::string text(const Digraph& d);
std::string text(const RootedGraph& position);
std::string text(const RootedDigraph& position);
std::string text(const TwoTokenGraph& position);
std::string text(const SlitherPosition& position);
std::string text(const LabelledGraph& position);

template <class Board, class Rooted>
std::string text(const UnrootedPosition<Board, Rooted>& position) {
    return std::visit([](const auto& state) { return text(state); }, position.state);
}

template <class First, class Second>
std::string text(const SumPosition<First, Second>& position) {
    return "(" + text(position.first) + ") + (" + text(position.second) + ")";
}

}  // namespace gazetteer
