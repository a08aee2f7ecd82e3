#include "cli/certify.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "characterizations/edge_delete_paths.hpp"
#include "cli/output.hpp"
#include "counterexamples/certificate.hpp"
#include "oracle/rules/all.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::cli {

namespace {

constexpr int positions_max = 4'000'000;

template <class R, class AnyBoard>
void write_strategy(std::ostream& out, const AnyBoard& board, const Start& start,
                    const typename R::Position& position, Player mover = Player::left) {
    Solver<R> solver;
    const auto dag = strategy_dag<R>(position, solver, positions_max);
    if (!dag)
        throw InputError(fmt::format("the strategy has more than {} positions", positions_max));
    CertificateHead head =
        outcome_head(R::name, certificate_graph(board), start.tokens, Outcome::P);
    head.mover = mover;
    gazetteer::write_certificate(out, head, *dag);
}

/// Geography R from its root, or its unrooted form.
template <Ruleset R, class AnyBoard>
void write_geography(std::ostream& out, const AnyBoard& board, const Start& start) {
    if (start.unrooted)
        write_strategy<Unrooted<R>>(out, board, start, Unrooted<R>::start(board));
    else
        write_strategy<R>(out, board, start, R::start(board, start.tokens[0]));
}

template <PartizanRuleset R>
void write_partizan(std::ostream& out, const Graph& g, const Start& start) {
    for (Player mover : {Player::left, Player::right})
        write_strategy<Alternating<R>>(
            out, g, start, {R::start(g, start.tokens[0], start.tokens[1]), mover}, mover);
}

void write_strategy_of(std::ostream& out, Game game, const Board& board, const Start& start) {
    if (game == Game::dvg)
        return write_geography<DirectedVertexGeography>(out, std::get<Digraph>(board), start);
    if (game == Game::deg)
        return write_geography<DirectedEdgeGeography>(out, std::get<Digraph>(board), start);
    const auto& any = std::get<SparseGraph>(board);
    if (any.order() > Graph::order_max)
        throw InputError(fmt::format("order {}: a strategy is written up to order {}", any.order(),
                                     Graph::order_max));
    const Graph g = to_graph(any);
    if (game == Game::uvg) write_geography<UndirectedVertexGeography>(out, g, start);
    if (game == Game::ueg) write_geography<UndirectedEdgeGeography>(out, g, start);
    if (game == Game::partizan_uvg) write_partizan<PartizanVertexGeography>(out, g, start);
    if (game == Game::partizan_ueg) write_partizan<PartizanEdgeGeography>(out, g, start);
    if (game == Game::slither) write_strategy<Slither>(out, g, start, Slither::start(g));
    if (game == Game::edge_delete) write_strategy<EdgeDelete>(out, g, start, EdgeDelete::start(g));
}

std::vector<Vertex> vertices_at(const Json& witness, const char* key) {
    return witness.at(key).get<std::vector<Vertex>>();
}

void write_matching(std::ostream& out, const SparseGraph& g, const Start& start,
                    const Answer& answer) {
    UvgVerdict verdict;
    verdict.outcome = answer.outcome == "N" ? Outcome::N : Outcome::P;
    verdict.winning_moves = answer.winning_moves.get<std::vector<Vertex>>();
    for (const Json& e : answer.witness.at("matching"))
        verdict.witness.matching.push_back({e[0].get<Vertex>(), e[1].get<Vertex>()});
    verdict.witness.barrier = vertices_at(answer.witness, "barrier");
    if (start.unrooted)
        write_unrooted_uvg(out, g, verdict);
    else
        gazetteer::write_certificate(out, g, start.tokens[0], verdict);
}

void write_kernel(std::ostream& out, const SparseGraph& g, const Start& start,
                  const Json& witness) {
    const std::vector<Vertex> kernel = vertices_at(witness, "even_kernel");
    if (start.unrooted) return write_unrooted_ueg_N(out, g, kernel.front(), kernel);
    if (!witness.contains("after_move_to"))
        return gazetteer::write_certificate(out, g, start.tokens[0], proved_P(kernel));
    const Vertex move = witness.at("after_move_to").get<Vertex>();
    gazetteer::write_certificate(out, g, start.tokens[0], proved_N({move}, move, kernel));
}

/// A dual vector of each root has an odd number of its neighbours: any of them is a winning move.
void write_inverse(std::ostream& out, const SparseGraph& g, const Json& inverse) {
    std::vector<EvenKernelWitness> roots;
    for (Vertex root = 0; root < g.order(); ++root) {
        const auto dual = inverse.at(static_cast<std::size_t>(root)).get<std::vector<Vertex>>();
        const auto move = std::ranges::find_if(dual, [&](Vertex w) { return g.adjacent(root, w); });
        require(move != dual.end(), "a dual vector");
        roots.push_back({dual, *move});
    }
    write_unrooted_ueg_P(out, g, roots);
}

/// The largest order at which the checker takes the inverse of a matrix.
constexpr int inverse_order_max = 1024;

bool write_from_witness(std::ostream& out, const SparseGraph& g, const Start& start,
                        const Answer& answer) {
    const Json& witness = answer.witness;
    const auto has = [&](const char* key) { return witness.is_object() && witness.contains(key); };
    const Outcome outcome = answer.outcome == "N" ? Outcome::N : Outcome::P;
    if (has("matching"))
        write_matching(out, g, start, answer);
    else if (has("even_kernel"))
        write_kernel(out, g, start, witness);
    else if (has("inverse") && g.order() <= inverse_order_max)
        write_inverse(out, g, witness.at("inverse"));
    else if (has("levels"))
        write_slither(out, g);
    else if (has("paths"))
        write_paths(out, g, outcome, edge_delete_path_certificate());
    else if (has("mirror_automorphism") && outcome == Outcome::P)
        write_mirror(out, g, std::nullopt, vertices_at(witness, "mirror_automorphism"));
    else
        return false;
    return true;
}

}  // namespace

void write_certificate(std::ostream& out, Game game, const Board& board, const Start& start,
                       const Answer& answer) {
    const auto* graph = std::get_if<SparseGraph>(&board);
    if (graph == nullptr || !write_from_witness(out, *graph, start, answer))
        write_strategy_of(out, game, board, start);
}

}  // namespace gazetteer::cli
