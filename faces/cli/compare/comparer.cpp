// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/compare/comparer.hpp"

#include <algorithm>
#include <utility>

#include "faces/cli/compare/boards.hpp"
#include "language/numbers/limit_exceeded.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::cli {

namespace {

/// All winning moves of a graph of order 64 have fewer bytes.
constexpr std::size_t moves_length_max = 100'000;

/// Calls `work`; false, with the reason in the tally, where it has no room.
bool has_room(ComparisonTally& tally, const auto& work) {
    try {
        work();
        return true;
    } catch (const EngineLimitExceeded& e) {
        tally.reason = e.what();
    } catch (const conjectures::LimitExceeded& e) {
        tally.reason = e.what();
    } catch (const decisions::OutOfReach& e) {
        tally.reason = e.what();
    }
    ++tally.given_up;
    return false;
}

}  // namespace

void ComparisonTally::add(const ComparisonTally& later) {
    boards += later.boards;
    boards_asked += later.boards_asked;
    positions += later.positions;
    given_up += later.given_up;
    if (!later.reason.empty()) reason = later.reason;
    if (!first) first = later.first;
}

std::string question(const Board& board, const decisions::Start& start) {
    std::string result = text_of(board);
    for (Vertex v : start.tokens) result += " " + std::to_string(v);
    return result;
}

Comparer::Comparer(const Comparison& comparison)
    : comparison_(comparison),
      program_(comparison.command, comparison.asked == Asked::moves ? moves_length_max : 100),
      right_(comparison.game, comparison.asked) {
    if (comparison.where) where_.emplace(*comparison.where);
}

std::vector<decisions::Start> Comparer::starts_spoken_of(const Board& board) {
    std::vector<decisions::Start> result = starts_on(comparison_.game, board);
    if (!comparison_.root.empty())
        std::erase_if(result, [&](const auto& start) { return start.tokens != comparison_.root; });
    if (!where_ || result.empty()) return result;
    if (const auto* digraph = std::get_if<Digraph>(&board))
        where_->load(*digraph);
    else
        where_->load(to_graph(std::get<SparseGraph>(board)));
    const bool of_vertices = comparison_.where->about_vertices();
    std::erase_if(result, [&](const auto& start) {
        return where_->value(of_vertices ? start.tokens[0] : -1) != conjectures::Integer(1);
    });
    return result;
}

bool Comparer::add(const Board& board, ComparisonTally& tally) {
    Waiting next{board, {}};
    has_room(tally, [&] { next.starts = starts_spoken_of(board); });
    for (const decisions::Start& start : next.starts) lines_.push_back(question(board, start));
    waiting_.push_back(std::move(next));
    return (lines_.size() < batch && waiting_.size() < boards_max) || finish(tally);
}

bool Comparer::finish(ComparisonTally& tally) {
    answers_ = program_.answers(lines_, comparison_.answer_seconds);
    std::size_t line = 0;
    bool agree = true;
    for (std::size_t i = 0; agree && i < waiting_.size(); ++i) {
        agree = compare(waiting_[i], line, tally);
        line += waiting_[i].starts.size();
    }
    forget();
    return agree;
}

bool Comparer::compare(const Waiting& waiting, std::size_t first_line, ComparisonTally& tally) {
    ++tally.boards;
    if (waiting.starts.empty()) return true;
    std::vector<std::string> right;
    if (!has_room(tally, [&] { right = right_.on(waiting.board, waiting.starts); })) return true;
    ++tally.boards_asked;
    for (std::size_t i = 0; i < right.size(); ++i) {
        const std::string& answer = answers_[first_line + i];
        const auto theirs = in_one_form(comparison_.game, comparison_.asked, answer);
        if (!theirs)
            throw ProcessError("the program '" + comparison_.command + "' answered '" +
                               answer.substr(0, 100) + "' to the line '" + lines_[first_line + i] +
                               "', and " + form_of(comparison_.game, comparison_.asked));
        ++tally.positions;
        if (*theirs == right[i]) continue;
        tally.first = {waiting.board, waiting.starts[i], *theirs, right[i]};
        return false;
    }
    return true;
}

std::optional<Disagreement> Comparer::first_on(const std::vector<Board>& boards) {
    ComparisonTally tally;
    bool on = true;
    for (const Board& board : boards)
        if (on) on = add(board, tally);
    if (on) finish(tally);
    return tally.first;
}

void Comparer::forget() {
    waiting_.clear();
    lines_.clear();
}

}  // namespace gazetteer::cli
