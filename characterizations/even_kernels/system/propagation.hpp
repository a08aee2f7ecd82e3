// SPDX-License-Identifier: GPL-3.0-or-later
// Propagation on the reduced system: which classes of vertices are in S, which are not, and the
// forms of the rest modulo what is known, kept at a fixed point of three inferences:
//   a class in S excludes its neighbours;
//   a form that has become constant is a value;
//   two neighbours with equal forms are both out, since x y = 0 and x = y give x = 0.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "characterizations/even_kernels/system/reduction.hpp"

namespace gazetteer::even_kernels {

/// What a search does, step by step: enough to write its refutation down.
struct SearchStep {
    enum class Kind {
        /// Branches on class c; x_c = 1 comes first.
        open,
        /// x_c = 1 is refuted; x_c = 0 comes now.
        close,
        /// c takes the value that the branching, or the question, gives it.
        chosen,
        /// c is out because its neighbour d is in.
        excluded,
        /// The form of c is constant modulo the values so far.
        constant,
        /// c is out because its neighbour d has the same form (d == c: two members are adjacent).
        equal_neighbours,
        /// c and its neighbour d are both in (d == c: two members are adjacent).
        conflict,
        /// Every class has the value 0.
        empty,
    };
    Kind kind;
    int c = -1;
    int value{};
    int d{};
};
/// May be null.
using StepSink = std::function<void(const SearchStep&)>;

/// A value: copy it to branch. Memory: classes x (nullity / 8 + 16) bytes.
class PropagationState {
  public:
    /// Nothing is known; not yet at a fixed point. The system must outlive the state.
    explicit PropagationState(const EvenKernelSystem& system);

    /// The memory that the state takes.
    std::size_t bytes() const {
        return words_.size() * 8 + hashes_.size() * 8 + values_.size() + sizeof *this;
    }

    /// Gives class c, which is open, this value. Call propagate() before anything else is asked.
    void choose(int c, int value, const StepSink& sink);
    /// Goes to the fixed point; false when two neighbours are both in.
    /// O(changes x classes x nullity / 64 + classes log classes).
    bool propagate(const StepSink& sink);

    bool is_open(int c) const { return values_[static_cast<std::size_t>(c)] == open; }
    bool has_open() const { return std::ranges::find(values_, open) != values_.end(); }
    /// 0 or 1 for a class that is not open.
    int value(int c) const { return values_[static_cast<std::size_t>(c)]; }
    /// The sum of these classes, if it follows from the values so far. It may be missed where one
    /// of them is not open.
    std::optional<int> constant_sum(std::span<const int> classes) const;
    /// The number of vertices in S so far.
    int chosen_vertices() const { return chosen_vertices_; }
    /// The members of all classes that are in, ascending.
    std::vector<Vertex> kernel() const;

  private:
    static constexpr signed char open = -1;
    void assign(int c, int value, SearchStep::Kind reason, int d, const StepSink& sink);
    void substitute(int pivot_class, int value, const StepSink& sink);
    bool exclude_neighbours(int c, const StepSink& sink);
    bool exclude_equal_neighbours(const StepSink& sink);
    bool equal_forms(int c, int d) const;
    std::uint64_t* form(int c) { return words_.data() + static_cast<std::size_t>(c) * stride_; }
    const std::uint64_t* form(int c) const {
        return words_.data() + static_cast<std::size_t>(c) * stride_;
    }

    const EvenKernelSystem* system_;
    std::size_t stride_;
    /// Per class: the form, the constant in the top bit of the last word, which no coordinate uses.
    std::vector<std::uint64_t> words_;
    /// Per class: a linear hash of the form.
    std::vector<std::uint64_t> hashes_;
    std::vector<signed char> values_;
    /// Classes that have come in, neighbours not yet excluded.
    std::vector<int> fresh_;
    int chosen_vertices_ = 0;
};

}  // namespace gazetteer::even_kernels
