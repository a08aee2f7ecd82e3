// SPDX-License-Identifier: GPL-3.0-or-later
// Built-in games: a theorem where one applies, else search, as the program's solve does.
#include <algorithm>
#include <sstream>

#include "certificates/certificate.hpp"
#include "faces/library/solving.hpp"
#include "work/decisions/certify.hpp"
#include "work/decisions/decide.hpp"

namespace gazetteer::v0 {

namespace {

Move move_of(Vertex v) {
    return {{v}};
}
Move move_of(const gazetteer::Edge& e) {
    return {{e.u, e.v}};
}
Move move_of(const EdgeLabelling::Move& move) {
    return {{move.edge.u, move.edge.v}, move.label};
}
template <class Item>
std::vector<Move> moves_of(const std::vector<Item>& items) {
    std::vector<Move> result;
    for (const Item& item : items) result.push_back(move_of(item));
    return result;
}

/// Winning moves go where they belong in the answer.
struct TellMoves {
    Answer& answer;

    template <class Item>
    void operator()(const std::vector<Item>& moves) const {
        answer.winning_moves = moves_of(moves);
    }
    template <class Item>
    void operator()(const decisions::PartizanMoves<Item>& moves) const {
        answer.left_winning_moves = moves_of(moves.left);
        answer.right_winning_moves = moves_of(moves.right);
    }
};

/// Both enumerations have the order N, P, L, R; impartial games have the first two.
struct PublicOutcome {
    template <class Internal>
    Outcome operator()(Internal outcome) const {
        const std::string letter = gazetteer::to_string(outcome);
        for (Outcome o : {Outcome::N, Outcome::P, Outcome::L})
            if (letter == to_string(o)) return o;
        return Outcome::R;
    }
};

std::string decider_of(const decisions::Answer& answer) {
    if (const auto* by = answer.theorem()) return by->theorem;
    const std::string& engine = std::get<decisions::BySearch>(answer.reason).engine;
    return engine.empty() ? "search" : "search (" + engine + ")";
}

Answer told(const decisions::Answer& answer) {
    Answer result;
    result.outcome = std::visit(PublicOutcome{}, answer.outcome);
    std::visit(TellMoves{result}, answer.winning_moves);
    result.all_winning_moves = answer.all_winning_moves();
    result.grundy = answer.grundy;
    result.decided_by = decider_of(answer);
    result.by_theorem = answer.theorem() != nullptr;
    return result;
}

decisions::SearchSettings settings_of(gazetteer::Game game, const SolveOptions& options,
                                      std::size_t starts, const CallLimits& limits) {
    const std::vector<std::string> engines = decisions::engines_of(game);
    if (!options.engine.empty() && std::ranges::find(engines, options.engine) == engines.end()) {
        std::string list;
        for (const std::string& engine : engines) list += (list.empty() ? "" : ", ") + engine;
        throw InputError("the engine " + options.engine + ": " + game.name() + " is searched by " +
                         list);
    }
    if (!options.engine.empty() && options.by == By::theorem)
        throw InputError("a theorem does not search; an engine says how to");
    decisions::SearchSettings result;
    result.engine = options.engine;
    result.limits = limits.engine();
    result.theorems = options.by == By::either;
    result.many_roots = starts > 1;
    result.progress = options.progress;
    return result;
}

}  // namespace

std::vector<Answer> solve_built_in(gazetteer::Game game, const Board& board,
                                   const std::vector<Start>& starts, const SolveOptions& options,
                                   const CallLimits& limits) {
    const auto settings = settings_of(game, options, starts.size(), limits);
    const bool asks_theorems = options.by != By::search && options.engine.empty();
    const auto theorems = decisions::theorem_decider(game, board);
    decisions::Decider search;
    std::vector<Answer> result;
    for (const Start& start : starts) {
        auto answer = asks_theorems ? theorems(own(start)) : std::nullopt;
        if (!answer && options.by == By::theorem)
            throw OutOfReach(std::string("no theorem here decides ") + game.name() + " on this " +
                             (game.is_directed() ? "digraph" : "graph"));
        if (!answer) {
            if (!search) search = decisions::search_decider(game, board, settings);
            answer = search(own(start));
        }
        result.push_back(told(answer.value()));
        if (!options.certificate) continue;
        std::ostringstream out;
        decisions::write_certificate(out, {game, board, own(start)}, *answer);
        certificates::write_total(out);
        result.back().certificate = out.str();
    }
    return result;
}

}  // namespace gazetteer::v0
