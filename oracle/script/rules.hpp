// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game as a value: who may move, where, and what then goes. docs/GAMES.md is the
// language in which people write them; a file of it is read by language/rules.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "graph/errors.hpp"
#include "oracle/ruleset.hpp"
#include "oracle/script/position.hpp"

namespace gazetteer::script {

/// The rules are at fault, as when a token stands on a deleted vertex.
class RulesError : public InputError {
  public:
    using InputError::InputError;
};

/// A name for a vertex in a move: the tokens first, in their order, then the names that the
/// binder brings. Its vertex is the entry of this place in the list of named vertices.
using Name = int;

/// The condition of a move. It is made once a thread, loaded with a position, then asked for
/// vertices.
class GuardTest {
  public:
    virtual ~GuardTest() = default;
    virtual void load(const Position& position) = 0;
    /// The vertex of each name. A condition without a value does not hold.
    virtual bool holds(std::span<const Vertex> named) = 0;
};

/// What is to be known of a condition without asking it.
struct Guard {
    std::function<std::unique_ptr<GuardTest>()> test;
    std::string text = {};
    /// Its value depends on the component of the named vertices alone.
    bool is_local = false;
    /// Its value depends alone on the vertices within this distance of a named one, and on the
    /// edges among them. Nothing: no such number is known.
    std::optional<int> radius = {};
};

/// Where a move may be made: at a vertex, along an edge, along an arc. A name that is a token
/// stands for its vertex; both ends new are all edges in both directions, or all arcs.
struct Binder {
    enum class Kind : std::uint8_t { vertex, edge, arc };
    Kind kind = Kind::vertex;
    Name first = 0;
    /// Not used at a vertex.
    Name second = 0;
    /// "u ~ any w": along any nonempty set of the edges at u, or of the arcs from u, each of which
    /// fits the condition. The second name, which is no token, then stands in effects for the other
    /// ends of all of them. Not at a vertex.
    bool several = false;
};

/// The most edges or arcs at one vertex from which a set is chosen: there are 2^10 - 1 sets.
constexpr std::size_t several_max = 10;

/// A vertex or a set of vertices, as of the position before the move, or before the stage of it.
struct Item {
    /// `joined` is what a path meets that starts at the vertex, or in the set, and takes arcs in
    /// either direction, its start included.
    enum class Kind : std::uint8_t {
        vertex,
        set,
        neighbours,
        into,
        reachable,
        joined,
        joined_to_set,
    };
    Kind kind = Kind::vertex;
    /// A set for Kind::set and Kind::joined_to_set, else the name of a vertex.
    int place = 0;
    bool operator==(const Item&) const = default;
};

/// What a move does.
struct Effect {
    enum class Kind : std::uint8_t {
        /// The items go, with their edges.
        remove,
        /// The edge between the two vertices goes; in a digraph the arc from the first.
        erase_edge,
        /// All edges at the vertex go; in a digraph all arcs.
        erase_at,
        /// All vertices but the items go.
        keep,
        /// The items enter the set `target`, or leave it.
        include,
        exclude,
        /// The token `target` moves to the vertex.
        place,
    };
    Kind kind = Kind::remove;
    int target = 0;
    std::vector<Item> items = {};
    /// A stage begins: the items of this effect and of those after it are worked out in what the
    /// effects before have left. Names keep their vertices.
    bool begins_stage = false;
};

/// One of the ways to move.
struct Move {
    /// Nothing: both players have it.
    std::optional<Player> player = {};
    Binder binder = {};
    std::optional<Guard> guard = {};
    std::vector<Effect> effects = {};
    /// Whether some of these effects changes the position, wherever the move may be made; "no"
    /// where that is not known. Not set: nothing is known.
    std::function<bool(std::span<const Effect>)> changes = {};
    /// As written, and the line of its file; for messages.
    std::string text = {};
    int line = 1;
};

struct Rules {
    std::string name = {};
    bool directed = false;
    std::vector<std::string> tokens = {};
    std::vector<std::string> sets = {};
    /// Who cannot move wins.
    bool misere = false;
    std::string source = {};
    /// What is done before the first move; it names tokens and sets. `start_text`: as written.
    std::vector<Effect> start = {};
    std::string start_text = {};
    std::vector<Move> moves = {};
    /// Where the name stands in its file, counted from 1.
    int column = 1;
    /// 0: each move lowers a measure, so that play ends. Else the rules do not show that it does;
    /// all plays on boards to this order end.
    int played_to = 0;

    int token_count() const { return static_cast<int>(tokens.size()); }
    bool is_token(Name name_in_move) const { return name_in_move < token_count(); }
    /// Some move is one player's alone.
    bool is_partizan() const {
        for (const Move& move : moves)
            if (move.player) return true;
        return false;
    }
    /// Some move is made along any set of edges.
    bool chooses_sets() const {
        for (const Move& move : moves)
            if (move.binder.several) return true;
        return false;
    }
    /// Positions have Grundy values: the game is impartial, under normal play.
    bool has_grundy_values() const { return !misere && !is_partizan(); }
};

/// No play of more moves is followed. Games in which each move takes something away or fills a set
/// have none; others might go on for ever, or longer than there is room on the stack.
constexpr int moves_of_play_max = 5'000;
/// Thrown in a play that has had so many moves, with the position in words.
[[noreturn]] void stop_play(const Rules& rules, const std::string& position);
/// The edges at the vertex v from which the move chooses a set are too many: how many, the
/// position, and what would be right.
std::string fault_of_choice(const Rules& rules, const Move& move, Vertex v, std::size_t edges,
                            const std::string& position);
/// At the start the rules delete the vertex of this token: what, and what would be right.
std::string fault_of_start(const Rules& rules, std::size_t token);
/// What has to be said of rules that do not show that play ends; empty for others.
std::string caveat(const Rules& rules);

/// The game as a file writes it, a line for each header and move, lines ended but for the last. Two
/// games with one text are the same game.
std::string text(const Rules& rules);
/// "node_kayles, line 3: move u: delete(u, N(u))".
std::string text(const Rules& rules, const Move& move);
/// The vertices present and the edges or arcs, "0 1 2: 0-1 1-2", then tokens and sets, "v = 1",
/// "L = {0, 2}".
std::string text(const Rules& rules, const Position& position);

}  // namespace gazetteer::script
