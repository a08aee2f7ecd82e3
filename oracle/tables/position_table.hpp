// SPDX-License-Identifier: GPL-3.0-or-later
// An exact hash table from position keys to small integers.
#pragma once

#include <cstdint>
#include <vector>

#include "graph/key.hpp"
#include "oracle/tables/engine_limits.hpp"

namespace gazetteer {

/// Maps keys to ints. Keys are compared in full: a collision of hashes costs time, never truth.
/// Keys lie back to back in one array; a key of w words costs 8 w + 16 bytes and a share of the
/// index (16 bytes at load 1/2).
class PositionTable {
  public:
    struct Slot {
        std::size_t entry;
        int value;
    };

    explicit PositionTable(EngineLimits limits = no_limits) : limits_(std::move(limits)) {
        clear();
    }
    /// The entry of `key`, made with `fresh` if it was not there. Keeps to the limits:
    /// EngineLimitExceeded, EngineStopped.
    Slot find_or_insert(const Key& key, int fresh);
    void set(std::size_t entry, int value) { entries_[entry].value = value; }
    std::size_t size() const { return entries_.size(); }
    /// Public for the test that makes keys collide.
    static std::uint64_t hash(const Key& key);
    void clear();

  private:
    struct Entry {
        std::uint64_t start;
        std::uint32_t words;
        std::int32_t value;
    };
    bool equals(const Entry& entry, const Key& key) const;
    void grow();

    std::vector<std::uint64_t> words_;
    std::vector<Entry> entries_;
    /// Open addressing, linear probing. 0: free; else entry + 1 in the low 40 bits, hash above.
    std::vector<std::uint64_t> index_;
    MemoLimits limits_;
};

}  // namespace gazetteer
