// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/word_even_kernel.hpp"

#include <array>
#include <bit>

namespace gazetteer {

namespace {

std::uint64_t bit(int i) {
    return std::uint64_t{1} << i;
}

/// Calls visit(v) for each member, ascending.
template <class Visit>
void for_each(std::uint64_t set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// The two sides of a connected bipartite graph, the root's first; both empty if it is not one.
struct Sides {
    std::uint64_t near;
    std::uint64_t far;
};
Sides sides(const WordGraph& g, Vertex root) {
    Sides result{bit(root), 0};
    for (std::uint64_t frontier = result.near; frontier != 0;) {
        std::uint64_t next = 0;
        for_each(frontier, [&](int v) { next |= g.rows[static_cast<std::size_t>(v)]; });
        frontier = next & ~result.far;
        result.far |= next;
        if ((result.near & result.far) != 0) return {};
        std::swap(result.near, result.far);
    }
    if ((result.near & bit(root)) == 0) std::swap(result.near, result.far);
    return result;
}

/// Equations over GF(2) on the members of a set of vertices, in echelon form: the root's value is 1
/// and never a pivot.
class Equations {
  public:
    explicit Equations(Vertex root) : root_(bit(root)) {}
    /// The sum over these vertices is 0. False once the equations contradict each other.
    bool add(std::uint64_t row) {
        for (std::uint64_t rest = row & pivots_; rest != 0; rest = row & pivots_)
            row ^= rows_[static_cast<std::size_t>(std::countr_zero(rest))];
        const std::uint64_t others = row & ~root_;
        if (others == 0) return row == 0;
        const int pivot = std::countr_zero(others);
        rows_[static_cast<std::size_t>(pivot)] = row;
        pivots_ |= bit(pivot);
        return true;
    }
    /// No pivot in another pivot's equation.
    void reduce() {
        for_each(pivots_, [&](int p) {
            std::uint64_t& row = rows_[static_cast<std::size_t>(p)];
            for (std::uint64_t rest = row & pivots_ & ~bit(p); rest != 0;
                 rest = row & pivots_ & ~bit(p))
                row ^= rows_[static_cast<std::size_t>(std::countr_zero(rest))];
        });
    }
    std::uint64_t pivots() const { return pivots_; }
    /// After reduce(): the pivots that follow vertex v when it is not a pivot, and v itself.
    std::uint64_t following(int v) const {
        std::uint64_t result = bit(v);
        for_each(pivots_, [&](int p) {
            if ((rows_[static_cast<std::size_t>(p)] & bit(v)) != 0) result |= bit(p);
        });
        return result;
    }

  private:
    std::uint64_t root_;
    std::uint64_t pivots_ = 0;
    std::array<std::uint64_t, 64> rows_;
};

bool is_independent(const WordGraph& g, std::uint64_t set) {
    std::uint64_t neighbours = 0;
    for_each(set, [&](int v) { neighbours |= g.rows[static_cast<std::size_t>(v)]; });
    return (neighbours & set) == 0;
}

}  // namespace

std::optional<Outcome> word_bipartite_outcome(const WordGraph& g, Vertex root) {
    const Sides both = sides(g, root);
    if (both.near == 0) return std::nullopt;
    Equations equations(root);
    for (std::uint64_t rest = both.far; rest != 0; rest &= rest - 1)
        if (!equations.add(g.rows[static_cast<std::size_t>(std::countr_zero(rest))]))
            return Outcome::N;
    return Outcome::P;
}

std::optional<std::uint64_t> word_even_kernel(const WordGraph& g, Vertex root, int vectors_max) {
    const std::uint64_t eligible = g.vertices & ~g.rows[static_cast<std::size_t>(root)];
    Equations equations(root);
    for (std::uint64_t rest = g.vertices; rest != 0; rest &= rest - 1)
        if (!equations.add(g.rows[static_cast<std::size_t>(std::countr_zero(rest))] & eligible))
            return std::nullopt;
    equations.reduce();
    std::array<std::uint64_t, 64> basis;
    int dimension = 0;
    for_each(eligible & ~equations.pivots() & ~bit(root),
             [&](int v) { basis[static_cast<std::size_t>(dimension++)] = equations.following(v); });
    std::uint64_t kernel = equations.following(root);
    for (std::uint64_t i = 1;; ++i) {  // through the combinations of the basis in Gray's order
        if (is_independent(g, kernel)) return kernel;
        const int next = std::countr_zero(i);
        if (next >= dimension || i >= static_cast<std::uint64_t>(vectors_max)) return std::nullopt;
        kernel ^= basis[static_cast<std::size_t>(next)];
    }
}

}  // namespace gazetteer
