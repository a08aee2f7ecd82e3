// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/chains/boundary_states.hpp"

#include <algorithm>

#include "characterizations/chains/boundary_bits.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

/// Ascending, each once.
void sort_once(std::vector<std::uint64_t>& bits) {
    std::ranges::sort(bits);
    bits.erase(std::unique(bits.begin(), bits.end()), bits.end());
}

}  // namespace

void SizesState::take_out(int size, std::optional<int> none) {
    for (int& each : sizes_)
        if (each != none) each -= size;
    taken_out_ += size;
}

void MatchingState::appear(bool /*named*/) {
    runs::check_memory(2.0 * sizeof(int) * static_cast<double>(2 * sizes_.size()), about);
    const std::size_t sets = sizes_.size();
    sizes_.resize(2 * sets);
    std::copy_n(sizes_.begin(), sets, sizes_.begin() + static_cast<std::ptrdiff_t>(sets));
}

void MatchingState::edge(int i, int j) {
    const std::size_t ends = one_at(i) | one_at(j);
    // From the greatest set: those below are still without the edge.
    for (std::size_t set = sizes_.size(); set-- > 0;) {
        runs::poll();
        if ((set & ends) == ends) sizes_[set] = std::max(sizes_[set], sizes_[set & ~ends] + 1);
    }
}

void MatchingState::forget(int i) {
    std::vector<int> result;
    result.reserve(sizes_.size() / 2);
    for (std::size_t set = 0; set < sizes_.size(); ++set)
        if (bit_at(set, i)) result.push_back(sizes_[set]);
    sizes_ = std::move(result);
}

void NullSpaceState::appear(bool /*named*/) {
    basis_.push_back(one_at(2 * width_));
    ++width_;
    reduce();
}

void NullSpaceState::edge(int i, int j) {
    for (std::uint64_t& pair : basis_) {
        if (bit_at(pair, 2 * i)) pair ^= one_at(2 * j + 1);
        if (bit_at(pair, 2 * j)) pair ^= one_at(2 * i + 1);
    }
    reduce();
}

void NullSpaceState::forget(int i) {
    // Those with c = 0 at place i: one with c = 1 is added to the others and goes.
    const auto odd =
        std::ranges::find_if(basis_, [&](std::uint64_t pair) { return bit_at(pair, 2 * i + 1); });
    if (odd != basis_.end()) {
        const std::uint64_t added = *odd;
        basis_.erase(odd);
        for (std::uint64_t& pair : basis_)
            if (bit_at(pair, 2 * i + 1)) pair ^= added;
    }
    for (std::uint64_t& pair : basis_) pair = without_bits(pair, 2 * i, 2);
    --width_;
    const auto dimension = static_cast<std::int64_t>(basis_.size());
    reduce();
    taken_out_ += dimension - static_cast<std::int64_t>(basis_.size());
}

/// The reduced row echelon form, which is unique: leading bits from the highest down.
void NullSpaceState::reduce() {
    std::size_t rank = 0;
    for (int at = 2 * width_ - 1; at >= 0; --at) {
        const auto from = basis_.begin() + static_cast<std::ptrdiff_t>(rank);
        const auto pivot =
            std::find_if(from, basis_.end(), [&](std::uint64_t pair) { return bit_at(pair, at); });
        if (pivot == basis_.end()) continue;
        std::iter_swap(from, pivot);
        for (std::size_t row = 0; row < basis_.size(); ++row)
            if (row != rank && bit_at(basis_[row], at)) basis_[row] ^= basis_[rank];
        ++rank;
    }
    basis_.resize(rank);
}

void EvenKernelState::appear(bool named) {
    runs::check_memory(32.0 * static_cast<double>(traces_.size()), about);
    std::vector<std::uint64_t> result;
    if (!named) result = traces_;
    for (std::uint64_t trace : traces_) result.push_back(trace | one_at(2 * width_ + 1) | 1);
    ++width_;
    std::ranges::sort(result);
    traces_ = std::move(result);
}

void EvenKernelState::edge(int i, int j) {
    std::erase_if(traces_, [&](std::uint64_t trace) {
        return bit_at(trace, 2 * i + 1) && bit_at(trace, 2 * j + 1);
    });
    for (std::uint64_t& trace : traces_) {
        runs::poll();
        if (bit_at(trace, 2 * i + 1)) trace ^= one_at(2 * j + 2);
        if (bit_at(trace, 2 * j + 1)) trace ^= one_at(2 * i + 2);
    }
    std::ranges::sort(traces_);
}

/// A member has no neighbour in the set, so its parity is 0 of itself.
void EvenKernelState::forget(int i) {
    std::erase_if(traces_, [&](std::uint64_t trace) { return bit_at(trace, 2 * i + 2); });
    for (std::uint64_t& trace : traces_) trace = without_bits(trace, 2 * i + 1, 2);
    --width_;
    sort_once(traces_);
}

void ColouringState::appear(bool /*named*/) {
    const std::size_t count = colourings_.size();
    for (std::size_t k = 0; k < count; ++k) colourings_.push_back(colourings_[k] | one_at(width_));
    ++width_;
}

void ColouringState::edge(int i, int j) {
    std::erase_if(colourings_,
                  [&](std::uint64_t colours) { return bit_at(colours, i) == bit_at(colours, j); });
}

void ColouringState::forget(int i) {
    for (std::uint64_t& colours : colourings_) colours = without_bits(colours, i, 1);
    --width_;
    sort_once(colourings_);
}

}  // namespace gazetteer
