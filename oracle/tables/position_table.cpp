// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/tables/position_table.hpp"

#include <algorithm>

namespace gazetteer {

namespace {

constexpr std::uint64_t entry_mask = (std::uint64_t{1} << 40) - 1;

}  // namespace

std::uint64_t PositionTable::hash(const Key& key) {
    std::uint64_t h = 0x9e3779b97f4a7c15;
    for (std::uint64_t word : key.words()) {
        h ^= word;
        h *= 0xff51afd7ed558ccd;
        h ^= h >> 32;
    }
    h *= 0xc4ceb9fe1a85ec53;
    return h ^ h >> 29;
}

bool PositionTable::equals(const Entry& entry, const Key& key) const {
    return entry.words == key.words().size() &&
           std::equal(key.words().begin(), key.words().end(),
                      words_.begin() + static_cast<std::ptrdiff_t>(entry.start));
}

PositionTable::Slot PositionTable::find_or_insert(const Key& key, int fresh) {
    if (2 * (entries_.size() + 1) > index_.size()) grow();
    const std::uint64_t h = hash(key);
    const std::uint64_t mask = index_.size() - 1;
    const std::uint64_t tag = h & ~entry_mask;
    for (std::uint64_t i = h & mask;; i = (i + 1) & mask) {
        const std::uint64_t found = index_[i];
        if (found == 0) {
            limits_.check_stop(entries_.size());
            index_[i] = tag | (entries_.size() + 1);
            entries_.push_back({words_.size(), static_cast<std::uint32_t>(key.words().size()),
                                static_cast<std::int32_t>(fresh)});
            words_.insert(words_.end(), key.words().begin(), key.words().end());
            return {entries_.size() - 1, fresh};
        }
        const std::size_t entry = (found & entry_mask) - 1;
        if ((found & ~entry_mask) == tag && equals(entries_[entry], key))
            return {entry, entries_[entry].value};
    }
}

void PositionTable::clear() {
    words_.clear();
    entries_.clear();
    index_.assign(1 << 10, 0);
}

void PositionTable::grow() {
    // The entries' arrays may double, old and new at once; so does the index.
    limits_.check_bytes(3.0 * static_cast<double>(words_.size() * sizeof(std::uint64_t) +
                                                  entries_.size() * sizeof(Entry) +
                                                  index_.size() * sizeof(std::uint64_t)),
                        entries_.size());
    std::vector<std::uint64_t> larger(2 * index_.size(), 0);
    const std::uint64_t mask = larger.size() - 1;
    Key key;
    for (std::size_t entry = 0; entry < entries_.size(); ++entry) {
        key.clear();
        for (std::uint32_t w = 0; w < entries_[entry].words; ++w)
            key.write(words_[entries_[entry].start + w], 64);
        const std::uint64_t h = hash(key);
        std::uint64_t i = h & mask;
        while (larger[i] != 0) i = (i + 1) & mask;
        larger[i] = (h & ~entry_mask) | (entry + 1);
    }
    index_ = std::move(larger);
}

}  // namespace gazetteer
