// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/engines/refutation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

#include "characterizations/even_kernels/engines/nullspace.hpp"
#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

using Words = std::vector<std::uint64_t>;

bool bit(const Words& words, int i) {
    return (words[index(i / 64)] >> (i % 64) & 1) != 0;
}

void flip(Words& words, int i) {
    words[index(i / 64)] ^= std::uint64_t{1} << (i % 64);
}

void add(Words& target, std::span<const std::uint64_t> source) {
    for (std::size_t i = 0; i < source.size(); ++i) target[i] ^= source[i];
}

/// Finds, for a vector in the row space of the adjacency matrix, equations that sum to it: the
/// echelon form of [A | I].
class EquationSums {
  public:
    explicit EquationSums(const SparseGraph& g) : order_(g.order()), matrix_(order_, 2 * order_) {
        for (Vertex v = 0; v < order_; ++v) {
            for (Vertex w : g.neighbours(v)) matrix_.set(v, w);
            matrix_.set(v, order_ + v);
        }
        row_of_pivot_.assign(index(order_), -1);
        const std::vector<int> pivots = reduce(matrix_);
        for (int r = 0; r < static_cast<int>(pivots.size()); ++r)
            if (pivots[index(r)] < order_) row_of_pivot_[index(pivots[index(r)])] = r;
    }

    /// `vector` lists the vertices whose entry is 1, no repetition. In reduced echelon form a
    /// vector of the row space is the sum of the rows whose pivots it contains.
    std::vector<Vertex> summing_to(std::span<const Vertex> vector) const {
        Words sum(index((2 * order_ + 63) / 64));
        for (Vertex v : vector)
            if (row_of_pivot_[index(v)] >= 0) add(sum, matrix_.row(row_of_pivot_[index(v)]));
        std::vector<Vertex> result;
        for (Vertex v = 0; v < order_; ++v)
            if (bit(sum, order_ + v)) result.push_back(v);
        return result;
    }

  private:
    int order_;
    BitMatrix matrix_;
    std::vector<int> row_of_pivot_;
};

/// The forms of the classes that have values, independent ones only, each with a vertex that has
/// that value in the tree: what an implied value can be derived from.
class KnownForms {
  public:
    explicit KnownForms(const EvenKernelSystem& system) : system_(system) {}

    std::size_t size() const { return rows_.size(); }
    void shrink_to(std::size_t size) { rows_.resize(size); }

    /// v has got a value in the tree.
    void add_vertex(Vertex v) {
        Row row = reduced(v);
        if (std::ranges::all_of(row.form, [](std::uint64_t word) { return word == 0; })) return;
        while (!bit(row.form, row.pivot)) ++row.pivot;
        row.vertex = v;
        flip(row.from, static_cast<int>(rows_.size()));
        rows_.push_back(std::move(row));
    }

    /// Vertices with values whose forms sum to the sum of these vertices' forms, and these
    /// vertices themselves (what occurs twice cancels): a vector of the row space.
    std::vector<Vertex> relation(std::initializer_list<Vertex> vertices) const {
        Words from(words());
        std::vector<Vertex> result(vertices);
        for (Vertex v : vertices)
            if (system_.class_of(v) >= 0) add(from, reduced(v).from);
        int i = 0;
        for (const Row& row : rows_)
            if (bit(from, i++)) result.push_back(row.vertex);
        return result;
    }

  private:
    struct Row {
        Words form;
        /// Which rows' vertices sum to this form.
        Words from;
        int pivot{};
        Vertex vertex{};
    };
    std::size_t words() const { return index(system_.nullity() / 64 + 1); }

    Row reduced(Vertex v) const {
        const auto form = system_.forms().row(system_.class_of(v));
        Row row{{form.begin(), form.end()}, Words(words())};
        for (const Row& known : rows_)
            if (bit(row.form, known.pivot)) {
                add(row.form, known.form);
                add(row.from, known.from);
            }
        return row;
    }

    const EvenKernelSystem& system_;
    std::vector<Row> rows_;
};

/// For the matrix [A | I] and M4RI's copy.
void insist_on_memory(int order, const EvenKernelLimits& limits) {
    const double needed = 2.0 * order * (order / 4.0 + 8.0);
    if (needed > static_cast<double>(limits.bytes))
        throw LimitReached(
            fmt::format("the memory limit: a refutation of order {} needs up to {:.0f} "
                        "MiB more than the answer",
                        order, needed / (1 << 20)));
}

class Writer {
  public:
    Writer(const EvenKernelSystem& system, const RefutationSink& sink)
        : system_(system), sums_(system.graph()), known_(system), sink_(sink) {}

    /// The vertex that the tree stands under, which may be a contradiction already.
    void start_with(Vertex v) {
        on_tree_ = v;
        if (system_.class_of(v) < 0) write_parity({v});
    }

    void step(const SearchStep& step) {
        using Kind = SearchStep::Kind;
        switch (step.kind) {
            case Kind::open:
                on_tree_ = system_.members(step.c).front();
                write_branch(on_tree_, 1);
                marks_.push_back(known_.size());
                return;
            case Kind::close:
                on_tree_ = system_.members(step.c).front();
                known_.shrink_to(marks_.back());
                marks_.pop_back();
                return;
            case Kind::chosen:
                known_.add_vertex(on_tree_);
                return write_members(step.c, step.value, on_tree_);
            case Kind::constant:
                return write_members(step.c, step.value, -1);
            case Kind::excluded:
                return write_excluded(step.c, step.d);
            case Kind::equal_neighbours:
                return write_equal_neighbours(step.c, step.d);
            case Kind::conflict:
                return write_edge(system_.edge_between(step.c, step.d));
            case Kind::empty:
                return write_empty();
        }
    }

  private:
    void write_branch(Vertex v, int first) {
        sink_({.kind = RefutationNode::Kind::branch, .vertex = v, .first = first});
    }
    void write_edge(const Edge& both) { sink_({.kind = RefutationNode::Kind::edge, .both = both}); }
    /// The forms of these vertices sum to that of vertices with values, which contradict them.
    void write_parity(std::initializer_list<Vertex> vertices) {
        sink_({.kind = RefutationNode::Kind::parity,
               .equations = sums_.summing_to(known_.relation(vertices))});
    }
    /// Every member but one that has its value already: the other value contradicts a sum. Their
    /// form is a sum of known ones.
    void write_members(int c, int value, Vertex given) {
        for (Vertex v : system_.members(c)) {
            if (v == given) continue;
            write_branch(v, 1 - value);
            write_parity({v});
        }
    }
    void write_excluded(int c, int d) {
        const auto [v, w] = ends_in(c, d);
        write_branch(v, 1);
        write_edge(edge(v, w));
        known_.add_vertex(v);
        write_members(c, 0, v);
    }
    void write_equal_neighbours(int c, int d) {
        const auto [v, w] = ends_in(c, d);
        write_branch(v, 1);
        write_branch(w, 0);
        write_parity({v, w});
        write_edge(edge(v, w));
        known_.add_vertex(v);
        write_members(c, 0, v);
    }
    /// Besides the classes, the vertices with the form 0 are out.
    void write_empty() {
        for (Vertex v = 0; v < system_.graph().order(); ++v)
            if (system_.class_of(v) < 0) {
                write_branch(v, 1);
                write_parity({v});
            }
        sink_({.kind = RefutationNode::Kind::empty});
    }
    /// An edge, its end in class c first.
    std::pair<Vertex, Vertex> ends_in(int c, int d) const {
        const Edge e = system_.edge_between(c, d);
        return system_.class_of(e.u) == c ? std::pair(e.u, e.v) : std::pair(e.v, e.u);
    }

    const EvenKernelSystem& system_;
    EquationSums sums_;
    KnownForms known_;
    const RefutationSink& sink_;
    Vertex on_tree_{};
    std::vector<std::size_t> marks_;
};

}  // namespace

EvenKernelAnswer refute_even_kernel(const SparseGraph& g, std::optional<Vertex> containing,
                                    const RefutationSink& sink, const EvenKernelLimits& limits) {
    const EvenKernelQuestion question{.containing = containing};
    require_vertex(g, question);
    EvenKernelLimits half = limits;
    half.bytes /= 2;
    insist_on_memory(g.order(), half);
    const EvenKernelSystem system(g, half);
    Writer writer(system, sink);
    if (containing) writer.start_with(*containing);
    return nullspace_even_kernel(system, question, limits,
                                 [&](const SearchStep& step) { writer.step(step); });
}

}  // namespace gazetteer::even_kernels
