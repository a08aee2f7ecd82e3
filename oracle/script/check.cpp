// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/script/check.hpp"

#include <algorithm>
#include <numeric>

#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/script/board_game.hpp"
#include "oracle/script/solver.hpp"

namespace gazetteer::script {

namespace {

/// The boards of a check, as positions without tokens' places yet.
struct Boards {
    std::vector<Graph> graphs = {};
    std::vector<Digraph> digraphs = {};
    int order_max = 0;

    std::size_t size() const { return graphs.size() + digraphs.size(); }
    std::string text() const {
        return "all " + std::to_string(size()) + (digraphs.empty() ? " graphs" : " digraphs") +
               " of order <= " + std::to_string(order_max);
    }
};

Boards boards_for(const Rules& rules, int order_max) {
    Boards result{.order_max = order_max};
    const auto keep = [](auto& list) {
        return [&list](const auto& board) {
            list.push_back(board);
            return true;
        };
    };
    if (rules.directed)
        for_each_digraph(0, order_max, keep(result.digraphs));
    else
        for_each_graph({.order_min = 0, .order_max = order_max}, keep(result.graphs));
    return result;
}

/// visit(board) for each, until it returns a fault.
template <class Visit>
std::string fault_of_boards(const Boards& boards, Visit visit) {
    for (const Graph& g : boards.graphs)
        if (std::string fault = visit(g); !fault.empty()) return fault;
    for (const Digraph& d : boards.digraphs)
        if (std::string fault = visit(d); !fault.empty()) return fault;
    return "";
}

/// visit(position) for each start, until it returns a fault.
template <class Visit>
std::string first_fault(const Interpreter& game, const Boards& boards, Visit visit) {
    return fault_of_boards(boards, [&](const auto& board) -> std::string {
        for (const auto& tokens : placings(game.rules(), board.order()))
            if (std::string fault = visit(game.start(board, tokens)); !fault.empty()) return fault;
        return "";
    });
}

/// All that is asked of a position, in words.
template <class AnySolver>
std::string answers(AnySolver& solver, const typename AnySolver::Position& position) {
    const Rules& rules = solver.rules();
    if (rules.is_partizan()) return to_string(solver.partizan_outcome(position));
    std::string result = to_string(solver.outcome(position));
    if (!rules.misere) result += ", Grundy value " + std::to_string(solver.grundy_value(position));
    return result;
}

/// All that is to be known of a position: under normal play the Grundy value tells the outcome of
/// an impartial game, whatever its options are.
template <class Keys>
std::string worth(Solver<Keys>& solver, const Position& position) {
    if (!solver.rules().has_grundy_values()) return answers(solver, position);
    return "Grundy value " + std::to_string(solver.grundy_value(position));
}

Position renamed(const Position& position, const std::vector<Vertex>& image) {
    const auto moved = [&image](VertexSet set) {
        VertexSet result;
        for (Vertex v : set) result.insert(image[static_cast<std::size_t>(v)]);
        return result;
    };
    Position result = position;
    result.board = position.board.relabelled(image);
    result.present = moved(position.present);
    for (VertexSet& set : result.sets) set = moved(set);
    for (Vertex& token : result.tokens)
        if (token < static_cast<Vertex>(image.size()))
            token = image[static_cast<std::size_t>(token)];
    return result;
}

std::string differ(const Rules& rules, const Position& position, const std::string& a,
                   const std::string& b) {
    return text(rules, position) + ": " + a + ", but " + b;
}

std::string representations_differ(const Rules& rules, const Boards& boards) {
    Solver<ExactKey> plain(rules);
    Solver<ClassKey> classes(rules);
    return first_fault(plain.game(), boards, [&](const Position& position) {
        const std::string a = answers(plain, position);
        const std::string b = answers(classes, position);
        return a == b ? "" : differ(rules, position, a, "by classes " + b);
    });
}

std::string subsets_differ(const Rules& rules, const Boards& boards) {
    Solver<ExactKey> plain(rules);
    return fault_of_boards(boards, [&](const auto& graph) -> std::string {
        const auto board = std::make_shared<const Board>(graph);
        Solver<BoardKey, BoardGame> subsets(BoardGame(rules, board), BoardKey(rules, board));
        for (const auto& tokens : placings(rules, graph.order())) {
            const Position position = plain.game().start(graph, tokens);
            const std::string a = answers(plain, position);
            const std::string b = answers(subsets, subsets.game().start(*board, tokens));
            if (a != b) return differ(rules, position, a, "by subsets " + b);
        }
        return "";
    });
}

std::string names_matter(const Rules& rules, const Boards& boards) {
    Solver<ExactKey> solver(rules);
    return first_fault(solver.game(), boards, [&](const Position& position) -> std::string {
        const std::string a = worth(solver, position);
        std::vector<Vertex> image(static_cast<std::size_t>(position.board.order()));
        std::iota(image.begin(), image.end(), 0);
        while (std::ranges::next_permutation(image).found) {
            const Position other = renamed(position, image);
            const std::string b = worth(solver, other);
            if (a != b) return differ(rules, position, a, b + " of " + text(rules, other));
        }
        return "";
    });
}

/// A game without tokens on graphs or digraphs: one board beside another.
Digraph beside(const Digraph& a, const Digraph& b) {
    Digraph result(a.order() + b.order());
    for (const Arc& arc : a.arcs()) result.add_arc(arc.tail, arc.head);
    for (const Arc& arc : b.arcs()) result.add_arc(a.order() + arc.tail, a.order() + arc.head);
    return result;
}

std::string sums_differ(const Rules& rules, const Boards& boards) {
    Solver<ExactKey> solver(rules);
    std::vector<Position> all;
    first_fault(solver.game(), boards, [&](const Position& position) {
        all.push_back(position);
        return "";
    });
    for (const Position& a : all)
        for (const Position& b : all) {
            Position both = a;
            both.board = beside(a.board, b.board);
            both.present = both.board.vertices();
            const int value = solver.grundy_value(both);
            const int sum = solver.grundy_value(a) ^ solver.grundy_value(b);
            if (value != sum)
                return differ(rules, both, "Grundy value " + std::to_string(value),
                              "the nim-sum is " + std::to_string(sum));
        }
    return "";
}

/// Adds what a check finds, and whether the rules can be played: else every check fails alike.
template <class Check>
bool add(std::vector<Finding>& findings, std::string what, Check check) {
    findings.push_back({std::move(what)});
    try {
        findings.back().fault = check();
        return true;
    } catch (const RulesError& error) {
        findings.back().fault = error.what();
        return false;
    }
}

/// By a measure or, where the reader of the rules has gone along them, by all plays on small
/// boards.
Finding that_play_ends(const Rules& rules) {
    const std::vector<EndlessMove> endless = endless_moves(rules);
    if (rules.played_to > 0)
        return {"play ends on all " + std::string(rules.directed ? "digraphs" : "graphs") +
                " of order <= " + std::to_string(rules.played_to) +
                ", as all plays there show; the rules alone do not. Elsewhere a play is stopped "
                "after " +
                std::to_string(moves_of_play_max) + " moves, with its position. " +
                (endless.empty() ? "" : endless.front().why)};
    return {"play ends: each move lowers a measure, on every board",
            endless.empty() ? "" : endless.front().why};
}

}  // namespace

std::vector<std::vector<Vertex>> placings(const Rules& rules, int order) {
    std::vector<std::vector<Vertex>> result{{}};
    for (std::size_t token = 0; token < rules.tokens.size(); ++token) {
        std::vector<std::vector<Vertex>> longer;
        for (const auto& placing : result)
            for (Vertex v = 0; v < order; ++v) {
                longer.push_back(placing);
                longer.back().push_back(v);
            }
        result = std::move(longer);
    }
    return result;
}

std::vector<Finding> check_game(const Rules& rules) {
    const bool has_many_starts = rules.tokens.size() > (rules.sets.empty() ? 2 : 1);
    const int order = (rules.directed ? 4 : 5) - (has_many_starts ? 1 : 0);
    const Boards boards = boards_for(rules, order);
    std::vector<Finding> result;
    result.push_back(that_play_ends(rules));
    if (!result.front().fault.empty()) return result;
    const bool playable =
        add(result, "the interpreter and the memo by classes agree on " + boards.text(),
            [&] { return representations_differ(rules, boards); });
    if (!playable) return result;
    add(result, "positions told by subsets have the same answers on " + boards.text(),
        [&] { return subsets_differ(rules, boards); });
    add(result, "names of vertices do not matter on " + boards.text(),
        [&] { return names_matter(rules, boards); });
    if (!analyse(rules).is_sum() || !rules.has_grundy_values()) return result;
    const Boards small = boards_for(rules, 3);
    add(result, "Grundy values of two boards add by nim-sum on pairs of " + small.text(),
        [&] { return sums_differ(rules, small); });
    return result;
}

std::string text(const Rules& rules, const Choice& choice) {
    const Move& move = rules.moves[static_cast<std::size_t>(choice.move)];
    std::string result = std::to_string(choice.first);
    if (move.binder.kind != Binder::Kind::vertex)
        result += (rules.directed ? ">" : "-") + std::to_string(choice.second);
    return rules.moves.size() == 1 ? result
                                   : result + " by the move of line " + std::to_string(move.line);
}

std::vector<std::string> play_through(const Rules& rules) {
    Solver<ExactKey> solver(rules);
    const Digraph board(4, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 2}});
    std::vector<Vertex> tokens;
    for (std::size_t i = 0; i < rules.tokens.size(); ++i) tokens.push_back(static_cast<Vertex>(i));
    Position position = rules.directed ? solver.game().start(board, tokens)
                                       : solver.game().start(board.underlying(), tokens);
    std::vector<std::string> lines;
    for (Player player = Player::left;; player = opponent(player)) {
        if (lines.size() > 2 * moves_of_play_max) stop_play(rules, text(rules, position));
        const std::vector<Choice> choices = solver.game().choices(position, player);
        lines.push_back(text(rules, position) + "; " + answers(solver, position));
        if (choices.empty()) return lines;
        const std::string who =
            rules.is_partizan() ? (player == Player::left ? "Left: " : "Right: ") : "";
        lines.push_back("  " + who + text(rules, choices.front()));
        position = solver.game().options(position, player).front();
    }
}

}  // namespace gazetteer::script
