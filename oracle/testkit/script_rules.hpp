// SPDX-License-Identifier: GPL-3.0-or-later
// Rules made by hand, for tests of the interpreter that know no file.
#pragma once

#include "oracle/script/rules.hpp"

namespace gazetteer::script::hand_made {

/// move u: delete(u, N(u))
inline Rules node_kayles() {
    const Effect gone{
        Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}, {Item::Kind::neighbours, 0}}};
    Rules rules{.name = "node_kayles"};
    rules.moves = {{.binder = {Binder::Kind::vertex, 0},
                    .effects = {gone},
                    .text = "move u: delete(u, N(u))"}};
    return rules;
}

/// move u ~ any w: erase(u, w)
inline Rules graph_nim() {
    Rules rules{.name = "graph_nim"};
    rules.moves = {
        {.binder = {.kind = Binder::Kind::edge, .first = 0, .second = 1, .several = true},
         .effects = {{Effect::Kind::erase_edge,
                      0,
                      {{Item::Kind::vertex, 0}, {Item::Kind::vertex, 1}}}},
         .text = "move u ~ any w: erase(u, w)"}};
    return rules;
}

/// token v; move u ~ v: ..., v := u. The token is the name 0, u the name 1.
inline Rules geography(const char* name, Effect effect, const char* text) {
    Rules rules{.name = name, .tokens = {"v"}};
    rules.moves = {
        {.binder = {Binder::Kind::edge, 1, 0},
         .effects = {std::move(effect), {Effect::Kind::place, 0, {{Item::Kind::vertex, 1}}}},
         .text = text}};
    return rules;
}
inline Rules edge_geography() {
    return geography(
        "undirected_edge_geography",
        {Effect::Kind::erase_edge, 0, {{Item::Kind::vertex, 0}, {Item::Kind::vertex, 1}}},
        "move u ~ v: erase(v, u), v := u");
}
inline Rules vertex_geography() {
    return geography("undirected_vertex_geography",
                     {Effect::Kind::remove, 0, {{Item::Kind::vertex, 0}}},
                     "move u ~ v: delete(v), v := u");
}

/// Both ends of an edge have another edge.
class BothDegreesAboveOne : public GuardTest {
  public:
    void load(const Position& position) override { board_ = position.board; }
    bool holds(std::span<const Vertex> named) override {
        return board_.out_neighbours(named[0]).size() > 1 &&
               board_.out_neighbours(named[1]).size() > 1;
    }

  private:
    Digraph board_;
};

/// move u ~ w where degree(u) > 1 and degree(w) > 1: erase(u, w)
inline Rules edge_delete() {
    Rules rules{.name = "edge_delete"};
    const Effect erased{
        Effect::Kind::erase_edge, 0, {{Item::Kind::vertex, 0}, {Item::Kind::vertex, 1}}};
    rules.moves = {{.binder = {Binder::Kind::edge, 0, 1},
                    .guard = Guard{.test = [] { return std::make_unique<BothDegreesAboveOne>(); },
                                   .text = "degree(u) > 1 and degree(w) > 1",
                                   .is_local = true,
                                   .radius = 1},
                    .effects = {erased},
                    .text = "move u ~ w where degree(u) > 1 and degree(w) > 1: erase(u, w)"}};
    return rules;
}

}  // namespace gazetteer::script::hand_made
