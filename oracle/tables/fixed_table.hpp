// SPDX-License-Identifier: GPL-3.0-or-later
// An exact hash table from keys of a fixed number of words to small natural numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "oracle/tables/engine_limits.hpp"

namespace gazetteer {

/// Maps keys of `words` words to values 0..254. Keys are compared in full: a collision of hashes
/// costs time, never truth. Linear probing at load at most 1/2: 16 words + 2 bytes a key or less.
template <int words>
class FixedTable {
  public:
    using Key = std::array<std::uint64_t, words>;
    static constexpr int absent = -1;

    /// insert() keeps to the limits: EngineLimitExceeded, EngineStopped.
    explicit FixedTable(EngineLimits limits = no_limits) : limits_(std::move(limits)) { clear(); }

    /// The value of `key`, or absent.
    int find(const Key& key) const {
        const std::size_t i = place(key);
        return values_[i] == 0 ? absent : values_[i] - 1;
    }
    /// Stores the value, 0..254, of a key that is absent.
    void insert(const Key& key, int value) {
        limits_.check_stop(size_);
        if (2 * (size_ + 1) > values_.size()) grow();
        put(key, static_cast<std::uint8_t>(value + 1));
        ++size_;
    }
    std::size_t size() const { return size_; }
    void clear() {
        keys_.assign(size_start, {});
        values_.assign(size_start, 0);
        size_ = 0;
    }

    /// Public for the test that makes keys collide.
    static std::uint64_t hash(const Key& key) {
        std::uint64_t h = 0x9e3779b97f4a7c15;
        for (std::uint64_t word : key) {
            h ^= word;
            h ^= h >> 32;
            h *= 0xd6e8feb86659fd93;
            h ^= h >> 32;
        }
        h *= 0xd6e8feb86659fd93;
        return h ^ h >> 32;
    }

  private:
    static constexpr std::size_t size_start = 1 << 8;

    /// Where the key is, or the free place where it belongs.
    std::size_t place(const Key& key) const {
        const std::size_t mask = values_.size() - 1;
        std::size_t i = hash(key) & mask;
        while (values_[i] != 0 && keys_[i] != key) i = (i + 1) & mask;
        return i;
    }
    void put(const Key& key, std::uint8_t stored) {
        const std::size_t i = place(key);
        keys_[i] = key;
        values_[i] = stored;
    }
    void grow() {
        // Old and new are there at once while the keys move.
        limits_.check_bytes(3.0 * static_cast<double>(values_.size() * (sizeof(Key) + 1)), size_);
        const std::vector<Key> keys = std::move(keys_);
        const std::vector<std::uint8_t> values = std::move(values_);
        values_.assign(2 * values.size(), 0);
        keys_.assign(values_.size(), {});
        for (std::size_t i = keys.size(); i-- > 0;)
            if (values[i] != 0) put(keys[i], values[i]);
    }

    std::vector<Key> keys_;
    /// 0: free; else the value + 1.
    std::vector<std::uint8_t> values_;
    std::size_t size_{};
    MemoLimits limits_;
};

}  // namespace gazetteer
