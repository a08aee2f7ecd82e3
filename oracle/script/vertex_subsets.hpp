// Games in which only vertices go, on one board: a position is a subset of its vertices. Why it
// works: no move adds or erases an edge, so the subset tells the graph that is left. Node Kayles on
// a grid of 39 vertices takes seconds so.
#pragma once

#include <array>
#include <span>

#include "graph/sparse_graph.hpp"
#include "oracle/script/interpreter.hpp"
#include "oracle/tables/position_table.hpp"

namespace gazetteer::script {

/// A set of vertices 0..255. A value of four words.
class WideSet {
  public:
    static constexpr int order_max = 256;

    bool contains(Vertex v) const { return (word(v) >> (v & 63) & 1) != 0; }
    void insert(Vertex v) {
        words_[static_cast<std::size_t>(v >> 6)] |= std::uint64_t{1} << (v & 63);
    }
    bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
    const std::array<std::uint64_t, 4>& words() const { return words_; }
    WideSet& operator|=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    WideSet& operator&=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    WideSet& operator-=(const WideSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    /// Calls visit(v) for each member, ascending.
    template <class Visit>
    void for_each(Visit visit) const {
        for (std::size_t i = 0; i < 4; ++i)
            for (Vertex v : VertexSet::from_bits(words_[i])) visit(static_cast<Vertex>(64 * i) + v);
    }
    bool operator==(const WideSet&) const = default;

  private:
    std::uint64_t word(Vertex v) const { return words_[static_cast<std::size_t>(v >> 6)]; }
    std::array<std::uint64_t, 4> words_{};
};

/// Grundy values of an impartial game under normal play without tokens, sets and conditions, on
/// graphs, whose moves delete vertices only. One board; a component is decided once.
class VertexSubsetSolver {
  public:
    /// The rules are of this kind.
    static bool plays(const Rules& rules);
    /// ContractViolation unless it plays the rules and the order is at most 256.
    VertexSubsetSolver(const Rules& rules, const SparseGraph& board,
                       const EngineLimits& limits = no_limits);

    int grundy_value() { return value(all_); }
    /// The moves from the start to positions of value 0, one for each option, in the order of the
    /// interpreter's.
    std::vector<Choice> winning_choices();
    /// Connected positions decided.
    std::size_t positions() const { return values_.size(); }

  private:
    /// Calls visit(choice, rest) for each move within a set of vertices.
    template <class Visit>
    void for_each_move(const WideSet& present, Visit visit) const;
    template <class Visit>
    void for_each_place(const Move& move, const WideSet& present, Visit visit) const;
    WideSet gone(const Move& move, const WideSet& present, std::array<Vertex, 2> named) const;
    WideSet component(const WideSet& present, Vertex v) const;
    int value(WideSet present);
    int value_of_component(const WideSet& present);

    Rules rules_;
    std::vector<WideSet> neighbours_;
    WideSet all_;
    std::size_t words_;
    Key key_;
    PositionTable values_;
};

}  // namespace gazetteer::script
