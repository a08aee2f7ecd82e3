// SPDX-License-Identifier: GPL-3.0-or-later
// What terms ask of UEG and of edge-delete: of tables where there are any, of search else, and of
// tables again where search has no room. Tables with values that no game has show who answers.
#include <gtest/gtest.h>

#include <functional>

#include "graph/families.hpp"
#include "language/expressions/terms.hpp"
#include "language/terms/order_answers.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {
namespace {

using AskedFor = std::function<Integer(const Graph&)>;
using When = OrderAnswers::When;

AskedFor asked_for(const char* what, TermGame game, Vertex v = 0) {
    return [=](const Graph& g) { return term(find_term(what)).of_game(game, g, {v}); };
}

/// Every position of UEG is P, and three moves win; the value of edge-delete is the order.
std::size_t no_bytes(int) {
    return 0;
}
TableMaker<OrderAnswers::Ueg> all_P(int milliseconds) {
    TableMaker<OrderAnswers::Ueg> result{};
    result.bytes = no_bytes;
    result.cost.fill(std::chrono::milliseconds(milliseconds));
    result.make = [](int, const auto&) {
        return OrderAnswers::Ueg{[](const SmallGraph& g) { return VertexSet::first(g.order()); },
                                 [](const SmallGraph&, Vertex) { return VertexSet::first(3); }};
    };
    return result;
}
TableMaker<OrderAnswers::EdgeDelete> value_is_order(int milliseconds) {
    TableMaker<OrderAnswers::EdgeDelete> result{};
    result.bytes = no_bytes;
    result.cost.fill(std::chrono::milliseconds(milliseconds));
    result.make = [](int, const auto&) {
        return OrderAnswers::EdgeDelete{[](const SmallGraph& g) { return g.order(); }};
    };
    return result;
}

struct ByTable {
    AskedFor ask;
    Graph g;
    int by_search;
    int by_table;
};
std::vector<ByTable> all_by_table() {
    const Graph edge = to_graph(path(2));
    const Graph triangle = to_graph(complete(3));
    constexpr auto ueg = term_game<UndirectedEdgeGeography>;
    constexpr auto unrooted = term_game<Unrooted<UndirectedEdgeGeography>>;
    constexpr auto edges = term_game<EdgeDelete>;
    return {{asked_for("P", ueg), edge, 0, 1},
            {asked_for("winning_moves", ueg), edge, 1, 3},
            {asked_for("winning_moves", unrooted), edge, 0, 2},
            {asked_for("P", edges), Graph(3), 1, 0},
            {asked_for("grundy", edges), triangle, 1, 3},
            {asked_for("winning_moves", edges), triangle, 3, 0}};
}

TEST(GamesByTables, AnswerWhereTablesAreInUse) {
    OrderAnswers at_once(0, When::at_once, all_P(0), value_is_order(0));
    OrderAnswers never(0, When::never, all_P(0), value_is_order(0));
    for (const ByTable& one : all_by_table()) {
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
        {
            const AnswersInUse in_use(at_once);
            EXPECT_EQ(one.ask(one.g), Integer(one.by_table));
        }
        const AnswersInUse in_use(never);
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
    }
}

/// A question after the other adds its time, until the table has been paid for.
TEST(GamesByTables, ComeWhenSearchHasTakenAsLong) {
    for (const ByTable& one : all_by_table()) {
        OrderAnswers where_it_pays(0, When::where_it_pays, all_P(1), value_is_order(1));
        const AnswersInUse in_use(where_it_pays);
        EXPECT_EQ(one.ask(one.g), Integer(one.by_search));
        int questions = 1;
        while (one.ask(one.g) != Integer(one.by_table) && questions < 10'000'000) ++questions;
        EXPECT_LT(questions, 10'000'000);
    }
}

/// No position of the complete graph of order 8 can be kept.
TEST(GamesByTables, AnswerWhereSearchHasNoRoom) {
    const runs::WorkLimits limits({}, 16);
    const Graph g = to_graph(complete(8));
    const std::vector<int> by_table{1, 3, 8, 0, 8, 0};
    std::size_t i = 0;
    for (const ByTable& one : all_by_table()) {
        EXPECT_THROW(one.ask(g), EngineLimitExceeded) << i;
        OrderAnswers where_it_pays(0, When::where_it_pays, all_P(1000), value_is_order(1000));
        const AnswersInUse in_use(where_it_pays);
        EXPECT_EQ(one.ask(g), Integer(by_table[i])) << i;
        ++i;
    }
}

}  // namespace
}  // namespace gazetteer::conjectures
