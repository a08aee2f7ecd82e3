// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/reduction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "characterizations/linear/gf2_row_space.hpp"
#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

/// A modern core does far fewer than this many steps of n^3 a second in M4RI, so that a time limit
/// which the elimination is sure to exceed is reported at once.
constexpr double cubic_steps_a_second = 4e12;
/// The steps of one block of equations: about a second.
constexpr double steps_a_block = 1e12;
constexpr int rows_a_product = 1 << 14;

std::string in_mebibytes(double bytes) {
    return fmt::format("{:.0f} MiB", std::max(1.0, bytes / (1 << 20)));
}

bool is_zero(std::span<const std::uint64_t> row) {
    return std::ranges::all_of(row, [](std::uint64_t word) { return word == 0; });
}

void insist_on_limits(int order, int coordinates, const EvenKernelLimits& limits) {
    const double needed = reduction_bytes(order, coordinates);
    if (needed > static_cast<double>(limits.bytes))
        throw LimitReached(
            fmt::format("the memory limit of {}: order {} in {} coordinates needs up "
                        "to {}",
                        in_mebibytes(static_cast<double>(limits.bytes)), order, coordinates,
                        in_mebibytes(needed)));
    const double k = coordinates;
    if (k * k * k / cubic_steps_a_second > limits.seconds)
        throw LimitReached(
            fmt::format("the time limit of {} s: the elimination of order {} takes "
                        "longer",
                        limits.seconds, coordinates));
}

BitMatrix rows_of(const BitMatrix& matrix, int from, int count) {
    BitMatrix result(count, matrix.columns());
    for (int r = 0; r < count; ++r) std::ranges::copy(matrix.row(from + r), result.row(r).begin());
    return result;
}

/// Throws LimitReached when the time is up or somebody cancels.
class Clock {
  public:
    explicit Clock(const EvenKernelLimits& limits) : budget_(limits) {}
    void look() const {
        if (budget_.limits().stop.stop_requested()) throw LimitReached("an interrupt");
        if (budget_.seconds_left() == 0)
            throw LimitReached(fmt::format("the time limit of {} s", budget_.limits().seconds));
    }

  private:
    Budget budget_;
};

/// The null space in the coordinates of a plan.
class Elimination {
  public:
    Elimination(const SparseGraph& g, const VertexMarks& out, EliminationPlan plan,
                const EvenKernelLimits& limits)
        : graph_(g), out_(out), clock_(limits), plan_(std::move(plan)) {
        insist_on_limits(g.order(), coordinates(), limits);
        clock_.look();
        coordinate_of_.resize(index(g.order()));
        int i = 0;
        for (Vertex v : plan_.coordinates) coordinate_of_[index(v)] = i++;
    }

    NullSpace run() {
        solve();
        const RowSpace left = equations_left();
        return null_space_from(left);
    }

  private:
    int coordinates() const { return static_cast<int>(plan_.coordinates.size()); }
    /// Without anything solved the forms in the coordinates are unit vectors, which we don't write.
    bool nothing_solved() const { return plan_.solved.empty(); }

    /// v is not out.
    void add_form(std::span<std::uint64_t> target, Vertex v) const {
        if (nothing_solved()) {
            const int i = coordinate_of_[index(v)];
            target[index(i / 64)] ^= std::uint64_t{1} << (i % 64);
            return;
        }
        std::ranges::transform(target, forms_.row(v), target.begin(), std::bit_xor{});
    }
    /// The forms of all vertices in the coordinates.
    void solve() {
        if (nothing_solved()) return;
        forms_ = BitMatrix(graph_.order(), coordinates());
        for (int i = 0; i < coordinates(); ++i) forms_.set(plan_.coordinates[index(i)], i);
        int until_look = 0;
        for (const auto& [v, e] : plan_.solved) {
            if (until_look-- == 0) {
                clock_.look();
                until_look = 1000;
            }
            for (Vertex w : graph_.neighbours(e))
                if (w != v && !out_[index(w)]) add_form(forms_.row(v), w);
        }
    }
    int rows_a_block() const {
        const double k = coordinates();
        return static_cast<int>(std::clamp(steps_a_block / (k * k), 512.0, 1e6));
    }
    /// The equations that solved nothing, in the coordinates.
    RowSpace equations_left() const {
        RowSpace result(coordinates());
        const int total = static_cast<int>(plan_.left.size());
        for (int from = 0; from < total; from += rows_a_block()) {
            clock_.look();
            BitMatrix block(std::min(rows_a_block(), total - from), coordinates());
            int rows = 0;
            for (int r = 0; r < block.rows(); ++r) {
                const auto row = block.row(rows);
                for (Vertex w : graph_.neighbours(plan_.left[index(from + r)]))
                    if (!out_[index(w)]) add_form(row, w);
                if (!is_zero(row)) ++rows;
            }
            result.add(rows == block.rows() ? std::move(block) : rows_of(block, 0, rows));
        }
        return result;
    }
    NullSpace null_space_from(const RowSpace& left) const {
        std::vector<int> row_of_pivot(index(coordinates()), -1);
        for (int r = 0; r < left.rank(); ++r) row_of_pivot[index(left.pivots()[index(r)])] = r;
        NullSpace result;
        std::vector<int> free;
        for (int i = 0; i < coordinates(); ++i)
            if (row_of_pivot[index(i)] < 0) {
                free.push_back(i);
                result.free.push_back(plan_.coordinates[index(i)]);
            }
        BitMatrix of_coordinates(coordinates(), static_cast<int>(free.size()));
        for (int j = 0; j < of_coordinates.columns(); ++j) of_coordinates.set(free[index(j)], j);
        for (int i = 0; i < coordinates(); ++i) {
            const int r = row_of_pivot[index(i)];
            for (int j = 0; r >= 0 && j < of_coordinates.columns(); ++j)
                if (left.basis().at(r, free[index(j)])) of_coordinates.set(i, j);
        }
        result.forms = composed(of_coordinates);
        return result;
    }
    /// The forms of all vertices, given those of the coordinates.
    BitMatrix composed(const BitMatrix& of_coordinates) const {
        BitMatrix result(graph_.order(), of_coordinates.columns());
        if (nothing_solved()) {
            for (int i = 0; i < coordinates(); ++i)
                std::ranges::copy(of_coordinates.row(i),
                                  result.row(plan_.coordinates[index(i)]).begin());
            return result;
        }
        for (int from = 0; from < graph_.order(); from += rows_a_product) {
            clock_.look();
            const int count = std::min(rows_a_product, graph_.order() - from);
            BitMatrix block(count, result.columns());
            add_product(block, rows_of(forms_, from, count), of_coordinates);
            for (int r = 0; r < count; ++r)
                std::ranges::copy(block.row(r), result.row(from + r).begin());
        }
        return result;
    }

    const SparseGraph& graph_;
    const VertexMarks& out_;
    Clock clock_;
    EliminationPlan plan_;
    std::vector<int> coordinate_of_;
    BitMatrix forms_{0, 0};
};

/// Counts how often each class occurs among the neighbours of some vertices.
class Occurrences {
  public:
    explicit Occurrences(int classes) : counts_(index(classes)) {}
    void add(int c) {
        if (c >= 0 && counts_[index(c)]++ == 0) seen_.push_back(c);
    }
    /// Those that were added, or only those an odd number of times; ascending. Starts again.
    std::vector<int> take(bool odd_only) {
        std::ranges::sort(seen_);
        std::vector<int> result;
        for (int c : seen_)
            if (!odd_only || counts_[index(c)] % 2 == 1) result.push_back(c);
        for (int c : seen_) counts_[index(c)] = 0;
        seen_.clear();
        return result;
    }

  private:
    std::vector<int> counts_;
    std::vector<int> seen_;
};

}  // namespace

double reduction_bytes(int order, int coordinates) {
    // The forms in the coordinates, those of the null space, of the classes, and of a state of the
    // search; the equations left, M4RI's copies of them and of what reduces them.
    return 4.0 * order * (coordinates / 8.0 + 8.0) +
           (coordinates < order ? 4.0 * coordinates * (coordinates / 8.0 + 8.0) : 0.0);
}

NullSpace null_space(const SparseGraph& g, const VertexMarks& out, const EvenKernelLimits& limits) {
    return null_space(g, out, elimination_plan(g, out), limits);
}
NullSpace null_space(const SparseGraph& g, const VertexMarks& out, EliminationPlan plan,
                     const EvenKernelLimits& limits) {
    return Elimination(g, out, std::move(plan), limits).run();
}
NullSpace null_space(const SparseGraph& g, const EvenKernelLimits& limits) {
    return null_space(g, VertexMarks(index(g.order()), 0), limits);
}

EvenKernelSystem::EvenKernelSystem(SparseGraph g, const EvenKernelLimits& limits)
    : graph_(std::move(g)) {
    make(null_space(graph_, limits));
}

EvenKernelSystem::EvenKernelSystem(SparseGraph g, const VertexMarks& out,
                                   const EvenKernelLimits& limits)
    : graph_(std::move(g)) {
    make(null_space(graph_, out, limits));
}

EvenKernelSystem::EvenKernelSystem(SparseGraph g, const NullSpace& space) : graph_(std::move(g)) {
    require(space.forms.rows() == graph_.order(), "a form for each vertex");
    make(space);
}

void EvenKernelSystem::make(const NullSpace& space) {
    make_classes(space);
    make_neighbours();
    make_equations();
}

void EvenKernelSystem::make_classes(const NullSpace& space) {
    class_of_.assign(index(graph_.order()), -1);
    const auto less = [](std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
        return std::ranges::lexicographical_compare(a, b);
    };
    std::map<std::span<const std::uint64_t>, int, decltype(less)> known(less);
    for (Vertex v = 0; v < graph_.order(); ++v) {
        const auto form = space.forms.row(v);
        if (is_zero(form)) continue;
        const int c = known.try_emplace(form, classes()).first->second;
        if (c == classes()) members_.emplace_back();
        members_[index(c)].push_back(v);
        class_of_[index(v)] = c;
    }
    forms_ = BitMatrix(classes(), space.forms.columns());
    for (int c = 0; c < classes(); ++c)
        std::ranges::copy(space.forms.row(members(c).front()), forms_.row(c).begin());
}

void EvenKernelSystem::make_neighbours() {
    Occurrences classes_seen(classes());
    for (int c = 0; c < classes(); ++c) {
        for (Vertex v : members(c))
            for (Vertex w : graph_.neighbours(v)) classes_seen.add(class_of(w));
        neighbours_.push_back(classes_seen.take(false));
    }
}

void EvenKernelSystem::make_equations() {
    Occurrences classes_seen(classes());
    for (Vertex v = 0; v < graph_.order(); ++v) {
        for (Vertex w : graph_.neighbours(v)) classes_seen.add(class_of(w));
        std::vector<int> equation = classes_seen.take(true);
        if (!equation.empty()) equations_.push_back(std::move(equation));
    }
    std::ranges::sort(equations_);
    equations_.erase(std::unique(equations_.begin(), equations_.end()), equations_.end());
}

Edge EvenKernelSystem::edge_between(int c, int d) const {
    for (Vertex v : members(c))
        for (Vertex w : graph_.neighbours(v))
            if (class_of(w) == d) return edge(v, w);
    require(false, "two classes that are neighbours");
    return {};
}

}  // namespace gazetteer::even_kernels
