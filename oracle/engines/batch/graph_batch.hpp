// SPDX-License-Identifier: GPL-3.0-or-later
// Many small boards of one order decided at once. Why it works: on boards of one order the
// positions of a vertex game are the same pairs of a vertex set and tokens, only the adjacencies
// differ; so bit k of a word stands for board k, one table of words serves all boards, and a move
// along vw counts on those boards that have the edge: an AND.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "graph/digraph.hpp"
#include "graph/graph.hpp"
#include "oracle/outcome.hpp"

namespace gazetteer {

/// One bit for each board of a batch.
struct Lanes {
    static constexpr int count = 512;
    std::array<std::uint64_t, count / 64> words{};

    bool contains(int k) const { return (words[word(k)] >> (k % 64) & 1) != 0; }
    void insert(int k) { words[word(k)] |= std::uint64_t{1} << k % 64; }
    friend Lanes operator~(Lanes a) {
        for (std::uint64_t& w : a.words) w = ~w;
        return a;
    }

  private:
    static std::size_t word(int k) { return static_cast<std::size_t>(k) / 64; }
};

/// Up to Lanes::count boards of one order, by adjacencies.
class BoardBatch {
  public:
    /// 0 <= order <= order_max, or ContractViolation.
    explicit BoardBatch(int order, int order_max);

    int order() const { return order_; }
    int size() const { return size_; }
    bool full() const { return size_ == Lanes::count; }
    /// Throws ContractViolation on a board of another order or when full.
    void add(const Graph& g);
    void add(const Digraph& d);
    void clear();
    /// The boards with an arc (or edge) from v to w.
    const Lanes& arcs(Vertex v, Vertex w) const {
        return arcs_[static_cast<std::size_t>(v * order_ + w)];
    }

  private:
    int next(int order);

    int order_;
    int size_ = 0;
    std::vector<Lanes> arcs_;
};

/// UVG and DVG, every root. Equal to outcome<UVG> and outcome<DVG>. At order 10 about 0.1
/// microseconds a graph; 64 * order * 2^order bytes. One batch a thread.
class VertexGeographyBatch {
  public:
    static constexpr int order_max = 14;
    /// 0 <= order <= order_max, or ContractViolation.
    explicit VertexGeographyBatch(int order);

    int order() const { return boards_.order(); }
    bool full() const { return boards_.full(); }
    int size() const { return boards_.size(); }
    /// Throws ContractViolation on a board of another order or when full.
    void add(const Graph& g) { boards_.add(g); }
    void add(const Digraph& d) { boards_.add(d); }
    /// For each board added, in order, the roots from which the player to move loses; empties the
    /// batch.
    std::vector<VertexSet> take_P_roots();

  private:
    Lanes& p(std::size_t left, Vertex root);

    BoardBatch boards_;
    /// At left * order + v: the boards on which v is a P-root of the subgraph induced by `left`.
    std::vector<Lanes> p_;
};

/// Slither from the start. Equal to outcome<Slither>. At order 10 about 0.5 microseconds a graph;
/// 32 * order^2 * 2^order bytes. One batch a thread.
class SlitherBatch {
  public:
    static constexpr int order_max = 12;
    /// 0 <= order <= order_max, or ContractViolation.
    explicit SlitherBatch(int order);

    int order() const { return boards_.order(); }
    bool full() const { return boards_.full(); }
    int size() const { return boards_.size(); }
    /// Throws ContractViolation on a graph of another order or when full.
    void add(const Graph& g) { boards_.add(g); }
    /// For each graph added, in order, its outcome; empties the batch.
    std::vector<Outcome> take_outcomes();

  private:
    void decide(VertexSet path);
    Lanes* row(VertexSet path);

    BoardBatch boards_;
    /// For each path and pair of ends: the boards on which the player to move loses.
    std::vector<Lanes> p_;
};

/// Partizan UVG from every start. Equal to wins_moving<PartizanVertexGeography>;
/// 64 * order^2 * 2^order bytes. One batch a thread.
class PartizanVertexBatch {
  public:
    static constexpr int order_max = 11;
    /// 0 <= order <= order_max, or ContractViolation.
    explicit PartizanVertexBatch(int order);

    bool full() const { return boards_.full(); }
    int size() const { return boards_.size(); }
    /// Throws ContractViolation on a graph of another order or when full.
    void add(const Graph& g) { boards_.add(g); }
    /// For each graph added, in order: at [v], the vertices w such that the player to move, with
    /// the token on v and the opponent's on w, wins; empties the batch. Names of players do not
    /// matter: the class of (left, right) is partizan_outcome(wins[left] has right, wins[right] has
    /// left).
    std::vector<std::vector<VertexSet>> take_wins();

  private:
    Lanes& loses(VertexSet used, Vertex mover, Vertex other);

    BoardBatch boards_;
    std::vector<Lanes> loses_;
};

}  // namespace gazetteer
