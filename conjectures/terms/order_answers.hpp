// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes from tables of whole orders: what a hunt over many graphs of an order asks before it
// searches graph by graph. The tables are made by the rules, as the searches are, and a test
// compares hunts both ways.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "graph/canonical/small_graph.hpp"
#include "graph/graph.hpp"
#include "oracle/engines/ueg/ueg_order_table.hpp"

namespace gazetteer::conjectures {

/// For all threads of a hunt. A table is made by the thread whose question makes it pay; the
/// others wait when they ask about its order.
class OrderAnswers {
  public:
    /// UEG on all graphs of one order.
    struct Table {
        std::function<VertexSet(const SmallGraph& g)> P_roots;
        std::function<VertexSet(const SmallGraph& g, Vertex v)> winning_moves;
    };
    /// Nothing when go_on says so.
    using Make = std::function<std::optional<Table>(int order, const std::function<bool()>& go_on)>;

    enum class When : std::uint8_t {
        never,
        /// Once search has taken as long as the table would.
        where_it_pays,
        at_once
    };

    /// Tables together take at most so many bytes; those that do not fit are not made.
    explicit OrderAnswers(std::size_t bytes, When when = When::where_it_pays, Make make = by_rules);

    /// Whether anything but search is to answer.
    bool used() const { return when_ != When::never; }
    /// The table for graphs of this order, if there is one or it is made now. Throws runs::Stopped.
    const Table* table(int order);
    /// The same where search has no room, whether it pays or not.
    const Table* table_needed(int order);

    /// What a search took instead.
    void add_search(int order, std::chrono::nanoseconds took);

    /// UegOrderTable.
    static std::optional<Table> by_rules(int order, const std::function<bool()>& go_on);

  private:
    static constexpr int order_max = UegOrderTable::order_max;
    struct OfOrder {
        std::atomic<const Table*> ready = nullptr;
        /// Nanoseconds.
        std::atomic<std::int64_t> searched = 0;
        /// It does not fit.
        std::atomic<bool> refused = false;
        std::timed_mutex making;
        std::optional<Table> table;
    };

    bool may_have(int order) const {
        return 1 <= order && order <= order_max && when_ != When::never;
    }
    OfOrder& of(int order) { return orders_[static_cast<std::size_t>(order)]; }
    bool reserve(int order);
    const Table* make(int order);

    std::size_t bytes_;
    When when_;
    Make make_;
    std::mutex reserving_;
    std::array<bool, order_max + 1> reserved_{};
    std::array<OfOrder, order_max + 1> orders_;
};

/// While it lives, the games of the thread that made it ask these tables first.
class AnswersInUse {
  public:
    explicit AnswersInUse(OrderAnswers& answers);
    ~AnswersInUse();
    AnswersInUse(const AnswersInUse&) = delete;
    AnswersInUse& operator=(const AnswersInUse&) = delete;

    /// What a search on a graph of the order took.
    static void add_search(int order, std::chrono::nanoseconds took);
    /// The vertices v with (g, v) a P-position of UEG; nothing where search is to decide. `needed`:
    /// search has no room.
    static std::optional<VertexSet> ueg_P_roots(const Graph& g, bool needed);
    /// The neighbours of v to which a move from v wins.
    static std::optional<VertexSet> ueg_winning_moves(const Graph& g, Vertex v, bool needed);

  private:
    const OrderAnswers::Table* table(int order, bool needed);

    static constinit thread_local AnswersInUse* current_;
    OrderAnswers& answers_;
    AnswersInUse* before_;
    /// The graph asked about last.
    Graph last_;
    std::optional<VertexSet> last_P_;
};

}  // namespace gazetteer::conjectures
