#include "characterizations/bipartite.hpp"

#include <algorithm>
#include <bit>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

std::vector<int> sides_of(const SparseGraph& g) {
    std::vector<int> side = bipartition_sides(g);
    require(index(g.order()) == side.size(), "a bipartite graph");
    return side;
}

/// Calls visit(c) for each column c in from..to-1 where the row has a 1.
template <class Visit>
void for_each_bit(std::span<const std::uint64_t> row, int from, int to, Visit visit) {
    for (int w = from / 64; w * 64 < to; ++w)
        for (std::uint64_t rest = row[index(w)]; rest != 0; rest &= rest - 1) {
            const int c = w * 64 + std::countr_zero(rest);
            if (from <= c && c < to) visit(c);
        }
}

/// The symmetric difference of ascending lists.
std::vector<Vertex> sum(const std::vector<Vertex>& a, const std::vector<Vertex>& b) {
    std::vector<Vertex> result;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(result));
    return result;
}

}  // namespace

BipartiteGeography::BipartiteGeography(SparseGraph g) : BipartiteGeography(g, sides_of(g)) {}

BipartiteGeography::BipartiteGeography(SparseGraph g, std::span<const int> side)
    : graph_(std::move(g)), outcomes_(index(graph_.order()), Outcome::N) {
    number_lines(side);
    eliminate();
    decide_rows();
    decide_columns();
}

void BipartiteGeography::number_lines(std::span<const int> side) {
    require(side.size() == index(graph_.order()), "a side for each vertex");
    for (const int part : {1, 0}) {
        for (Vertex v = 0; v < graph_.order(); ++v)
            if (side[index(v)] == part) vertex_.push_back(v);
        if (part == 1) columns_ = static_cast<int>(vertex_.size());
    }
    require(vertex_.size() == side.size(), "sides 0 and 1");
    line_.resize(vertex_.size());
    for (int l = 0; l < graph_.order(); ++l) line_[index(vertex(l))] = l;
    for (const Edge& e : graph_.edges())
        require(in_x(e.u) != in_x(e.v), "every edge between the two sides");
}

void BipartiteGeography::eliminate() {
    const int rows = graph_.order() - columns_;
    reduced_ = BitMatrix(rows, graph_.order());
    for (int r = 0; r < rows; ++r) {
        for (Vertex w : graph_.neighbours(vertex(columns_ + r))) reduced_.set(r, line(w));
        reduced_.set(r, columns_ + r);
    }
    pivots_ = reduce(reduced_);
    pivot_row_.assign(index(columns_), -1);
    while (rank_ < rows && pivots_[index(rank_)] < columns_) {
        pivot_row_[index(pivots_[index(rank_)])] = rank_;
        ++rank_;
    }
}

void BipartiteGeography::decide_rows() {
    for (int r = rank_; r < reduced_.rows(); ++r)
        for_each_bit(reduced_.row(r), columns_, graph_.order(),
                     [&](int l) { outcomes_[index(vertex(l))] = Outcome::P; });
}

void BipartiteGeography::decide_columns() {
    for (int c = 0; c < columns_; ++c)
        if (pivot_row_[index(c)] < 0)
            for (Vertex v : column_relation(c)) outcomes_[index(v)] = Outcome::P;
}

std::vector<Vertex> BipartiteGeography::row_relation(int r) const {
    std::vector<Vertex> result;
    for_each_bit(reduced_.row(r), columns_, graph_.order(),
                 [&](int l) { result.push_back(vertex(l)); });
    return result;
}

std::vector<Vertex> BipartiteGeography::column_relation(int c) const {
    std::vector<Vertex> result{vertex(c)};
    for (int r = 0; r < rank_; ++r)
        if (reduced_.at(r, c)) result.push_back(vertex(pivots_[index(r)]));
    std::ranges::sort(result);
    return result;
}

std::vector<Vertex> BipartiteGeography::even_kernel(Vertex root) const {
    require(outcome(root) == Outcome::P, "a root that is P");
    const int l = line(root);
    if (in_x(root)) {
        int r = rank_;
        while (!reduced_.at(r, l)) ++r;
        return row_relation(r);
    }
    if (pivot_row_[index(l)] < 0) return column_relation(l);
    int free = 0;
    while (pivot_row_[index(free)] >= 0 || !reduced_.at(pivot_row_[index(l)], free)) ++free;
    return column_relation(free);
}

std::vector<Vertex> BipartiteGeography::dual_vector(Vertex root) const {
    require(outcome(root) == Outcome::N, "a root that is N");
    const int l = line(root);
    if (!in_x(root)) return row_relation(pivot_row_[index(l)]);
    std::vector<Vertex> result;
    for (int r = 0; r < rank_; ++r)
        if (reduced_.at(r, l)) result.push_back(vertex(pivots_[index(r)]));
    return result;
}

std::vector<Vertex> BipartiteGeography::dual_vector(Vertex root, Vertex move) const {
    if (outcome(root) == Outcome::P || !graph_.adjacent(root, move)) return {};
    const std::vector<Vertex> b = dual_vector(root);
    if (std::ranges::binary_search(b, move)) return b;
    return outcome(move) == Outcome::P ? sum(b, even_kernel(move)) : std::vector<Vertex>{};
}

std::vector<Vertex> BipartiteGeography::winning_moves(Vertex root) const {
    std::vector<Vertex> result;
    if (outcome(root) == Outcome::P) return result;
    const std::vector<Vertex> b = dual_vector(root);
    for (Vertex w : graph_.neighbours(root))
        if (outcome(w) == Outcome::P || std::ranges::binary_search(b, w)) result.push_back(w);
    return result;
}

EvenKernelVerdict BipartiteGeography::verdict(Vertex root) const {
    if (outcome(root) == Outcome::P) return proved_P(even_kernel(root));
    const std::vector<Vertex> moves = winning_moves(root);
    return proved_N(moves, moves.front(), dual_vector(root, moves.front()));
}

UnrootedBipartiteVerdict BipartiteGeography::unrooted() const {
    UnrootedBipartiteVerdict result;
    for (Vertex v = 0; v < graph_.order(); ++v) {
        if (outcome(v) == Outcome::P) return {Outcome::N, v, even_kernel(v), {}};
        result.inverse.push_back(dual_vector(v));
    }
    return result;
}

}  // namespace gazetteer
