#include "conjectures/terms_games.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "oracle/edge_geography_solver.hpp"
#include "oracle/vertex_geography_solver.hpp"
#include "properties/ground_truth.hpp"

namespace gazetteer::games {

namespace {

/// Of UEG, up to this order the classes of rooted graphs met again pay for their canonical forms;
/// above it, and for UVG always, one solver a graph is faster.
constexpr int class_order_max = 10;

/// A solver for one graph, kept until this thread asks for another graph.
template <class S>
S& solver_of(const Graph& g) {
    static thread_local Graph last;
    static thread_local std::unique_ptr<S> solver;
    if (!solver || last != g) {
        solver = std::make_unique<S>(g);
        last = g;
    }
    return *solver;
}

/// visit(solver): the edge geography solver with the fewest words that hold the edges.
template <class Visit>
auto with_edge_solver(const Graph& g, Visit visit) {
    const int size = g.size();
    if (size <= 64) return visit(solver_of<EdgeGeographySolver<1>>(g));
    if (size <= 256) return visit(solver_of<EdgeGeographySolver<4>>(g));
    return visit(solver_of<EdgeGeographySolver<32>>(g));
}

bool rooted_is_P(TermGame game, const Graph& g, Vertex v) {
    if (game == TermGame::uvg) return solver_of<VertexGeographySolver>(g).is_P(v);
    if (g.order() <= class_order_max) return gazetteer::is_P<UEG>({g, v});
    return with_edge_solver(g, [v](auto& solver) { return solver.is_P(v); });
}

int rooted_winning_moves(TermGame game, const Graph& g, Vertex v) {
    std::size_t result = 0;
    if (game == TermGame::uvg)
        result = solver_of<VertexGeographySolver>(g).winning_moves(v).size();
    else if (g.order() <= class_order_max)
        result = gazetteer::winning_moves<UEG>({g, v}).size();
    else
        result = with_edge_solver(g, [v](auto& solver) { return solver.winning_moves(v).size(); });
    return static_cast<int>(result);
}

int rooted_grundy(TermGame game, const Graph& g, Vertex v) {
    return game == TermGame::ueg ? ground_truth<UEG>().grundy_value({g, v})
                                 : ground_truth<UVG>().grundy_value({g, v});
}

TermGame rooted(TermGame unrooted) {
    return unrooted == TermGame::unrooted_ueg ? TermGame::ueg : TermGame::uvg;
}

int P_roots(TermGame unrooted, const Graph& g) {
    int result = 0;
    for (Vertex v : g.vertices()) result += rooted_is_P(rooted(unrooted), g, v) ? 1 : 0;
    return result;
}

/// The options of the unrooted game are the rooted positions.
int unrooted_grundy(TermGame unrooted, const Graph& g) {
    std::vector<int> values;
    for (Vertex v : g.vertices()) values.push_back(rooted_grundy(rooted(unrooted), g, v));
    return mex(std::move(values));
}

}  // namespace

Integer is_P(TermGame game, const Graph& g, Vertex v) {
    switch (game) {
        case TermGame::uvg:
        case TermGame::ueg:
            return rooted_is_P(game, g, v) ? 1 : 0;
        case TermGame::slither:
            return slither_is_P(g) ? 1 : 0;
        case TermGame::edge_delete:
            return edge_delete_is_P(g) ? 1 : 0;
        case TermGame::unrooted_uvg:
        case TermGame::unrooted_ueg:
            return P_roots(game, g) == 0 ? 1 : 0;
        case TermGame::none:
            break;
    }
    throw ContractViolation("requires a game");
}

Integer is_N(TermGame game, const Graph& g, Vertex v) {
    return 1 - is_P(game, g, v).value();
}

Integer grundy(TermGame game, const Graph& g, Vertex v) {
    switch (game) {
        case TermGame::uvg:
        case TermGame::ueg:
            return rooted_grundy(game, g, v);
        case TermGame::slither:
            return ground_truth<Slither>().grundy_value(Slither::start(g));
        case TermGame::edge_delete:
            return edge_delete_truth().grundy_value(g);
        case TermGame::unrooted_uvg:
        case TermGame::unrooted_ueg:
            return unrooted_grundy(game, g);
        case TermGame::none:
            break;
    }
    throw ContractViolation("requires a game");
}

Integer winning_moves(TermGame game, const Graph& g, Vertex v) {
    switch (game) {
        case TermGame::uvg:
        case TermGame::ueg:
            return rooted_winning_moves(game, g, v);
        case TermGame::slither:
            return static_cast<std::int64_t>(SlitherSolver(g).winning_moves().size());
        case TermGame::edge_delete:
            return static_cast<std::int64_t>(edge_delete_truth().winning_moves(g).size());
        case TermGame::unrooted_uvg:
        case TermGame::unrooted_ueg:
            return P_roots(game, g);
        case TermGame::none:
            break;
    }
    throw ContractViolation("requires a game");
}

}  // namespace gazetteer::games
