// SPDX-License-Identifier: GPL-3.0-or-later
// UEG on all labelled graphs of an order, from every root, with no canonical form and no hashing:
// an independent way to the totals of ueg_classes.hpp.
//
// One vertex, x, stands outside. The names of the others do not matter, so only the
// neighbourhoods S_k = {0..k-1} of x are decided, k = 0, 1, ...: class k. In it, W[v] holds for
// each graph H on the other vertices, a bit each, whether (H + x, v) is an N-position.
//
// - A move along uv in H leads to H - uv in the same class: W[u](H) |= not W[v](H - uv).
// - A move from x to v in S_k leaves x joined to S_k - v, and the token on v; a move from v to x
//   leaves the same with the token on x. Exchanging the names v and k - 1 takes S_k - v to S_(k-1):
//   these are values of class k - 1 at the graph H with the two names exchanged, of v as k - 1.
//   So X, the row of x, is known before class k begins, and of class k - 1 only W[k-1] and X are
//   kept.
//
// A graph is a number, a bit a pair of vertices; H - uv has a smaller one. Rows are computed 512
// graphs at a time: six bits of the number, a word's, are the pairs {c, 0}..{c, 5} with one vertex
// c. These form a star, and a star is settled in two steps: W[i] with the pair {c, i} absent is
// final, which gives W[c], which gives W[i] with it present. Three further bits are the words of a
// vector, settled in four rounds by the number of them set; the rest of the number is the vector's.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "graph/graph.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

/// The decided graphs of one class, order at most 9.
class LabelledClass {
  public:
    static constexpr int others_max = 8;

    /// The number of x's neighbours, which are 0..k-1.
    int k() const { return k_; }
    /// Whether (H + x, v) is a P-position: H on the vertices 0..order-2, x = order - 1.
    bool is_P(const Graph& h, Vertex v) const;
    /// The number of P-positions (H + x, v) of the class by the number of edges of H, over all H on
    /// the vertices 0..order-2 and all v.
    std::vector<std::uint64_t> p_roots() const;

  private:
    friend class LabelledClasses;
    explicit LabelledClass(int order);
    /// Words of a row.
    std::size_t words() const;
    std::size_t number(const Graph& h) const;
    bool is_P(std::size_t number, Vertex v) const;
    std::vector<std::uint64_t> p_roots_one_by_one() const;

    int order_;
    /// The vertices but x: at least 7, so that every order fills vectors. Those above order - 2 may
    /// be isolated, which changes nothing.
    int others_;
    int k_{};
    /// The bit of a pair in a graph's number, and the pair of a bit.
    std::array<std::array<int, others_max>, others_max> bit_of_{};
    std::vector<Edge> pairs_;
    /// N-positions: a row for each vertex of H, and x's.
    std::array<PageMemory<std::uint64_t>, others_max> rows_;
    PageMemory<std::uint64_t> x_;
};

/// Decides all labelled rooted graphs of the order, 1 <= order <= 9, else ContractViolation, and
/// gives the classes k = 0..order-1 to `visit`, each valid during the call. On `threads` threads, 0
/// for all cores. 370 MB at order 9, 3 MB below.
void for_each_labelled_class(int order, int threads,
                             const std::function<void(const LabelledClass&)>& visit);

/// How many of all labelled rooted graphs of the order are P-positions, by number of edges:
/// 0 <= order <= 9, else ContractViolation. About 2 s of one core at order 9, 2^36 graphs.
std::vector<std::uint64_t> labelled_p_roots(int order, int threads = 0);

}  // namespace gazetteer
