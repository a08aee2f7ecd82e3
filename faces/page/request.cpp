// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/request.hpp"

#include <algorithm>
#include <string>

#include "faces/page/board_text.hpp"
#include "faces/page/fault.hpp"
#include "language/rules/game_library.hpp"

namespace gazetteer::page {

namespace {

constexpr std::size_t play_length_max = 10'000;

const Json* member(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

int whole_number(const Json& value, int least, int most, const std::string& what) {
    if (value.is_number_integer())
        if (const auto n = value.get<std::int64_t>(); least <= n && n <= most)
            return static_cast<int>(n);
    throw Fault(
        what + " is a whole number from " + std::to_string(least) + " to " + std::to_string(most),
        "request");
}

const Json& list_in(const Json& request, const char* name) {
    static const Json none = Json::array();
    const Json* const list = member(request, name);
    if (list == nullptr) return none;
    if (!list->is_array()) throw Fault("\"" + std::string(name) + "\" is a list", "request");
    return *list;
}

Edge edge_of(const Json& pair, int order) {
    if (!pair.is_array() || pair.size() != 2) throw Fault("an edge is a pair of vertices", "graph");
    const Edge result{whole_number(pair[0], 0, order - 1, "an end of an edge"),
                      whole_number(pair[1], 0, order - 1, "an end of an edge")};
    if (result.u == result.v) throw Fault("an edge joins two different vertices", "graph");
    return result;
}

const conjectures::GameLibrary& shipped() {
    static const conjectures::GameLibrary result = conjectures::GameLibrary::shipped();
    return result;
}

}  // namespace

std::string text_in(const Json& request, const char* name, const std::string& fallback) {
    const Json* const value = member(request, name);
    if (value == nullptr) return fallback;
    if (!value->is_string()) throw Fault("\"" + std::string(name) + "\" is a text", "request");
    return value->get<std::string>();
}

bool flag_in(const Json& request, const char* name, bool fallback) {
    const Json* const value = member(request, name);
    if (value == nullptr) return fallback;
    if (!value->is_boolean())
        throw Fault("\"" + std::string(name) + "\" is true or false", "request");
    return value->get<bool>();
}

std::vector<Vertex> vertices_in(const Json& request, const char* name) {
    std::vector<Vertex> result;
    for (const Json& v : list_in(request, name))
        result.push_back(whole_number(v, 0, Graph::order_max - 1, "a vertex"));
    return result;
}

std::vector<script::Rules> games_in(const Json& request) {
    const std::string text = text_in(request, "rules");
    const auto games = conjectures::parse_games(text);
    if (!games) throw fault_of(text, games.error(), "rules");
    return *games;
}

script::Rules rules_in(const Json& request) {
    if (member(request, "rules") != nullptr) {
        const std::vector<script::Rules> games = games_in(request);
        if (games.empty())
            throw Fault("no game: the first line is 'game' and its name", "rules", 1, 1);
        return games.front();
    }
    const std::string name = text_in(request, "game");
    const script::Rules* const found = shipped().find(name);
    if (found == nullptr) throw Fault("no game has the name '" + name + "'", "request");
    return *found;
}

Board board_in(const Json& request, bool directed) {
    const std::string text = text_in(request, "graph");
    const auto board = parse_pasted(text, directed);
    if (!board) throw fault_of(text, board.error(), "graph");
    return *board;
}

Board drawn_in(const Json& request) {
    const int order =
        whole_number(request.value("order", Json(0)), 0, Graph::order_max, "the order of a graph");
    Graph graph(order);
    Digraph digraph(order);
    for (const Json& pair : list_in(request, "edges")) {
        const Edge e = edge_of(pair, order);
        graph.add_edge(e.u, e.v);
        digraph.add_arc(e.u, e.v);
    }
    return flag_in(request, "directed", false) ? Board(digraph) : Board(SparseGraph(graph));
}

std::vector<Vertex> tokens_in(const Json& request, const script::Rules& rules, const Board& board) {
    std::vector<Vertex> result = vertices_in(request, "tokens");
    result.resize(rules.tokens.size(), 0);
    for (Vertex v : result)
        if (v >= order_of(board))
            throw Fault("there is no vertex " + std::to_string(v) + " for a token: the order is " +
                            std::to_string(order_of(board)),
                        "request");
    return result;
}

std::vector<script::Choice> play_in(const Json& request) {
    std::vector<script::Choice> result;
    const Json& list = list_in(request, "play");
    if (list.size() > play_length_max) throw Fault("the line of play is too long", "play");
    for (const Json& move : list) {
        if (!move.is_array() || move.size() < 3 || move.size() > 2 + script::several_max)
            throw Fault(
                "a move is a list of three numbers, or of more where it takes several edges",
                "play");
        result.push_back({whole_number(move[0], 0, 1000, "the number of a move"),
                          whole_number(move[1], -1, Graph::order_max - 1, "a vertex"),
                          whole_number(move[2], -1, Graph::order_max - 1, "a vertex")});
        for (std::size_t i = 3; i < move.size(); ++i)
            result.back().also.push_back(
                whole_number(move[i], 0, Graph::order_max - 1, "a vertex"));
    }
    return result;
}

}  // namespace gazetteer::page
