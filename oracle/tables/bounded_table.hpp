// SPDX-License-Identifier: GPL-3.0-or-later
// An exact hash table of bounded memory from keys of a fixed number of words to proof numbers: when
// it is full, what was cheap to find out is forgotten first.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "oracle/tables/same_words.hpp"

namespace gazetteer {

/// How many positions must at least still be decided to prove that the mover wins, and that the
/// mover loses; the one that is proved is 0, the other then `never`.
struct ProofNumbers {
    static constexpr std::uint32_t never = std::uint32_t{1} << 30;
    std::uint32_t wins = 1;
    std::uint32_t loses = 1;

    bool decided() const { return wins == 0 || loses == 0; }
    static constexpr ProofNumbers proved(bool mover_wins) {
        return mover_wins ? ProofNumbers{0, never} : ProofNumbers{never, 0};
    }
    /// Below `never`, which is kept for what is decided.
    static constexpr std::uint32_t bounded(std::uint64_t number) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, never - 1));
    }
};

/// Maps keys to proof numbers. Keys are compared in full: a collision of hashes costs time, never
/// truth. An entry takes 8 words + 16 bytes.
template <int words>
class BoundedTable {
  public:
    using Key = std::array<std::uint64_t, words>;

    /// 4096 entries at first, whatever `bytes` says; then it grows by 4 while it may.
    explicit BoundedTable(std::size_t bytes) : bytes_(bytes), entries_(size_start) {}

    /// Null if absent; valid until the next set().
    const ProofNumbers* find(const Key& key) const {
        for (const Entry& entry : std::span(entries_).subspan(bucket_of(key), bucket_size))
            if (entry.work != 0 && same_words(entry.key, key)) return &entry.numbers;
        return nullptr;
    }
    /// `work` > 0 says what the numbers cost. In a full bucket a new key takes the place of the
    /// entry of least work, even if its own work is less.
    void set(const Key& key, ProofNumbers numbers, std::uint64_t work) {
        if (2 * size_ > entries_.size() && 4 * entries_.size() * sizeof(Entry) <= bytes_) grow();
        put({key, numbers, work});
    }
    /// Entries held.
    std::size_t size() const { return size_; }
    std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

  private:
    struct Entry {
        Key key{};
        ProofNumbers numbers;
        /// 0: free.
        std::uint64_t work = 0;
    };
    static constexpr std::size_t bucket_size = 4;
    static constexpr std::size_t size_start = 1 << 12;

    static std::uint64_t hash(const Key& key) {
        std::uint64_t h = 0x9e3779b97f4a7c15;
        for (std::uint64_t word : key) {
            h = (h ^ word) * 0xd6e8feb86659fd93;
            h ^= h >> 32;
        }
        h *= 0xd6e8feb86659fd93;
        return h ^ h >> 29;
    }
    std::size_t bucket_of(const Key& key) const {
        return hash(key) & (entries_.size() - 1) & ~(bucket_size - 1);
    }
    void put(const Entry& entry) {
        const auto bucket = std::span(entries_).subspan(bucket_of(entry.key), bucket_size);
        Entry* place = bucket.data();
        for (Entry& other : bucket) {
            if (other.work != 0 && same_words(other.key, entry.key)) {
                const std::uint64_t work = other.work + entry.work;
                other = entry;
                other.work = work;
                return;
            }
            if (other.work < place->work) place = &other;
        }
        if (place->work == 0) ++size_;
        *place = entry;
    }
    void grow() {
        const std::vector<Entry> old = std::move(entries_);
        entries_.assign(4 * old.size(), {});
        size_ = 0;
        for (const Entry& entry : old)
            if (entry.work != 0) put(entry);
    }

    std::size_t bytes_;
    std::vector<Entry> entries_;
    std::size_t size_ = 0;
};

}  // namespace gazetteer
