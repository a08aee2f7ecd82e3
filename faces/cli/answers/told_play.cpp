// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/told_play.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "faces/cli/answers/answer_print.hpp"
#include "faces/cli/answers/script_moves.hpp"
#include "faces/cli/input/vertex_names.hpp"

namespace gazetteer::cli {

namespace {

using Json = nlohmann::ordered_json;

void add_edges(ToldPosition& told, const Board& board) {
    if (const auto* digraph = std::get_if<Digraph>(&board))
        for (const Arc& arc : digraph->arcs()) told.edges.emplace_back(arc.tail, arc.head);
    else
        for (const Edge& e : std::get<SparseGraph>(board).edges())
            told.edges.emplace_back(e.u, e.v);
}

ToldPosition told_position(const script::Rules& rules, const script::Position& position) {
    ToldPosition result;
    result.vertices = position.present.to_vector();
    for (Vertex u : position.present)
        for (Vertex w : position.board.out_neighbours(u))
            if (rules.directed || u < w) result.edges.emplace_back(u, w);
    for (std::size_t i = 0; i < rules.tokens.size(); ++i)
        result.tokens.emplace_back(rules.tokens[i], position.tokens.at(i));
    for (std::size_t i = 0; i < rules.sets.size(); ++i)
        result.sets.emplace_back(rules.sets[i], position.sets.at(i).to_vector());
    return result;
}

const char* player_name(Player player, bool partizan) {
    const bool left = player == Player::left;
    return partizan ? (left ? "Left" : "Right") : (left ? "first" : "second");
}

}  // namespace

ToldPlay told_play(const script::Rules& rules, const std::vector<decisions::DataTurn>& turns) {
    const bool partizan = rules.is_partizan();
    ToldPlay result{.directed = rules.directed, .partizan = partizan, .misere = rules.misere};
    for (const decisions::DataTurn& turn : turns) {
        ToldPosition told = told_position(rules, turn.position);
        told.outcome = decisions::to_string(turn.outcome);
        told.decided_by = "search";
        for (const script::Choice& choice : turn.winning)
            told.winning.push_back(script_move(rules, choice));
        if (!result.positions.empty()) {
            told.player = player_name(opponent(turn.mover), partizan);
            told.move = script_move(rules, turn.by);
            told.rule = rules.moves.at(static_cast<std::size_t>(turn.by.move)).text;
        }
        result.positions.push_back(std::move(told));
    }
    const Player first = turns.front().mover;
    result.first = player_name(first, partizan);
    result.winner = player_name(turns.front().mover_wins ? first : opponent(first), partizan);
    return result;
}

ToldPlay told_play(Game game, const Board& board, Vertex root, decisions::Judge& judge) {
    const bool vertices_go =
        game.is<UndirectedVertexGeography>() || game.is<DirectedVertexGeography>();
    ToldPlay result{.directed = game.is_directed(), .first = "first"};
    std::vector<Vertex> left;
    for (Vertex v = 0; v < order_of(board); ++v) left.push_back(v);
    for_each_turn(game, board, root, judge, [&](const decisions::Turn& turn) {
        ToldPosition told;
        if (!result.positions.empty()) {
            const Vertex from = result.positions.back().tokens[0].second;
            if (vertices_go) std::erase(left, from);
            told.player = result.positions.size() % 2 == 1 ? "first" : "second";
            told.move = turn.token;
        }
        told.vertices = left;
        add_edges(told, turn.board);
        told.tokens.emplace_back("token", turn.token);
        told.outcome = decisions::to_string(turn.answer.outcome);
        told.winning = winning_vertices(turn.answer);
        told.decided_by = decider_text(turn.answer);
        result.positions.push_back(std::move(told));
    });
    result.winner = result.positions.front().outcome == "N" ? "first" : "second";
    return result;
}

namespace {

Json json_of(const ToldPosition& told, bool directed) {
    Json tokens = Json::object();
    for (const auto& [name, v] : told.tokens) tokens[name] = v;
    Json sets = Json::object();
    for (const auto& [name, set] : told.sets) sets[name] = set;
    Json result{{"player", told.player.empty() ? Json() : Json(told.player)}, {"move", told.move}};
    if (!told.rule.empty()) result["rule"] = told.rule;
    result["outcome"] = told.outcome;
    result["winning_moves"] = told.winning;
    result["decided_by"] = told.decided_by;
    result["vertices"] = told.vertices;
    result[directed ? "arcs" : "edges"] = told.edges;
    result["tokens"] = tokens;
    result["sets"] = sets;
    return result;
}

std::string moves_words(const Json& moves, const ToldPlay& play) {
    std::string result;
    for (const Json& move : moves)
        result += (result.empty() ? "" : " ") + move_words(move, play.directed, play.names);
    return result.empty() ? "-" : result;
}

std::string left_text(const ToldPosition& told, const ToldPlay& play) {
    const auto called = [&](Vertex v) { return name_of(play.names, v); };
    std::string result = told.vertices.empty() ? "nothing" : "";
    result += names_of(told.vertices, play.names, " ");
    if (!told.edges.empty()) result += ":";
    for (const auto& [u, w] : told.edges)
        result += fmt::format(" {}{}{}", called(u), play.directed ? ">" : "-", called(w));
    for (const auto& [name, v] : told.tokens) result += fmt::format(", {} = {}", name, called(v));
    for (const auto& [name, set] : told.sets)
        result += fmt::format(", {} = {{{}}}", name, names_of(set, play.names, ", "));
    return result;
}

std::string head_of(const ToldPlay& play) {
    std::string result = fmt::format("{} on {}", play.game, play.graph);
    result += play.partizan ? fmt::format(", {} begins: {} wins", play.first, play.winner)
                            : fmt::format(": the {} player wins", play.winner);
    if (play.misere) result += "; misere: who cannot move wins";
    result += fmt::format("; decided by {}", play.positions.front().decided_by);
    if (!play.rules_of.empty()) result += "; rules of " + play.rules_of;
    return result;
}

}  // namespace

Json json_of(const ToldPlay& play) {
    Json result{{"graph", play.graph}, {"game", play.game}};
    if (!play.rules_of.empty()) result["rules_of"] = play.rules_of;
    result["misere"] = play.misere;
    add_names(result, play.names);
    result["first"] = play.first;
    result["winner"] = play.winner;
    result["positions"] = Json::array();
    for (const ToldPosition& told : play.positions)
        result["positions"].push_back(json_of(told, play.directed));
    return result;
}

std::vector<std::string> text_of(const ToldPlay& play) {
    const std::string moves_head = "winning moves";
    std::size_t width = moves_head.size();
    for (const ToldPosition& told : play.positions)
        width = std::max(width, moves_words(told.winning, play).size());
    std::vector<std::string> result{
        head_of(play), fmt::format("{:>4}  {:<6}  {:<7}  {:<7}  {:<{}}  {}", "", "player", "move",
                                   "outcome", moves_head, width, "left")};
    for (const ToldPosition& told : play.positions)
        result.push_back(fmt::format("{:>4}  {:<6}  {:<7}  {:<7}  {:<{}}  {}", result.size() - 2,
                                     told.player, move_words(told.move, play.directed, play.names),
                                     told.outcome, moves_words(told.winning, play), width,
                                     left_text(told, play)));
    return result;
}

}  // namespace gazetteer::cli
