// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/page/face.hpp"

#include <array>
#include <optional>
#include <stop_token>

#include "faces/page/explain.hpp"
#include "faces/page/fault.hpp"
#include "faces/page/referee.hpp"
#include "faces/page/request.hpp"
#include "language/rules/game_library.hpp"

namespace gazetteer::page {

namespace {

using script::Rules;

/// The limits of a search in a tab. In the browser the token tells the page how far the search is.
EngineLimits search_limits(std::size_t bytes) {
    static const std::stop_token token;
    return {.bytes = bytes, .stop = &token};
}

Json edges_json(const Board& board) {
    Json result = Json::array();
    if (const auto* digraph = std::get_if<Digraph>(&board)) {
        for (Vertex u : digraph->vertices())
            for (Vertex w : digraph->out_neighbours(u)) result.push_back({u, w});
    } else {
        for (const Edge& e : std::get<SparseGraph>(board).edges()) result.push_back({e.u, e.v});
    }
    return result;
}

Json game_json(const Rules& rules) {
    Json moves = Json::array();
    for (const script::Move& move : rules.moves)
        moves.push_back({{"player", !move.player                   ? "both"
                                    : *move.player == Player::left ? "left"
                                                                   : "right"},
                         {"text", move.text}});
    return {{"name", rules.name},
            {"text", text(rules)},
            {"directed", rules.directed},
            {"tokens", rules.tokens},
            {"sets", rules.sets},
            {"misere", rules.misere},
            {"partizan", rules.is_partizan()},
            {"source", rules.source},
            {"moves", moves}};
}

Json games_json(const std::vector<Rules>& games) {
    Json list = Json::array();
    for (const Rules& rules : games) list.push_back(game_json(rules));
    return {{"games", list}};
}

Json graph_json(const Board& board) {
    const auto* const digraph = std::get_if<Digraph>(&board);
    return {{"order", order_of(board)},
            {"directed", digraph != nullptr},
            {"edges", edges_json(board)},
            {"text",
             digraph != nullptr ? to_digraph6(*digraph) : to_graph6(std::get<SparseGraph>(board))}};
}

/// A game on a board, kept for the next request.
struct Session {
    std::string game;
    Board board;
    Referee referee;
    std::size_t bytes;
    /// A search has met its limit: no other is tried where a theorem names the winning moves.
    bool met_limit = false;
};

Session& session_of(const Rules& rules, const Board& board, std::size_t bytes) {
    static std::optional<Session> session;
    const std::string game = text(rules);
    if (session && session->game == game && session->board == board && session->bytes == bytes)
        return *session;
    const std::size_t edges = edges_json(board).size();
    if (!script::BoardGame::plays(rules, order_of(board), edges))
        throw Fault("the graph is too large for this game: 64 vertices and " +
                        std::to_string(script::BoardGame::size_max) + " edges at most",
                    "graph");
    session.reset();
    session.emplace(Session{game, board, Referee(rules, board, search_limits(bytes)), bytes});
    return *session;
}

Json position_json(const script::Position& position, const Rules& rules) {
    Json edges = Json::array();
    for (Vertex u : position.present)
        for (Vertex w : position.board.out_neighbours(u))
            if (position.directed || u < w) edges.push_back({u, w});
    Json present = Json::array();
    for (Vertex v : position.present) present.push_back(v);
    Json tokens = Json::array();
    for (std::size_t i = 0; i < rules.tokens.size(); ++i) tokens.push_back(position.tokens[i]);
    Json sets = Json::array();
    for (std::size_t i = 0; i < rules.sets.size(); ++i) {
        sets.push_back(Json::array());
        for (Vertex v : position.sets[i]) sets.back().push_back(v);
    }
    return {{"present", present}, {"edges", edges}, {"tokens", tokens}, {"sets", sets}};
}

Json why_json(const Explanation& why) {
    Json edges = Json::array();
    for (const Edge& e : why.edges) edges.push_back({e.u, e.v});
    return {{"theorem", why.theorem},
            {"kind", why.kind},
            {"says", why.says},
            {"vertices", why.vertices},
            {"edges", edges}};
}

/// As play_in reads it.
Json choice_json(const script::Choice& choice) {
    Json result{choice.move, choice.first, choice.second};
    for (Vertex v : choice.also) result.push_back(v);
    return result;
}

Json moves_json(const Rules& rules, const std::vector<JudgedMove>& moves) {
    Json result = Json::array();
    for (const JudgedMove& move : moves) {
        Json one{{"choice", choice_json(move.choice)}, {"at", places_of(rules, move.choice)}};
        if (move.wins) one["wins"] = *move.wins;
        if (move.grundy) one["grundy"] = *move.grundy;
        result.push_back(one);
    }
    return result;
}

/// The judgement that a theorem gives.
Judgement by_theorem(const Rules& rules, std::vector<JudgedMove> moves, const Explanation& why) {
    Judgement result{.outcome = to_string(why.outcome),
                     .mover_wins = why.outcome == Outcome::N,
                     .moves = std::move(moves)};
    if (!why.winning) return result;
    for (JudgedMove& move : result.moves)
        move.wins = std::ranges::count(*why.winning, places_of(rules, move.choice).front()) > 0;
    return result;
}

/// Nothing where the search meets its limit; the memo is then given back.
std::optional<Judgement> by_search(Session& session, const Place& place) {
    try {
        return session.referee.judge(place);
    } catch (const EngineLimitExceeded&) {
        const Rules rules = session.referee.rules();
        session.referee = Referee(rules, session.board, search_limits(session.bytes));
        session.met_limit = true;
        return std::nullopt;
    }
}

/// Outcome, moves and reason of a place, as far as the request asks.
Json judged(Session& session, const Place& place, bool search) {
    const Rules rules = session.referee.rules();
    const auto why = explanation(rules, session.referee.plain(place));
    const bool theorem_suffices = session.met_limit && why && why->winning;
    std::optional<Judgement> searched;
    if (search && !theorem_suffices) searched = by_search(session, place);
    if (search && !searched && !why)
        throw Fault("the search needs more than " +
                        memory_text(static_cast<double>(session.bytes)) +
                        ", which is what this page gives it; the program may take more",
                    "request");
    const std::vector<JudgedMove> moves = session.referee.moves(place);
    const Judgement judgement = searched ? *searched
                                : why    ? by_theorem(rules, moves, *why)
                                         : Judgement{.moves = moves};
    Json result{{"moves", moves_json(rules, judgement.moves)}};
    if (search && !searched)
        result["unsearched"] = "Grundy values are out of reach here: the search needs more than " +
                               memory_text(static_cast<double>(session.bytes)) +
                               ". Who wins is known by the theorem.";
    if (!judgement.outcome.empty()) {
        result["outcome"] = judgement.outcome;
        result["mover_wins"] = judgement.mover_wins;
    } else if (judgement.moves.empty()) {
        result["mover_wins"] = rules.misere;
    }
    if (judgement.grundy) result["grundy"] = *judgement.grundy;
    if (why) result["why"] = why_json(*why);
    return result;
}

Player first_in(const Json& request) {
    const std::string first = text_in(request, "first", "left");
    if (first != "left" && first != "right") throw Fault("\"first\" is left or right", "request");
    return first == "left" ? Player::left : Player::right;
}

Json position_answer(const Json& request, std::size_t bytes) {
    const Rules rules = rules_in(request);
    const Board board = board_in(request, rules.directed);
    if (order_of(board) == 0 && !rules.tokens.empty())
        throw Fault("a token needs a vertex: the graph has none", "graph");
    const auto tokens = tokens_in(request, rules, board);
    Session& session = session_of(rules, board, bytes);
    Referee& referee = session.referee;
    Place place = referee.start(tokens, first_in(request));
    for (const script::Choice& choice : play_in(request)) try {
            place = referee.after(place, choice);
        } catch (const script::RulesError&) {
            throw;
        } catch (const InputError& error) {
            throw Fault(error.what(), "play");
        }
    Json result{{"position", position_json(referee.plain(place), rules)},
                {"mover", place.mover == Player::left ? "left" : "right"}};
    result.update(judged(session, place, flag_in(request, "search", true)));
    result["positions"] = referee.positions();
    return result;
}

/// The vertices for the token that is varied; of a game without tokens one start, the vertex null.
Json roots_answer(const Json& request, std::size_t bytes) {
    const Rules rules = rules_in(request);
    const Board board = board_in(request, rules.directed);
    const Player first = first_in(request);
    Session& session = session_of(rules, board, bytes);
    const bool search = flag_in(request, "search", true);
    Json list = Json::array();
    const auto add = [&](const std::vector<Vertex>& tokens, const Json& vertex) {
        Json one{{"vertex", vertex}};
        one.update(judged(session, session.referee.start(tokens, first), search));
        list.push_back(one);
    };
    if (rules.tokens.empty()) {
        add({}, nullptr);
    } else if (order_of(board) > 0) {
        auto tokens = tokens_in(request, rules, board);
        const std::vector<Vertex> varied = vertices_in(request, "vary");
        const std::size_t token = varied.empty() ? 0 : static_cast<std::size_t>(varied.front());
        if (token >= tokens.size()) throw Fault("the game has no such token", "request");
        for (tokens[token] = 0; tokens[token] < order_of(board); ++tokens[token])
            add(tokens, tokens[token]);
    }
    return {{"roots", list}};
}

Json answered(const Json& request, std::size_t bytes) {
    const std::string op = text_in(request, "op");
    if (op == "games") return games_json(conjectures::GameLibrary::shipped().games());
    if (op == "rules") return games_json(games_in(request));
    if (op == "graph") return graph_json(board_in(request, flag_in(request, "directed", false)));
    if (op == "draw") return graph_json(drawn_in(request));
    if (op == "position") return position_answer(request, bytes);
    if (op == "roots") return roots_answer(request, bytes);
    throw Fault("\"op\" is games, rules, graph, draw, position or roots", "request");
}

Json error_json(const std::string& message, const char* in, int line = 0, int column = 0) {
    Json error{{"message", message}, {"in", in}};
    if (line > 0) error.update(Json{{"line", line}, {"column", column}});
    return {{"error", error}};
}

std::string written(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string answer(std::string_view request, std::size_t memo_bytes) {
    try {
        if (request.size() > request_length_max)
            throw Fault(
                "the request is longer than " + std::to_string(request_length_max) + " bytes",
                "request");
        const Json asked = Json::parse(request, nullptr, false);
        if (!asked.is_object()) throw Fault("a request is a JSON object", "request");
        return written(answered(asked, memo_bytes));
    } catch (const Fault& fault) {
        return written(error_json(fault.what(), fault.in, fault.line, fault.column));
    } catch (const script::RulesError& error) {
        return written(error_json(error.what(), "rules"));
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return written(error_json(error.what(), "request"));
    }
}

}  // namespace gazetteer::page
