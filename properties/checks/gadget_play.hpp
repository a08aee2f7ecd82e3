// SPDX-License-Identifier: GPL-3.0-or-later
// The play inside one gadget, cut loose from the graph around it: what "local" means in the proof
// of [FSU93, Theorem 2.1]; see characterizations/gadgets/pseudoarc.hpp for the reading.
#pragma once

#include <vector>

#include "characterizations/gadgets/pseudoarc.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::properties {

/// What it is worth to the first player (who entered the gadget) that the token arrives at the
/// exit: whether the first player then wins, when that player made the last move and when the other
/// did. The graph around the gadget decides; a local statement holds for every worth.
struct ExitWorth {
    bool first_arrives = false;
    bool second_arrives = false;
    bool operator==(const ExitWorth&) const = default;
};
inline constexpr std::array<ExitWorth, 4> exit_worths{
    {{false, false}, {false, true}, {true, false}, {true, true}}};

/// UEG within a gadget: a player without a move inside loses, and play ends at the exit with the
/// winner that the worth names.
struct GadgetPlay {
    struct Position {
        RootedGraph inside;
        Vertex exit = 0;
        ExitWorth worth;
        bool first_to_move = true;
        bool operator==(const Position&) const = default;
    };
    using Move = Vertex;
    static constexpr const char* name = "gadget play";

    /// At the exit the player to move has one more move if the worth makes that player the winner,
    /// and none otherwise.
    static std::vector<Position> options(const Position& p);
    static Move move(const Position&, const Position& option) { return option.inside.root; }
};
void encode(const GadgetPlay::Position& position, Key& key);

/// The position in which the first player is about to enter by `from`, x or y.
GadgetPlay::Position entry(const Gadget& gadget, Vertex from, ExitWorth worth);

/// Entering from x wins iff it wins to arrive at y oneself, and entering from y always loses,
/// whatever the exits are worth: in every graph the gadget plays as an arc from x to y.
bool acts_as_arc(const Gadget& gadget);

/// The moves of `p` that lose whatever the exit is worth, ascending.
std::vector<Vertex> suicides(const GadgetPlay::Position& p);
/// The moves of `p` that win whatever the exit is worth, ascending.
std::vector<Vertex> local_wins(const GadgetPlay::Position& p);

/// The way from x to y on which every move but the next one is suicide; empty if there is none.
std::vector<Vertex> forced_way(const Gadget& gadget);

/// Canonical form: gadgets have equal ones iff an isomorphism takes x to x and y to y. Order <= 31.
RootedGraph canonical(const Gadget& gadget);

/// The gadgets with the given graph that act as arcs, each once up to isomorphism, in ascending
/// order of (x, y). Terminals are vertices of degree 1.
std::vector<Gadget> gadgets_acting_as_arcs(const Graph& g);

/// The replies to the entry from y that win whatever the exit is worth: z.
std::vector<Vertex> replies_to_entry_from_y(const Gadget& gadget);

}  // namespace gazetteer::properties
