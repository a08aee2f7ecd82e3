// SPDX-License-Identifier: GPL-3.0-or-later
// A position of undirected edge geography that a search plays on and takes back, without dead ends.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "graph/index.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/engines/ueg/proof_search.hpp"
#include "oracle/tables/number_set.hpp"

namespace gazetteer {

/// The component of the root, with its vertices renumbered as component_of has them.
struct RootComponent {
    std::vector<Vertex> vertices;
    std::vector<Edge> edges;
};

/// ContractViolation unless the root is a vertex.
RootComponent root_component(const SparseGraph& g, Vertex root);

/// One position, changed and restored: the rows of the edges left, and their set. At most
/// 64 vertex_words vertices and 64 edge_words edges.
template <int vertex_words, int edge_words>
class RestoredPosition {
  public:
    using Vertices = NumberSet<vertex_words>;
    using Edges = NumberSet<edge_words>;
    using Key = std::array<std::uint64_t, edge_words + 1>;
    /// What is known of the player to move.
    enum class Status { open, wins, loses };

    explicit RestoredPosition(RootComponent component)
        : component_(std::move(component)),
          rows_(component_.vertices.size()),
          at_first_end_(component_.vertices.size()),
          number_(rows_.size() * rows_.size()) {
        for (std::size_t e = 0; e < component_.edges.size(); ++e) {
            const auto [u, v] = component_.edges[e];
            number_[index(u) * rows_.size() + index(v)] = static_cast<int>(e);
            number_[index(v) * rows_.size() + index(u)] = static_cast<int>(e);
            at_first_end_[index(u)].insert(static_cast<int>(e));
            rows_[index(u)].insert(v);
            rows_[index(v)].insert(u);
            left_.insert(static_cast<int>(e));
        }
    }

    /// The vertex of the graph.
    Vertex name(Vertex v) const { return component_.vertices[index(v)]; }
    const Vertices& neighbours(Vertex v) const { return rows_[index(v)]; }

    void erase(Vertex u, Vertex v) {
        rows_[index(u)].erase(v);
        rows_[index(v)].erase(u);
        const int e = number_[index(u) * rows_.size() + index(v)];
        left_.erase(e);
        erased_.push_back(e);
    }
    /// How many edges are erased: what `restore` goes back to.
    std::size_t mark() const { return erased_.size(); }
    void restore(std::size_t mark) {
        for (; erased_.size() > mark; erased_.pop_back()) {
            const auto [u, v] = component_.edges[index(erased_.back())];
            rows_[index(u)].insert(v);
            rows_[index(v)].insert(u);
            left_.insert(erased_.back());
        }
    }

    /// Erases the edges of every vertex next to a dead end. The mover wins if the token is next to
    /// one, and loses if it has no edge left.
    Status peel_all(Vertex token) {
        for (Vertex v = 0; v < static_cast<int>(rows_.size()); ++v) to_check_.push_back(v);
        return peel(token);
    }
    /// The move, then the dead ends that it made: only the vertex left behind has lost an edge.
    Status play(Vertex from, Vertex to) {
        erase(from, to);
        to_check_.push_back(from);
        return peel(to);
    }

    /// The vertices that the edges left join to the token.
    Vertices component(Vertex token) const {
        Vertices result = Vertices::of(token);
        for (Vertices frontier = result; !frontier.empty();) {
            Vertices next;
            frontier.for_each([&](Vertex v) { next = next | rows_[index(v)]; });
            frontier = next - result;
            result = result | next;
        }
        return result;
    }
    /// The edges left among these vertices, and the token.
    Key key(const Vertices& vertices, Vertex token) const {
        Edges edges;
        vertices.for_each([&](Vertex v) { edges = edges | at_first_end_[index(v)]; });
        edges = edges & left_;
        Key result;
        std::ranges::copy(edges.bits, result.begin());
        result.back() = static_cast<std::uint64_t>(token);
        return result;
    }
    /// The same for the cuts, at most 64 vertices; valid until the next call or move.
    ProofPosition position(const Vertices& vertices, Vertex token) {
        if constexpr (vertex_words == 1) {
            return {{reinterpret_cast<const std::uint64_t*>(rows_.data()), rows_.size()},
                    vertices.bits.front(),
                    token};
        } else {
            int count = 0;
            vertices.for_each([&](Vertex v) { small_number_[index(v)] = count++; });
            small_rows_.resize(index(count));
            vertices.for_each([&](Vertex v) {
                std::uint64_t row = 0;
                rows_[index(v)].for_each(
                    [&](Vertex w) { row |= std::uint64_t{1} << small_number_[index(w)]; });
                small_rows_[index(small_number_[index(v)])] = row;
            });
            return {small_rows_, ~std::uint64_t{0} >> (64 - count), small_number_[index(token)]};
        }
    }
    /// Whether w can stand for u: they have the same other neighbours.
    bool are_twins(Vertex u, Vertex w) const {
        return rows_[index(u)] - Vertices::of(w) == rows_[index(w)] - Vertices::of(u);
    }

  private:
    /// Erases the edges of every vertex next to a dead end, starting from the vertices to check;
    /// the token wins if it is next to one.
    Status peel(Vertex token) {
        while (!to_check_.empty()) {
            const Vertex u = to_check_.back();
            to_check_.pop_back();
            if (u == token || !rows_[index(u)].is_single()) continue;
            const Vertex x = rows_[index(u)].front();
            if (x == token) {
                to_check_.clear();
                return Status::wins;
            }
            rows_[index(x)].for_each([&](Vertex y) {
                erase(x, y);
                if (y != u) to_check_.push_back(y);
            });
        }
        return rows_[index(token)].empty() ? Status::loses : Status::open;
    }

    RootComponent component_;
    std::vector<Vertices> rows_;
    /// At each vertex the edges that have it as their first end.
    std::vector<Edges> at_first_end_;
    /// The number of the edge uv at u * order + v.
    std::vector<int> number_;
    Edges left_;
    std::vector<int> erased_;
    std::vector<Vertex> to_check_;
    std::vector<std::uint64_t> small_rows_;
    std::array<int, 64 * vertex_words> small_number_{};
};

}  // namespace gazetteer
