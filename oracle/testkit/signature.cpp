// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/testkit/signature.hpp"

#include "graph/families.hpp"
#include "oracle/engines/class_solver.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/ueg/edge_geography_solver.hpp"
#include "oracle/engines/ueg/labelled/labelled_classes.hpp"
#include "oracle/engines/ueg/ueg_classes.hpp"
#include "oracle/engines/ueg/ueg_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/partizan.hpp"
#include "oracle/rules/games.hpp"
#include "oracle/testkit/test_sizes.hpp"

namespace gazetteer {

namespace {

/// Every labelled graph of the order: bit i of the counter is the i-th pair of vertices.
template <class Visit>
void for_each_board(int order, std::type_identity<Graph>, Visit visit) {
    const std::vector<Edge> pairs = complete(order).edges();
    for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << pairs.size(); ++chosen) {
        Graph g(order);
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if ((chosen >> i & 1) != 0) g.add_edge(pairs[i].u, pairs[i].v);
        visit(g);
    }
}

/// Every labelled digraph of the order: two bits of the counter for each pair of vertices.
template <class Visit>
void for_each_board(int order, std::type_identity<Digraph>, Visit visit) {
    const std::vector<Edge> pairs = complete(order).edges();
    for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << 2 * pairs.size(); ++chosen) {
        Digraph d(order);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if ((chosen >> 2 * i & 1) != 0) d.add_arc(pairs[i].u, pairs[i].v);
            if ((chosen >> 2 * i & 2) != 0) d.add_arc(pairs[i].v, pairs[i].u);
        }
        visit(d);
    }
}

/// Totals of a line: by outcome class in the order of the enumeration's values.
struct Totals {
    std::size_t by_class[4] = {};
    std::size_t positions = 0;

    void count(Outcome outcome) { ++by_class[static_cast<int>(outcome)]; }
    void count(PartizanOutcome outcome) { ++by_class[static_cast<int>(outcome)]; }
    std::string line(const std::string& name, const std::string& corpus) const {
        std::string result = name + ", " + corpus + ": N " + std::to_string(by_class[0]) + ", P " +
                             std::to_string(by_class[1]);
        if (by_class[2] + by_class[3] > 0)
            result += ", L " + std::to_string(by_class[2]) + ", R " + std::to_string(by_class[3]);
        return result + ", positions " + std::to_string(positions) + "\n";
    }
};

std::string labelled_boards(int order) {
    return "all labelled boards of order " + std::to_string(order);
}

template <class R>
struct MemoSolver {
    using type = Solver<R>;
};
template <PartizanRuleset R>
struct MemoSolver<R> {
    using type = PartizanSolver<R>;
};

/// The memoised solver over all starts on all labelled boards of one order.
template <class R>
std::string by_solver(int order) {
    Totals totals;
    typename MemoSolver<R>::type solver;
    for_each_board(order, std::type_identity<BoardOf<R>>(), [&](const BoardOf<R>& board) {
        for_each_start_on<R>(
            board, [&](const auto& start) { totals.count(solver.outcome(position_of<R>(start))); });
    });
    totals.positions = solver.positions();
    return totals.line(R::name, labelled_boards(order));
}

/// One EdgeGeographySolver or VertexGeographySolver for each board, all roots.
template <class AnySolver, class Board>
std::string by_board(const std::string& name, int order) {
    Totals totals;
    for_each_board(order, std::type_identity<Board>(), [&](const Board& board) {
        AnySolver solver(board);
        for (Vertex v : board.vertices()) totals.count(solver.outcome(v));
        totals.positions += solver.positions();
    });
    return totals.line(name, labelled_boards(order));
}

std::string by_slither_solver(int order) {
    Totals totals;
    for_each_board(order, std::type_identity<Graph>(), [&](const Graph& board) {
        SlitherSolver solver(board);
        totals.count(solver.outcome());
        totals.positions += solver.positions();
    });
    return totals.line("SlitherSolver", labelled_boards(order));
}

/// Grundy values, so that the number of classes does not depend on the order of options.
template <class R>
std::string by_class_solver(const std::string& name, int order) {
    Totals totals;
    ClassSolver<R> solver;
    for_each_board(order, std::type_identity<Graph>(), [&](const Graph& board) {
        for (Vertex v : board.vertices())
            totals.count(solver.grundy_value({board, v}) == 0 ? Outcome::P : Outcome::N);
    });
    totals.positions = solver.positions();
    return totals.line(name, labelled_boards(order));
}

std::string by_edge_delete_solver(int order) {
    Totals totals;
    EdgeDeleteSolver solver;
    for_each_board(order, std::type_identity<Graph>(), [&](const Graph& board) {
        if (!has_isolated_vertex(board)) totals.count(solver.outcome(board));
    });
    totals.positions = solver.positions();
    return totals.line("EdgeDeleteSolver", labelled_boards(order));
}

std::string by_grid(int m, int n) {
    Totals totals;
    EdgeGeographySolver<> solver(Grid{m, n}.graph());
    for (Vertex v = 0; v < m * n; ++v) totals.count(solver.outcome(v));
    totals.positions = solver.positions();
    return totals.line("EdgeGeographySolver",
                       "all roots of the grid " + std::to_string(m) + " x " + std::to_string(n));
}

/// Every root of every board by one engine of UEG.
std::string by_engine(UegEngine engine, const std::string& corpus,
                      const std::vector<SparseGraph>& boards) {
    Totals totals;
    double positions = 0;
    for (const SparseGraph& board : boards) {
        UegSolver solver(board, {.engine = engine});
        for (Vertex v = 0; v < board.order(); ++v) {
            const UegAnswer answer = solver.decide(v);
            totals.count(answer.outcome);
            positions += answer.positions;
        }
    }
    totals.positions = static_cast<std::size_t>(positions);
    return totals.line(to_string(engine), corpus);
}

/// The engines of UEG that search for one start or fill a table.
std::string by_engines() {
    std::vector<SparseGraph> boards;
    for_each_board(5, std::type_identity<Graph>(),
                   [&](const Graph& board) { boards.push_back(board); });
    const std::string all = "ueg from each root, " + labelled_boards(5);
    std::string result;
    for (UegEngine engine : {UegEngine::subsets, UegEngine::cycle_space, UegEngine::proof_search}) {
        result += by_engine(engine, all, boards);
        result += by_engine(engine, "ueg from each root, K_6", {complete(6)});
    }
    for (UegEngine engine : {UegEngine::cycle_space, UegEngine::proof_search})
        result += by_engine(engine, "ueg from each root, the grid 4 x 5", {Grid{4, 5}.graph()});
    return result;
}

/// "positions": the rooted graphs up to isomorphism that are P.
std::string by_ueg_classes(int order) {
    const RootedCounts counts = ueg_census(order)->total();
    Totals totals;
    totals.by_class[0] = counts.roots - counts.p_roots;
    totals.by_class[1] = counts.p_roots;
    totals.positions = counts.p_orbits;
    return totals.line("UegClasses", "all unlabelled graphs of order " + std::to_string(order) +
                                         ", positions P up to isomorphism");
}

std::string by_labelled_classes(int order) {
    Totals totals;
    for (const std::uint64_t p_roots : labelled_p_roots(order)) totals.by_class[1] += p_roots;
    totals.positions = static_cast<std::size_t>(order) << order * (order - 1) / 2;
    totals.by_class[0] = totals.positions - totals.by_class[1];
    return totals.line("LabelledClasses", labelled_boards(order));
}

}  // namespace

std::string signature() {
    using UVG = UndirectedVertexGeography;
    using UEG = UndirectedEdgeGeography;
    std::string result;
    GamesAndForms::for_each([&result]<class R>() { result += by_solver<R>(signature_order<R>); });
    return result + by_board<EdgeGeographySolver<>, Graph>("EdgeGeographySolver", 5) +
           by_board<EdgeGeographySolver<>, Digraph>("EdgeGeographySolver directed", 3) +
           by_board<VertexGeographySolver, Graph>("VertexGeographySolver", 5) +
           by_board<VertexGeographySolver, Digraph>("VertexGeographySolver directed", 3) +
           by_slither_solver(5) + by_class_solver<UVG>("ClassSolver uvg", 5) +
           by_class_solver<UEG>("ClassSolver ueg", 5) + by_edge_delete_solver(5) + by_grid(4, 4) +
           by_grid(4, 5) + by_grid(5, 5) + by_engines() + table_signature() + by_ueg_classes(8) +
           by_ueg_classes(9) + by_labelled_classes(8);
}

}  // namespace gazetteer
