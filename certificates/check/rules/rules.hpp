// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game that a certificate carries: its own reading of the language of
// docs/GAMES.md, with no line of the interpreter that the rest of Gazetteer plays them by.
#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/check/rules/words.hpp"
#include "graph/digraph.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer::check {

/// A part of a condition; its own parts stand before it in Condition::parts.
struct Part {
    enum class Op : std::uint8_t {
        /// `value`: 0 or 1, or the integer; the place of the name.
        constant,
        variable,
        // Graphs.
        whole,
        complement,
        without_vertex,
        without_edge,
        // Asked of a graph, and of a vertex in it.
        order,
        size,
        components,
        connected,
        bipartite,
        degree,
        negation,
        conjunction,
        disjunction,
        exclusive,
        implication,
        equivalence,
        equal,
        unequal,
        less,
        less_equal,
        greater,
        greater_equal,
        adjacent,
        /// `value`: the set.
        member,
        empty,
        minus,
        add,
        subtract,
        multiply,
        divide,
        modulo,
        /// `value`: the place of the name that they bind; parts: the body, and the name whose
        /// neighbours they range over.
        for_all,
        exists,
        count,
    };
    enum class Sort : std::uint8_t { boolean, integer, vertex, graph };

    Op op = Op::constant;
    Sort sort = Sort::boolean;
    std::int64_t value = 0;
    std::vector<int> parts = {};
};
struct Condition {
    /// The last one is the whole.
    std::vector<Part> parts = {};
    /// How many names there are inside its quantifiers, with those around them, at most.
    std::size_t names = 0;
};

/// A vertex or a set of vertices.
struct Item {
    enum class Kind : std::uint8_t { vertex, set, neighbours, into, reachable, joined, joined_set };
    Kind kind = Kind::vertex;
    /// The name, or the set.
    std::size_t place = 0;
};

struct Effect {
    enum class Kind : std::uint8_t { remove, keep, erase_edge, erase_at, include, exclude, place };
    Kind kind = Kind::remove;
    /// The set, or the token.
    std::size_t target = 0;
    std::vector<Item> items = {};
    /// Behind "then": from here on items are those of what the effects before have left.
    bool then = false;
};

/// One way to move. Names of vertices have places: the tokens first, then what the binder brings.
struct Move {
    /// Nothing: both players have it.
    std::optional<Player> player = {};
    /// Made at a vertex; else along an edge or an arc from `first` to `second`.
    bool at_vertex = true;
    /// "u ~ any w": along any of the edges at `first`, one at least, to which the condition applies
    /// one by one; `second` then names all their other ends.
    bool any = false;
    std::size_t first = 0;
    std::size_t second = 0;
    std::optional<Condition> where = {};
    std::vector<Effect> effects = {};
};

struct Rules {
    std::string name = {};
    bool directed = false;
    bool misere = false;
    std::vector<std::string> tokens = {};
    std::vector<std::string> sets = {};
    /// Done before the first move.
    std::vector<Effect> start = {};
    std::vector<Move> moves = {};

    bool is_partizan() const {
        for (const Move& move : moves)
            if (move.player) return true;
        return false;
    }
};

constexpr std::size_t tokens_max = 4;
constexpr std::size_t sets_max = 6;
constexpr std::size_t moves_max = 40;

/// Reads rules a line at a time: "game NAME", then each at most once and in this order
/// "on digraphs", "token NAMES", "set NAMES", "misere", "start EFFECTS", then the moves, a line
/// each.
class RulesReader {
  public:
    /// Throws RulesFault where the line is not of the language, or is spaced otherwise than
    /// Words::spelled has it. O(length).
    void read(std::string_view line);
    /// After the last line. Throws RulesFault if there is no move.
    Rules finish();

  private:
    void read_header(Words& words);
    void declare(Words& words, std::size_t most, std::vector<std::string>& names) const;

    Rules rules_;
    /// How many kinds of lines may no longer come.
    std::size_t passed_ = 0;
};

/// The condition of a move. `names` are those of the move, `next` stands behind "where".
Condition read_condition(Words& words, const Rules& rules, const std::vector<std::string>& names);
/// From "left", "right" or "move" to the end of the line.
Move read_move(Words& words, const Rules& rules);

/// From "start" to the end of the line.
std::vector<Effect> read_start(Words& words, const Rules& rules);

/// The place of a name in a list; its size if it is not there.
std::size_t place_of(std::string_view name, const std::vector<std::string>& names);

}  // namespace gazetteer::check
