// SPDX-License-Identifier: GPL-3.0-or-later
// A whole play as it is told: position by position, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "work/decisions/data_play.hpp"
#include "work/decisions/play.hpp"

namespace gazetteer::cli {

/// What is left on the board, who wins there, and the move that led there.
struct ToldPosition {
    std::vector<Vertex> vertices = {};
    std::vector<std::pair<Vertex, Vertex>> edges = {};
    std::vector<std::pair<std::string, Vertex>> tokens = {};
    std::vector<std::pair<std::string, std::vector<Vertex>>> sets = {};
    /// N or P; L and R too in a partizan game.
    std::string outcome = {};
    /// Those of the player who moves next: vertices or pairs.
    nlohmann::ordered_json winning = nlohmann::ordered_json::array();
    std::string decided_by = {};
    /// Who moved, and where; empty and null at the start.
    std::string player = {};
    nlohmann::ordered_json move = nullptr;
    /// The move as the rules have it; empty at the start and in built-in games.
    std::string rule = {};
};

struct ToldPlay {
    std::string game = {};
    /// The game given as data by whose rules a built-in one is played; else empty.
    std::string rules_of = {};
    std::string graph = {};
    /// What the vertices are called; empty where they are numbers. The positions have numbers.
    std::vector<std::string> names = {};
    bool directed = false;
    bool partizan = false;
    bool misere = false;
    /// "first" and "second", in a partizan game "Left" and "Right".
    std::string first = {};
    std::string winner = {};
    std::vector<ToldPosition> positions = {};
};

/// The play that decisions::exemplary_play gives; its names remain to be filled in.
ToldPlay told_play(const script::Rules& rules, const std::vector<decisions::DataTurn>& turns);
/// A play of uvg, ueg, dvg or deg from the root. Throws as decisions::Judge::answers.
ToldPlay told_play(Game game, const Board& board, Vertex root, decisions::Judge& judge);

/// One object.
nlohmann::ordered_json json_of(const ToldPlay& play);
/// A line with the winner, the heads, and a line a position.
std::vector<std::string> text_of(const ToldPlay& play);

}  // namespace gazetteer::cli
