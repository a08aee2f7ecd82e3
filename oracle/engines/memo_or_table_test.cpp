// SPDX-License-Identifier: GPL-3.0-or-later
// A memo or a table: which of the two decides, what is drawn on an allowance, and what is said
// where neither fits. The answers are the same.
#include "oracle/engines/memo_or_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

#include "graph/families.hpp"
#include "oracle/engines/edge_delete/edge_delete_solver.hpp"
#include "oracle/engines/slither/slither_solver.hpp"
#include "oracle/engines/slither/slither_table.hpp"
#include "oracle/engines/stream_memo.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_solver.hpp"
#include "oracle/engines/vertex_geography/vertex_geography_table.hpp"
#include "oracle/testkit/all_graphs.hpp"
#include "work/limits.hpp"
#include "work/stop.hpp"

namespace gazetteer {
namespace {

using testing::HasSubstr;
using testing::Not;

BoardOptions by_engine(BoardEngine engine) {
    return {.engine = engine};
}

BoardOptions by_bytes(double bytes) {
    return {.limits = {.bytes = static_cast<std::size_t>(bytes)}};
}

template <class Move>
void expect_answer(const BoardAnswer<Move>& answer, BoardEngine engine,
                   const std::vector<Move>& winning_moves) {
    EXPECT_EQ(answer.engine, engine);
    EXPECT_EQ(answer.winning_moves, winning_moves);
    EXPECT_EQ(answer.outcome, winning_moves.empty() ? Outcome::P : Outcome::N);
    if (engine == BoardEngine::subsets) {
        EXPECT_EQ(answer.positions, 0u);
    }
}

TEST(MemoOrTable, BothAnswerAlikeUpToOrderFive) {
    for_all_graphs(0, 5, [](const Graph& g) {
        for (BoardEngine engine : {BoardEngine::memo, BoardEngine::subsets}) {
            VertexGeographySolver solver(g);
            VertexGeographySearch search(g, by_engine(engine));
            std::vector<Vertex> P_roots;
            for (Vertex v : g.vertices()) {
                expect_answer(search.decide(v), engine, solver.winning_moves(v));
                if (solver.is_P(v)) P_roots.push_back(v);
            }
            expect_answer(search.decide_unrooted(), engine, P_roots);
            expect_answer(slither_search(g, by_engine(engine)), engine,
                          SlitherSolver(g).winning_moves());
            EdgeDeleteSolver deletions;
            const BoardAnswer<Edge> found = edge_delete_search(g, by_engine(engine));
            expect_answer(found, engine, deletions.winning_moves(g));
            EXPECT_EQ(found.grundy_value, deletions.grundy_value(g));
        }
    });
}

TEST(MemoOrTable, HaveNames) {
    EXPECT_STREQ(to_string(BoardEngine::memo), "memo");
    EXPECT_STREQ(to_string(BoardEngine::subsets), "subsets");
}

TEST(MemoOrTable, TellsThePositionsOfTheMemo) {
    VertexGeographySolver solver(to_graph(complete(6)));
    (void)solver.winning_moves(0);
    VertexGeographySearch search(to_graph(complete(6)), by_engine(BoardEngine::memo));
    EXPECT_EQ(search.decide(0).positions, solver.positions());
}

TEST(MemoOrTable, TheRootIsAVertex) {
    const auto refuses = [](const auto& board, const BoardOptions& options) {
        VertexGeographySearch search(board, options);
        EXPECT_THROW(search.decide(board.order()), ContractViolation);
        EXPECT_THROW(search.decide(-1), ContractViolation);
    };
    for (const BoardOptions& options :
         {BoardOptions(), by_engine(BoardEngine::memo), by_engine(BoardEngine::subsets)})
        for (int order : {0, 1, 6}) {
            refuses(Graph(order), options);
            refuses(Digraph(order), options);
        }
}

/// Among boards with more and more isolated vertices, which lower the mean number of moves only,
/// the memo decides as long as the table costs as much as the 1024 positions that it draws at a
/// time.
template <class PositionsOf, class EngineOf>
void expect_memo_down_to_1024(int order_min, PositionsOf positions_of, EngineOf engine_of) {
    int order = order_min;
    while (positions_of(order + 1) >= 1024) ++order;
    ASSERT_GE(positions_of(order_min), 1024);
    ASSERT_LT(order, Graph::order_max);
    EXPECT_EQ(engine_of(order), BoardEngine::memo) << order;
    EXPECT_EQ(engine_of(order + 1), BoardEngine::subsets) << order;
}

Graph path_and_isolated(int length, int order) {
    return disjoint_union(to_graph(path(length)), Graph(order - length));
}

TEST(MemoOrTable, TheTableIsTakenWhereItCostsLess) {
    expect_memo_down_to_1024(
        22,
        [](int order) {
            const double bytes = vertex_geography_bytes(to_graph(path(22)), 0);
            return 3 * bytes / 8 * (2.0 * 21 / order) / 250;
        },
        [](int order) {
            return VertexGeographySearch(path_and_isolated(22, order), {}).decide(0).engine;
        });
    expect_memo_down_to_1024(
        21,
        [](int order) {
            const double bytes = vertex_geography_bytes(to_graph(path(21)));
            return 3 * bytes / 8 * (2.0 * 20 / order) / 250;
        },
        [](int order) {
            return VertexGeographySearch(path_and_isolated(21, order), {}).decide_unrooted().engine;
        });
    expect_memo_down_to_1024(
        17,
        [](int order) {
            return 3 * slither_bytes(to_graph(path(17))) / 8 * 2 * (2.0 * 16 / order) / 250;
        },
        [](int order) { return slither_search(path_and_isolated(17, order), {}).engine; });
}

TEST(MemoOrTable, OfADigraphTheMovesAreItsArcs) {
    const auto digraph = [](int order) {
        Digraph result(order);
        for (Vertex v = 0; v < 22; ++v) result.add_arc(v, v + 1);
        return result;
    };
    expect_memo_down_to_1024(
        23,
        [&](int order) {
            return 3 * vertex_geography_bytes(digraph(23), 0) / 8 * (22.0 / order) / 250;
        },
        [&](int order) { return VertexGeographySearch(digraph(order), {}).decide(0).engine; });
}

/// The tables of its summands cost together what they cost; the largest one has to fit.
TEST(MemoOrTable, OfEdgeDeleteTheSummandsCountTogether) {
    const Graph c25 = to_graph(cycle(25));
    EXPECT_EQ(edge_delete_search(c25, {}).engine, BoardEngine::subsets);
    EXPECT_EQ(edge_delete_search(disjoint_union(c25, c25), {}).engine, BoardEngine::memo);
    EXPECT_EQ(edge_delete_search(to_graph(cycle(26)), {}).engine, BoardEngine::memo);
}

/// The complaint of a search that must fail.
template <class Search>
std::string complaint_of_search(Search search) {
    try {
        search();
    } catch (const EngineLimitExceeded& e) {
        return e.what();
    }
    return "it has not failed";
}

TEST(MemoOrTable, TheTableIsTakenIfItFitsToTheByte) {
    const Graph k16 = to_graph(complete(16));
    const double bytes = vertex_geography_bytes(k16, 0);
    EXPECT_EQ(VertexGeographySearch(k16, by_bytes(bytes)).decide(0).engine, BoardEngine::subsets);
    EXPECT_THAT(
        complaint_of_search([&] { VertexGeographySearch(k16, by_bytes(bytes - 1)).decide(0); }),
        HasSubstr("allowed are 1 MiB; a table over subsets needs 1 MiB"));
    // Two layers of 1716 rows of 2^15 bits.
    EXPECT_THAT(
        complaint_of_search([&] { edge_delete_search(to_graph(complete(8)), by_bytes(5000)); }),
        HasSubstr("; a table over subsets needs 14 MiB"));
    EXPECT_THAT(complaint_of_search([&] {
                    VertexGeographySearch(to_graph(complete(64)), by_bytes(5000)).decide(0);
                }),
                HasSubstr("; a table over subsets needs more"));
}

/// As large as the table, the memo of a complete graph of order 19 runs out of its own memory
/// before it has cost what the table does.
TEST(MemoOrTable, TheTableIsTakenWhereTheMemoDoesNotFit) {
    const Graph k19 = to_graph(complete(19));
    const double bytes = vertex_geography_bytes(k19, 0);
    EXPECT_EQ(VertexGeographySearch(k19, by_bytes(bytes)).decide(0).engine, BoardEngine::subsets);
    BoardOptions memo = by_bytes(bytes);
    memo.engine = BoardEngine::memo;
    EXPECT_THAT(complaint_of_search([&] { VertexGeographySearch(k19, memo).decide(0); }),
                Not(HasSubstr("a table")));
}

/// 1024 positions at a time, by the memo alone.
TEST(MemoOrTable, WhatTheMemoTakesIsDrawnFromTheAllowance) {
    PositionAllowance whole{5000};
    const BoardOptions options{.limits = {.allowance = &whole}};
    VertexGeographySearch forced(to_graph(path(22)), options);
    EXPECT_EQ(forced.decide(0).engine, BoardEngine::memo);
    EXPECT_EQ(whole.left, 5000 - 1024);
    EXPECT_EQ(forced.decide(1).engine, BoardEngine::memo);
    EXPECT_EQ(whole.left, 5000 - 1024);
    EXPECT_EQ(VertexGeographySearch(to_graph(complete(16)), options).decide(0).engine,
              BoardEngine::subsets);
    EXPECT_EQ(whole.left, 5000 - 2 * 1024);
    VertexGeographySearch(Graph(0), options).decide_unrooted();
    VertexGeographySearch(Digraph(0), options).decide_unrooted();
    EXPECT_EQ(whole.left, 5000 - 2 * 1024);
    for (const Graph& g : {to_graph(path(22)), to_graph(complete(16))}) {
        whole.left = 1000;
        EXPECT_THROW(VertexGeographySearch(g, options).decide(0), EngineStopped);
        EXPECT_EQ(whole.left, 1000 - 1024);
    }
}

TEST(MemoOrTable, AStopIsAStopWhereTheTableDoesNotFitEither) {
    const std::stop_token stopping = runs::stopped_token();
    const BoardOptions options{.limits = {.bytes = 1, .stop = &stopping}};
    EXPECT_THROW(VertexGeographySearch(to_graph(path(22)), options).decide(0), EngineStopped);
    EXPECT_THROW(slither_search(to_graph(path(22)), options), EngineStopped);
    EXPECT_THROW(edge_delete_search(to_graph(cycle(22)), options), EngineStopped);
}

/// A solver that is told how many positions it has. There is one at a time.
struct ToldSolver {
    explicit ToldSolver(const EngineLimits&) { EXPECT_EQ(++alive, 1); }
    ~ToldSolver() { --alive; }
    ToldSolver(const ToldSolver&) = delete;
    ToldSolver& operator=(const ToldSolver&) = delete;
    std::size_t positions() const { return count; }

    std::size_t count = 0;
    static inline int alive = 0;
};

/// A memo of at most 10 positions, and how often its solver was made.
struct ToldMemo {
    int made = 0;
    StreamMemo<ToldSolver> memo{10, [this](const EngineLimits& limits) {
                                    ++made;
                                    return std::make_unique<ToldSolver>(limits);
                                }};

    /// The positions after so many more.
    std::size_t with(std::size_t more) {
        return memo([more](ToldSolver& solver) { return solver.count += more; });
    }
};

TEST(StreamMemo, IsEmptiedWhereItHoldsMoreOrTheMemoryIsAnother) {
    ToldMemo told;
    EXPECT_EQ(told.with(4), 4U);
    EXPECT_EQ(told.with(6), 10U);
    EXPECT_EQ(told.with(1), 11U) << "it held no more than 10";
    EXPECT_EQ(told.with(2), 2U);
    EXPECT_EQ(told.made, 2);
    {
        const runs::WorkLimits limits({}, 1000);
        EXPECT_EQ(told.with(1), 1U);
        EXPECT_EQ(told.with(1), 2U);
    }
    EXPECT_EQ(told.with(1), 1U);
    EXPECT_EQ(told.made, 4);
}

/// Without room it is emptied and asked again, once.
TEST(StreamMemo, WithoutRoomAsksAnEmptyOneOnce) {
    ToldMemo told;
    int asked = 0;
    const auto ask = [&](std::size_t room) {
        return told.memo([&](ToldSolver& solver) {
            ++asked;
            if (solver.count + 1 > room) throw EngineLimitExceeded("no room");
            return ++solver.count;
        });
    };
    EXPECT_EQ(ask(2), 1U);
    EXPECT_EQ(ask(2), 2U);
    EXPECT_EQ(asked, 2);
    EXPECT_EQ(ask(2), 1U) << "emptied";
    EXPECT_EQ(asked, 4);
    EXPECT_EQ(told.made, 2);
    EXPECT_THROW(ask(0), EngineLimitExceeded);
    EXPECT_EQ(asked, 6);
    EXPECT_EQ(told.made, 3);
}

TEST(StreamMemo, DoesNotAskAnEmptyOneAgain) {
    ToldMemo other;
    EXPECT_THROW(other.memo([](ToldSolver&) -> int { throw EngineLimitExceeded("no room"); }),
                 EngineLimitExceeded);
    EXPECT_EQ(other.made, 2);
    EXPECT_EQ(other.with(3), 3U);
}

TEST(StreamMemo, MakesASolverOfItsOwnAccord) {
    StreamMemo<ToldSolver> memo;
    for (const std::size_t count : {1U, 2U})
        EXPECT_EQ(memo([](ToldSolver& solver) { return ++solver.count; }), count);
}

}  // namespace
}  // namespace gazetteer
