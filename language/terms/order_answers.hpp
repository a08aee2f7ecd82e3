// SPDX-License-Identifier: GPL-3.0-or-later
// Answers from tables of whole orders: what a hunt over many graphs of an order asks before it
// searches graph by graph. The tables are made by the rules, as the searches are, and a test
// compares hunts both ways.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "graph/canonical/small_graph.hpp"
#include "graph/graph.hpp"
#include "language/terms/order_tables.hpp"

namespace gazetteer::conjectures {

/// For all threads of a hunt.
class OrderAnswers {
  public:
    /// UEG on all graphs of one order.
    struct Ueg {
        std::function<VertexSet(const SmallGraph& g)> P_roots;
        std::function<VertexSet(const SmallGraph& g, Vertex v)> winning_moves;
    };
    /// Edge-delete on all graphs of one order, isolated vertices or not.
    struct EdgeDelete {
        std::function<int(const SmallGraph& g)> grundy_value;
    };
    using When = WhenTables;

    /// Tables together take at most so many bytes; those that do not fit are not made.
    explicit OrderAnswers(std::size_t bytes, When when = When::where_it_pays,
                          TableMaker<Ueg> ueg = ueg_by_rules(),
                          TableMaker<EdgeDelete> edge_delete = edge_delete_by_rules());

    /// Whether anything but search is to answer.
    bool used() const { return when_ != When::never; }
    OrderTables<Ueg>& ueg() { return ueg_; }
    OrderTables<EdgeDelete>& edge_delete() { return edge_delete_; }

    /// UegOrderTable and EdgeDeleteOrderTable.
    static TableMaker<Ueg> ueg_by_rules();
    static TableMaker<EdgeDelete> edge_delete_by_rules();

  private:
    When when_;
    TableRoom room_;
    OrderTables<Ueg> ueg_;
    OrderTables<EdgeDelete> edge_delete_;
};

/// While it lives, the games of the thread that made it ask these tables first.
class AnswersInUse {
  public:
    explicit AnswersInUse(OrderAnswers& answers);
    ~AnswersInUse();
    AnswersInUse(const AnswersInUse&) = delete;
    AnswersInUse& operator=(const AnswersInUse&) = delete;

    /// The tables in use; null where search is to decide.
    static OrderAnswers* now() { return current_ == nullptr ? nullptr : &current_->answers_; }

    /// What was decided of one graph before anything is asked about it.
    struct Known {
        std::optional<VertexSet> ueg_P_roots = {};
        /// The number of winning moves from each vertex.
        std::optional<std::array<std::uint8_t, SmallGraph::order_max>> ueg_winning_moves = {};
        std::optional<int> edge_delete_value = {};
    };
    /// This graph is known, until the next.
    void know(const Graph& g, const Known& what) {
        known_graph_ = g;
        known_ = what;
    }

    /// The vertices v with (g, v) a P-position of UEG; nothing where search is to decide. `needed`:
    /// search has no room.
    static std::optional<VertexSet> ueg_P_roots(const Graph& g, bool needed);
    /// The number of neighbours of v to which a move from v wins.
    static std::optional<std::size_t> ueg_winning_moves(const Graph& g, Vertex v, bool needed);
    /// The Grundy value of edge-delete.
    static std::optional<int> edge_delete_value(const Graph& g, bool needed);
    /// How many edges g may lose so that the second player wins what is left.
    static std::optional<std::size_t> edge_delete_winning_moves(const Graph& g, bool needed);

  private:
    /// What is known of g; else null.
    static const Known* known(const Graph& g) {
        return current_ != nullptr && current_->known_ && current_->known_graph_ == g
                   ? &*current_->known_
                   : nullptr;
    }

    static constinit thread_local AnswersInUse* current_;
    OrderAnswers& answers_;
    AnswersInUse* before_;
    /// The graph asked about last.
    Graph last_;
    std::optional<VertexSet> last_P_;
    Graph known_graph_;
    std::optional<Known> known_;
};

}  // namespace gazetteer::conjectures
