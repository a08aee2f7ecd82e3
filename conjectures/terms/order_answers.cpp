// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/terms/order_answers.hpp"

#include <utility>

#include "oracle/tables/page_memory.hpp"
#include "runs/work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// About what a table of each order costs.
constexpr std::array<std::chrono::nanoseconds, UegOrderTable::order_max + 1> cost_of_table = [] {
    using std::chrono::milliseconds;
    return std::array<std::chrono::nanoseconds, UegOrderTable::order_max + 1>{
        milliseconds(0),  milliseconds(0),   milliseconds(0),   milliseconds(0),
        milliseconds(0),  milliseconds(0),   milliseconds(0),   milliseconds(0),
        milliseconds(10), milliseconds(200), milliseconds(4000)};
}();

}  // namespace

OrderAnswers::OrderAnswers(std::size_t bytes, When when, Make make)
    : bytes_(bytes), when_(when), make_(std::move(make)) {}

std::optional<OrderAnswers::Table> OrderAnswers::by_rules(int order,
                                                          const std::function<bool()>& go_on) {
    const std::shared_ptr<const UegOrderTable> table = UegOrderTable::made(
        order, {.threads = 1, .go_on = [&](const ExtensionProgress&) { return go_on(); }});
    if (!table) return std::nullopt;
    return Table{[table](const SmallGraph& g) { return table->P_roots(g); },
                 [table](const SmallGraph& g, Vertex v) { return table->winning_moves(g, v); }};
}

const OrderAnswers::Table* OrderAnswers::table(int order) {
    if (!may_have(order)) return nullptr;
    OfOrder& mine = of(order);
    if (const Table* const ready = mine.ready.load(std::memory_order_acquire)) return ready;
    if (when_ == When::where_it_pays && mine.searched.load(std::memory_order_relaxed) <
                                            cost_of_table[static_cast<std::size_t>(order)].count())
        return nullptr;
    return make(order);
}

void OrderAnswers::add_search(int order, std::chrono::nanoseconds took) {
    if (may_have(order)) of(order).searched.fetch_add(took.count(), std::memory_order_relaxed);
}

const OrderAnswers::Table* OrderAnswers::table_needed(int order) {
    return may_have(order) ? make(order) : nullptr;
}

/// Whether it fits beside those that were made.
bool OrderAnswers::reserve(int order) {
    const std::lock_guard lock(reserving_);
    bool& reserved = reserved_[static_cast<std::size_t>(order)];
    const std::size_t bytes = UegOrderTable::bytes(order);
    if (!reserved && bytes <= bytes_) {
        reserved = true;
        if (bytes_ != runs::WorkLimits::all_memory) bytes_ -= bytes;
    }
    return reserved;
}

/// One thread makes it, the others wait: what they could search meanwhile is little.
const OrderAnswers::Table* OrderAnswers::make(int order) {
    constexpr std::chrono::milliseconds between_looks(20);
    OfOrder& mine = of(order);
    if (mine.refused) return nullptr;
    std::unique_lock lock(mine.making, std::defer_lock);
    while (!lock.try_lock_for(between_looks))
        if (runs::stop_requested()) throw runs::Stopped();
    if (mine.table) return mine.ready;
    mine.refused = !reserve(order);
    if (mine.refused) return nullptr;
    try {
        const std::stop_token stop = runs::stop_of_thread();
        mine.table = make_(order, [&] { return !stop.stop_requested(); });
    } catch (const std::bad_alloc&) {
        mine.refused = true;
    } catch (const OutOfMemory&) {
        mine.refused = true;
    }
    if (mine.refused) return nullptr;
    if (!mine.table) throw runs::Stopped();
    mine.ready.store(&*mine.table, std::memory_order_release);
    return &*mine.table;
}

constinit thread_local AnswersInUse* AnswersInUse::current_ = nullptr;

AnswersInUse::AnswersInUse(OrderAnswers& answers)
    : answers_(answers), before_(std::exchange(current_, this)) {}

void AnswersInUse::add_search(int order, std::chrono::nanoseconds took) {
    if (current_ != nullptr) current_->answers_.add_search(order, took);
}

AnswersInUse::~AnswersInUse() {
    current_ = before_;
}

const OrderAnswers::Table* AnswersInUse::table(int order, bool needed) {
    return needed ? answers_.table_needed(order) : answers_.table(order);
}

std::optional<VertexSet> AnswersInUse::ueg_P_roots(const Graph& g, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    AnswersInUse& mine = *current_;
    if (mine.last_P_ && mine.last_ == g) return mine.last_P_;
    const OrderAnswers::Table* const table = mine.table(g.order(), needed);
    if (table == nullptr) return std::nullopt;
    mine.last_P_ = table->P_roots(SmallGraph(g));
    mine.last_ = g;
    return mine.last_P_;
}

std::optional<VertexSet> AnswersInUse::ueg_winning_moves(const Graph& g, Vertex v, bool needed) {
    if (current_ == nullptr) return std::nullopt;
    const OrderAnswers::Table* const table = current_->table(g.order(), needed);
    if (table == nullptr) return std::nullopt;
    return table->winning_moves(SmallGraph(g), v);
}

}  // namespace gazetteer::conjectures
