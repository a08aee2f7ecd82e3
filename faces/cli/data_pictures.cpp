// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/data_pictures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "faces/cli/answers/script_moves.hpp"
#include "faces/cli/answers/told_play.hpp"
#include "faces/cli/input/vertex_names.hpp"
#include "faces/cli/output/output.hpp"
#include "faces/pictures/plain_picture.hpp"
#include "graph/index.hpp"
#include "oracle/script/solver.hpp"
#include "work/decisions/data_play.hpp"

namespace gazetteer::cli {

using decisions::DataTurn;
using pictures::Line;
using pictures::LineRole;
using pictures::Panel;
using pictures::Picture;
using pictures::VertexMark;
using pictures::VertexRole;
using script::Choice;
using script::Rules;

namespace {

/// Rings around the tokens, with their names where there are several.
void place_tokens(Panel& panel, const Rules& rules, const std::vector<Vertex>& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        VertexMark& mark = panel.vertices.at(index(tokens[i]));
        mark.root = true;
        if (rules.tokens.size() > 1)
            mark.note += (mark.note.empty() ? "" : ", ") + rules.tokens.at(i);
    }
}

/// The line between the ends of the move; null if there is none, or if the move is at a vertex.
Line* line_of(Panel& panel, const Choice& choice) {
    const auto joins = [&](const Line& line) {
        return (line.u == choice.first && line.v == choice.second) ||
               (line.v == choice.first && line.u == choice.second && !line.bent);
    };
    const auto line = std::ranges::find_if(panel.lines, joins);
    return choice.second < 0 || line == panel.lines.end() ? nullptr : &*line;
}

/// Where a token goes along an edge, an arrow shows where to.
void add_head(Line& line, const Rules& rules, const Choice& choice) {
    const script::Binder& binder = rules.moves.at(static_cast<std::size_t>(choice.move)).binder;
    if (rules.is_token(binder.first) == rules.is_token(binder.second)) return;
    const Vertex to = rules.is_token(binder.first) ? choice.second : choice.first;
    (line.v == to ? line.to_v : line.to_u) = true;
}

void add_word(std::string& words, const std::string& word) {
    if (word.empty() || words == word || words.ends_with(", " + word)) return;
    words += (words.empty() ? "" : ", ") + word;
}

/// A move at a vertex is a dashed ring, a move along edges is lines of the role. `by` is the
/// player in a partizan game.
void mark_move(Panel& panel, const Rules& rules, const Choice& choice, LineRole role,
               const std::string& by) {
    for (Vertex w : choice.also) mark_move(panel, rules, {choice.move, choice.first, w}, role, by);
    if (Line* line = line_of(panel, choice)) {
        line->role = role;
        add_word(line->label, by);
        return add_head(*line, rules, choice);
    }
    VertexMark& mark = panel.vertices.at(index(choice.first));
    mark.target = true;
    add_word(mark.note, by);
}

std::string words_of(const Rules& rules, const std::vector<Choice>& choices,
                     const std::vector<std::string>& names) {
    std::vector<std::string> result;
    for (const Choice& choice : choices)
        result.push_back(move_words(script_move(rules, choice), rules.directed, names));
    return result.empty() ? "-" : fmt::format("{}", fmt::join(result, " "));
}

std::string game_text(const Rules& rules) {
    return rules.name + (rules.misere ? " (misere)" : "");
}

class StrategyDrawer {
  public:
    StrategyDrawer(const DataDrawQuestion& question, const Board& board, Picture& picture)
        : rules_(question.rules),
          grundy_(question.grundy && question.rules.has_grundy_values()),
          names_(question.given.names),
          board_(board),
          picture_(picture),
          panel_(picture.panels[0]),
          solver_(question.rules, question.limits) {
        picture_.line_legend = {{LineRole::winning, "a winning move"}};
        picture_.target_legend = "a winning move is at this vertex";
    }

    /// N or P at every vertex as the root.
    void draw_roots() {
        std::vector<Vertex> p_positions;
        for (Vertex v = 0; v < order_of(board_); ++v) {
            const script::Position position = decisions::start_of(solver_.game(), board_, {v});
            const bool is_n = solver_.wins_moving(position);
            if (!is_n) p_positions.push_back(v);
            if (grundy_)
                panel_.vertices.at(index(v)).note = std::to_string(solver_.grundy_value(position));
            panel_.vertices.at(index(v)).role =
                is_n ? VertexRole::n_position : VertexRole::p_position;
            for (const Choice& choice : solver_.winning_choices(position))
                mark_move(panel_, rules_, choice, LineRole::winning, "");
        }
        add_outcome_legend();
        picture_.description += fmt::format(" {}: P at {{{}}}, N at the other vertices.",
                                            game_text(rules_), names_of(p_positions, names_, ", "));
        if (grundy_) picture_.description += " Beside each vertex its Grundy value.";
    }

    /// One start.
    void draw_start(const std::vector<Vertex>& tokens) {
        const script::Position position = decisions::start_of(solver_.game(), board_, tokens);
        place_tokens(panel_, rules_, tokens);
        if (!rules_.is_partizan()) {
            const bool is_n = solver_.wins_moving(position);
            const auto winning = solver_.winning_choices(position);
            for (Vertex v : tokens)
                panel_.vertices.at(index(v)).role =
                    is_n ? VertexRole::n_position : VertexRole::p_position;
            for (const Choice& choice : winning)
                mark_move(panel_, rules_, choice, LineRole::winning, "");
            add_outcome_legend();
            say(is_n ? "N" : "P", words_of(rules_, winning, names_));
            if (grundy_)
                picture_.description +=
                    fmt::format(" Its Grundy value is {}.", solver_.grundy_value(position));
            return;
        }
        std::string words;
        for (const Player player : {Player::left, Player::right}) {
            const bool left = player == Player::left;
            const auto winning = solver_.winning_choices(position, player);
            for (const Choice& choice : winning)
                mark_move(panel_, rules_, choice, LineRole::winning, left ? "Left" : "Right");
            words += (left ? "Left " : "; Right ") + words_of(rules_, winning, names_);
        }
        say(to_string(solver_.partizan_outcome(position)), words);
    }

  private:
    void add_outcome_legend() {
        picture_.vertex_legend = {
            {VertexRole::n_position, "N: the player to move from here wins"},
            {VertexRole::p_position, "P: the player to move from here loses"}};
    }
    void say(const std::string& outcome, const std::string& winning) {
        picture_.description +=
            fmt::format(" {} is {}; winning moves: {}.", game_text(rules_), outcome, winning);
    }

    const Rules& rules_;
    bool grundy_;
    const std::vector<std::string>& names_;
    const Board& board_;
    Picture& picture_;
    Panel& panel_;
    script::Solver<script::ClassKey> solver_;
};

/// The board as it is in a position, and the move that led there.
void show_position(Panel& panel, const Rules& rules, const DataTurn& turn, bool moved) {
    const script::Position& now = turn.position;
    for (std::size_t v = 0; v < panel.vertices.size(); ++v)
        if (!now.present.contains(static_cast<Vertex>(v)))
            panel.vertices[v].role = VertexRole::gone;
    for (Line& line : panel.lines)
        if (!now.board.has_arc(line.u, line.v)) line.role = LineRole::erased;
    std::vector<Vertex> tokens;
    for (std::size_t i = 0; i < rules.tokens.size(); ++i) tokens.push_back(now.tokens.at(i));
    place_tokens(panel, rules, tokens);
    for (std::size_t i = 0; i < rules.sets.size(); ++i)
        for (Vertex v : now.sets.at(i)) add_word(panel.vertices.at(index(v)).note, rules.sets[i]);
    if (moved) mark_move(panel, rules, turn.by, LineRole::move, "");
}

void check_board(const Board& board, const Rules& rules) {
    if (std::holds_alternative<Digraph>(board) != rules.directed)
        throw InputError(fmt::format("{} is played on {}; this is a {}", rules.name,
                                     rules.directed ? "digraphs" : "graphs",
                                     rules.directed ? "graph" : "digraph"));
    if (order_of(board) > Graph::order_max)
        throw InputError(fmt::format("{} is played here on at most {} vertices; this board has {}",
                                     rules.name, Graph::order_max, order_of(board)));
}

Picture plain_board(const Board& board, const std::string& name, const DataDrawQuestion& question) {
    const Rules& rules = question.rules;
    check_board(board, rules);
    Picture result = pictures::plain_picture(board, name, std::nullopt, question.given);
    result.root_legend = rules.tokens.size() > 1 ? "the tokens" : "the token";
    return result;
}

}  // namespace

Picture strategy_picture(const Board& board, const std::string& name,
                         const DataDrawQuestion& question) {
    Picture result = plain_board(board, name, question);
    StrategyDrawer drawer(question, board, result);
    if (question.tokens.size() < question.rules.tokens.size())
        drawer.draw_roots();
    else
        drawer.draw_start(question.tokens);
    return result;
}

Picture play_picture(const Board& board, const std::string& name,
                     const DataDrawQuestion& question) {
    const Rules& rules = question.rules;
    const std::vector<std::string>& names = question.given.names;
    Picture result = plain_board(board, name, question);
    const std::vector<DataTurn> turns =
        decisions::exemplary_play(rules, board, question.tokens, question.first, question.limits);
    const ToldPlay told = told_play(rules, turns);
    const Panel bare = std::move(result.panels[0]);
    result.panels.clear();
    std::vector<Choice> moves;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        Panel panel = bare;
        show_position(panel, rules, turns[i], i > 0);
        if (i > 0) moves.push_back(turns[i].by);
        panel.caption = i == 0 ? "start"
                               : fmt::format("{}: {} {}", i, told.positions[i].player,
                                             words_of(rules, {turns[i].by}, names));
        panel.caption += ", " + told.positions[i].outcome;
        result.panels.push_back(std::move(panel));
    }
    constexpr int columns_max = 4;
    result.columns = std::min(columns_max, static_cast<int>(result.panels.size()));
    result.vertex_legend = {{VertexRole::gone, "gone"}};
    result.line_legend = {{LineRole::erased, "gone"}, {LineRole::move, "the move made"}};
    result.target_legend = "the move made is at this vertex";
    result.description +=
        fmt::format(" A play of {}: {}; {} wins.", game_text(rules), words_of(rules, moves, names),
                    rules.is_partizan() ? told.winner : "the " + told.winner + " player");
    return result;
}

}  // namespace gazetteer::cli
