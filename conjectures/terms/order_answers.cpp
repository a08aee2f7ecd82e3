#include "conjectures/terms/order_answers.hpp"

#include <utility>

#include "oracle/tables/page_memory.hpp"
#include "runs/work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

/// From so many questions on the search would cost more than the table: 0.2 s at order 9, 4 s at
/// order 10, a millisecond to order 7.
constexpr std::array<std::uint64_t, UegOrderTable::order_max + 1> questions_that_pay{
    0, 0, 0, 0, 0, 0, 0, 0, 500, 10'000, 200'000};

}  // namespace

OrderAnswers::OrderAnswers(std::size_t bytes, When when, Make make)
    : bytes_(bytes), when_(when), make_(std::move(make)) {}

std::optional<OrderAnswers::Table> OrderAnswers::by_rules(int order,
                                                          const std::function<bool()>& go_on) {
    const std::shared_ptr<const UegOrderTable> table = UegOrderTable::made(
        order, {.threads = 1, .go_on = [&](const UegProgress&) { return go_on(); }});
    if (!table) return std::nullopt;
    return Table{[table](const SmallGraph& g) { return table->P_roots(g); },
                 [table](const SmallGraph& g, Vertex v) { return table->winning_moves(g, v); }};
}

const OrderAnswers::Table* OrderAnswers::table(int order) {
    if (!may_have(order)) return nullptr;
    OfOrder& mine = of(order);
    if (const Table* const ready = mine.ready.load(std::memory_order_acquire)) return ready;
    if (when_ == When::where_it_pays &&
        ++mine.questions <= questions_that_pay[static_cast<std::size_t>(order)])
        return nullptr;
    const std::unique_lock lock(mine.making, std::try_to_lock);
    return lock ? make(order) : nullptr;
}

const OrderAnswers::Table* OrderAnswers::table_needed(int order) {
    if (!may_have(order)) return nullptr;
    const std::lock_guard lock(of(order).making);
    return make(order);
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

/// Its lock is held.
const OrderAnswers::Table* OrderAnswers::make(int order) {
    OfOrder& mine = of(order);
    if (mine.table || !reserve(order)) return mine.ready;
    try {
        const std::stop_token stop = runs::stop_of_thread();
        mine.table = make_(order, [&] { return !stop.stop_requested(); });
    } catch (const std::bad_alloc&) {
        return nullptr;
    } catch (const OutOfMemory&) {
        return nullptr;
    }
    if (!mine.table) throw runs::Stopped();
    mine.ready.store(&*mine.table, std::memory_order_release);
    return &*mine.table;
}

constinit thread_local AnswersInUse* AnswersInUse::current_ = nullptr;

AnswersInUse::AnswersInUse(OrderAnswers& answers)
    : answers_(answers), before_(std::exchange(current_, this)) {}

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
