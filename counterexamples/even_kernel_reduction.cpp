#include "counterexamples/even_kernel_reduction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "graph/contract.hpp"

namespace gazetteer {

namespace {

/// M4RI cannot be interrupted; a modern core does far fewer than this many steps of n^3 a second,
/// so that a time limit which the elimination is sure to exceed is reported at once.
constexpr double cubic_steps_a_second = 4e12;

std::size_t index(int i) {
    return static_cast<std::size_t>(i);
}

std::string in_mebibytes(double bytes) {
    return fmt::format("{:.0f} MiB", std::max(1.0, bytes / (1 << 20)));
}

void insist_on_limits(int order, const EvenKernelLimits& limits) {
    const double needed = reduction_bytes(order);
    if (needed > static_cast<double>(limits.bytes))
        throw LimitReached(fmt::format("the memory limit of {}: order {} needs up to {}",
                                       in_mebibytes(static_cast<double>(limits.bytes)), order,
                                       in_mebibytes(needed)));
    const double n = order;
    if (n * n * n / cubic_steps_a_second > limits.seconds)
        throw LimitReached(
            fmt::format("the time limit of {} s: the elimination of order {} takes "
                        "longer",
                        limits.seconds, order));
}

BitMatrix adjacency_matrix(const SparseGraph& g) {
    BitMatrix result(g.order(), g.order());
    for (Vertex v = 0; v < g.order(); ++v)
        for (Vertex w : g.neighbours(v)) result.set(v, w);
    return result;
}

bool is_zero(std::span<const std::uint64_t> row) {
    return std::ranges::all_of(row, [](std::uint64_t word) { return word == 0; });
}

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

double reduction_bytes(int order) {
    // The matrix, M4RI's copy, and the forms, of at most as many bits.
    return 3.0 * order * (order / 8.0 + 8.0);
}

NullSpace null_space(const SparseGraph& g, const EvenKernelLimits& limits) {
    const int order = g.order();
    insist_on_limits(order, limits);
    BitMatrix matrix = adjacency_matrix(g);
    const std::vector<int> pivots = reduce(matrix);
    NullSpace result;
    for (Vertex v = 0; v < order; ++v)
        if (!std::ranges::binary_search(pivots, v)) result.free.push_back(v);
    const int nullity = static_cast<int>(result.free.size());
    result.forms = BitMatrix(order, nullity);
    for (int i = 0; i < nullity; ++i) result.forms.set(result.free[index(i)], i);
    for (int r = 0; r < static_cast<int>(pivots.size()); ++r)
        for (int i = 0; i < nullity; ++i)
            if (matrix.at(r, result.free[index(i)])) result.forms.set(pivots[index(r)], i);
    return result;
}

EvenKernelSystem::EvenKernelSystem(SparseGraph g, const EvenKernelLimits& limits)
    : graph_(std::move(g)) {
    make_classes(null_space(graph_, limits));
    make_neighbours();
    make_equations();
}

EvenKernelSystem::EvenKernelSystem(SparseGraph g, const NullSpace& space) : graph_(std::move(g)) {
    require(space.forms.rows() == graph_.order(), "a form for each vertex");
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
    if (classes() == 0) return;
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

}  // namespace gazetteer
