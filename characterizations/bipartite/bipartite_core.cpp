// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/bipartite/bipartite_core.hpp"

#include <algorithm>
#include <bit>

#include "characterizations/linear/gf2_row_space.hpp"
#include "graph/contract.hpp"
#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

/// Calls visit(c) for each column c in from..to-1 where the row has a 1.
template <class Visit>
void for_each_bit(std::span<const std::uint64_t> row, int from, int to, Visit visit) {
    for (int w = from / 64; w * 64 < to; ++w)
        for (std::uint64_t rest = row[index(w)]; rest != 0; rest &= rest - 1) {
            const int c = w * 64 + std::countr_zero(rest);
            if (from <= c && c < to) visit(c);
        }
}

}  // namespace

BipartiteCore::BipartiteCore(const SparseGraph& g, std::span<const int> side) {
    number_lines(g, side);
    eliminate(g);
}

void BipartiteCore::number_lines(const SparseGraph& g, std::span<const int> side) {
    require(side.size() == index(g.order()), "a side for each vertex");
    for (const int part : {1, 0}) {
        for (Vertex v = 0; v < g.order(); ++v)
            if (side[index(v)] == part) vertex_.push_back(v);
        if (part == 1) columns_ = static_cast<int>(vertex_.size());
    }
    require(vertex_.size() == side.size(), "sides 0 and 1");
    line_.resize(vertex_.size());
    for (int l = 0; l < g.order(); ++l) line_[index(vertex(l))] = l;
    for (const Edge& e : g.edges())
        require(in_x(e.u) != in_x(e.v), "every edge between the two sides");
}

void BipartiteCore::eliminate(const SparseGraph& g) {
    const int rows = order() - columns_;
    runs::check_memory(reduction_bytes(rows, order()), "the rows of the elimination");
    reduced_ = BitMatrix(rows, order());
    for (int r = 0; r < rows; ++r) {
        for (Vertex w : g.neighbours(vertex(columns_ + r))) reduced_.set(r, line(w));
        reduced_.set(r, columns_ + r);
    }
    pivots_ = reduce_in_blocks(reduced_, rows_of_a_block(rows, order()));
    pivot_row_.assign(index(columns_), -1);
    while (rank_ < rows && pivots_[index(rank_)] < columns_) {
        pivot_row_[index(pivots_[index(rank_)])] = rank_;
        ++rank_;
    }
}

/// The vertices of X in the I-part of a row, ascending.
std::vector<Vertex> BipartiteCore::i_part(int row) const {
    std::vector<Vertex> result;
    for_each_bit(reduced_.row(row), columns_, order(), [&](int l) { result.push_back(vertex(l)); });
    return result;
}

/// The vertices of Y whose pivot rows have a 1 in the column, ascending.
std::vector<Vertex> BipartiteCore::pivots_with(int column) const {
    std::vector<Vertex> result;
    for (int r = 0; r < rank_; ++r)
        if (reduced_.at(r, column)) result.push_back(vertex(pivots_[index(r)]));
    return result;
}

std::vector<std::vector<Vertex>> BipartiteCore::basis() const {
    std::vector<std::vector<Vertex>> result;
    double members = 0;
    const auto add = [&](std::vector<Vertex> kernel) {
        members += static_cast<double>(kernel.size());
        // Here, and in the lists that the caller makes of them.
        runs::check_memory(3 * members * sizeof(Vertex), "the even kernels of a basis");
        if (runs::stop_requested()) throw runs::Stopped();
        result.push_back(std::move(kernel));
    };
    for (int r = rank_; r < reduced_.rows(); ++r) add(i_part(r));
    for (int c = 0; c < columns_; ++c) {
        if (pivot_row_[index(c)] >= 0) continue;
        std::vector<Vertex> kernel = pivots_with(c);
        kernel.push_back(vertex(c));
        std::ranges::sort(kernel);
        add(std::move(kernel));
    }
    return result;
}

std::vector<Vertex> BipartiteCore::solve(std::span<const Vertex> rhs) const {
    std::vector<bool> inside(index(order()));
    const auto add = [&](const std::vector<Vertex>& part) {
        for (Vertex v : part) inside[index(v)] = !inside[index(v)];
    };
    for (Vertex v : rhs) {
        if (runs::stop_requested()) throw runs::Stopped();
        if (in_x(v))
            add(pivots_with(line(v)));
        else if (const int row = pivot_row_[index(line(v))]; row >= 0)
            add(i_part(row));
    }
    std::vector<Vertex> result;
    for (Vertex v = 0; v < order(); ++v)
        if (inside[index(v)]) result.push_back(v);
    return result;
}

}  // namespace gazetteer
