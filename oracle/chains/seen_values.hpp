// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the options of one heap, as they are met.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace gazetteer::chains {

/// Which values have been met. A value may be any natural number.
class Seen {
  public:
    void forget() { ++round_; }
    /// From now on note() may be asked for nim-sums of numbers up to this.
    void make_room(int greatest) {
        const std::size_t size = std::bit_ceil(static_cast<std::size_t>(greatest) + 1);
        if (round_of_.size() < size) round_of_.resize(size, 0);
    }
    void note(int value) { round_of_[static_cast<std::size_t>(value)] = round_; }
    /// Whether it was not met before.
    bool insert(int value) {
        const auto place = static_cast<std::size_t>(value);
        if (place >= round_of_.size()) round_of_.resize(std::bit_ceil(place + 1), 0);
        return std::exchange(round_of_[place], round_) != round_;
    }
    bool contains(int value) const {
        const auto place = static_cast<std::size_t>(value);
        return place < round_of_.size() && round_of_[place] == round_;
    }
    int mex() const {
        std::size_t value = 0;
        while (value < round_of_.size() && round_of_[value] == round_) ++value;
        return static_cast<int>(value);
    }

  private:
    std::uint32_t round_ = 1;
    std::vector<std::uint32_t> round_of_;
};

}  // namespace gazetteer::chains
