// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/cli/answers/answer_print.hpp"

#include <fmt/format.h>

#include "graph/interchange/named_graph.hpp"
#include "graph/text.hpp"

namespace gazetteer::cli {

using decisions::Answer;
using decisions::ByTheorem;
using decisions::MirrorVerdict;
using decisions::PartizanMoves;
using Json = nlohmann::ordered_json;

namespace {

Json to_json(Vertex v) {
    return v;
}
/// [u,v].
Json to_json(const Edge& e) {
    return {e.u, e.v};
}
/// "0-2=5".
Json to_json(const EdgeLabelling::Move& move) {
    return gazetteer::text(move);
}
template <class Item>
Json to_json(const std::vector<Item>& items) {
    Json result = Json::array();
    for (const Item& item : items) result.push_back(to_json(item));
    return result;
}
template <class Move>
Json to_json(const PartizanMoves<Move>& moves) {
    return {{"left", to_json(moves.left)}, {"right", to_json(moves.right)}};
}

/// A witness as what its predicate reads.
struct WitnessJson {
    const SparseGraph& g;

    Json operator()(const UvgVerdict& verdict) const {
        return {{"matching", to_json(verdict.witness.matching)},
                {"barrier", verdict.witness.barrier}};
    }
    Json operator()(const EvenKernelVerdict& verdict) const {
        Json result = {{"even_kernel", verdict.witness.kernel}};
        if (verdict.witness.move) result["after_move_to"] = *verdict.witness.move;
        return result;
    }
    Json operator()(const UnrootedBipartiteVerdict& verdict) const {
        if (verdict.outcome == Outcome::N) return {{"even_kernel", verdict.kernel}};
        return {{"inverse", verdict.inverse}};
    }
    Json operator()(const SlitherVerdict& verdict) const {
        Json levels = Json::array();
        for (const SlitherLevelWitness& level : verdict.witness)
            levels.push_back({{"vertices", level.vertices},
                              {"matching", to_json(level.matching)},
                              {"barrier", level.barrier},
                              {"exposing", to_json(level.exposing)}});
        return {{"levels", levels}};
    }
    /// [order, Grundy value] of each path; the period's certificate stands behind them.
    Json operator()(const EdgeDeletePathsVerdict&) const {
        Json paths = Json::array();
        for (const auto& component : components(g)) {
            const auto n = static_cast<int>(component.size());
            paths.push_back({n, edge_delete_path_grundy_value(n)});
        }
        return {{"paths", paths}};
    }
    Json operator()(const MirrorVerdict& verdict) const {
        return {{"mirror_automorphism", verdict.image}};
    }
};

void add_search(Json& line, const decisions::BySearch& by) {
    line["decided_by"] = "search";
    if (!by.engine.empty()) {
        line["engine"] = by.engine;
        if (by.positions > 0) line["positions"] = by.positions;
    }
    for (const auto& [theorem, count] : by.settled_by) line["settled_by"][theorem] = count;
    line["witness"] = nullptr;
}

/// What the vertices are called.
using Names = std::vector<std::string>;

std::string named(Vertex v, const Names& names) {
    return name_of(names, v);
}
std::string named(const Edge& e, const Names& names) {
    return name_of(names, e.u) + "-" + name_of(names, e.v);
}
std::string named(const EdgeLabelling::Move& move, const Names& names) {
    return named(move.edge, names) + "=" + std::to_string(move.label);
}
template <class Move>
std::string moves_text(const std::vector<Move>& moves, const Names& names) {
    std::string result;
    for (const Move& move : moves) result += (result.empty() ? "" : " ") + named(move, names);
    return result.empty() ? "-" : result;
}
template <class Move>
std::string moves_text(const PartizanMoves<Move>& moves, const Names& names) {
    return fmt::format("Left {}; Right {}", moves_text(moves.left, names),
                       moves_text(moves.right, names));
}

}  // namespace

void add_answer(Json& line, const Board& board, const Answer& answer) {
    line["outcome"] = decisions::to_string(answer.outcome);
    if (answer.grundy) line["grundy"] = *answer.grundy;
    line["winning_moves"] =
        std::visit([](const auto& moves) { return to_json(moves); }, answer.winning_moves);
    if (!answer.all_winning_moves()) line["winning_moves_are_all"] = false;
    const ByTheorem* by = answer.theorem();
    if (by == nullptr) return add_search(line, std::get<decisions::BySearch>(answer.reason));
    line["decided_by"] = by->theorem;
    line["witness"] = std::visit(WitnessJson{std::get<SparseGraph>(board)}, by->witness);
}

std::string moves_text(const Answer& answer, const std::vector<std::string>& names) {
    return std::visit([&names](const auto& moves) { return moves_text(moves, names); },
                      answer.winning_moves) +
           (answer.all_winning_moves() ? "" : " ...");
}

std::string decider_text(const Answer& answer) {
    if (const ByTheorem* by = answer.theorem()) return by->theorem;
    const auto& by = std::get<decisions::BySearch>(answer.reason);
    if (by.engine.empty()) return "search";
    std::string result = "search (" + by.engine;
    for (const auto& [theorem, count] : by.settled_by)
        if (count != 0) result += fmt::format("; {} settled {}", theorem, count);
    return result + ")";
}

}  // namespace gazetteer::cli
