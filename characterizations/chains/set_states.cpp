// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/chains/set_states.hpp"

#include <algorithm>
#include <array>

#include "characterizations/chains/boundary_bits.hpp"
#include "work/limits.hpp"

namespace gazetteer {

void IndependenceState::appear(bool /*named*/) {
    const std::size_t sets = sizes_.size();
    runs::check_memory(4.0 * sizeof(int) * static_cast<double>(sets), about);
    sizes_.resize(2 * sets);
    for (std::size_t set = 0; set < sets; ++set)
        sizes_[sets + set] = sizes_[set] == none ? none : sizes_[set] + 1;
}

void IndependenceState::edge(int i, int j) {
    runs::poll();
    for (std::size_t set = 0; set < sizes_.size(); ++set)
        if (bit_at(set, i) && bit_at(set, j)) sizes_[set] = none;
}

void IndependenceState::forget(int i) {
    std::vector<int> result(sizes_.size() / 2, none);
    for (std::size_t set = 0; set < sizes_.size(); ++set) {
        int& most = result[without_bits(set, i, 1)];
        most = std::max(most, sizes_[set]);
    }
    sizes_ = std::move(result);
}

namespace {

/// What the digit 1 of this place adds to a trace.
std::size_t digit_of(int place) {
    std::size_t result = 1;
    for (int i = 0; i < place; ++i) result *= 3;
    return result;
}

}  // namespace

/// The place that appears has the highest digit.
void DominationState::appear(bool /*named*/) {
    const std::size_t traces = sizes_.size();
    runs::check_memory(6.0 * sizeof(int) * static_cast<double>(traces), about);
    sizes_.resize(3 * traces, none);
    for (std::size_t trace = 0; trace < traces; ++trace)
        if (sizes_[trace] != none) sizes_[2 * traces + trace] = sizes_[trace] + 1;
}

/// Where one end is in the set, the other's digit 0 becomes 1.
void DominationState::edge(int i, int j) {
    runs::poll();
    const std::size_t low = digit_of(std::min(i, j));
    const std::size_t high = digit_of(std::max(i, j));
    const auto move = [&](std::size_t from, std::size_t to) {
        sizes_[to] = std::min(sizes_[to], sizes_[from]);
        sizes_[from] = none;
    };
    // The traces with the digit 0 at both.
    for (std::size_t above = 0; above < sizes_.size(); above += 3 * high)
        for (std::size_t between = above; between < above + high; between += 3 * low)
            for (std::size_t trace = between; trace < between + low; ++trace) {
                move(trace + 2 * low, trace + 2 * low + high);
                move(trace + 2 * high, trace + low + 2 * high);
                if (independent_) sizes_[trace + 2 * low + 2 * high] = none;
            }
}

/// The digits 1 and 2 stay; the numbers move down, each to where none is read any more.
void DominationState::forget(int i) {
    const std::size_t digit = digit_of(i);
    std::size_t to = 0;
    for (std::size_t above = 0; above < sizes_.size(); above += 3 * digit)
        for (std::size_t trace = above; trace < above + digit; ++trace)
            sizes_[to++] = std::min(sizes_[trace + digit], sizes_[trace + 2 * digit]);
    sizes_.resize(sizes_.size() / 3);
}

namespace {

constexpr int colour_bits = 4;
constexpr std::uint64_t colour_mask = (1U << colour_bits) - 1;

std::uint64_t colour_at(std::uint64_t colouring, int place) {
    return colouring >> colour_bits * (place + 1) & colour_mask;
}

/// The colours counted anew, as they first come.
std::uint64_t counted(std::uint64_t colouring, int width) {
    std::array<std::uint64_t, colour_mask + 1> names{};
    std::uint64_t result = colouring & colour_mask;
    std::uint64_t next = 1;
    for (int i = 0; i < width; ++i) {
        std::uint64_t& name = names[colour_at(colouring, i)];
        if (name == 0) name = next++;
        result |= (name - 1) << colour_bits * (i + 1);
    }
    return result;
}

}  // namespace

/// The vertex has a colour of the boundary, or another one: a new one if all are there.
void ChromaticState::appear(bool /*named*/) {
    std::vector<std::uint64_t> result;
    for (const std::uint64_t colouring : colourings_) {
        runs::poll();
        std::uint64_t there = 0;
        for (int i = 0; i < width_; ++i) there = std::max(there, colour_at(colouring, i) + 1);
        const std::uint64_t count = std::max(colouring & colour_mask, there + 1);
        for (std::uint64_t colour = 0; colour <= there; ++colour)
            result.push_back((colour < there ? colouring : (colouring & ~colour_mask) | count) |
                             colour << colour_bits * (width_ + 1));
        runs::check_memory(16.0 * static_cast<double>(result.capacity()), about);
    }
    colourings_ = std::move(result);
    ++width_;
    sort_once();
}

void ChromaticState::edge(int i, int j) {
    std::erase_if(colourings_, [&](std::uint64_t colouring) {
        return colour_at(colouring, i) == colour_at(colouring, j);
    });
}

void ChromaticState::forget(int i) {
    --width_;
    for (std::uint64_t& colouring : colourings_)
        colouring = counted(without_bits(colouring, colour_bits * (i + 1), colour_bits), width_);
    sort_once();
}

void ChromaticState::sort_once() {
    const auto same = [](std::uint64_t a, std::uint64_t b) {
        return a >> colour_bits == b >> colour_bits;
    };
    std::ranges::sort(colourings_);
    colourings_.erase(std::unique(colourings_.begin(), colourings_.end(), same), colourings_.end());
}

}  // namespace gazetteer
