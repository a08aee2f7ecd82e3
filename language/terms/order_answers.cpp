// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/terms/order_answers.hpp"

#include <utility>

#include "oracle/engines/edge_delete/edge_delete_order_table.hpp"
#include "oracle/engines/ueg/ueg_order_table.hpp"
#include "oracle/rules/edge_delete.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr int order_of_tables = TableMaker<OrderAnswers::Ueg>::order_max;
static_assert(order_of_tables <= UegOrderTable::order_max);
static_assert(order_of_tables <= EdgeDeleteOrderTable::order_max);

/// What the tables of the three greatest orders cost; the others nothing to speak of.
constexpr std::array<std::chrono::milliseconds, order_of_tables + 1> costs(int of_8, int of_9,
                                                                           int of_10) {
    using std::chrono::milliseconds;
    std::array<milliseconds, order_of_tables + 1> result{};
    result[8] = milliseconds(of_8);
    result[9] = milliseconds(of_9);
    result[10] = milliseconds(of_10);
    return result;
}

template <class OrderTable>
std::shared_ptr<const OrderTable> table_of_order(int order, const std::function<bool()>& go_on) {
    return OrderTable::made(
        order, {.threads = 1, .go_on = [&](const ExtensionProgress&) { return go_on(); }});
}

template <class Table>
const Table* table_of(OrderTables<Table>& tables, int order, bool needed) {
    return needed ? tables.table_needed(order) : tables.table(order);
}

}  // namespace

TableMaker<OrderAnswers::Ueg> OrderAnswers::ueg_by_rules() {
    return {&UegOrderTable::bytes, costs(10, 200, 4000),
            [](int order, const std::function<bool()>& go_on) -> std::optional<Ueg> {
                const auto table = table_of_order<UegOrderTable>(order, go_on);
                if (!table) return std::nullopt;
                return Ueg{
                    [table](const SmallGraph& g) { return table->P_roots(g); },
                    [table](const SmallGraph& g, Vertex v) { return table->winning_moves(g, v); }};
            }};
}

TableMaker<OrderAnswers::EdgeDelete> OrderAnswers::edge_delete_by_rules() {
    return {&EdgeDeleteOrderTable::bytes, costs(10, 200, 5000),
            [](int order, const std::function<bool()>& go_on) -> std::optional<EdgeDelete> {
                const auto table = table_of_order<EdgeDeleteOrderTable>(order, go_on);
                if (!table) return std::nullopt;
                return EdgeDelete{[table](const SmallGraph& g) { return table->grundy_value(g); }};
            }};
}

OrderAnswers::OrderAnswers(std::size_t bytes, When when, TableMaker<Ueg> ueg,
                           TableMaker<EdgeDelete> edge_delete)
    : when_(when),
      room_(bytes),
      ueg_(room_, when, std::move(ueg)),
      edge_delete_(room_, when, std::move(edge_delete)) {}

constinit thread_local AnswersInUse* AnswersInUse::current_ = nullptr;

AnswersInUse::AnswersInUse(OrderAnswers& answers)
    : answers_(answers), before_(std::exchange(current_, this)) {}

AnswersInUse::~AnswersInUse() {
    current_ = before_;
}

std::optional<VertexSet> AnswersInUse::ueg_P_roots(const Graph& g, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    if (const Known* const known = AnswersInUse::known(g); known != nullptr && known->ueg_P_roots)
        return known->ueg_P_roots;
    AnswersInUse& mine = *current_;
    if (mine.last_P_ && mine.last_ == g) return mine.last_P_;
    const auto* const table = table_of(mine.answers_.ueg(), g.order(), needed);
    if (table == nullptr) return std::nullopt;
    mine.last_P_ = table->P_roots(SmallGraph(g));
    mine.last_ = g;
    return mine.last_P_;
}

std::optional<std::size_t> AnswersInUse::ueg_winning_moves(const Graph& g, Vertex v, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    if (const Known* const known = AnswersInUse::known(g);
        known != nullptr && known->ueg_winning_moves)
        return known->ueg_winning_moves->at(static_cast<std::size_t>(v));
    const auto* const table = table_of(current_->answers_.ueg(), g.order(), needed);
    if (table == nullptr) return std::nullopt;
    return static_cast<std::size_t>(table->winning_moves(SmallGraph(g), v).size());
}

std::optional<int> AnswersInUse::edge_delete_value(const Graph& g, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    if (const Known* const known = AnswersInUse::known(g);
        known != nullptr && known->edge_delete_value)
        return known->edge_delete_value;
    const auto* const table = table_of(current_->answers_.edge_delete(), g.order(), needed);
    if (table == nullptr) return std::nullopt;
    return table->grundy_value(SmallGraph(g));
}

std::optional<std::size_t> AnswersInUse::edge_delete_winning_moves(const Graph& g, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    const auto* const table = table_of(current_->answers_.edge_delete(), g.order(), needed);
    if (table == nullptr) return std::nullopt;
    std::size_t result = 0;
    for (const Graph& option : EdgeDelete::options(g))
        result += table->grundy_value(SmallGraph(option)) == 0 ? 1 : 0;
    return result;
}

}  // namespace gazetteer::conjectures
