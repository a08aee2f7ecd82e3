// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/even_kernels/system/propagation.hpp"

#include <algorithm>
#include <bit>

#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer::even_kernels {

namespace {

constexpr std::uint64_t one_bit = std::uint64_t{1} << 63;

/// A fixed pseudorandom word for coordinate i [Steele, Lea, Flood 2014: splitmix64].
std::uint64_t coordinate_hash(int i) {
    std::uint64_t z = (static_cast<std::uint64_t>(i) + 1) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

}  // namespace

PropagationState::PropagationState(const EvenKernelSystem& system)
    : system_(&system),
      stride_(index(system.nullity() / 64 + 1)),
      words_(index(system.classes()) * stride_),
      hashes_(index(system.classes())),
      values_(index(system.classes()), open) {
    for (int c = 0; c < system.classes(); ++c) {
        std::ranges::copy(system.forms().row(c), form(c));
        for (int i = 0; i < system.nullity(); ++i)
            if (system.forms().at(c, i)) hashes_[index(c)] ^= coordinate_hash(i);
    }
}

void PropagationState::choose(int c, int value, const StepSink& sink) {
    require(is_open(c), "an open class");
    assign(c, value, SearchStep::Kind::chosen, -1, sink);
    substitute(c, value, sink);
}

void PropagationState::assign(int c, int value, SearchStep::Kind reason, int d,
                              const StepSink& sink) {
    if (sink) sink({reason, c, value, d});
    values_[index(c)] = static_cast<signed char>(value);
    if (value == 0) return;
    chosen_vertices_ += static_cast<int>(system_->members(c).size());
    fresh_.push_back(c);
}

/// Eliminates a coordinate by form(pivot_class) = value; forms that become constant are values.
void PropagationState::substitute(int pivot_class, int value, const StepSink& sink) {
    std::vector<std::uint64_t> row(form(pivot_class), form(pivot_class) + stride_);
    if (value == 1) row.back() ^= one_bit;
    const std::uint64_t row_hash = hashes_[index(pivot_class)];
    std::size_t word = 0;
    while ((word + 1 < stride_ ? row[word] : row[word] & ~one_bit) == 0) ++word;
    const std::uint64_t pivot = row[word] & (~row[word] + 1);
    for (int c = 0; c < system_->classes(); ++c) {
        if (!is_open(c) || (form(c)[word] & pivot) == 0) continue;
        std::uint64_t* const target = form(c);
        std::uint64_t rest = 0;
        for (std::size_t i = 0; i < stride_; ++i) {
            target[i] ^= row[i];
            rest |= i + 1 < stride_ ? target[i] : target[i] & ~one_bit;
        }
        hashes_[index(c)] ^= row_hash;
        if (rest == 0)
            assign(c, (target[stride_ - 1] & one_bit) != 0 ? 1 : 0, SearchStep::Kind::constant, -1,
                   sink);
    }
}

bool PropagationState::propagate(const StepSink& sink) {
    do {
        while (!fresh_.empty()) {
            const int c = fresh_.back();
            fresh_.pop_back();
            if (!exclude_neighbours(c, sink)) return false;
        }
    } while (exclude_equal_neighbours(sink));
    return true;
}

/// False when a neighbour of c is in as well.
bool PropagationState::exclude_neighbours(int c, const StepSink& sink) {
    for (int d : system_->neighbours(c)) {
        if (is_open(d)) {
            assign(d, 0, SearchStep::Kind::excluded, c, sink);
            substitute(d, 0, sink);
        } else if (value(d) == 1) {
            if (sink) sink({SearchStep::Kind::conflict, c, 1, d});
            return false;
        }
    }
    return true;
}

std::optional<int> PropagationState::constant_sum(std::span<const int> classes) const {
    std::vector<std::uint64_t> sum(stride_);
    for (int c : classes)
        std::transform(sum.begin(), sum.end(), form(c), sum.begin(), std::bit_xor{});
    const int constant = (sum.back() & one_bit) != 0 ? 1 : 0;
    sum.back() &= ~one_bit;
    if (std::ranges::any_of(sum, [](std::uint64_t word) { return word != 0; })) return std::nullopt;
    return constant;
}

bool PropagationState::equal_forms(int c, int d) const {
    return std::equal(form(c), form(c) + stride_, form(d));
}

/// Whether something changed. Candidates are found by their hashes: a few among all classes.
bool PropagationState::exclude_equal_neighbours(const StepSink& sink) {
    std::vector<std::pair<std::uint64_t, int>> by_hash;
    for (int c = 0; c < system_->classes(); ++c)
        if (is_open(c)) by_hash.emplace_back(hashes_[index(c)], c);
    std::ranges::sort(by_hash);
    bool changed = false;
    for (std::size_t i = 0; i < by_hash.size(); ++i)
        for (std::size_t j = i; j < by_hash.size() && by_hash[j].first == by_hash[i].first; ++j) {
            const int c = by_hash[i].second;
            const int d = by_hash[j].second;
            if (!is_open(c) || !is_open(d) || !equal_forms(c, d) || !system_->adjacent(c, d))
                continue;
            assign(c, 0, SearchStep::Kind::equal_neighbours, d, sink);
            substitute(c, 0, sink);
            changed = true;
        }
    return changed;
}

std::vector<Vertex> PropagationState::kernel() const {
    std::vector<Vertex> result;
    for (int c = 0; c < system_->classes(); ++c)
        if (value(c) == 1)
            result.insert(result.end(), system_->members(c).begin(), system_->members(c).end());
    std::ranges::sort(result);
    return result;
}

}  // namespace gazetteer::even_kernels
