// What a certificate states, read from its head; docs/CERTIFICATES.md is the grammar.
#pragma once

#include <optional>

#include "counterexamples/check/reader.hpp"
#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer::check {

struct Statement;

/// A game by its name. A position names `roots` vertices; 2 are Left's and Right's.
struct Game {
    std::string_view name;
    bool directed;
    int roots;
    /// Reads a strategy, by the rules of the game.
    void (*check_strategy)(Reader&, const Statement&);
};
/// The game of this name, or null.
const Game* find_game(std::string_view name);

struct Statement {
    std::string claim;
    /// Of an outcome.
    const Game* game = nullptr;
    SparseGraph graph;
    Digraph digraph;
    std::vector<Vertex> roots;
    Player mover = Player::left;
    /// Of an even kernel.
    std::optional<Vertex> containing;
    std::string verdict;
    /// The lines read, for people.
    std::string summary;

    bool is(std::string_view name) const { return game != nullptr && game->name == name; }
    bool next_wins() const { return verdict == "N"; }
};

/// Reads the lines from "claim" to "verdict". Graphs of order up to parsed_order_max, digraphs up
/// to Digraph::order_max. Time and memory: linear in the lines and the order.
Statement read_statement(Reader& reader);

}  // namespace gazetteer::check
