// SPDX-License-Identifier: GPL-3.0-or-later
// Exact keys of positions: the bits that tell one position from another, packed into words.
#pragma once

#include <cstdint>
#include <vector>

namespace gazetteer {

/// A bit string written from the front. Two positions of one ruleset have equal keys exactly when
/// they are equal: `encode(position, key)`, found beside each position type, writes every field
/// with a width that depends on earlier fields only.
class Key {
  public:
    void clear() {
        words_.clear();
        free_ = 0;
    }
    /// Appends the low `width` bits of `value`, 0 <= width <= 64; higher bits must be 0.
    void write(std::uint64_t value, int width) {
        if (width == 0) return;
        if (free_ == 0) {
            words_.push_back(0);
            free_ = 64;
        }
        words_.back() |= value << (64 - free_);
        if (width <= free_) {
            free_ -= width;
            return;
        }
        words_.push_back(value >> free_);
        free_ = 64 - (width - free_);
    }
    const std::vector<std::uint64_t>& words() const { return words_; }

  private:
    std::vector<std::uint64_t> words_;
    int free_ = 0;
};

}  // namespace gazetteer
