// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind the public types: the values of the program's own types, and errors told in
// public words.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "gazetteer/game.hpp"
#include "gazetteer/graph.hpp"
#include "gazetteer/limits.hpp"
#include "graph/any_graph.hpp"
#include "graph/board.hpp"
#include "graph/formats/formats.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/script/rules.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer::v0 {

struct Graph::Data {
    SparseGraph value;
};
struct Digraph::Data {
    gazetteer::Digraph value;
};
struct Game::Data {
    std::variant<gazetteer::Game, script::Rules> value;
    std::string name;
};

/// From public values to what they hold, and back.
struct Inside {
    static const SparseGraph& of(const Graph& g) { return g.data_->value; }
    static const gazetteer::Digraph& of(const Digraph& d) { return d.data_->value; }
    static Graph make(SparseGraph g);
    static Digraph make(gazetteer::Digraph d);
    static AnyGraph make(const gazetteer::AnyGraph& g);

    static Game make(gazetteer::Game game);
    static Game make(script::Rules rules);
    /// Null for a game given as data.
    static const gazetteer::Game* built_in(const Game& game) {
        return std::get_if<gazetteer::Game>(&game.data_->value);
    }
    /// Null for a built-in game.
    static const script::Rules* rules(const Game& game) {
        return std::get_if<script::Rules>(&game.data_->value);
    }
};

Board board_of(const AnyGraph& g);
/// Throws OutOfReach on a graph of more than 64 vertices.
gazetteer::AnyGraph small_graph_of(const AnyGraph& g);

/// Throws InputError unless 0 <= v < order, with the program's words.
void check_vertex(int v, int order);
/// Throws the error of a text as the program describes it, with the line and column.
[[noreturn]] void refuse(std::string_view text, const ParseError& error, const std::string& where);
template <class T>
T value_of(const Parsed<T>& parsed, std::string_view text, const std::string& where) {
    if (!parsed) refuse(text, parsed.error(), where);
    return *parsed;
}

/// Throws the exception that is being handled on, as the public type that stands for it.
[[noreturn]] void rethrow_in_public();
/// What work() returns. No exception of the program's own comes out.
template <class Work>
auto in_public(Work work) {
    try {
        return work();
    } catch (...) {
        rethrow_in_public();
    }
}

/// The limits of one call, from its making on.
class CallLimits {
  public:
    explicit CallLimits(const Limits& limits);

    const std::stop_token& stop() const { return token_; }
    void request_stop() { stop_.request(); }
    /// Valid as long as this.
    EngineLimits engine() const;
    std::size_t bytes() const { return bytes_; }
    int threads() const { return threads_; }

  private:
    runs::Stop stop_;
    std::stop_token token_;
    std::size_t bytes_;
    int threads_;
    runs::WorkLimits of_thread_;
};

}  // namespace gazetteer::v0
